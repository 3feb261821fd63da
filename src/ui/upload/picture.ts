import { IMAGE_MAX_PIXELS, IMAGE_QUALITY } from '#kernel/file-calls.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The same proportions, no side longer than the limit; small pictures stay as they are. */
export function resized({ width, height }: ImageSize, max = IMAGE_MAX_PIXELS): ImageSize {
  const scale = Math.min(1, max / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Both dimensions must meet the limit: a logo not too large, a background not too small. */
export interface DimensionRule extends ImageSize {
  readonly must: 'be less' | 'be greater';
}

export function fitsRule(size: ImageSize, { must, width, height }: DimensionRule): boolean {
  return must === 'be less' ? size.width < width && size.height < height : size.width > width && size.height > height;
}

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
