import { isBenign } from './benign.js';
import type { Kind } from './kinds.js';
import { pack } from './letters.js';
import { matchAt, note, type Page } from './page.js';

const value = `(?:"([^"\\n]{1,200})"|'([^'\\n]{1,200})'|([^\\s"'|;)]{1,200}))`;
const args = '[^\\n|;]{0,160}?';

/** What a command's own option or argument holds; the secret is the group that matched. */
function option(before: string): RegExp {
  return new RegExp(`${before}${value}`, 'y');
}

const short = option(`${args}[ \\t]-p[ \\t]{0,2}`);
const pair = new RegExp(
  `${args}[ \\t](?:-u|--user|-U|--proxy-user|-a)[ =]{0,2}["']?[^\\s:%"']{1,64}[:%]${value}`,
  'y',
);

const commands: Record<string, readonly RegExp[]> = {
  sshpass: [option(`[ \\t]{1,4}-p[ \\t]{0,2}`)],
  mysql: [option(`${args}[ \\t]-p`)],
  mysqldump: [option(`${args}[ \\t]-p`)],
  mysqladmin: [option(`${args}[ \\t]-p`)],
  mariadb: [option(`${args}[ \\t]-p`)],
  mongo: [short],
  mongosh: [short],
  mongodump: [short],
  docker: [option(` login${args}[ \\t]-p[ \\t]{1,2}`)],
  podman: [option(` login${args}[ \\t]-p[ \\t]{1,2}`)],
  nerdctl: [option(` login${args}[ \\t]-p[ \\t]{1,2}`)],
  oras: [option(` login${args}[ \\t]-p[ \\t]{1,2}`)],
  helm: [short],
  twine: [short],
  curl: [pair, option(`${args}[ \\t](?:-b|--cookie)[ =]{0,2}["']?[\\w.-]{1,60}=`)],
  wget: [pair],
  http: [pair],
  https: [pair],
  xh: [pair],
  gradio: [option(`-auth[ =]{1,2}["']?[^\\s:"']{1,64}:`)],
  auth: [option(`[ =]["']?[^\\s:"'=]{1,64}:`)],
  creds: [option(`[ =]["']?[^\\s:"'=]{1,64}:`)],
  smbclient: [pair],
  rpcclient: [pair],
  crackmapexec: [short],
  redis: [option(`-cli${args}[ \\t](?:-a|--pass)[ \\t]{1,2}`)],
  htpasswd: [
    option(` -[a-zB]*b[a-zB]*[ \\t]${args}[^\\s]{1,64}[ \\t]{1,2}[^\\s]{1,64}[ \\t]{1,2}`),
  ],
  zip: [option(`${args}[ \\t]-P[ \\t]{0,2}`)],
  unzip: [option(`${args}[ \\t]-P[ \\t]{0,2}`)],
  '7z': [option(`${args}[ \\t]-p`)],
  '7za': [option(`${args}[ \\t]-p`)],
  rar: [option(`${args}[ \\t]-h?p`)],
  unrar: [option(`${args}[ \\t]-p`)],
  openssl: [option(`${args}[ \\t]-(?:k|K|passin|passout|pass)[ \\t]{1,2}(?:pass:)?`)],
  ipmitool: [option(`${args}[ \\t]-P[ \\t]{1,2}`)],
  ldapsearch: [option(`${args}[ \\t]-w[ \\t]{1,2}`)],
  ldapadd: [option(`${args}[ \\t]-w[ \\t]{1,2}`)],
  ldapmodify: [option(`${args}[ \\t]-w[ \\t]{1,2}`)],
  xfreerdp: [option(`${args}[ \\t]/p:`)],
  rdesktop: [short],
  sqlcmd: [option(`${args}[ \\t]-P[ \\t]{0,2}`)],
  bcp: [option(`${args}[ \\t]-P[ \\t]{0,2}`)],
  cmdkey: [option(`${args}/pass:`)],
  mosquitto: [option(`_(?:pub|sub)${args}[ \\t]-P[ \\t]{1,2}`)],
  sqlplus: [option(`[ \\t]{1,4}[\\w.$]{1,40}/`)],
  net: [
    option(`[ \\t]{1,4}use[ \\t]{1,4}(?:\\S{1,10}[ \\t]{1,4})?\\\\{2,4}\\S{1,80}[ \\t]{1,4}(?!/)`),
  ],
  identified: [option('[ \\t]{1,4}by[ \\t]{1,4}'), option('[ \\t]{1,4}BY[ \\t]{1,4}')],
  huggingface: [option(`-cli login${args}--token[ =]`)],
  vault: [option(` login (?:-\\S+ )?(?:token=)?`)],
  b2: [option(`[ \\t]account[ \\t]authorize[ \\t]\\S{6,40}[ \\t]`)],
  wandb: [option(` login (?:--relogin |--host=\\S{1,80} ){0,2}`)],
  ngrok: [option(` (?:config add-authtoken|authtoken) `)],
  tailscale: [option(` up${args}--auth-?key[ =]`)],
  vncpasswd: [option(`${args}<<< ?`)],
  chpasswd: [option(`${args}<<< ?["']?[^\\s:"']{1,40}:`)],
  x11vnc: [option(`${args}-passwd[ \\t]`)],
  keytool: [option(`${args}-(?:store|key)pass[ \\t]`)],
};

/** Packed first letters of the commands. */
export const commandHeads: readonly number[] = Object.keys(commands).map((name) =>
  pack(name.slice(0, 4)),
);

const piped =
  /echo[ \t]+(?:-[ne]+[ \t]+)?["']?([^\s"'|]{3,200})["']?[ \t]*\|[ \t]*(?:sudo[ \t]+-\w*S|su\b|docker login|vncpasswd|passwd|cryptsetup|kinit|gpg )/y;
const pipedPair =
  /echo[ \t]+(?:-[ne]+[ \t]+)?["']?[^\s"'|:]{1,40}:([^\s"'|]{3,200})["']?[ \t]*\|[ \t]*(?:sudo[ \t]+)?chpasswd/y;

const substituted = /echo[ \t]+(?:-[ne]+[ \t]+)?["']?([^\s"'|)]{3,200})["']?\)/y;

/** The next option, a file or a variable instead of a value. */
function isOption(value: string): boolean {
  return /^(?:--?[A-Za-z][\w-]{0,14}(?:=|$)|-$|[<$])/.test(value);
}

/** The last group of a match lies at its end, but for a closing quote. */
function noteLast(page: Page, kind: Kind, at: number, match: RegExpExecArray): number {
  const found = match.slice(1).findLast((one) => one !== undefined) ?? '';
  const start = at + match[0].lastIndexOf(found);
  if (isBenign(found) || isOption(found)) return -1;
  note(page, kind, start, start + found.length);
  return start + found.length;
}

/** The password among the arguments of a command, `end` being where its name ends. */
export function commandSecret(page: Page, start: number, end: number): void {
  const name = page.text.slice(start, end).toLowerCase();
  if (name === 'echo' || name === 'printf') {
    for (const shape of [pipedPair, piped, ...(isForSecret(page, start) ? [substituted] : [])]) {
      const match = matchAt(shape, page.text, start);
      if (match) noteEcho(page, start, match);
    }
    return;
  }
  if (!Object.hasOwn(commands, name)) return;
  for (const shape of commands[name] ?? []) {
    const match = matchAt(shape, page.text, end);
    if (match) noteLast(page, 'password', end, match);
  }
}

/** `--password-file <(echo ...)`: what the command before the bracket asks for. */
function isForSecret(page: Page, start: number): boolean {
  return /(?:pass|secret|token|key)[\w-]{0,16}[ =]{1,2}<\($/i.test(
    page.text.slice(Math.max(0, start - 40), start),
  );
}

function noteEcho(page: Page, at: number, match: RegExpExecArray): void {
  const found = match[1] ?? '';
  const start = at + match[0].indexOf(found, 5);
  if (!isOption(found)) note(page, 'password', start, start + found.length);
}
