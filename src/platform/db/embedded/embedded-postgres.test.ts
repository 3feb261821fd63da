import { once } from 'node:events';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { ask, setUpBench } from './database.fixture.ts';
import { recordedPostmaster } from './end-postmaster.ts';
import { isPostmasterOf } from './process-identity.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

const bench = setUpBench();

it('starts on 127.0.0.1 with UTF-8 text, treats accented letters as letters, and stops', async () => {
  const { url, stop } = await bench.start();
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect(await ask(url, 'show server_encoding')).toBe('UTF8');
  expect(await ask(url, "select lower('ÑANDÚ')")).toBe('ñandú');
  await ask(url, 'create extension pg_trgm');
  expect(await ask(url, "select similarity('ñá', 'ñá')")).toBe(1);
  const postmaster = recordedPostmaster(bench.cluster) ?? 0;
  expect(isPostmasterOf(postmaster, bench.cluster)).toBe(true);
  await stop();
  await stop();
  expect(isPostmasterOf(postmaster, bench.cluster)).toBe(false);
});

it('accepts no connection without the password, which only its owner can read', async () => {
  bench.seed();
  const { url, socketDir, port } = await bench.start();
  const outsider = new URL(url);
  outsider.password = 'guess';
  await expect(ask(outsider.href, 'select 1')).rejects.toThrow('password authentication failed');
  const socket = new pg.Client({ host: socketDir, port, user: 'postgres', password: 'guess' });
  await expect(socket.connect()).rejects.toThrow('password authentication failed');
  expect(statSync(path.join(bench.dataDir, 'superuser-password')).mode & 0o777).toBe(0o600);
});

it('keeps its data and its port from one start to the next', async () => {
  bench.seed();
  const first = await bench.start();
  await ask(first.url, "create table note as select 'kept' as word");
  await first.stop();
  const second = await bench.start();
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'select word from note')).toBe('kept');
});

it('takes another port when its own is taken', async () => {
  bench.seed();
  const first = await bench.start();
  await first.stop();
  const squatter = net.createServer().listen(first.port, '127.0.0.1');
  bench.cleanUp(() => squatter.close());
  await once(squatter, 'listening');
  const second = await bench.start();
  expect(second.port).not.toBe(first.port);
  expect(await ask(second.url, 'select 1')).toBe(1);
});

it('is durable by default', async () => {
  bench.seed();
  const { url } = await bench.start({ settings: {} });
  expect(await ask(url, 'show fsync')).toBe('on');
  expect(await ask(url, 'show synchronous_commit')).toBe('on');
  expect(await ask(url, 'show full_page_writes')).toBe('on');
});

it('reports an invalid setting, and starts once it is corrected', async () => {
  bench.seed();
  await expect(bench.start({ settings: { max_connections: 'many' } })).rejects.toThrow('max_connections');
  const { url } = await bench.start({ settings: { max_connections: 20 } });
  expect(await ask(url, 'show max_connections')).toBe('20');
});

it('creates a fresh cluster when the first start was interrupted', async () => {
  mkdirSync(`${bench.cluster}.new`, { recursive: true });
  writeFileSync(`${bench.cluster}.new/PG_VERSION`, '18');
  expect(await ask((await bench.start()).url, 'select 1')).toBe(1);
});

it('leaves no folder behind when it was temporary', async () => {
  const running = await startTemporaryPostgres();
  const folder = running.socketDir ?? '';
  expect(existsSync(folder)).toBe(true);
  await running.stop();
  expect(existsSync(folder)).toBe(false);
});
