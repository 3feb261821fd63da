import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Account, canEnter } from './account.ts';

/** Where data and programs go when the database account cannot use the checkout, best place first. */
export function fallbackFolders(): string[] {
  const uid = process.getuid?.();
  const cache = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
  const own = uid === 0 ? '/var/lib/tropeiro' : path.join(cache, 'tropeiro');
  return [own, path.join(os.tmpdir(), `tropeiro-${uid ?? os.userInfo().username}`)];
}

/** Makes the folder; false where that fails, or where the account could not pass it. */
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

/** Under /tmp somebody else may have made the folder first, to read our data or lend us programs. */
export function isOurs(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return false;
  // On Windows the temporary folder is the user's own, and modes say nothing.
  const uid = process.getuid?.();
  return uid === undefined || (stats.uid === uid && (stats.mode & 0o022) === 0);
}
