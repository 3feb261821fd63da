import { parentPort } from 'node:worker_threads';
import { readSheets } from './read-sheets.ts';

/** One file after another; the caller sets the time limit. */
parentPort?.on('message', async (content: Uint8Array) => {
  parentPort?.postMessage(await readSheets(Buffer.from(content)));
});
