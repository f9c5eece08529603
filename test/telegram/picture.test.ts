import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { pngOf } from '../../bots/picture.js';
import { said } from './help.js';

const alt = said('QR');

async function drawn(qr: string) {
  const image = PNG.sync.read(Buffer.from(await pngOf({ qr, alt })));
  return {
    ...image,
    code: jsqr.default(new Uint8ClampedArray(image.data), image.width, image.height),
  };
}

test('a QR code scans to what it holds', async () => {
  const payloads = [
    'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.00123456',
    'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed&uint256=149000000',
    'ş'.repeat(200),
  ];
  for (const payload of payloads) expect((await drawn(payload)).code?.data).toBe(payload);
});

test('it is large, with a quiet zone of four modules on every side', async () => {
  const { width, height, data, code } = await drawn('tron:TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL');
  expect(width).toBe(height);
  expect(width).toBeGreaterThanOrEqual(300);
  const module = width / ((code?.version ?? 0) * 4 + 17 + 8);
  expect(Number.isInteger(module)).toBe(true);
  const quiet = 4 * module;
  const inside = (n: number) => n >= quiet && n < width - quiet;
  const dark = [...data.keys()].filter((at) => at % 4 === 0 && data[at] === 0).map((at) => at / 4);
  expect(dark.length).toBeGreaterThan(1000);
  expect(dark.filter((at) => !inside(at % width) || !inside(Math.floor(at / width)))).toEqual([]);
});

test('a picture that is there already is passed on', async () => {
  const png = new Uint8Array([1, 2, 3]);
  expect(await pngOf({ png, alt })).toBe(png);
});
