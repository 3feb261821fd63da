import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError } from './errors.ts';

const run = promisify(execFile);

export const SUPERUSER = 'postgres';

/** Names of the UTF-8 locale where it is not C.UTF-8. */
const CHARACTER_TYPES: Partial<Record<NodeJS.Platform, string>> = { darwin: 'en_US.UTF-8', win32: 'en-US' };
/** Without these no program starts on Windows. */
const SYSTEM_VARIABLES = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];

/**
 * The character type must come from a UTF-8 locale: under plain C, pg_trgm takes accented
 * letters for separators. Sorting by code point is the default; ICU collations stay available.
 */
const LOCALE = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${CHARACTER_TYPES[process.platform] ?? 'C.UTF-8'}`,
];

/** Creates the cluster on the first start and returns the superuser's password. */
export async function ensureCluster(folder: DataFolder, binaries: Binaries, durable: boolean): Promise<string> {
  if (existsSync(folder.cluster)) return readPassword(folder);
  const password = randomBytes(24).toString('base64url');
  await writeFile(folder.passwordFile, password, { mode: 0o600 });
  if (folder.account) await chown(folder.passwordFile, folder.account.uid, folder.account.gid);
  // Created under another name and renamed, so that an aborted start leaves no half cluster.
  const draft = `${folder.cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  const access = ['--username', SUPERUSER, '--pwfile', folder.passwordFile, '--auth=scram-sha-256'];
  const sync = durable ? [] : ['--no-sync'];
  try {
    await run(binaries.initdb, ['--pgdata', draft, ...access, ...LOCALE, ...sync], spawnOptions(folder));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // The program exists, but its dynamic loader does not.
    const reason = code === 'ENOENT' ? 'its programs need glibc, which Alpine Linux lacks: set DATABASE_URL' : message;
    throw new EmbeddedPostgresError(`The database could not be created: ${reason}`);
  }
  await rename(draft, folder.cluster);
  return password;
}

async function readPassword(folder: DataFolder): Promise<string> {
  try {
    return (await readFile(folder.passwordFile, 'utf8')).trim();
  } catch {
    throw new EmbeddedPostgresError(`The password of the database is missing: ${folder.passwordFile}`);
  }
}

/** The account must be able to enter the working folder, and no PG… variable of ours may leak in. */
export function spawnOptions(folder: DataFolder) {
  const system = Object.fromEntries(SYSTEM_VARIABLES.map((name) => [name, process.env[name]]));
  return { cwd: folder.home, env: { ...system, TZ: 'UTC' }, ...folder.account };
}
