/** How often the class of letter (lower, upper, digit) changes from one letter to the next. */
function changes(value: string): number {
  let count = 0;
  let before = 0;
  for (let at = 0; at < value.length; at += 1) {
    const now = classAt(value.charCodeAt(at));
    if (now !== 0 && before !== 0 && now !== before) count += 1;
    if (now !== 0) before = now;
  }
  return count;
}

function classAt(unit: number): number {
  if (unit >= 48 && unit <= 57) return 1;
  if (unit >= 65 && unit <= 90) return 2;
  return (unit >= 97 && unit <= 122) || unit > 127 ? 3 : 0;
}

const longest = 512;

/** Written by a machine that drew letters: the classes alternate as they never do in words or names. */
export function isRandom(value: string): boolean {
  const looked = value.slice(0, longest);
  const letters = looked.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (letters < 8) return false;
  const rate = changes(looked) / letters;
  if (/\d/.test(looked)) return rate >= 0.18;
  const capitals = looked.replace(/[^\p{Lu}]/gu, '').length / letters;
  return rate >= 0.22 && capitals >= 0.25 && capitals <= 0.8;
}

/** Hexadecimal all through, as digests and some keys are. */
export function isHex(value: string): boolean {
  return /^(?:0x)?[0-9a-f]+$/i.test(value);
}

/** Things of this trade that hold letters and digits and are no secret. */
const known = [
  /^\W*$/,
  /^v?\d+(?:[.,:/x-]\d+)*[a-z%]{0,4}\d?$/i,
  /^\d{4}-\d\d-\d\d(?:[T ]|$)/,
  /^[a-z][a-z+.-]*:\/\//i,
  /^(?:\.{0,2}\/|~\/|[A-Za-z]:[\\/])/,
  /^(?:[A-Z]{1,4}-[A-Z0-9]{3,5}-[A-Z0-9]{3,5}|[A-Z]{2,6}[- ]?\d{2,6}[A-Z]{0,5})$/,
  /^(?:\d+x)?[A-Z]{1,4}\d{2,4}(?:-[A-Z0-9]{2,8}){0,4}$/,
  /^(?:GPU|MIG)-[0-9a-f-]+/i,
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  /^(?:sha\d*|md5)[:=-]/i,
  /^[\w.-]+\.(?:py|js|ts|sh|txt|log|json|ya?ml|toml|pt|pth|ckpt|bin|so|safetensors|gguf|png|jpe?g|zip|gz|tar|cpp|cc|cu|h|go|rs|md|cfg|ini|conf|env|key|pem|crt|pub|asc|csv|ipynb|blend|exe|dll|whl|deb|7z|rar|xz|tgz|bz2|mp4|tsv|parquet|onnx|engine|npz|npy|pkl|html?|xml|lock)(?::\d+)*$/i,
  /^[a-z]+\d*(?:[-_.][a-z]*\d*b?){1,6}$/,
  /^[a-z]+[\d.]+$/i,
  /^(?:cu|sm|rocm|cp|py|gfx|cuda|compute)_?[\d.]+\w?$/i,
  /^[\w.-]*\/[\w./-]*(?::[\w.-]+)?$/,
  /^[a-z][\w.-]*:\d[\w.-]*$/,
  /^[\w.-]+(?:==|>=|<=|~=)[\w.]+$/,
  /^(?:rsa|ed25519|ecdsa|ssh|id)[_-]/i,
  /^[A-Z][a-z]+(?:[A-Z][a-z]+)+\d?$/,
  /^[A-Za-z_][\w.-]*=/,
  /^(?:(?:bc|tb|ltc)1[a-z0-9]{30,}|0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|[13][1-9A-HJ-NP-Za-km-z]{25,33}|(?:addr|stake|cosmos|npub|age)1[a-z0-9]{30,}|[xyz]pub\w+)$/,
];

function isKnown(value: string): boolean {
  return known.some((shape) => shape.test(value));
}

const addressShape = known.at(-1);

/** The public address of a wallet. */
function isAddress(value: string): boolean {
  return addressShape?.test(value) ?? false;
}

const variety = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}]/u];

/** Kinds of letters in it: lower, upper, digit, other. */
function kindsOf(value: string): number {
  return variety.filter((kind) => kind.test(value)).length;
}

/** Somebody's password for certain, even in the middle of a sentence. */
export function looksStrong(value: string): boolean {
  const short = value.slice(0, longest);
  if (short.length < 7 || isKnown(short) || isHex(short)) return false;
  if (!/\p{Nd}/u.test(short) || !/\p{L}/u.test(short)) return false;
  return kindsOf(short) >= 3 || (isRandom(short) && changes(short) >= 3);
}

/** `hunter2`: a word and a number, but not one of those that this trade is full of. */
function isWordAndNumber(value: string): boolean {
  return (
    /^[a-z]{4,}\d{1,6}$/i.test(value) &&
    !/^(?:cuda|python|ubuntu|node|llama|layer|block|user|step|rocm|torch|windows|epoch|batch|card|disk|model)\d/i.test(
      value,
    )
  );
}

/** May well be a password: what follows `password is`. */
export function looksSecret(value: string): boolean {
  const short = value.slice(0, longest);
  if (/^\d{4,8}$/.test(short)) return true;
  if (short.length < 4 || (isKnown(short) && !isWordAndNumber(short))) return false;
  const kinds = kindsOf(short);
  if (/\p{Nd}/u.test(short)) return kinds >= 2;
  return kinds >= 3 || (kinds >= 2 && isRandom(short));
}

/** A key or token after `token =`: long enough and no plain word or number. */
export function looksKeyed(value: string): boolean {
  const short = value.slice(0, longest);
  if (short.length < 8 || /^[\d.,]+$/.test(short)) return false;
  if (short.length >= 16 && isHex(short)) return true;
  if (isAddress(short) || (isKnown(short) && !isRandom(short))) return false;
  return (/\d/.test(short) && /\p{L}/u.test(short)) || isRandom(short);
}
