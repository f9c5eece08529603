import { matchAt, note, type Page } from './page.js';

const domain = /@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,120}[\p{L}\p{N}])?/uy;
const local = /[\p{L}\p{N}._%+'-]{1,64}$/u;
/** Accounts of machines: `git@github.com` says where, not who. */
const machines = /^(?:git|root|ubuntu|runner|ec2-user|hg|svn)$/i;
const files =
  /\.(?:png|jpe?g|gif|svg|webp|js|mjs|cjs|ts|tsx|css|json|service|socket|target|timer|slice|mount|scope|local|git|lock|yaml|yml|log|txt|html|whl)$/i;

function isDomain(name: string): boolean {
  return (
    /\.(?:\p{L}{2,24}|xn--[a-z0-9-]{2,40})$/iu.test(name) &&
    !name.includes('..') &&
    !files.test(name)
  );
}

/** An e-mail address (RFC 5322, in any script) around the `@` at a place; where it ends, or -1. */
export function email(page: Page, at: number): number {
  const match = matchAt(domain, page.text, at);
  if (!match || !isDomain(match[0])) return -1;
  const before = local.exec(page.text.slice(Math.max(0, at - 64), at))?.[0] ?? '';
  const name = before.replace(/^['.]+/, '');
  if (name === '' || machines.test(name)) return -1;
  const end = at + match[0].length;
  note(page, 'e-mail', at - name.length, end);
  return end;
}

const spelt =
  /(?:[\p{L}\p{N}._+-]{1,64})(?: ?[[({] ?(?:at|@|apenstaartje|arroba) ?[\])}] ?)(?:[\p{L}\p{N}-]{1,60})(?:(?: ?[[({] ?(?:dot|punt|nokta|punkt|point|\.) ?[\])}] ?|\.)[\p{L}\p{N}-]{2,60}){1,4}/iuy;

/** An address spelt out for machines not to read, `ali [at] example [dot] com`; where it ends, or -1. */
export function speltEmail(page: Page, bracket: number): number {
  const before = /[\p{L}\p{N}._+-]{1,64} ?$/u.exec(
    page.text.slice(Math.max(0, bracket - 65), bracket),
  );
  if (!before) return -1;
  const start = bracket - before[0].length;
  const match = matchAt(spelt, page.text, start);
  if (!match) return -1;
  note(page, 'e-mail', start, start + match[0].length);
  return start + match[0].length;
}
