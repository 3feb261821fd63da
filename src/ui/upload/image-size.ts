import { IMAGE_MAX_PIXELS } from '#kernel/file-calls.ts';

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
