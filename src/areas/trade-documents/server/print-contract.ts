import { requestErrors } from '#kernel/errors.ts';
import { takeTurns } from '#platform/files/take-turns.ts';
import { threadPool } from '#platform/threads/thread-pool.ts';
import type { ContractSheet } from './contract-pdf.ts';

const MEMORY_MB = 256;
const PATIENCE_MS = 12_000;

const ask = threadPool<ContractSheet, Uint8Array>({
  worker: 'contract-pdf.worker',
  beside: import.meta.url,
  memoryMb: MEMORY_MB,
});
const inTurn = takeTurns(2);

/** Prints on a thread that ends when it is idle: fonts and pages need memory that nothing else needs. */
export function printPdf(sheet: ContractSheet): Promise<Buffer> {
  return inTurn(async () => {
    const pdf = await ask(sheet, () => AbortSignal.timeout(PATIENCE_MS));
    if (!pdf) throw requestErrors.unavailable({ retryAfter: 5 });
    return Buffer.from(pdf);
  });
}
