import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { EmailHeadings } from './email-to-html.ts';
import { fileErrors } from './file-errors.ts';
import { takeTurns } from './take-turns.ts';

export type PageRequest = { readonly html: string } | { readonly mail: Uint8Array; readonly headings: EmailHeadings };

export type PageAnswer = { readonly page: string } | { readonly refused: string };

const MEMORY_MB = 256;
const PATIENCE_MS = 14_000;

/** Built, the worker stands beside the server; a thread that runs the sources has to learn TypeScript first. */
const isSource = import.meta.url.endsWith('.ts');
const BUILT = new URL('./page.worker.mjs', import.meta.url);
const FROM_SOURCE = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('./page.worker.ts', import.meta.url).href)});
});`;

interface Thread {
  readonly worker: Worker;
  /** Its first word: it has loaded what it needs. */
  readonly ready: Promise<unknown>;
  readonly ended: AbortSignal;
}

const inTurn = takeTurns(1);
let thread: Thread | undefined;

/**
 * Makes a page safe on a thread of its own: five megabytes full of marks take a second or two, which nobody else shall
 * wait for. What takes more time or memory than that was made for it, and is refused like any other damaged file.
 */
export function makePage(request: PageRequest): Promise<string> {
  return inTurn(async () => {
    thread ??= startThread();
    const answer = await ask(thread, request);
    if (answer && 'page' in answer) return answer.page;
    if (!answer) await endThread();
    throw fileErrors.unreadable();
  });
}

function startThread(): Thread {
  const worker = new Worker(isSource ? FROM_SOURCE : BUILT, {
    eval: isSource,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const ended = new AbortController();
  const started: Thread = {
    worker,
    ready: once(worker, 'message', { signal: ended.signal }),
    ended: ended.signal,
  };
  started.ready.catch(() => undefined);
  // Whoever waits for an answer hears of an error, too; without a listener it would end the server.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    if (thread === started) thread = undefined;
    ended.abort();
  });
  // While nothing is asked of it the thread keeps nobody from leaving.
  worker.unref();
  return started;
}

/** Nothing when time or memory ran out. */
async function ask({ worker, ready, ended }: Thread, request: PageRequest): Promise<PageAnswer | undefined> {
  await ready;
  const signal = AbortSignal.any([ended, AbortSignal.timeout(PATIENCE_MS)]);
  const answer = once(worker, 'message', { signal });
  worker.postMessage(request);
  try {
    return (await answer)[0] as PageAnswer;
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException;
    if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') return undefined;
    throw error;
  }
}

async function endThread(): Promise<void> {
  const ending = thread;
  thread = undefined;
  await ending?.worker.terminate();
}
