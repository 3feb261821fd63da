import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_PIXELS, IMAGE_QUALITY } from '#kernel/file-calls.ts';
import { fileErrors } from './file-errors.ts';
import { takeTurns } from './take-turns.ts';

export interface ImageRule {
  /** Off for images whose size must stay; they are still re-encoded. On by default. */
  readonly resize?: boolean;
  readonly minWidth?: number;
  readonly minHeight?: number;
  readonly maxWidth?: number;
  readonly maxHeight?: number;
}

export interface CleanImage {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** More than phones take today. Known from the header alone, before any pixel is decoded. */
const INPUT_MAX_PIXELS = 64_000_000;
const PROCESSING_SECONDS = 10;
/** Some images must be decoded in memory as a whole, so only a few are processed at once. */
const inTurn = takeTurns(2);

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

/** Re-encodes an image: upright, limited in size, without metadata or anything hidden behind the picture. */
export async function cleanImage(content: Buffer, kind: 'png' | 'jpeg', rule: ImageRule = {}): Promise<CleanImage> {
  if (!fits(await measureImage(content), rule)) throw fileErrors.dimensions();

  const upright = open(content).autoOrient().timeout({ seconds: PROCESSING_SECONDS });
  const sized =
    rule.resize === false
      ? upright
      : upright.resize({ width: IMAGE_MAX_PIXELS, height: IMAGE_MAX_PIXELS, fit: 'inside', withoutEnlargement: true });
  const encoded = kind === 'jpeg' ? sized.jpeg({ quality: Math.round(IMAGE_QUALITY * 100) }) : sized.png();
  const { data, info } = await orUnreadable(inTurn(() => encoded.toBuffer({ resolveWithObject: true })));
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
