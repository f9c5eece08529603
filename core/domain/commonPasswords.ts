/**
 * The passwords of 15 characters and more among the 49,000 most used ones in leaked collections, as counted in
 * the zxcvbn-ts common word list (4.1.3). Shorter ones never get this far. Compared without case.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `mailcreated5240 polniypizdec0211 123456789987654321 1qaz2wsx3edc4rfv momsanaladventure hd764nw5d7e1vb1
qazwsxedcrfvtgb 23176djivanfros 123456789qwerty 12345678900987654321 qwerty123456789 polniypizdec110211
12345678987654321 q1w2e3r4t5y6u7i8 zqjphsyf6ctifgu lhbjkjubz2957704 1qazxsw23edcvfr4 nemvxyheqdd5oqxyxyzi
passwordpassword 1234qwerasdfzxcv 1234567890987654321 1234567890qwerty q1w2e3r4t5y6u7i8o9p0 passwordstandard
bpgjldsgjldthnf 1234567887654321 zxcvbnm123456789 122333444455555 111222333444555 qwertyuiop12345
1qa2ws3ed4rf5tg nick1234-rem936 qwertasdfgzxcvb aksjdlasdakj89879 lytdybrbdfvgbhf passwordassword
420842084208555 polniypizdec1102 ne_e_pod_chehyl hd764nw5d7e1vbv bhrh0h2oof6xbqjeh`.split(/\s+/),
);
