import sharp from 'sharp';
import { AppError } from '#kernel/errors.ts';
import { serveRequests } from '../threads/process-pool.ts';
import type { ImageAnswer, ImageRequest } from './image.ts';
import { reencodeImage } from './reencode-image.ts';

// Every picture is another one.
sharp.cache(false);

serveRequests<ImageRequest, ImageAnswer>(async ({ content, kind, rule }) => {
  try {
    return await reencodeImage(Buffer.from(content), kind, rule);
  } catch (error) {
    // A known refusal is reported; any other error is a bug and ends the process.
    if (error instanceof AppError) return { refused: error.code };
    throw error;
  }
});
