import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Account, canEnter } from './account.ts';

/** Places for data and programs when the database account cannot use the checkout, best first. */
export function fallbackFolders(): string[] {
  const uid = process.getuid?.();
  const cache = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
  const own = uid === 0 ? '/var/lib/tropeiro' : path.join(cache, 'tropeiro');
  return [own, path.join(os.tmpdir(), `tropeiro-${uid ?? os.userInfo().username}`)];
}

/** Creates the folder; false where that fails, or where the account could not enter it. */
export function makeFallback(folder: string, account: Account | undefined): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    if (!isOurs(folder)) return false;
    // A strict umask would have closed it to the account.
    chmodSync(folder, 0o755);
    return canEnter(account, folder);
  } catch {
    return false;
  }
}

/** Under /tmp another user may have created the folder first, to read our data or to plant programs. */
export function isOurs(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return false;
  // On Windows the temporary folder belongs to the user, and modes have no meaning.
  const uid = process.getuid?.();
  return uid === undefined || (stats.uid === uid && (stats.mode & 0o022) === 0);
}
