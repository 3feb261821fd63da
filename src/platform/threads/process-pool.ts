import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ThreadRequest } from './thread-pool.ts';

interface ProcessPoolOptions {
  /** The file of the program without its extension: `image.worker`. */
  readonly worker: string;
  /** `import.meta.url` of a file in the same folder. */
  readonly beside: string;
  readonly heapMb: number;
  /** After this long without work a process ends. */
  readonly idleMs?: number;
}

/** What a program sends once it listens. */
const READY = 'ready';
const IDLE_MS = 30_000;

/**
 * Work in processes of their own: for libraries written in C, whose memory is given back to the system only when the
 * process ends, and whose crash would be the end of the server. A process that replied waits a while for the next
 * request. The caller limits how many run at once.
 */
export function processPool<Request extends object, Answer>(
  options: ProcessPoolOptions,
): ThreadRequest<Request, Answer> {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  return async (request, limit) => {
    const [waiting] = idle.keys();
    clearTimeout(waiting && idle.get(waiting));
    const child = waiting ?? (await start(options, idle));
    idle.delete(child);
    const answer = await ask<Answer>(child, request, limit());
    if (answer === undefined) child.kill('SIGKILL');
    else idle.set(child, setTimeout(() => child.kill('SIGKILL'), options.idleMs ?? IDLE_MS).unref());
    return answer;
  };
}

/** Serves the requests of a pool, one after the other; ends when the server is gone. */
export function serveRequests<Request, Answer>(answer: (request: Request) => Promise<Answer>): void {
  process.on('message', async (request: Request) => process.send?.(await answer(request)));
  process.on('disconnect', () => process.exit());
  process.send?.(READY);
}

/** Rejects when the program does not start, which is not the fault of any request. */
async function start(
  { worker, beside, heapMb }: ProcessPoolOptions,
  idle: Map<ChildProcess, NodeJS.Timeout>,
): Promise<ChildProcess> {
  const isSource = beside.endsWith('.ts');
  const child = fork(fileURLToPath(new URL(`./${worker}.${isSource ? 'ts' : 'mjs'}`, beside)), {
    execArgv: [`--max-old-space-size=${heapMb}`, ...(isSource ? ['--import', 'tsx'] : [])],
    // Without the server's environment: a decoder must not have its secrets.
    env: { PATH: process.env.PATH, NODE_ENV: 'production', VIPS_CONCURRENCY: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('exit', () => {
    clearTimeout(idle.get(child));
    idle.delete(child);
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${worker} ended with ${code} before it was ready`)));
  });
  // Its end is noticed by `exit`; without a listener a failed signal would end the server.
  child.on('error', () => undefined);
  child.unref();
  return child;
}

/** Undefined when time ran out or the process ended before it replied. */
function ask<Answer>(child: ChildProcess, request: object, limit: AbortSignal): Promise<Answer | undefined> {
  const done = new AbortController();
  // Only a process that works keeps ours alive.
  child.channel?.ref();
  return new Promise<Answer | undefined>((resolve) => {
    const once = <A>(event: string, listener: (given: A) => void) => {
      child.once(event, listener);
      done.signal.addEventListener('abort', () => child.off(event, listener));
    };
    limit.addEventListener('abort', () => resolve(undefined), { once: true, signal: done.signal });
    once('message', resolve);
    once('exit', () => resolve(undefined));
    if (limit.aborted || !child.connected) resolve(undefined);
    else child.send(request, () => undefined);
  }).finally(() => {
    done.abort();
    child.channel?.unref();
  });
}
