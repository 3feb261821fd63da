import type { FastifyBaseLogger } from 'fastify';
import { startBeside, stopBeside } from './beside.ts';

/** Loads the past year of the demo while the product is used already; the next start goes on where this one is ended. */
export function startPastYear(databaseUrl: string, log: FastifyBaseLogger): () => Promise<void> {
  const child = startBeside('past-year.worker', { DATABASE_URL: databaseUrl });
  let isStopping = false;
  child.on('message', (message) => log.info(message, 'a past year of trips was loaded'));
  child.on('exit', (code, signal) => {
    if (code !== 0 && !isStopping) log.warn({ code, signal }, 'the past year of trips is not loaded');
  });
  return async () => {
    isStopping = true;
    await stopBeside(child);
  };
}
