import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { SUPERUSER } from './cluster.ts';
import type { DataFolder } from './data-folder.ts';
import { endAbandoned } from './end-postmaster.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { choosePort } from './port.ts';
import { launch, type Postmaster } from './postmaster.ts';

export type Settings = Record<string, string | number | boolean>;

/** Everything that stays the same from one start of the server to the next. */
export interface ServerPlan {
  readonly folder: DataFolder;
  readonly program: string;
  readonly password: string;
  readonly settings: Settings;
  readonly log: (line: string) => void;
}

export interface StartedServer {
  readonly port: number;
  readonly url: string;
  readonly socketDir: string | undefined;
  readonly postmaster: Postmaster;
}

/** Replaying the log after a crash may take minutes; a server that fails exits earlier. */
const READY_DEADLINE_MS = 300_000;
const POLL_MS = 15;
/** Retries after losing the port, and while children of a killed server are still exiting. */
const RETRY_DEADLINE_MS = 15_000;
const RETRY_MS = 200;
const WORTH_A_RETRY = /could not bind|could not create any TCP\/IP sockets|pre-existing shared memory|lock file/;
const MAX_SOCKET_PATH_BYTES = 103;

/**
 * Starts the server and waits until it answers. Whoever already knows its address (`port`) finds it there again. An
 * abort ends a server that is still starting.
 */
export async function startServer(plan: ServerPlan, abort: AbortSignal, port?: number): Promise<StartedServer> {
  const { folder, program, settings, log } = plan;
  const hasSocket =
    process.platform !== 'win32' && Buffer.byteLength(`${folder.home}/.s.PGSQL.65535`) <= MAX_SOCKET_PATH_BYTES;
  const socketDir = hasSocket ? folder.home : undefined;
  const label = clusterLabel(folder.cluster);
  const deadline = Date.now() + RETRY_DEADLINE_MS;
  for (;;) {
    await endAbandoned({ cluster: folder.cluster, label, program }, log);
    const chosen = port ?? (await choosePort(folder.portFile));
    const url = `postgres://${SUPERUSER}:${plan.password}@127.0.0.1:${chosen}/postgres`;
    abort.throwIfAborted();
    const postmaster = launch(
      folder,
      program,
      serverArguments({ ...settings, cluster_name: label, port: chosen }, socketDir),
      log,
    );
    abort.addEventListener('abort', postmaster.release, { once: true });
    const isReady = await becomesReady(postmaster, url);
    abort.removeEventListener('abort', postmaster.release);
    if (isReady) return { port: chosen, url, socketDir, postmaster };
    if (abort.aborted || !WORTH_A_RETRY.test(postmaster.tail()) || Date.now() > deadline) {
      throw new EmbeddedPostgresError(`PostgreSQL did not start:\n${postmaster.tail()}`);
    }
    await delay(RETRY_MS);
  }
}

/** Stands in the title of every process of this cluster, so that those of a killed server can be recognised. */
function clusterLabel(cluster: string): string {
  return `tropeiro-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
}

function serverArguments(settings: Settings, socketDir: string | undefined): string[] {
  const all: Settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketDir ?? '',
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Failed statements are reported by the application; here they would only fill the pipe.
    log_min_messages: 'log',
    log_checkpoints: false,
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function becomesReady(postmaster: Postmaster, connectionString: string): Promise<boolean> {
  const deadline = Date.now() + READY_DEADLINE_MS;
  while (!postmaster.hasEnded()) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if (!isStillStarting(error) || Date.now() > deadline) {
        postmaster.release();
        throw new EmbeddedPostgresError(`PostgreSQL does not answer: ${(error as Error).message}`);
      }
    }
    await delay(POLL_MS);
  }
  await postmaster.ended;
  return false;
}

function isStillStarting(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string };
  const CANNOT_CONNECT_NOW = '57P03';
  return (
    code === 'ECONNREFUSED' ||
    code === 'ECONNRESET' ||
    code === CANNOT_CONNECT_NOW ||
    /terminated|timeout/.test(message)
  );
}
