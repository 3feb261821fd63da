import type { FastifyBaseLogger } from 'fastify';
import { startBeside, stopBeside } from './beside.ts';

/** Drives the trucks of the demo in a process of its own, which sends what devices send and nothing else. */
export function startSimulator(databaseUrl: string, address: string, log: FastifyBaseLogger): () => Promise<void> {
  const child = startBeside('simulator.worker', { DATABASE_URL: databaseUrl, SIMULATED_ADDRESS: address });
  let isStopping = false;
  child.on('message', (message) => log.info(message, 'trucks are simulated'));
  child.on('exit', (code, signal) => {
    if (code !== 0 && !isStopping) log.warn({ code, signal }, 'the simulated trucks have stopped');
  });
  return async () => {
    isStopping = true;
    await stopBeside(child);
  };
}
