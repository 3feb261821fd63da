import sharp from 'sharp';

/** The letters of a card are about 30 pixels high at this size, for which the recogniser was trained. */
const LONG_SIDE = 1600;
/** A small picture is enlarged, but a thumbnail contains no letters. */
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
