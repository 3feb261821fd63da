import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './errors.ts';
import type { StartedServer } from './start-server.ts';

export interface SupervisionOptions {
  /** Starts the server again, at the same address. */
  readonly restart: () => Promise<StartedServer>;
  /** Aborted when the server is to stop: from then on it is not started again. */
  readonly abort: AbortSignal;
  /** Restarts in a row, without a quiet minute in between. */
  readonly maxRestarts: number;
  readonly log: (line: string) => void;
}

export interface Supervision {
  /** Resolves when the server keeps ending and is not started any more. */
  readonly failed: Promise<EmbeddedPostgresError>;
  /** Resolves when no server runs and none will be started. */
  readonly ended: Promise<void>;
}

/** After this an end counts as a new problem, not as the same one again. */
const QUIET_MS = 60_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/** Starts the server again whenever it ends by itself, with growing pauses while that does not help. */
export function superviseServer(first: StartedServer, options: SupervisionOptions): Supervision {
  let fail: (reason: EmbeddedPostgresError) => void = () => undefined;
  const failed = new Promise<EmbeddedPostgresError>((resolve) => {
    fail = resolve;
  });
  return { failed, ended: supervise(first, options, fail) };
}

async function supervise(
  first: StartedServer,
  { restart, abort, maxRestarts, log }: SupervisionOptions,
  fail: (reason: EmbeddedPostgresError) => void,
): Promise<void> {
  let server: StartedServer | undefined = first;
  let startedAt = Date.now();
  let restarts = 0;
  let reason = '';
  for (;;) {
    if (server) {
      await server.postmaster.ended;
      reason = server.postmaster.tail();
      if (Date.now() - startedAt > QUIET_MS) restarts = 0;
    }
    if (abort.aborted) return;
    log(`PostgreSQL ended by itself and is started again:\n${reason}`);
    restarts += 1;
    if (restarts > maxRestarts) return fail(keepsEnding(maxRestarts, reason));
    await pause(restarts, abort);
    if (abort.aborted) return;
    startedAt = Date.now();
    try {
      server = await restart();
      log('PostgreSQL answers again');
      // It was stopped in the very moment it became ready.
      if (abort.aborted) server.postmaster.release();
    } catch (error) {
      server = undefined;
      reason = (error as Error).message;
    }
  }
}

function keepsEnding(times: number, reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`PostgreSQL keeps ending and is not started again after ${times} tries:\n${reason}`);
}

async function pause(restarts: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(FIRST_PAUSE_MS * 2 ** (restarts - 1), LONGEST_PAUSE_MS);
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
