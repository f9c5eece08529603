import { lineBefore, matchAt, note, type Page } from './page.js';

const unix = /[/\\](?!\\?[/\\])([\p{L}\p{N}_.@-]{1,64})(?=[/\\:"'\s),;\]>]|$)/uy;
const windows =
  /(?:\\{1,4}|\/|%5C|%2F)([\p{L}\p{N}_.@~$-]{1,40}(?: [\p{L}\p{N}_.()-]{1,30}){0,3}(?=[\\/]|%5C|%2F)|[\p{L}\p{N}_.@~$-]{1,64})/uy;
/** Accounts that images and systems come with. */
const shared =
  /^(?:root|ubuntu|users?|runner|runneradmin|public|shared|default|all users|default user|guest|admin|administrator|jovyan|vscode|node|app|appuser|ec2-user|azureuser|debian|centos|fedora|rocky|opc|coder|docker|nobody|linuxbrew|codespace|codespaces|containeradministrator|containeruser|containers|workspace|lost\+found|conda|miniconda3|anaconda3|builder|build|jenkins|gitlab-runner|circleci|vagrant|pi|airflow|spark|hadoop|postgres|mysql|redis|git|www-data|nginx|mambauser|nonroot|steam|dev|work|data|models?|desktop|documents|downloads|\.\.?|\.\w+)$/i;

/** The user name after `/home` or `Users`, `end` being the end of that word; where it ends, or -1. */
export function homeOwner(page: Page, start: number, end: number): number {
  const word = page.text.slice(start, end);
  if (
    word !== 'home' &&
    word !== 'Users' &&
    !(word === 'users' && page.text.charAt(start - 1) === '\\')
  )
    return -1;
  if (/:\/\/\S*$/.test(lineBefore(page.text, start, 80).replace(/file:\/\//, ''))) return -1;
  const isUsers = page.text.charCodeAt(end - 1) === 115;
  const before = page.text.charAt(start - 1);
  if (before !== '/' && before !== '\\' && !/%(?:5C|2F)$/i.test(page.text.slice(start - 3, start)))
    return -1;
  const match = matchAt(isUsers ? windows : unix, page.text, end);
  const name = match?.[1] ?? '';
  if (!match || name === '' || shared.test(name)) return -1;
  const to = end + match[0].length;
  note(page, 'user', to - name.length, to);
  return to;
}
