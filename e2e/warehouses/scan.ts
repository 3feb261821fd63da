import type { Locator } from '@playwright/test';
import readQr from 'jsqr';

/** What a guard's camera reads from a QR code as it is shown, with its size on the screen. */
export async function scan(code: Locator): Promise<{ readonly text: string | undefined; readonly side: number }> {
  const picture = (await code.screenshot()).toString('base64');
  const { pixels, width, height } = await code.evaluate(async (_, encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paint = canvas.getContext('2d')!;
    paint.drawImage(image, 0, 0);
    const { data } = paint.getImageData(0, 0, image.width, image.height);
    // As a text, a letter for each pixel: a list of so many numbers takes seconds to travel.
    let letters = '';
    for (let at = 0; at < data.length; at += 4) letters += String.fromCharCode(32 + (data[at + 1]! >> 2));
    return { pixels: letters, width: image.width, height: image.height };
  }, picture);
  const seen = Uint8ClampedArray.from({ length: 4 * pixels.length }, (_, at) =>
    at % 4 === 3 ? 255 : (pixels.charCodeAt(at >> 2) - 32) << 2,
  );
  // A reader that takes light on dark too would not notice a code in the colours of the dark mode.
  const read = readQr(seen, width, height, { inversionAttempts: 'dontInvert' });
  return { text: read?.data, side: (await code.boundingBox())?.width ?? 0 };
}
