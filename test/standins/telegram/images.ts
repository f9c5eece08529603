import { badRequest, type Refusal } from './answer.js';
import { limits } from './limits.js';

export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** Width and height of a PNG (its IHDR chunk) or a JPEG (its SOF segment), in pixels. */
export function sidesOf(image: Buffer): Sides | undefined {
  if (image.subarray(0, 8).equals(pngSignature) && image.length >= 24) {
    return { width: image.readUInt32BE(16), height: image.readUInt32BE(20) };
  }
  return image.readUInt16BE(0) === 0xffd8 ? jpegSides(image) : undefined;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function jpegSides(image: Buffer): Sides | undefined {
  for (let at = 2; at + 9 < image.length; at += 2 + image.readUInt16BE(at + 2)) {
    const marker = image.readUInt8(at + 1);
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (!startsFrame) continue;
    return { height: image.readUInt16BE(at + 5), width: image.readUInt16BE(at + 7) };
  }
  return undefined;
}

/** Limits of https://core.telegram.org/bots/api#sendphoto */
export function photoProblem(image: Buffer): Refusal | undefined {
  if (image.length > limits.photoBytes) {
    return badRequest(`file of size ${image.length} bytes is too big for a photo`);
  }
  const sides = image.length < 24 ? undefined : sidesOf(image);
  if (sides === undefined) return badRequest('IMAGE_PROCESS_FAILED');
  const [short = 0, long = 0] = [sides.width, sides.height].toSorted((a, b) => a - b);
  const tooLarge = short + long > limits.photoSides || long > short * limits.photoRatio;
  return tooLarge ? badRequest('PHOTO_INVALID_DIMENSIONS') : undefined;
}
