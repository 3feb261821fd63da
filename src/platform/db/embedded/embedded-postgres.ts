import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import { ensureCluster, SUPERUSER } from './cluster.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { fallbackFolders } from './fallback-folder.ts';
import { takeOwnership } from './owner-lock.ts';
import { choosePort } from './port.ts';
import { endAbandoned, endPostmaster, launch, type Postmaster, recordedPostmaster } from './postmaster.ts';

export type Settings = Record<string, string | number | boolean>;

export interface EmbeddedPostgresOptions {
  /** The folder of this database alone. As root it, or the folder it is moved to, changes its owner. */
  dataDir: string;
  /** PostgreSQL settings, over durable defaults. */
  settings?: Settings;
  /** Alternative places for data and programs when the database account cannot use the default ones. */
  fallbacks?: string[];
  log?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** Superuser connection to the database `postgres`. */
  url: string;
  port: number;
  /** Folder of the Unix socket; absent on Windows and where the path would be too long for one. */
  socketDir?: string;
  /** Stores the product's address, for the message of a second start. */
  announce(address: string): void;
  /** Idempotent; resolves when PostgreSQL has stopped. */
  stop(): Promise<void>;
}

/** Replaying the log after a crash may take minutes; a server that fails exits earlier. */
const READY_DEADLINE_MS = 300_000;
const POLL_MS = 15;
/** Retries after losing the port, and while children of a killed server are still exiting. */
const RETRY_DEADLINE_MS = 15_000;
const RETRY_MS = 200;
const WORTH_A_RETRY = /could not bind|could not create any TCP\/IP sockets|pre-existing shared memory|lock file/;
const MAX_SOCKET_PATH_BYTES = 103;

/** Starts the product's own PostgreSQL on 127.0.0.1, or throws `AlreadyRunningError`. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, settings = {}, fallbacks = fallbackFolders(), log = () => {} } = options;
  const folder = openDataFolder(dataDir, fallbacks, log);
  const lock = takeOwnership(folder.ownerFile);
  try {
    const binaries = await prepareBinaries(folder.account, fallbacks, log);
    const password = await ensureCluster(folder, binaries, isDurable(settings));
    const started = await startRetrying(folder, binaries.postgres, password, settings, log);
    lock.announce(`127.0.0.1:${started.port}`);
    let stopping: Promise<void> | undefined;
    started.postmaster.ended.finally(() => {
      if (!stopping) log(`PostgreSQL ended by itself:\n${started.postmaster.tail()}`);
    });
    const stop = async () => {
      const pid = recordedPostmaster(folder.cluster);
      if (pid !== undefined && !started.postmaster.hasEnded())
        await endPostmaster(pid, folder.cluster, binaries.postgres);
      await started.postmaster.ended;
      lock.release();
    };
    return {
      url: started.url,
      port: started.port,
      ...(started.socketDir && { socketDir: started.socketDir }),
      announce: lock.announce,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function isDurable({ fsync = true }: Settings): boolean {
  return fsync !== false && fsync !== 'off';
}

async function startRetrying(
  folder: DataFolder,
  program: string,
  password: string,
  settings: Settings,
  log: (line: string) => void,
) {
  const hasSocket =
    process.platform !== 'win32' && Buffer.byteLength(`${folder.home}/.s.PGSQL.65535`) <= MAX_SOCKET_PATH_BYTES;
  const socketDir = hasSocket ? folder.home : undefined;
  const deadline = Date.now() + RETRY_DEADLINE_MS;
  for (;;) {
    await endAbandoned(folder.cluster, program, log);
    const port = await choosePort(folder.portFile);
    const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
    const postmaster = launch(folder, program, serverArguments(port, socketDir, settings), log);
    if (await becomesReady(postmaster, url)) return { port, url, socketDir, postmaster };
    if (!WORTH_A_RETRY.test(postmaster.tail()) || Date.now() > deadline) {
      throw new EmbeddedPostgresError(`PostgreSQL did not start:\n${postmaster.tail()}`);
    }
    await delay(RETRY_MS);
  }
}

function serverArguments(port: number, socketDir: string | undefined, settings: Settings): string[] {
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
    port,
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
