import { AppError, errorCatalogue } from '#kernel/errors.ts';
import { processPool } from '../threads/process-pool.ts';
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

export interface ImageRequest {
  readonly content: Uint8Array;
  readonly kind: 'png' | 'jpeg';
  readonly rule: ImageRule;
}

export type ImageAnswer = CleanImage | { readonly refused: string };

const HEAP_MB = 64;
const PATIENCE_MS = 14_000;

const ask = processPool<ImageRequest, ImageAnswer>({
  worker: 'image.worker',
  beside: import.meta.url,
  heapMb: HEAP_MB,
});
/** Some images must be decoded in memory as a whole, so only a few are processed at once. */
const inTurn = takeTurns(2);

/**
 * Re-encodes an image: upright, limited in size, without metadata or anything hidden behind the picture. In a process of
 * its own, which ends when it is idle: the decoder needs hundreds of megabytes, and a picture may be made to crash it.
 */
export function cleanImage(content: Buffer, kind: 'png' | 'jpeg', rule: ImageRule = {}): Promise<CleanImage> {
  return inTurn(async () => {
    const answer = await ask({ content, kind, rule }, () => AbortSignal.timeout(PATIENCE_MS)).catch(
      (cause: unknown) => {
        throw fileErrors.unavailable({ cause, retryAfter: 5 });
      },
    );
    if (!answer) throw fileErrors.unreadable();
    if ('refused' in answer) throw new AppError(answer.refused, errorCatalogue.get(answer.refused) ?? 400);
    return { ...answer, content: Buffer.from(answer.content) };
  });
}
