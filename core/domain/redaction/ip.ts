import { lineBefore, matchAt, note, type Page } from './page.js';

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const v4 = new RegExp(`${octet}(?:\\.${octet}){3}(?![\\w]|\\.\\d|-\\w|\\+)`, 'y');
const v6 = /(?:[23][0-9a-f]{3}(?::[0-9a-f]{0,4}){2,7}|64:ff9b::[0-9a-f:.]{2,39})(?![:\w])/iy;

/** Private, shared, loopback, link-local, multicast and reserved blocks (RFC 6890). */
function isPublic(a: number, b: number): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false;
  if (a === 100) return b < 64 || b > 127;
  if (a === 172) return b < 16 || b > 31;
  return !((a === 192 && b === 168) || (a === 169 && b === 254));
}

const versioned =
  /(?:[=~<>!]= ?["']?|[~^]|\bv|-|versi(?:on|e|yon)\w*:? ?["']?|sür[üu]m\w*:? |driver:? |release:? |build:? |firmware:? |vbios:? |bios:? |cu(?:da|dnn|blas|fft|rand|solver|sparse)\w*:? |rocm:? |nccl:? |tensorrt:? |upgrade[dr]? (?:to|from) |\bpip\w* |\brev\.? ?)$/i;
const addressed =
  /(?:@|:\/\/|\b(?:ip|ipv4|addr|address|adres\w*|adresse|host|hostname|from|to|via|src|dst|peer|client|server|ssh|ping|inet|remote|connect\w*|listen\w*|bind|nameserver|dns|gateway|endpoint|source|destination|rhost|van|naar|naar|tot|traceroute|telnet|nc|curl|wget|for|at|on|real_ip|forwarded)(?:[ =:"'([]{1,4}|[-_]\w{1,16}["']?[ =:"']{1,3})|\bip(?:[- ]?(?:adres\w{0,6}|address\w{0,2}|adresse))?(?:im|i|si|mi|'s)?\W{0,3}(?:is|was|ist|est)?\W{0,3}|\d\.\d{1,3}(?: ?,| (?:and|or|en|of|ve|und|et|->)) )$/i;

function looksLikeVersion(
  page: Page,
  start: number,
  end: number,
  octets: readonly number[],
): boolean {
  const before = lineBefore(page.text, start, 32);
  if (addressed.test(before)) return false;
  if (versioned.test(before)) return true;
  const small = octets.every((one, at) => (at === 0 ? one < 26 : at === 3 || one < 26));
  return small && !/^(?::\d{2,5}\b|\/\d\d\b)/.test(page.text.slice(end, end + 6));
}

/** A public IPv4 address that begins here; where it ends, or -1. Versions in four parts stay. */
export function ipv4(page: Page, start: number): number {
  const match = matchAt(v4, page.text, start);
  if (!match) return -1;
  const end = start + match[0].length;
  const octets = match[0].split('.').map(Number);
  const [a = 0, b = 0] = octets;
  if (!isPublic(a, b) || looksLikeVersion(page, start, end, octets)) return end;
  note(page, 'IP', start, end);
  return end;
}

/** A public IPv6 address (2000::/3, RFC 4291) that begins here; where it ends, or -1. */
export function ipv6(page: Page, start: number): number {
  const match = matchAt(v6, page.text, start);
  if (!match) return -1;
  const [matched] = match;
  const groups = matched.split(':').length;
  const isShort = matched.split('::').length === 2;
  if (isShort ? groups > 8 : groups !== 8) return -1;
  note(page, 'IP', start, start + matched.length);
  return start + matched.length;
}
