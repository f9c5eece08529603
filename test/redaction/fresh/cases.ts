import {
  bsn,
  card,
  email,
  iban,
  person,
  phone,
  publicV4,
  publicV6,
  tckn,
  userName,
} from './personal.js';
import type { Random } from './random.js';
import { basic, hexKey, keys, passwords, pem, phrase, tokens, wallets } from './secrets.js';

export type Case = { text: string; secrets: string[]; keep: string[] };
type Sentence = (secret: string, random: Random) => string;

/** Sentences and settings that hold a secret, by what kind of secret they announce. */
const around: Record<string, readonly Sentence[]> = {
  token: [
    (s) => `${s}`,
    (s) => `Mijn token is ${s} en toch krijg ik een 401`,
    (s) => `ik gebruik ${s} maar de server zegt dat hij verlopen is`,
    (s) => `bu anahtarı kullandım: ${s}, sonuç aynı`,
    (s) => `Ich habe ${s} eingetragen, trotzdem kommt 403.`,
    (s) => `J'ai mis ${s} dans le fichier, rien ne change`,
    (s) => `export SOME_TOKEN=${s}`,
    (s) => `{"headers":{"Authorization":"Bearer ${s}"},"status":401}`,
    (s) => `curl -H "Authorization: Bearer ${s}" https://api.example.org/v1/models`,
    (s) => `docker run -e API_TOKEN=${s} -p 8000:8000 image:latest`,
    (s) => `  token: "${s}"`,
    (s) => `git clone https://${s}@git.example.org/team/model.git`,
    (s) => `login(token='${s}')`,
    (s) => `ERROR invalid token (${s})`,
    (s) => `GET /callback?access_token=${s}&scope=all HTTP/1.1`,
    (s) => `[${s}]`,
  ],
  key: [
    (s) => `WANDB_API_KEY=${s}`,
    (s) => `api_key: ${s}`,
    (s) => `"apiKey": "${s}",`,
    (s) => `client = Client(api_key="${s}")`,
    (s) => `X-API-Key: ${s}`,
    (s) => `de api-sleutel is ${s}`,
    (s) => `mijn api key: ${s}`,
    (s) => `API anahtarım ${s}`,
    (s) => `gizli anahtar: ${s}`,
    (s) => `Mein API-Schlüssel lautet ${s}`,
    (s) => `ma clé API est ${s}`,
    (s) => `my access key is ${s}`,
    (s) => `aws_secret_access_key = ${s}`,
    (s) => `set SECRET_KEY "${s}"`,
    (s) => `python run.py --api-key ${s} --steps 20`,
    (s) => `Authorization: Bearer ${s}`,
    (s) => `client_secret=${s}`,
    (s) => `AccountKey=${s};EndpointSuffix=core.windows.net`,
    (s) => `<apiKey>${s}</apiKey>`,
    (s) => `wandb login ${s}`,
    (s) => `https://api.example.org/v1/data?api_key=${s}&page=2`,
  ],
  password: [
    (s) => `password: ${s}`,
    (s) => `DB_PASSWORD=${s}`,
    (s) => `"password": "${s}"`,
    (s) => `mijn wachtwoord is ${s}`,
    (s) => `het wachtwoord van de server: ${s}`,
    (s) => `wachtwoord ${s} werkt niet meer`,
    (s) => `ik heb het wachtwoord veranderd in ${s} maar`,
    (s) => `şifrem ${s}`,
    (s) => `şifre: ${s}`,
    (s) => `parolam ${s} ama giremiyorum`,
    (s) => `şifremi ${s} yaptım`,
    (s) => `my password is ${s}`,
    (s) => `the password for the notebook is ${s}, still refused`,
    (s) => `I changed my password to ${s} yesterday`,
    (s) => `mein Passwort ist ${s}`,
    (s) => `das Kennwort lautet ${s}`,
    (s) => `Passwort: ${s}`,
    (s) => `mon mot de passe est ${s}`,
    (s) => `mot de passe : ${s}`,
    (s) => `sshpass -p '${s}' ssh root@10.0.0.5`,
    (s) => `mysql -u root -p${s} shop`,
    (s) => `curl -u admin:${s} http://10.0.0.5/metrics`,
    (s) => `postgresql://trainer:${s}@10.2.0.4:5432/runs`,
    (s) => `redis://:${s}@10.0.0.9:6379/0`,
    (s) => `docker login -u joris -p ${s} ghcr.io`,
    (s) => `echo "${s}" | sudo -S apt install nvtop`,
    (s) => `ansible_become_pass=${s}`,
    (s) => `requirepass ${s}`,
    (s) => `jupyter lab --NotebookApp.password=${s}`,
    (s) => `      POSTGRES_PASSWORD: ${s}`,
    (s) => `user=app;Password=${s};Database=shop`,
    (s) => `<password>${s}</password>`,
    (s) => `engine = connect(user="app", passwd="${s}")`,
    (s) => `redis-cli -h 10.0.0.4 -a ${s} ping`,
    (s) => `machine api.example.org login joris password ${s}`,
    (s) => `gebruiker: joris / ww: ${s}`,
    (s) => `login joris pw ${s}`,
  ],
  wallet: [
    (s) => `private key: ${s}`,
    (s) => `ik heb ${s} geïmporteerd`,
    (s) => `importprivkey ${s} "main" false`,
    (s) => `cüzdanımın özel anahtarı: ${s}`,
    (s) => `{"secret":"${s}"}`,
    (s) => `${s}`,
  ],
  hexKey: [
    (s) => `PRIVATE_KEY=${s}`,
    (s) => `private key: 0x${s}`,
    (s) => `privateKey: '${s}'`,
    (s) => `mijn privésleutel is ${s}`,
    (s) => `özel anahtarım: ${s}`,
    (s) => `mein privater Schlüssel: ${s}`,
    (s) => `cast send --private-key 0x${s} --rpc-url http://127.0.0.1:8545`,
  ],
  phrase: [
    (s) => `seed phrase: ${s}`,
    (s) => `mijn herstelzin is ${s}`,
    (s) => `kurtarma kelimelerim: ${s}`,
    (s) => `Meine Wiederherstellungsphrase: ${s}`,
    (s) => `ma phrase de récupération : ${s}`,
    (s) => `MNEMONIC="${s}"`,
    (s) => `${s}`,
    (s) => `kijk zelf maar: ${s}`,
  ],
};

/** Lines before and after, of which an agent needs every word. */
export const surroundings: readonly string[] = [
  'torch.cuda.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.50 GiB',
  'RuntimeError: CUDA error: device-side assert triggered',
  '  File "/workspace/train.py", line 88, in <module>',
  'NCCL WARN Call to connect returned Connection refused',
  'bestelling KD-7Q2M-X4PA',
  'nvidia-smi: command not found',
  'HTTP/1.1 401 Unauthorized',
  'exit code 137',
  'ValueError: Tokenizer class LlamaTokenizer does not exist',
  'Permission denied (publickey,password).',
];

const makers: Record<string, { kinds: readonly Sentence[]; make: (random: Random) => string }> = {
  password: { kinds: around['password'] ?? [], make: (r) => r.pick(Object.values(passwords))(r) },
  key: { kinds: around['key'] ?? [], make: (r) => r.pick(Object.values(keys))(r) },
  wallet: { kinds: around['wallet'] ?? [], make: (r) => r.pick(Object.values(wallets))(r) },
  hexKey: { kinds: around['hexKey'] ?? [], make: hexKey },
  phrase: { kinds: around['phrase'] ?? [], make: phrase },
  basic: {
    kinds: [(s) => `Authorization: Basic ${s}`, (s) => `-H 'authorization: basic ${s}'`],
    make: basic,
  },
  card: {
    kinds: [
      (s) => `kaart ${s}`,
      (s) => `kart numaram ${s}`,
      (s) => `"pan":"${s}"`,
      (s) => `my card is ${s} thanks`,
    ],
    make: card,
  },
  iban: {
    kinds: [
      (s) => `${s}`,
      (s) => `rekening ${s} graag`,
      (s) => `IBAN: ${s}`,
      (s) => `hesabım ${s}`,
    ],
    make: iban,
  },
  bsn: { kinds: [(s) => `BSN ${s}`, (s) => `mijn burgerservicenummer is ${s}`], make: bsn },
  tckn: {
    kinds: [(s) => `TC kimlik no: ${s}`, (s) => `TCKN ${s}`, (s) => `kimlik numaram ${s}`],
    make: tckn,
  },
  phone: {
    kinds: [
      (s) => `bel me op ${s}`,
      (s) => `tel: ${s}`,
      (s) => `${s}`,
      (s) => `whatsapp ${s} aub`,
      (s) => `telefonum ${s}`,
    ],
    make: phone,
  },
  email: {
    kinds: [
      (s) => `mail naar ${s}`,
      (s) => `From: Joris <${s}>`,
      (s) => `"user":"${s}"`,
      (s) => `${s}`,
    ],
    make: email,
  },
  ip4: {
    kinds: [
      (s) => `ssh root@${s} -p 40022`,
      (s) => `connect to ${s}:22 failed`,
      (s) => `${s} - - [01/Jun/2025] "GET /"`,
      (s) => `inet ${s}/24`,
      (s) => `http://${s}:8888/lab`,
    ],
    make: publicV4,
  },
  ip6: {
    kinds: [(s) => `inet6 ${s}/64 scope global`, (s) => `ping ${s}`, (s) => `http://[${s}]:8000/`],
    make: publicV6,
  },
  home: {
    kinds: [
      (s) => `/home/${s}/train.py`,
      (s) => `C:\\Users\\${s}\\AppData\\Local`,
      (s) => `/Users/${s}/Library/Caches`,
      (s) => `"C:\\\\Users\\\\${s}\\\\x"`,
    ],
    make: userName,
  },
  homeOwner: {
    kinds: [(s) => `File "/home/${s}/venv/lib/python3.11/site.py", line 3`],
    make: person,
  },
};
for (const [name, make] of Object.entries(tokens)) {
  makers[`token.${name}`] = { kinds: around['token'] ?? [], make };
}

export const kindsOfCase: readonly string[] = [...Object.keys(makers), 'pem'];

/** A text with a secret of a kind in it, between lines that must stay. */
export function secretCase(kind: string, random: Random): Case {
  const before = random.pick(surroundings);
  const after = random.pick(surroundings.filter((line) => line !== before));
  if (kind === 'pem') {
    const key = pem(random);
    return { text: `${before}\n${key.text}\n${after}`, secrets: key.lines, keep: [before, after] };
  }
  const maker = makers[kind];
  if (!maker) throw new Error(`no case of ${kind}`);
  const secret = maker.make(random);
  const text = `${before}\n${random.pick(maker.kinds)(secret, random)}\n${after}`;
  return { text, secrets: [secret], keep: [before, after] };
}
