import { Worker } from 'node:worker_threads';
import type { SheetsReading } from './read-sheets.ts';

const MEMORY_MB = 256;

/** Built, the worker stands beside the server. */
const BUILT = new URL('./workbook.worker.mjs', import.meta.url);
/** From the sources, as tests start it, a thread has to learn TypeScript first. */
const FROM_SOURCE = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('./workbook.worker.ts', import.meta.url).href)});
});`;
const isSource = import.meta.url.endsWith('.ts');

const idle = new Set<Worker>();

/**
 * Reads a spreadsheet on a thread with little memory of its own. A thread that did its work waits for the next file; one
 * that ran out of time or memory is ended, and whatever the file did to it with it.
 */
export async function readOnThread(content: Buffer, limit: AbortSignal): Promise<SheetsReading> {
  const [waiting] = idle;
  const worker = waiting ?? startWorker();
  idle.delete(worker);
  const reading = await reply(worker, content, limit).catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  if (reading) idle.add(worker);
  else await worker.terminate();
  return reading ?? { failure: 'tooHeavy' };
}

function startWorker(): Worker {
  const worker = new Worker(isSource ? FROM_SOURCE : BUILT, {
    eval: isSource,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: MEMORY_MB / 8 },
  });
  worker.on('error', () => idle.delete(worker));
  worker.on('exit', () => idle.delete(worker));
  // An idle thread keeps nobody from leaving.
  worker.unref();
  return worker;
}

/** Nothing when time or memory ran out: a file this small that takes all there is has been made for it. */
function reply(worker: Worker, content: Buffer, limit: AbortSignal): Promise<SheetsReading | undefined> {
  const done = new AbortController();
  return new Promise<SheetsReading | undefined>((resolve, reject) => {
    const hear = <A>(event: string, listener: (given: A) => void) => {
      worker.once(event, listener);
      done.signal.addEventListener('abort', () => worker.off(event, listener));
    };
    if (limit.aborted) resolve(undefined);
    limit.addEventListener('abort', () => resolve(undefined), { once: true, signal: done.signal });
    hear('message', resolve);
    hear('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(undefined) : reject(error),
    );
    hear('exit', (code) => reject(new Error(`the reader of spreadsheets ended with ${code}`)));
    worker.postMessage(new Uint8Array(content));
  }).finally(() => done.abort());
}
