import qrcode from 'qrcode';
import type { Picture, Qr } from '../core/chat/view.js';

/**
 * The PNG of a picture. A QR code is drawn with error correction M, the quiet zone of four modules that
 * ISO/IEC 18004 asks for, and ten pixels a module, so that it still scans after an app has recompressed it.
 */
export async function pngOf(image: Qr | Picture): Promise<Uint8Array> {
  if ('png' in image) return image.png;
  return qrcode.toBuffer(image.qr, {
    type: 'png',
    errorCorrectionLevel: 'M',
    margin: 4,
    scale: 10,
  });
}
