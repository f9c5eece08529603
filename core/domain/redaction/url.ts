import { isBenign } from './benign.js';
import { endAt, matchAt, note, type Page } from './page.js';
import { isRandom, looksKeyed } from './shape.js';

const authority = /:\/\/[^\s"'<>/?#\\`]{1,600}/y;
const further =
  /:\/\/[A-Za-z0-9_.%+-]{0,64}:(?!\d{2,5}[/?#"'\s])[^\s"'<>`]{1,200}?@[A-Za-z0-9[][\w.-]*/y;

/** `scheme://user:password@host`, also with `@`, `/` or `#` left unescaped in the password (RFC 3986, 3.2.1). */
function userinfo(page: Page, colon: number): number {
  const plain = matchAt(authority, page.text, colon);
  const at = plain ? plain[0].lastIndexOf('@') : -1;
  const whole = at > 0 && plain ? plain[0].slice(0, at) : longer(page, colon);
  if (whole === '') return -1;
  const split = whole.indexOf(':', 3);
  const start = split < 0 ? 3 : split + 1;
  const secret = whole.slice(start);
  if (split < 0 && !isLoneToken(secret)) return -1;
  if (isBenign(secret) && !/^(?:root|admin|redis|postgres|password|secret|token)$/i.test(secret))
    return -1;
  note(page, split < 0 ? 'token' : 'password', colon + start, colon + whole.length);
  return colon + whole.length;
}

function longer(page: Page, colon: number): string {
  const match = matchAt(further, page.text, colon);
  return match ? match[0].slice(0, match[0].lastIndexOf('@')) : '';
}

function isLoneToken(name: string): boolean {
  return name.length >= 16 && isRandom(name);
}

const hook =
  /:\/\/(?:[\w-]+\.)?(?:discord(?:app)?\.com\/api(?:\/v\d+)?\/webhooks\/\d+\/|hooks\.slack\.com\/(?:services|workflows|triggers)\/|[\w-]+\.webhook\.office\.com\/webhookb2\/|outlook\.office\.com\/webhook\/|open\.feishu\.cn\/open-apis\/bot\/v2\/hook\/|hc-ping\.com\/|ntfy\.sh\/|hook\.[a-z0-9.]+make\.com\/|hooks\.zapier\.com\/hooks\/catch\/\d+\/|[\w.-]+\.infura\.io\/(?:ws\/)?v3\/|[\w.-]+\.alchemy\.com\/v2\/|(?:[\w-]+\.)+quiknode\.pro\/|rpc\.ankr\.com\/\w+\/|ingest\.sentry\.io\/)/y;
const hooked = /[\w/%.-]{8,}/y;

/** Addresses that are their own key: web hooks and node endpoints. */
function webhook(page: Page, colon: number): void {
  const start = endAt(hook, page.text, colon);
  const end = start < 0 ? -1 : endAt(hooked, page.text, start);
  if (end > 0 && /\d|[A-Z]/.test(page.text.slice(start, end))) note(page, 'token', start, end);
}

/** What an address (after its scheme) gives away before its path. */
export function address(page: Page, colon: number): void {
  webhook(page, colon);
  userinfo(page, colon);
}

const parameters =
  /[?&;](?:amp;)?(x-amz-signature|x-amz-security-token|x-amz-credential|x-goog-signature|x-goog-credential|googleaccessid|signature|sig|code|state|token|key|apikey|api_key|api-key|access_token|refresh_token|id_token|auth|authuser|password|passwd|pass|pwd|secret|client_secret|jwt|sid|session|session_id|sessionid|ticket|hmac|hash|nonce|otp|t|k|tk|p|st|se|assertion|samlresponse|code_verifier|invite|auth_token|authtoken|authkey|app_key|appkey|subscription-key|hdnts|policy|awsaccesskeyid|user_token|private_token|job_token|rsstoken|feed_token)=([^\s"'<>&#;`)\]]+)/gi;
const weak = /^(?:hash|state|nonce|t|k|tk|p|st|se|policy|sid|authuser|invite|key|code)$/i;

function isParameter(name: string, value: string): boolean {
  if (isBenign(value)) return false;
  if (/credential|accesskeyid/i.test(name)) return value.length >= 8;
  if (/^(?:pass\w*|pwd|secret|otp)$/i.test(name)) return value.length >= 3;
  return weak.test(name) ? value.length >= 12 && looksKeyed(value) : value.length >= 6;
}

/** Secrets in the query of an address, up to `end`. */
export function query(page: Page, from: number, end: number): void {
  const piece = page.text.slice(from, end);
  for (const match of piece.matchAll(parameters)) {
    const [all, name = '', value = ''] = match;
    const start = from + match.index + all.length - value.length;
    if (isParameter(name, value)) note(page, 'token', start, start + value.length);
  }
}
