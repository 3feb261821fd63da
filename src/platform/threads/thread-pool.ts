import { parentPort, Worker } from 'node:worker_threads';

interface ThreadPoolOptions {
  /** The file of the worker without its extension: `page.worker`. */
  readonly worker: string;
  /** `import.meta.url` of a file in the same folder. */
  readonly beside: string;
  readonly memoryMb: number;
  /** After this long without work a thread ends and gives its memory back. */
  readonly idleMs?: number;
}

/** What a thread sends once it listens. */
const READY = 'ready';
const IDLE_MS = 30_000;

/**
 * One request to a thread; undefined when time or memory ran out before it replied. The limit is asked for when the work
 * begins: on a busy machine a thread takes long to start, which is no fault of the request.
 */
export type ThreadRequest<Request, Answer> = (
  request: Request,
  limit: () => AbortSignal,
) => Promise<Answer | undefined>;

/**
 * Work on threads with little memory, so that other requests do not wait for it. A thread that replied waits a while for
 * the next request; one that ran out of time or memory is ended. The caller limits how many run at once.
 */
export function threadPool<Request, Answer>(options: ThreadPoolOptions): ThreadRequest<Request, Answer> {
  const idle = new Map<Worker, NodeJS.Timeout>();
  return async (request, limit) => {
    const [waiting] = idle.keys();
    clearTimeout(waiting && idle.get(waiting));
    const worker = waiting ?? startWorker(options, idle);
    idle.delete(worker);
    if (!waiting) await untilReady(worker, options.worker);
    const answer = await send<Request, Answer>(worker, request, limit()).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    if (answer === undefined) await worker.terminate();
    else idle.set(worker, setTimeout(() => void worker.terminate(), options.idleMs ?? IDLE_MS).unref());
    return answer;
  };
}

function startWorker({ worker: name, beside, memoryMb }: ThreadPoolOptions, idle: Map<Worker, NodeJS.Timeout>): Worker {
  const isSource = beside.endsWith('.ts');
  const worker = new Worker(isSource ? fromSource(name, beside) : new URL(`./${name}.mjs`, beside), {
    eval: isSource,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: memoryMb / 8 },
  });
  // The pending request rejects on an error, too; without a listener it would end the server.
  worker.on('error', () => idle.delete(worker));
  worker.on('exit', () => idle.delete(worker));
  // An idle thread does not keep the process alive.
  worker.unref();
  return worker;
}

/** Serves the requests of a pool, one after the other. */
export function serveThread<Request, Answer>(answer: (request: Request) => Promise<Answer>): void {
  parentPort?.on('message', async (request: Request) => parentPort?.postMessage(await answer(request)));
  parentPort?.postMessage(READY);
}

/** Rejects when the thread does not start. */
async function untilReady(worker: Worker, name: string): Promise<void> {
  const done = new AbortController();
  const once = listenOn(worker, done.signal);
  await new Promise<void>((resolve, reject) => {
    once('message', () => resolve());
    once('error', reject);
    once('exit', (code) => reject(new Error(`${name} ended with ${code} before it was ready`)));
  }).finally(() => done.abort());
}

/** Once built, the worker is beside the server; a thread that runs the sources needs TypeScript support first. */
function fromSource(name: string, beside: string): string {
  return `import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(new URL(`./${name}.ts`, beside).href)});
  });`;
}

function send<Request, Answer>(worker: Worker, request: Request, limit: AbortSignal): Promise<Answer | undefined> {
  const done = new AbortController();
  const once = listenOn(worker, done.signal);
  return new Promise<Answer | undefined>((resolve, reject) => {
    if (limit.aborted) resolve(undefined);
    limit.addEventListener('abort', () => resolve(undefined), { once: true, signal: done.signal });
    once('message', resolve);
    once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(undefined) : reject(error),
    );
    once('exit', (code) => reject(new Error(`a thread ended with ${code}`)));
    worker.postMessage(request);
  }).finally(() => done.abort());
}

/** Listens until something else has settled the matter. */
function listenOn(worker: Worker, until: AbortSignal) {
  return <A>(event: string, listener: (given: A) => void): void => {
    worker.once(event, listener);
    until.addEventListener('abort', () => worker.off(event, listener));
  };
}
