import { importErrors } from '#areas/imports/contract/import.errors.ts';
import type { Sheet } from '#areas/imports/rules/cell.ts';
import { takeTurns } from '#platform/files/take-turns.ts';
import { threadPool } from '#platform/threads/thread-pool.ts';
import type { SheetsReading } from './read-sheets.ts';

const MEMORY_MB = 256;
const PLACES = 2;
/** Waiting and reading together stay below the deadline of a request; reading counts from its beginning. */
const WAIT_MS = 6_000;
const READ_MS = 8_000;
const RETRY_SECONDS = 5;
/** The first bytes of every archive. */
const ARCHIVE = Buffer.from('PK\x03\x04');

const inTurn = takeTurns(PLACES);

const ask = threadPool<Uint8Array, SheetsReading>({
  worker: 'workbook.worker',
  beside: import.meta.url,
  memoryMb: MEMORY_MB,
});

/** The first rows of a spreadsheet's sheets, read on another thread so that the server stays responsive. */
export async function readSpreadsheet(content: Buffer, signal: AbortSignal): Promise<readonly Sheet[]> {
  if (!content.subarray(0, ARCHIVE.length).equals(ARCHIVE)) throw importErrors.invalidFileType();
  const reading = await beforeLong(() =>
    readOnThread(content, () => AbortSignal.any([signal, AbortSignal.timeout(READ_MS)])),
  );
  if ('failure' in reading) throw importErrors[reading.failure]();
  return reading.sheets;
}

/** Reads a spreadsheet on its own thread; so small a file that uses up its limits was made to do so. */
export async function readOnThread(content: Buffer, limit: () => AbortSignal): Promise<SheetsReading> {
  return (await ask(new Uint8Array(content), limit)) ?? { failure: 'tooHeavy' };
}

/** A request that waited too long is refused, and its turn goes to the next. */
async function beforeLong<T>(work: () => Promise<T>): Promise<T> {
  let giveUp: () => void = () => undefined;
  const patience = new Promise<never>((_, reject) => {
    giveUp = () => reject(importErrors.busy({ retryAfter: RETRY_SECONDS }));
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    giveUp();
  }, WAIT_MS);
  const turn = inTurn(async () => {
    clearTimeout(timer);
    return isLate ? patience : work();
  });
  return Promise.race([turn, patience]);
}
