import { base58 } from '@scure/base';
import { alnum, digits, hex, lower, type Random, upper } from './random.js';

type Line = (random: Random) => string;

function uuid(r: Random): string {
  return [8, 4, 4, 4, 12].map((length) => r.letters(hex, length)).join('-');
}
const address = (r: Random) => r.letters(hex, 40);
const digest = (r: Random) => r.letters(hex, 64);
const octet = (r: Random) => r.below(256);

/** Lines without a secret, whole: an agent needs every letter of them. */
const benign: Record<string, Line> = {
  commit: (r) => `commit ${address(r)}`,
  checkout: (r) => `git checkout ${r.letters(hex, 7)} && git reset --hard ${address(r)}`,
  headAt: (r) => `HEAD is now at ${r.letters(hex, 8)} fix: dataloader workers`,
  pipGit: (r) => `Resolved https://git.example.org/org/repo.git to commit ${address(r)}`,
  image: (r) => `Status: Downloaded newer image for nvcr.io/nvidia/pytorch@sha256:${digest(r)}`,
  weights: (r) => `model-00001-of-00004.safetensors sha256=${digest(r)}`,
  md5: (r) => `${r.letters(hex, 32)}  checkpoint-1200.pt`,
  lfs: (r) => `oid sha256:${digest(r)}\nsize ${r.letters('123456789', 10)}`,
  uuid: (r) => `request id ${uuid(r)} failed with 500`,
  gpu: (r) => `GPU 0: NVIDIA H100 80GB HBM3 (UUID: GPU-${uuid(r)})`,
  mig: (r) => `  MIG 1g.10gb Device 0: (UUID: MIG-${uuid(r)})`,
  transaction: (r) => `tx 0x${digest(r)} confirmed in block ${r.letters('123456789', 8)}`,
  txid: (r) => `betaald, txid ${digest(r)}`,
  txTurkish: (r) => `ödeme hash: ${digest(r)} onay bekliyor`,
  ethereum: (r) => `to 0x${address(r)} value 0.0412 ETH`,
  signature: (r) => `Signature: ${base58.encode(r.bytes(64))}`,
  solana: (r) => `wallet address ${base58.encode(r.bytes(32))}`,
  sshPublic: (r) => `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${r.letters(alnum, 43)} joris`,
  fingerprint: (r) => `256 SHA256:${r.letters(`${alnum}+/`, 43)} joris (ED25519)`,
  certificate: (r) =>
    `-----BEGIN CERTIFICATE-----\nMIID${r.letters(`${alnum}+/`, 60)}\n${r.letters(`${alnum}+/`, 64)}\n-----END CERTIFICATE-----`,
  private4: (r) => `inet 10.${octet(r)}.${octet(r)}.${octet(r)}/16 brd 172.17.255.255`,
  private4b: (r) => `connect to 192.168.${octet(r)}.${octet(r)} port 22: Connection refused`,
  linkLocal: (r) => `inet6 fe80::${r.letters(hex, 4)}:${r.letters(hex, 4)}/64 scope link`,
  loopback: () => 'Running on http://127.0.0.1:7860 and http://[::1]:7860',
  cublas: (r) => `nvidia-cublas-cu12==12.${r.below(9)}.${r.below(9)}.${r.below(26)}`,
  cudnn: (r) => `cuDNN 8.${r.below(10)}.${r.below(9)}.${r.below(90)} loaded`,
  driver: (r) =>
    `Driver Version: 5${r.below(90)}.${r.below(200)}.0${r.below(9)}   CUDA Version: 12.${r.below(9)}`,
  chrome: (r) => `Chrome/12${r.below(9)}.0.${6000 + r.below(900)}.${r.below(200)} Safari/537.36`,
  order: (r) =>
    `bestelling KD-${r.letters(upper + digits, 4)}-${r.letters(upper + digits, 4)} is niet gestart`,
  orderTurkish: (r) =>
    `sipariş IG-${r.letters(upper + digits, 4)}-${r.letters(upper + digits, 4)} nerede?`,
  smi: (r) =>
    `|   ${r.below(8)}  NVIDIA A100-SXM4-80GB          On  | 00000000:${r.letters('0123456789ABCDEF', 2)}:00.0 Off |                    0 |`,
  smi2: (r) =>
    `| N/A   ${30 + r.below(50)}C    P0    ${50 + r.below(300)}W / 400W |  ${r.below(81920)}MiB / 81920MiB |     ${r.below(100)}%      Default |`,
  frame: (r) =>
    `frame #${r.below(40)}: c10::Error::Error(c10::SourceLocation, std::string) + 0x57 (0x7f${r.letters(hex, 10)} in libc10.so)`,
  traceback: (r) =>
    `  File "/opt/conda/lib/python3.11/site-packages/torch/nn/modules/module.py", line ${r.below(3000)}, in _call_impl`,
  loss: (r) =>
    `step=${r.below(1e6)} loss=${r.below(9)}.${r.letters(digits, 16)} lr=3e-05 tokens/s=${r.below(99999)}`,
  tensor: (r) =>
    `tensor([${Array.from({ length: 24 }, () => octet(r)).join(', ')}], device='cuda:0')`,
  time: (r) =>
    `2025-06-0${1 + r.below(9)}T1${r.below(10)}:${10 + r.below(50)}:${10 + r.below(50)}.${r.letters(digits, 6)}Z [INFO] ts=17${r.letters(digits, 14)}`,
  tokenizer: (r) => `tokenizer.pad_token = tokenizer.eos_token  # max_tokens: ${r.below(9999)}`,
  tokenIds: (r) => `input_ids: ${r.below(32000)} ${r.below(32000)} next token: ${r.below(32000)}`,
  attention: () => 'q, k, v = self.query(x), self.key(x), self.value(x)',
  stdin: () => 'docker login -u joris --password-stdin ghcr.io < token.txt',
  variable: () => 'export HF_TOKEN=$MY_TOKEN && huggingface-cli login --token $HF_TOKEN',
  getenv: () => 'api_key = os.environ["OPENAI_API_KEY"]',
  standIn: () => 'export WANDB_API_KEY=<your key>',
  forgot: () => 'ik ben mijn wachtwoord vergeten en krijg geen mail om het te resetten',
  forgotTurkish: () => 'şifremi unuttum, sıfırlama bağlantısı gelmiyor',
  forgotGerman: () => 'Ich habe mein Passwort vergessen und kann es nicht zurücksetzen',
  forgotFrench: () => "j'ai oublié mon mot de passe, que faire ?",
  wrongPassword: () => 'the password is wrong according to the page, but it is not',
  tokenError: () => 'json.decoder.JSONDecodeError: Unexpected token < in JSON at position 0',
  invalidKey: () => 'openai.AuthenticationError: Incorrect API key provided',
  rootHome: (r) =>
    `/root/.cache/huggingface/hub/models--org--model/snapshots/${address(r)}/config.json`,
  ubuntuHome: () => 'python /home/ubuntu/train.py --config /home/user/cfg.yaml',
  runnerHome: () => '/home/runner/work/repo/repo: No such file or directory',
  sshCommand: () => 'ssh -i ~/.ssh/id_ed25519 -p 41022 root@gpu-07',
  conda: (r) => `numpy  1.26.4  py311h${r.letters(hex, 7)}_0  conda-forge`,
  pod: (r) =>
    `pod/trainer-${r.letters(hex, 9)}-${r.letters(lower + digits, 5)} 0/1 CrashLoopBackOff`,
  pci: (r) =>
    `NVRM: Xid (PCI:0000:${r.letters(hex, 2)}:00): 79, pid=${r.below(90000)}, GPU has fallen off the bus.`,
  etag: (r) => `ETag: "${r.letters(hex, 32)}"`,
  bytes: (r) => `Downloading shards: ${r.letters('123456789', 10)}/85899345920 bytes`,
  amount: (r) => `bedrag 0.00${r.letters(digits, 6)} BTC naar bc1q${r.letters(lower, 38)}`,
  tron: (r) =>
    `USDT to T${r.letters('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', 33)}`,
  port: (r) => `0.0.0.0:${8000 + r.below(999)}->8888/tcp, :::${8000 + r.below(999)}->8888/tcp`,
  epoch: (r) =>
    `Epoch ${r.below(90)}/100: 100%|██████████| ${r.below(9999)}/9999 [0${r.below(9)}:12<00:00, ${r.below(99)}.42it/s]`,
};

export const kindsOfKeep: readonly string[] = Object.keys(benign);

export function keepLine(kind: string, random: Random): string {
  const line = benign[kind];
  if (!line) throw new Error(`no line of ${kind}`);
  return line(random);
}
