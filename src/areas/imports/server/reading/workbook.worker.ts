import { parentPort, workerData } from 'node:worker_threads';
import { readSheets } from './read-sheets.ts';

/** One reading, then the end: whatever the file does to this thread, the next file begins with a fresh one. */
parentPort?.postMessage(await readSheets(Buffer.from(workerData as Uint8Array)));
