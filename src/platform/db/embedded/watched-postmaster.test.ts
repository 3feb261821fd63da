import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { prepareBinaries } from './binaries.ts';
import { SUPERUSER } from './cluster.ts';
import { openDataFolder } from './data-folder.ts';
import { ask, setUpBench } from './database.fixture.ts';
import { recordedPostmaster } from './end-postmaster.ts';
import { fallbackFolders } from './fallback-folder.ts';
import { choosePort } from './port.ts';
import { launch } from './postmaster.ts';

const bench = setUpBench();
const silent = () => undefined;

/** Starts the seeded database as on Windows: the watcher needs no shell, so that it runs on every system. */
async function launchWatched(...more: string[]) {
  bench.seed();
  const folder = openDataFolder(bench.dataDir, [], silent);
  const { postgres } = await prepareBinaries(folder.account, fallbackFolders(), silent);
  const port = await choosePort(folder.portFile);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, 'fsync=off', ...more];
  const args = settings.flatMap((setting) => ['-c', setting]);
  const postmaster = launch(folder, postgres, args, silent, true);
  bench.cleanUp(() => {
    postmaster.release();
    return postmaster.ended;
  });
  const password = readFileSync(folder.passwordFile, 'utf8').trim();
  return { postmaster, url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres` };
}

it('a database without a shell accepts connections, and stops cleanly when its owner lets go', async () => {
  const { postmaster, url } = await launchWatched();
  await expect.poll(() => ask(url, 'select 1').catch(() => 0)).toBe(1);
  expect(recordedPostmaster(bench.cluster)).toEqual(expect.any(Number));
  postmaster.release();
  await postmaster.ended;
  expect(recordedPostmaster(bench.cluster)).toBeUndefined();
});

it('a database without a shell that cannot start reports why', async () => {
  const { postmaster } = await launchWatched('no_such_setting=1');
  await postmaster.ended;
  expect(postmaster.tail()).toContain('no_such_setting');
});
