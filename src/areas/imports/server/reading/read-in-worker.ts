import { Worker } from 'node:worker_threads';
import { importErrors } from '#areas/imports/contract/import.errors.ts';
import type { Sheet } from '#areas/imports/rules/cell.ts';
import { takeTurns } from '#platform/files/take-turns.ts';
import type { SheetsReading } from './read-sheets.ts';

const PLACES = 2;
/** Each waits inside a transaction: a longer line would keep connections from everybody else. */
const MAX_WAITING = 2;
const MEMORY_MB = 256;
/** Twice this is still below what the database allows a transaction to idle. */
const TIME_LIMIT_MS = 8_000;
const RETRY_SECONDS = 5;

const inTurn = takeTurns(PLACES);
let inside = 0;

/** Reads a spreadsheet on a thread of its own, with little memory and little time; the server goes on meanwhile. */
export async function readInWorker(content: Buffer, signal: AbortSignal): Promise<readonly Sheet[]> {
  if (inside >= PLACES + MAX_WAITING) throw importErrors.busy({ retryAfter: RETRY_SECONDS });
  inside += 1;
  try {
    const reading = await inTurn(() => read(content, signal));
    if ('failure' in reading) throw importErrors[reading.failure]();
    return reading.sheets;
  } finally {
    inside -= 1;
  }
}

function read(content: Buffer, signal: AbortSignal): Promise<SheetsReading> {
  const worker = new Worker(workerUrl(), {
    workerData: new Uint8Array(content),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: MEMORY_MB / 8 },
    ...(isSource ? { execArgv: ['--import', 'tsx'] } : {}),
  });
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
  return new Promise<SheetsReading>((resolve, reject) => {
    // Out of time or out of memory: a file that small has to have been made for it.
    limit.addEventListener('abort', () => resolve({ failure: 'tooHeavy' }), { once: true });
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ failure: 'tooHeavy' }) : reject(error),
    );
    worker.once('exit', (code) => reject(new Error(`the reader of a spreadsheet ended with ${code}`)));
  }).finally(() => worker.terminate());
}

/** Built, the worker stands beside the server; in the sources, beside this file. */
const isSource = import.meta.url.endsWith('.ts');
const workerUrl = () => new URL(`./workbook.worker.${isSource ? 'ts' : 'mjs'}`, import.meta.url);
