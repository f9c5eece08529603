const called =
  /(?:\btel|phone|telefo[ao]?n|mobiel|mobile|\bmob\b|cell|whats ?app|\bgsm|numara|\bcep\b|\bbel\b|bel me|\bcall\b|text me|ara(?:y[ıi]n|rs[ıi]n|yab)|ula[sş]a|handy|t[eé]l[eé]?|portable|joindre|anrufen|erreichbar|bereikbaar|bereiken|nummer|my number|signal|telegram|\bsms\b|\bfax\b|nr\b|reach me|rufnummer|num[eé]ro)/i;
const counted =
  /(?:order|factuur|fatura|invoice|rechnung|facture|bestelling|sipari[sş]|job|id|uuid|pid|step|epoch|line|seed|port|bytes?|rev|version|versie|build|serial|commit|hash|block|ticket|size|total|count)\W{0,4}(?:no|nr|id|is|number|nummer|numaras[ıi])?\W{0,3}$/i;

/** Written as the numbers of a country are written, with groups or with nothing between. */
const national = [
  // Netherlands: mobile, then places.
  /^0 ?6[ -]?\d{8}$|^0 ?6(?:[ .-]?\d{2}){4}$|^06[ -]\d{4}[ .-]\d{4}$|^06[ -]\d{3}[ .-]\d{3}[ .-]\d{2}$|^06[ -]\d{2}[ .-]\d{3}[ .-]\d{3}$/,
  /^\(?0[1-57]\d\)?[ -]\d{3}[ .-]?\d{2}[ .-]?\d{2}$|^\(?0[1-57]\d{2}\)?[ -]\d{3}[ .-]?\d{3}$|^\(?0[1-57]\d\)?[ -]\d{7}$|^\(?0[1-57]\d{2}\)?[ -]\d{6}$/,
  // Turkey.
  /^0?[ (]{0,2}5\d{2}[) ]{0,2}[ .-]?\d{3}[ .-]?\d{2}[ .-]?\d{2}$/,
  /^0[ (]{0,2}[2-4]\d{2}[) ]{1,2}\d{3}[ .-]?\d{2}[ .-]?\d{2}$/,
  // France, Germany, United Kingdom, United States.
  /^0[1-9](?:[ .-]\d{2}){4}$/,
  /^01[5-7]\d[ /-]?\d{3,4}[ -]?\d{3,5}$|^0[2-9]\d{1,3}[ ]?[/-][ ]?\d{4,8}$|^0[2-9]\d{1,3} \d{6,8}$/,
  /^07\d{3}[ -]?\d{3}[ -]?\d{3}$|^020 \d{4} \d{4}$/,
  /^(?:1[ .-])?\(\d{3}\) ?\d{3}[ .-]\d{4}$|^(?:1[ .-])?[2-9]\d{2}[.-]\d{3}[.-]\d{4}$/,
];
const bare = /^(?:06\d{8}|07\d{9}|05\d{9}|01[5-7]\d{8,9}|0[67]\d{8})$/;

/** A date, a time or a list of small numbers: digits in the same groups as some telephone numbers. */
function isOther(matched: string): boolean {
  return (
    /^\d{4}[-./]\d{1,2}[-./]\d{1,2}/.test(matched) || /^\d{1,2}[-./]\d{1,2}[-./]\d{4}/.test(matched)
  );
}

function isInternational(matched: string, digits: string): boolean {
  if (digits.length > 15) return false;
  if (matched.startsWith('+') || matched.startsWith('(+')) return /^[1-9]/.test(digits);
  return /^00[1-9]\d{0,2}[ .(-]/.test(matched) || /^00(?:31|32|33|44|49|90)\d{8,11}$/.test(digits);
}

/**
 * Whether digits in groups are a telephone number: with a country code (ITU-T E.164), in the groups of a country, or
 * after a word that says so. `before` and `after` are the text around, of the same line.
 */
export function isPhone(matched: string, digits: string, before: string, after: string): boolean {
  if (digits.length < 8 || isOther(matched)) return false;
  if (isInternational(matched, digits)) return !/[A-Za-z0-9]$/.test(before);
  if (counted.test(before)) return false;
  if (bare.test(digits) && !/[./]/.test(matched)) return true;
  if (national.some((shape) => shape.test(matched))) return true;
  if (digits.length > 13) return false;
  return (
    called.test(before) ||
    (/[ ()-]/.test(matched) && /^\W{0,3}(?:numara|no'?lu|bel|ara)/i.test(after))
  );
}
