import { parentPort } from 'node:worker_threads';
import { type ContractSheet, contractPdf } from './contract-pdf.ts';

/** One contract after another; the caller sets the time limit. */
parentPort?.on('message', async (sheet: ContractSheet) => parentPort?.postMessage(await contractPdf(sheet)));
