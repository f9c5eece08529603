import { account } from './en/account.js';
import { common } from './en/common.js';
import { help } from './en/help.js';
import { legal } from './en/legal.js';
import { names } from './en/names.js';
import { orders } from './en/orders.js';
import { pay } from './en/pay.js';
import { rent } from './en/rent.js';
import { staff } from './en/staff.js';
import { web } from './en/web.js';

/** Every text, in the language that types the others. */
export const en = {
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
} as const;
