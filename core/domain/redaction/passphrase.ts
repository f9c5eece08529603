import { isBenign } from './benign.js';
import { matchAt, note, type Page } from './page.js';

const phrase =
  /[^\n:=.]{0,48}?(?:[:=]|\b(?:is|was|ist|lautet|est|luidt)\b:?)[ \t]{1,4}["'“„]?([\p{L}\d]{2,14}(?:[ _-][\p{L}\d]{2,14}){2,9})(?= - |[.,;!"'”\n\r]|$)/uy;
const announcing =
  /^(?:passphrases?|wachtzin|wachtwoordzin|motdepasse|passe|passwort|password|wachtwoord|parola\w*|sifre\w*)$/;

/** Several words in a row after "passphrase is"; where they end, or -1. */
export function passphrase(page: Page, stem: string, at: number): number {
  if (!announcing.test(stem)) return -1;
  const match = matchAt(phrase, page.text, at);
  const found = match?.[1] ?? '';
  const words = found.split(/[ _-]/);
  const most = /phrase|zin$/.test(stem) ? 1 : 0;
  if (!match || words.filter(isBenign).length > most) return -1;
  if (most === 0 && !(words.length >= 4 && /\d/.test(found))) return -1;
  const start = at + match[0].length - found.length;
  note(page, 'password', start, start + found.length);
  return start + found.length;
}
