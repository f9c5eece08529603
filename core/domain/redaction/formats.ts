const alnum = '[A-Za-z0-9]';
const url = '[A-Za-z0-9_-]';
const b64 = '[A-Za-z0-9+/_=-]';

/**
 * Published formats of tokens: the marks they begin with, then what follows. Lengths are minima below the published
 * ones, since half a token is still half a secret.
 */
export const formats: readonly (readonly [marks: string, rest: string])[] = [
  // Models and machines.
  ['hf', `_${alnum}{12,}`],
  ['api', `_org_${alnum}{16,}`],
  ['sk', `-${url}{16,}`],
  ['sk rk', `_${url}{16,}`],
  ['r8', `_${alnum}{16,}`],
  ['nvapi', `-${url}{20,}`],
  ['gsk rpa fw jina rnd nfp ddp cfut', `_${alnum}{16,}`],
  ['xai pplx tvly csk', `-${url}{16,}`],
  ['pcsk bkua', `_${url}{20,}`],
  ['tgp wandb', `_v\\d_${url}{20,}`],
  ['lsv2 ls', `_${url}{20,}`],
  ['pk', `-lf-${url}{20,}`],
  ['voyage nf pa', `-${url}{28,}`],
  ['dapi', '[0-9a-f]{20,}(?:-\\d)?'],
  // Code and packages.
  ['ghp gho ghu ghs ghr', `_${alnum}{20,}`],
  ['github', '_pat_[A-Za-z0-9_]{20,}'],
  ['glpat gldt glrt glrtr glcbt glptt glft glimt glagent glsoat glffct glwt', `-[\\w.-]{16,}`],
  ['GR1348941', `${url}{16,}`],
  ['pypi', `-${url}{20,}`],
  ['npm rubygems', `_${alnum}{20,}`],
  ['oy2', '[a-z0-9]{30,}'],
  ['CLOJARS', '_[0-9a-z]{30,}'],
  ['dckr', `_(?:pat|oat)_${url}{20,}`],
  ['ATATT3', `${b64}{20,}`],
  ['ATBB', `${alnum}{20,}`],
  ['CCIPAT CCIPRT', '_[A-Za-z0-9_]{20,}'],
  ['sqp squ sqa', '_[0-9a-f]{30,}'],
  ['pul', '-[0-9a-f]{20,}'],
  // Clouds.
  ['AKIA ASIA ABIA ACCA', '[A-Z0-9]{12,}'],
  ['AIza', `${url}{30,}`],
  ['ya29', `\\.${url}{20,}`],
  ['GOCSPX', `-${url}{20,}`],
  ['LTAI', `${alnum}{12,}`],
  ['AKID', `${alnum}{16,}`],
  ['dop doo dor', '_v1_[0-9a-f]{20,}'],
  ['hvs hvb hvr', `\\.${url}{20,}`],
  ['fm1 fm2 fo1', `_${b64}{20,}`],
  ['sbp', '_[0-9a-f]{20,}'],
  ['sb', `_secret_${url}{16,}`],
  ['tskey', `-[a-z]+-${url}{16,}`],
  ['v1', `\\.0-[0-9a-f]{20,}-${alnum}{20,}`],
  ['pscale', '_(?:tkn|pw|oauth)_[\\w.-]{20,}'],
  ['AVNS', `_${url}{12,}`],
  ['dp', '\\.(?:pt|st|ct|sa|scim|audit)\\.[\\w.-]{20,}'],
  ['dt0c01', '\\.[A-Z0-9]{24}\\.[A-Z0-9]{32,}'],
  ['ops', `_eyJ${b64}{40,}`],
  // Messages, mail and money.
  ['xoxa xoxb xoxc xoxd xoxe xoxo xoxp xoxr xoxs', `(?:\\.xox[a-z])?-[A-Za-z0-9%-]{10,}`],
  ['xapp', `-\\d-[A-Za-z0-9-]{16,}`],
  ['SG', `\\.${url}{12,}\\.${url}{16,}`],
  ['xkeysib xsmtpsib', `-[0-9a-f]{40,}(?:-${alnum}{10,})?`],
  ['key', '-[0-9a-f]{28,}'],
  ['re', `_${alnum}{6,}_${alnum}{16,}`],
  ['SK', '[0-9a-f]{32}'],
  ['EAAA EAAB EAAC EAAD EAAE EAAG EAAM', `${url}{40,}`],
  ['whsec', `_${b64}{16,}`],
  ['sq0atp sq0csp sq0idp', `-${url}{20,}`],
  ['FLWSECK', `[_-]${url}{16,}`],
  ['rzp', `_(?:live|test)_${alnum}{12,}`],
  ['token', '\\$(?:production|sandbox)\\$[0-9a-z]{16}\\$[0-9a-f]{32}'],
  ['shpat shpca shppa shpss', '_[0-9a-fA-F]{20,}'],
  ['PMAK', '-[0-9a-f]{20,}-[0-9a-f]{20,}'],
  // Work and watching.
  ['ntn secret', `_${alnum}{30,}`],
  ['lin', `_(?:api|oauth)_${alnum}{20,}`],
  ['figd figu figr', `_${url}{20,}`],
  ['glsa glc', `_${b64}{24,}`],
  ['NRAK NRII NRJS NRRA', `-${alnum}{20,}`],
  ['sntrys sntryu', `_${b64}{30,}`],
  ['phx', `_${url}{30,}`],
  ['A3', '-[A-Z0-9]{6}-[A-Z0-9-]{20,}'],
  // Keys of files and wallets that carry their own mark.
  ['AGE', '-SECRET-KEY-(?:PQ-)?1[A-Z0-9]{40,}'],
  ['nsec1', '[a-z0-9]{50,}'],
  ['suiprivkey1', '[a-z0-9]{40,}'],
  ['ed25519', '-priv-0x[0-9a-f]{40,}'],
  ['ed25519 ed25519e', '_sk1[a-z0-9]{40,}'],
  ['addr acct root stake', '_xsk1[a-z0-9]{40,}'],
  ['secret', '-(?:extended|spending)-key-(?:main|test)?1?[a-z0-9]{40,}'],
];

/** Makers nobody listed: a word that says what it is, then letters drawn at random. */
export const hinted: typeof formats = [
  ['api auth key live pat prod secret test tok token', `[_-]${alnum}{20,}`],
];
