import { accessSync, constants, type Stats, statSync } from 'node:fs';
import path from 'node:path';

/** The operating system account PostgreSQL runs under; `undefined` means our own. */
export interface Account {
  uid: number;
  gid: number;
}

const NOBODY: Account = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root, so root uses the account that owns the data, or `nobody`. */
export function serviceAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY;
}

/** Whether the account may read the file or folder and traverse every folder above it. */
export function canRead(account: Account | undefined, target: string): boolean {
  if (!account) return isAccessible(target, constants.R_OK);
  const stats = statSync(target, { throwIfNoEntry: false });
  return stats !== undefined && allows(stats, account, constants.R_OK) && canEnter(account, path.dirname(target));
}

/** Whether the account may traverse the folder and every folder above it. */
export function canEnter(account: Account | undefined, folder: string): boolean {
  if (!account) return isAccessible(folder, constants.X_OK);
  return foldersDownTo(folder).every((step) => allows(statSync(step), account, constants.X_OK));
}

function isAccessible(target: string, mode: number): boolean {
  try {
    accessSync(target, mode);
    return true;
  } catch {
    return false;
  }
}

function allows(stats: Stats, account: Account, wanted: number): boolean {
  const shift = stats.uid === account.uid ? 6 : stats.gid === account.gid ? 3 : 0;
  return ((stats.mode >> shift) & wanted) === wanted;
}

function foldersDownTo(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [...foldersDownTo(parent), folder];
}
