import { type PhotoRead, READY, type ReadPhoto } from './ocr-messages.ts';
import { preparePhoto } from './prepare-photo.ts';
import { TextEngine } from './text-engine.ts';

/**
 * A separate process, so that a picture that crashes its decoder or the recogniser harms nothing else. It reads one
 * photo at a time, and exits when that takes too much or when the server is gone.
 */
const MEMORY_MAX = Number(process.env.OCR_MEMORY_MAX);
const CPU_MS_MAX = Number(process.env.OCR_CPU_MS_MAX);
const CHECK_MS = 100;

const engine = new TextEngine();
let begun: NodeJS.CpuUsage | undefined;

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

/** Processor time, not elapsed time: a photo is not to blame for other work of the machine. */
function isTooHard(): boolean {
  const { user, system } = begun ? process.cpuUsage(begun) : { user: 0, system: 0 };
  return (user + system) / 1000 > CPU_MS_MAX || process.memoryUsage.rss() > MEMORY_MAX;
}

process.on('message', async (message: ReadPhoto) => {
  begun = process.cpuUsage();
  const answer = await read(message);
  begun = undefined;
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
setInterval(() => {
  if (isTooHard()) process.exit(1);
}, CHECK_MS);
process.send?.(READY);
