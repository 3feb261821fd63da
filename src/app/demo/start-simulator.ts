import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';

/** The program is beside this file, as a source while developing and in the same folder once built. */
const isSource = import.meta.url.endsWith('.ts');
const PROGRAM = fileURLToPath(new URL(isSource ? './simulator.worker.ts' : './simulator.worker.mjs', import.meta.url));

/** Drives the trucks of the demo in a process of its own, which sends what devices send and nothing else. */
export function startSimulator(databaseUrl: string, address: string, log: FastifyBaseLogger): () => Promise<void> {
  const child = fork(PROGRAM, {
    execArgv: isSource ? ['--import', 'tsx'] : [],
    env: { ...process.env, DATABASE_URL: databaseUrl, SIMULATED_ADDRESS: address },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let isStopping = false;
  child.on('message', (message) => log.info(message, 'trucks are simulated'));
  child.on('exit', (code, signal) => {
    if (code !== 0 && !isStopping) log.warn({ code, signal }, 'the simulated trucks have stopped');
  });
  return async () => {
    isStopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}
