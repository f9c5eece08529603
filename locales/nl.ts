import { translation } from '../core/chat/phrase.js';
import { account } from './nl/account.js';
import { common } from './nl/common.js';
import { help } from './nl/help.js';
import { legal } from './nl/legal.js';
import { names } from './nl/names.js';
import { orders } from './nl/orders.js';
import { pay } from './nl/pay.js';
import { rent } from './nl/rent.js';
import { staff } from './nl/staff.js';
import { web } from './nl/web.js';

export const nl = translation({
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
