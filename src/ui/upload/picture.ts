import { IMAGE_QUALITY } from '#kernel/file-calls.ts';
import { type ImageSize, resized } from './image-size.ts';

export interface Picture extends ImageSize {
  readonly content: Blob;
}

/**
 * Makes a picture small enough before it is sent. The camera's orientation is applied while reading, so that it is
 * upright afterwards; a small picture is not changed. The reported size is the original one.
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
