import { randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileErrors } from './file-errors.ts';
import { checkedKey, type FileStore, isKey, type KnownKeys } from './file-store.ts';

/** Extension of a file that is still being written; a crash may leave one behind. */
const UNFINISHED = '.part';
const SHARD_FORM = /^[0-9a-f]{2}$/;

/** Files in a folder, two levels deep by the random end of the key so that no folder grows without limit. */
export function createLocalStore(root: string): FileStore {
  const shardOf = (key: string) => join(root, key.slice(-2), key.slice(-4, -2));
  const pathOf = (key: string) => join(shardOf(key), checkedKey(key));

  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const unfinished = `${path}.${randomBytes(6).toString('hex')}${UNFINISHED}`;
      try {
        await mkdir(shardOf(key), { recursive: true, mode: 0o700 });
        await writeDurably(unfinished, content);
        await rename(unfinished, path);
      } catch (cause) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw fileErrors.unavailable({ cause, retryAfter: 5 });
      }
    },

    read: async (key) => {
      const path = pathOf(key);
      try {
        const file = await open(path, 'r');
        const { size } = await file.stat();
        return { stream: file.createReadStream(), size };
      } catch (cause) {
        if (isMissing(cause)) return undefined;
        throw fileErrors.unavailable({ cause, retryAfter: 5 });
      }
    },

    remove: async (key) => rm(pathOf(key), { force: true }),

    sweep: async (before, known) => {
      let removed = 0;
      for await (const shard of shards(root)) removed += await sweepShard(shard, before, known);
      return removed;
    },
  };
}

/** Flushed to disk before it is renamed: after a power failure a file is complete or absent. */
async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function* shards(root: string): AsyncGenerator<string> {
  for (const first of await foldersIn(root)) {
    for (const second of await foldersIn(join(root, first))) yield join(root, first, second);
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const found = await entriesOf(folder);
  return found.filter((entry) => entry.isDirectory() && SHARD_FORM.test(entry.name)).map((entry) => entry.name);
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (cause) {
    if (isMissing(cause)) return [];
    throw cause;
  }
}

async function sweepShard(shard: string, before: Date, known: KnownKeys): Promise<number> {
  const names = (await entriesOf(shard)).filter((entry) => entry.isFile()).map((entry) => entry.name);
  const old: string[] = [];
  for (const name of names.filter((each) => isKey(each) || each.endsWith(UNFINISHED))) {
    const { mtime } = await stat(join(shard, name));
    if (mtime < before) old.push(name);
  }
  if (old.length === 0) return 0;
  const kept = await known(old.filter(isKey));
  const orphans = old.filter((name) => !kept.has(name));
  for (const name of orphans) await rm(join(shard, name), { force: true });
  return orphans.length;
}

function isMissing(thrown: unknown): boolean {
  return (thrown as NodeJS.ErrnoException)?.code === 'ENOENT';
}
