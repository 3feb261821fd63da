import { threadPool } from '#platform/threads/thread-pool.ts';
import type { SheetsReading } from './read-sheets.ts';

const MEMORY_MB = 256;

const ask = threadPool<Uint8Array, SheetsReading>({
  worker: 'workbook.worker',
  beside: import.meta.url,
  memoryMb: MEMORY_MB,
});

/** Reads a spreadsheet on a thread of its own: a file this small that takes all there is has been made for it. */
export async function readOnThread(content: Buffer, limit: AbortSignal): Promise<SheetsReading> {
  return (await ask(new Uint8Array(content), limit)) ?? { failure: 'tooHeavy' };
}
