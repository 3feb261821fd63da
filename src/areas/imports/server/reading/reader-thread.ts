import { threadPool } from '#platform/threads/thread-pool.ts';
import type { SheetsReading } from './read-sheets.ts';

const MEMORY_MB = 256;

const ask = threadPool<Uint8Array, SheetsReading>({
  worker: 'workbook.worker',
  beside: import.meta.url,
  memoryMb: MEMORY_MB,
});

/** Reads a spreadsheet on its own thread; so small a file that uses up its limits was made to do so. */
export async function readOnThread(content: Buffer, limit: AbortSignal): Promise<SheetsReading> {
  return (await ask(new Uint8Array(content), limit)) ?? { failure: 'tooHeavy' };
}
