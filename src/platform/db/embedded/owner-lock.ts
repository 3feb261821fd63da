import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { AlreadyRunningError } from './errors.ts';
import { isAlive, startMark } from './process-identity.ts';

interface Owner {
  pid: number;
  started: string;
  address: string;
}

export interface OwnerLock {
  /** The information for a second start. */
  announce(address: string): void;
  release(): void;
}

/** Makes this process the only owner of a data folder; the lock of a dead owner is taken over. */
export function takeOwnership(file: string): OwnerLock {
  const self: Owner = { pid: process.pid, started: startMark(process.pid), address: '' };
  while (!tryCreate(file, self)) removeIfAbandoned(file);
  return {
    announce: (address) => writeFileSync(file, JSON.stringify({ ...self, address }), { mode: 0o600 }),
    release: () => rmSync(file, { force: true }),
  };
}

function tryCreate(file: string, owner: Owner): boolean {
  const draft = `${file}.${owner.pid}`;
  writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
    // A hard link appears with its content in one step, so a half-written owner is never read.
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function removeIfAbandoned(file: string): void {
  const seen = readOwner(file);
  if (seen && isOwnerAlive(seen)) throw alreadyRunning(seen);
  const aside = `${file}.${process.pid}.aside`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  // Two starts may find the same dead owner: the slower one has just moved the lock of the faster one.
  const moved = readOwner(aside);
  if (moved && isOwnerAlive(moved)) {
    renameSync(aside, file);
    throw alreadyRunning(moved);
  }
  rmSync(aside, { force: true });
}

function alreadyRunning(owner: Owner): AlreadyRunningError {
  return new AlreadyRunningError(owner.address || 'an address it has not announced yet', owner.pid);
}

function isOwnerAlive(owner: Owner): boolean {
  return isAlive(owner.pid) && (owner.started === '' || owner.started === startMark(owner.pid));
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}
