import sharp from 'sharp';

/** The letters of a card are some 30 pixels high at this size, which is what the recogniser was trained on. */
const LONG_SIDE = 1600;
/** A small picture is blown up, but a thumbnail has no letters to find. */
const MOST_ENLARGED = 2;
const SECONDS = 10;

/** A photo as the recogniser reads it best: upright, grey, in full contrast, neither too large nor too small. */
export async function preparePhoto(photo: Buffer): Promise<Buffer> {
  const image = sharp(photo, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
  const { autoOrient } = await image.metadata();
  const scale = Math.min(MOST_ENLARGED, LONG_SIDE / Math.max(autoOrient.width, autoOrient.height));
  return image
    .autoOrient()
    .timeout({ seconds: SECONDS })
    .resize({ width: Math.max(1, Math.round(autoOrient.width * scale)), kernel: 'cubic' })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
