import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The sum of each migration, as `sha256sum` writes it. Databases know a migration by its name, so a released one keeps
 * its name and its content: an edit or another name is found by comparing with this list.
 */
const LIST = 'sums.sha256';

export async function readMigrationSums(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, string]> => {
        const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
        return [name, createHash('sha256').update(text).digest('hex')];
      }),
    ),
  );
}

export async function readListedSums(folder: string): Promise<ReadonlyMap<string, string>> {
  const lines = (await readFile(join(folder, LIST), 'utf8')).split(/\r?\n/).filter(Boolean);
  return new Map(lines.map((line) => line.split('  ') as [string, string]).map(([sum, name]) => [name, sum]));
}

/** Adds the new migrations to the list. Those in it stay as they are; delete the line of one that is not released yet. */
export async function listNewMigrations(folder: string): Promise<void> {
  const sums = new Map([...(await readMigrationSums(folder)), ...(await readListedSums(folder))]);
  const lines = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, sum]) => `${sum}  ${name}\n`);
  await writeFile(join(folder, LIST), lines.join(''));
}
