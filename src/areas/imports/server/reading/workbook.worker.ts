import { parentPort } from 'node:worker_threads';
import { readSheets } from './read-sheets.ts';

/** One file after the other; whoever asked decides how long that may take. */
parentPort?.on('message', async (content: Uint8Array) => {
  parentPort?.postMessage(await readSheets(Buffer.from(content)));
});
