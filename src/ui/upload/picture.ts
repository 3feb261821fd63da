import { IMAGE_QUALITY } from '#kernel/file-calls.ts';
import { type ImageSize, resized } from './image-size.ts';

export interface Picture extends ImageSize {
  readonly content: Blob;
}

/**
 * Makes a picture small enough before it travels. The way the camera was held is applied as it is read, so that it
 * stands upright afterwards; one that is small already stays untouched. The size told is the one it came with.
 */
export async function shrinkPicture(original: Blob, contentType: string): Promise<Picture> {
  const bitmap = await createImageBitmap(original, { imageOrientation: 'from-image' });
  try {
    const size = { width: bitmap.width, height: bitmap.height };
    const target = resized(size);
    if (target.width === size.width && target.height === size.height) return { ...size, content: original };
    const canvas = new OffscreenCanvas(target.width, target.height);
    const brush = canvas.getContext('2d');
    if (!brush) return { ...size, content: original };
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(bitmap, 0, 0, target.width, target.height);
    return { ...size, content: await canvas.convertToBlob({ type: contentType, quality: IMAGE_QUALITY }) };
  } finally {
    bitmap.close();
  }
}
