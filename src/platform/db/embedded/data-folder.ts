import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Account, canEnter, serviceAccount } from './account.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { makeFallback } from './fallback-folder.ts';

/** Everything one database stores on disk. */
export interface DataFolder {
  home: string;
  cluster: string;
  ownerFile: string;
  passwordFile: string;
  portFile: string;
  account: Account | undefined;
}

/**
 * Finds or creates the folder of a database. As root the database runs under another account; where that account cannot
 * reach the requested folder (a checkout in /root, say), the data is in a fallback folder, always the same one for the
 * same request.
 */
export function openDataFolder(folder: string, fallbacks: string[], log: (line: string) => void): DataFolder {
  mkdirSync(folder, { recursive: true });
  const requestedFolder = realpathSync(folder);
  const home = reachableHome(requestedFolder, fallbacks);
  const cluster = path.join(home, 'cluster');
  const account = serviceAccount(cluster);
  if (home !== requestedFolder) {
    mkdirSync(home, { recursive: true });
    writeFileSync(path.join(requestedFolder, 'location.txt'), `${home}\n`);
    log(`The database account cannot reach ${requestedFolder}; the data lives in ${home}`);
  }
  if (account) chownSync(home, account.uid, account.gid);
  assertUsable(home);
  chmodSync(home, 0o700);
  return {
    home,
    cluster,
    ownerFile: path.join(home, 'owner.json'),
    passwordFile: path.join(home, 'superuser-password'),
    portFile: path.join(home, 'port'),
    account,
  };
}

function reachableHome(requestedFolder: string, fallbacks: string[]): string {
  const account = serviceAccount(path.join(requestedFolder, 'cluster'));
  if (!account) return requestedFolder;
  const key = createHash('sha256').update(requestedFolder).digest('hex').slice(0, 12);
  // Data that is already elsewhere stays there even when the requested folder becomes reachable later.
  const settled = fallbacks.find((folder) => existsSync(path.join(folder, key, 'cluster')));
  if (settled) return path.join(settled, key);
  if (canEnter(account, path.dirname(requestedFolder))) return requestedFolder;
  if (existsSync(path.join(requestedFolder, 'cluster'))) {
    throw new EmbeddedPostgresError(
      `The database in ${requestedFolder} runs as uid ${account.uid}, which may not enter the folders above it (chmod o+x them)`,
    );
  }
  const fallback = fallbacks.find((folder) => makeFallback(folder, account));
  if (fallback) return path.join(fallback, key);
  throw new EmbeddedPostgresError(`No folder for the database: tried ${[requestedFolder, ...fallbacks].join(', ')}`);
}

function assertUsable(home: string): void {
  try {
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new EmbeddedPostgresError(
      `${home} belongs to another user (uid ${statSync(home).uid}): start as that user, or choose another data folder`,
    );
  }
}
