import { prepareBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { openDataFolder } from './data-folder.ts';
import { endPostmaster, recordedPostmaster } from './end-postmaster.ts';
import type { EmbeddedPostgresError } from './errors.ts';
import { fallbackFolders } from './fallback-folder.ts';
import { takeOwnership } from './owner-lock.ts';
import { type ServerPlan, type Settings, startServer } from './start-server.ts';
import { superviseServer } from './supervise-server.ts';

export interface EmbeddedPostgresOptions {
  /** The folder of this database alone. As root it, or the folder it is moved to, changes its owner. */
  dataDir: string;
  /** PostgreSQL settings, over durable defaults. */
  settings?: Settings;
  /** Alternative places for data and programs when the database account cannot use the default ones. */
  fallbacks?: string[];
  /** How often a server that keeps ending is started again before it is given up. */
  maxRestarts?: number;
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
  /** Resolves with the reason when PostgreSQL keeps ending by itself and is not started again. */
  failed: Promise<EmbeddedPostgresError>;
  /** Idempotent; resolves when PostgreSQL has stopped. */
  stop(): Promise<void>;
}

/** With the growing pauses this is most of a minute: long enough for a disk to be freed or a machine to calm down. */
const MAX_RESTARTS = 10;

/**
 * Starts the product's own PostgreSQL on 127.0.0.1, or throws `AlreadyRunningError`. When it ends by itself it is
 * started again at the same address, so that whoever is connected only has to connect again.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, settings = {}, fallbacks = fallbackFolders(), maxRestarts = MAX_RESTARTS, log = () => {} } = options;
  const folder = openDataFolder(dataDir, fallbacks, log);
  const lock = takeOwnership(folder.ownerFile);
  try {
    const binaries = await prepareBinaries(folder.account, fallbacks, log);
    const password = await ensureCluster(folder, binaries, isDurable(settings));
    const plan: ServerPlan = { folder, program: binaries.postgres, password, settings, log };
    const stopping = new AbortController();
    const server = await startServer(plan, stopping.signal);
    const { url, port, socketDir } = server;
    lock.announce(`127.0.0.1:${port}`);
    const restart = () => startServer(plan, stopping.signal, port);
    const supervision = superviseServer(server, { restart, abort: stopping.signal, maxRestarts, log });
    const stop = async () => {
      stopping.abort();
      const pid = recordedPostmaster(folder.cluster);
      if (pid !== undefined) await endPostmaster(pid, folder.cluster, binaries.postgres);
      await supervision.ended;
      lock.release();
    };
    let stopped: Promise<void> | undefined;
    return {
      url,
      port,
      ...(socketDir && { socketDir }),
      announce: lock.announce,
      failed: supervision.failed,
      stop: () => {
        stopped ??= stop();
        return stopped;
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
