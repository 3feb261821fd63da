import { type PhotoRead, READY, type ReadPhoto } from './ocr-messages.ts';
import { preparePhoto } from './prepare-photo.ts';
import { TextEngine } from './text-engine.ts';

/**
 * A process of its own: whatever a picture does to its decoder or to the recogniser, it does it here. It reads one
 * photo at a time, and ends itself when it grows too large or when the server is gone.
 */
const MEMORY_MAX = Number(process.env.OCR_MEMORY_MAX);
const MEMORY_CHECK_MS = 100;

const engine = new TextEngine();

async function read({ photo, language }: ReadPhoto): Promise<PhotoRead> {
  let image: Buffer;
  try {
    image = await preparePhoto(photo);
  } catch (error) {
    return { ok: false, reason: 'unreadable', message: String(error) };
  }
  try {
    return { ok: true, lines: await engine.read(image, language) };
  } catch (error) {
    return { ok: false, reason: 'failed', message: String(error) };
  }
}

process.on('message', async (message: ReadPhoto) => {
  process.send?.(await read(message));
});
process.on('disconnect', () => process.exit());
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX) process.exit(1);
}, MEMORY_CHECK_MS);
process.send?.(READY);
