import { isMainThread, threadId } from 'node:worker_threads';
import { serveRequests } from './process-pool.ts';
import { serveThread } from './thread-pool.ts';

export interface EchoRequest {
  readonly say: string;
  readonly how?: 'hang' | 'crash';
}

export interface Echo {
  readonly said: string;
  /** Which process or thread answered. */
  readonly by: number;
  readonly environment: readonly string[];
}

/** Answers as a process or as a thread, whichever it was started as. */
async function echo({ say, how }: EchoRequest): Promise<Echo> {
  if (how === 'crash') process.exit(3);
  if (how === 'hang') await new Promise(() => undefined);
  return { said: say, by: isMainThread ? process.pid : threadId, environment: Object.keys(process.env) };
}

if (isMainThread) serveRequests(echo);
else serveThread(echo);
