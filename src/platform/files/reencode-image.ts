import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_PIXELS, IMAGE_QUALITY } from '#kernel/file-calls.ts';
import { fileErrors } from './file-errors.ts';
import type { CleanImage, ImageRule } from './image.ts';

/** More than phones take today. Known from the header alone, before any pixel is decoded. */
const INPUT_MAX_PIXELS = 64_000_000;
const PROCESSING_SECONDS = 10;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The upright size of an image from its header; refused when it has too many pixels to decode. */
export async function measureImage(content: Buffer): Promise<Size> {
  const { autoOrient } = await orUnreadable(open(content).metadata());
  if (autoOrient.width * autoOrient.height > INPUT_MAX_PIXELS) throw fileErrors.dimensions();
  return autoOrient;
}

function open(content: Buffer): Sharp {
  return sharp(content, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
}

/** Decodes and encodes in this process, which may take hundreds of megabytes: see image.ts. */
export async function reencodeImage(content: Buffer, kind: 'png' | 'jpeg', rule: ImageRule): Promise<CleanImage> {
  if (!fits(await measureImage(content), rule)) throw fileErrors.dimensions();

  const upright = open(content).autoOrient().timeout({ seconds: PROCESSING_SECONDS });
  const sized =
    rule.resize === false
      ? upright
      : upright.resize({ width: IMAGE_MAX_PIXELS, height: IMAGE_MAX_PIXELS, fit: 'inside', withoutEnlargement: true });
  const encoded = kind === 'jpeg' ? sized.jpeg({ quality: Math.round(IMAGE_QUALITY * 100) }) : sized.png();
  const { data, info } = await orUnreadable(encoded.toBuffer({ resolveWithObject: true }));
  return { content: data, width: info.width, height: info.height };
}

function fits({ width, height }: Size, rule: ImageRule): boolean {
  return (
    width >= (rule.minWidth ?? 1) &&
    height >= (rule.minHeight ?? 1) &&
    width <= (rule.maxWidth ?? Number.POSITIVE_INFINITY) &&
    height <= (rule.maxHeight ?? Number.POSITIVE_INFINITY)
  );
}

async function orUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw fileErrors.unreadable({ cause });
  }
}
