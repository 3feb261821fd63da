import { requestErrors } from '#kernel/errors.ts';
import { takeTurns } from '../files/take-turns.ts';
import { threadPool } from '../threads/thread-pool.ts';

const MEMORY_MB = 256;
const PATIENCE_MS = 12_000;

interface PrinterOptions {
  /** The file of the worker without its extension: `contract-pdf.worker`. */
  readonly worker: string;
  /** `import.meta.url` of a file in the same folder. */
  readonly beside: string;
}

/** Prints on a thread that ends when it is idle: fonts and pages need memory that nothing else needs. */
export function pdfPrinter<Sheet>(options: PrinterOptions): (sheet: Sheet) => Promise<Buffer> {
  const ask = threadPool<Sheet, Uint8Array>({ ...options, memoryMb: MEMORY_MB });
  const inTurn = takeTurns(2);
  return (sheet) =>
    inTurn(async () => {
      const pdf = await ask(sheet, () => AbortSignal.timeout(PATIENCE_MS));
      if (!pdf) throw requestErrors.unavailable({ retryAfter: 5 });
      return Buffer.from(pdf);
    });
}
