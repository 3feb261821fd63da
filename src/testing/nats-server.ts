import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findNatsServer } from '../../scripts/lib/nats-server.mjs';
import { freePort } from './free-port.ts';

export interface NatsServer {
  readonly url: string;
  start(): Promise<void>;
  /** As by a crash; nothing is said to anybody. */
  kill(): Promise<void>;
}

/** `npm test` installs it where it can. */
export const natsServerPath = findNatsServer();

/** A NATS server of its own, which comes back at the same port. */
export async function createNatsServer(): Promise<NatsServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    url: `nats://127.0.0.1:${port}`,
    start: async () => {
      child = spawn(natsServerPath!, ['-a', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
      for await (const text of child.stderr!) if (String(text).includes('Server is ready')) break;
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
