import { pack, plain } from './letters.js';

/**
 * What a word announces. `password`: nearly any value may follow; `token`: one that looks drawn; `key`: only with a
 * word before that says which key; `digest`: hexadecimal parts of a keystore.
 */
export type Role = 'password' | 'token' | 'key' | 'digest';

const stems: Record<Role, string> = {
  password: `password passwords passwort passworter passwd passphrase passphrases passcode passwrd wachtwoord
    wachtwoorden wachtwoordzin wachtzin toegangscode toegangscodes inlogcode pincode pincodes herstelcode herstelcodes
    kennwort zugangscode zugangscodes losungswort geheimzahl passe contrasena requirepass storepasswd masterauth
    passin passout motdepasse sifre sifrem sifremi sifremiz sifresi sifresini sifreniz sifrenizi sifreyi sifremin
    sifreler sifrelerim sifreleri parola parolam parolami parolamiz parolasi parolasini parolaniz parolayi parolamin
    userpass rootpass dbpass`,
  token: `token tokens tokenim tokeni tokenimi tokenu jeton jetonu jetonum jetonun bearer secret secrets geheim geheimnis
    apitoken authtoken credential credentials cookie cookies sessionid sessid csrf authkey apikey apikeys secretkey
    privatekey privkey accesskey accountkey sharedkey signingkey encryptionkey masterkey appkey licensekey webhook
    pat otp totp auth session nsec seckey hfkey`,
  key: `key keys sleutel sleutels anahtar anahtari anahtarim anahtarimi anahtarimiz anahtarini schlussel schluessel cle
    clef code codes kod kodu kodum kodlari kodlarim kodlarimi clave`,
  digest: 'ciphertext mac',
};
/** Too short to be the end of a longer word: `broadcastkey` is none, `apikey` is listed. */
const alone =
  /^(?:keys?|pass|passe|pin|pw|pwd|ww|mdp|cle|clef|codes?|kod\w*|mac|pat|otp|auth|session|cookies?|tan|clave)$/;
const short = 'pass pin pw pwd ww mdp';

const roles = new Map<string, Role>();
const byTail = new Map<number, string[]>();

function add(word: string, role: Role): void {
  roles.set(word, role);
  const tail = pack(word.slice(-4));
  byTail.set(
    tail,
    [...(byTail.get(tail) ?? []), word].sort((a, b) => b.length - a.length),
  );
}
for (const word of short.split(' ')) add(word, 'password');
for (const role of ['password', 'token', 'key', 'digest'] as const) {
  for (const word of stems[role].split(/\s+/)) add(word, role);
}

/** Packed last letters of every word that announces something. */
export const keywordTails: readonly number[] = [...byTail.keys()];

export type Keyword = { stem: string; role: Role };

/** The announcing word at the end of `word`, if any: `myPassword`, `DBPASSWORD`, `privateKey`. */
export function keywordOf(word: string, tail: number): Keyword | undefined {
  const folded = plain(word);
  const stem = byTail.get(tail)?.find((one) => folded.endsWith(one));
  const role = stem === undefined ? undefined : roles.get(stem);
  if (stem === undefined || role === undefined) return undefined;
  if (folded === stem || !alone.test(stem)) return { stem, role };
  return isHump(word, word.length - stem.length) ? { stem, role } : undefined;
}

/** Where camel case begins a new word: `dbPass`. */
function isHump(word: string, at: number): boolean {
  return /^\p{Lu}/u.test(word.slice(at)) && /[\p{Ll}\d]$/u.test(word.slice(0, at));
}
