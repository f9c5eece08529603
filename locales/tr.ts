import { translation } from '../core/chat/phrase.js';
import { account } from './tr/account.js';
import { common } from './tr/common.js';
import { help } from './tr/help.js';
import { legal } from './tr/legal.js';
import { names } from './tr/names.js';
import { orders } from './tr/orders.js';
import { pay } from './tr/pay.js';
import { rent } from './tr/rent.js';
import { staff } from './tr/staff.js';
import { web } from './tr/web.js';

export const tr = translation({
  ...account,
  ...common,
  ...help,
  ...legal,
  ...names,
  ...orders,
  ...pay,
  ...rent,
  ...staff,
  ...web,
});
