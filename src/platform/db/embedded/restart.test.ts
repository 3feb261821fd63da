import { appendFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { ask, setUpBench } from './database.fixture.ts';
import { recordedPostmaster } from './end-postmaster.ts';
import { isPostmasterOf } from './process-identity.ts';

const bench = setUpBench();
/** Without the wait for the disk, yet nothing committed is lost with the server. */
const settings = { fsync: 'off' };

function killServer(): number {
  const pid = recordedPostmaster(bench.cluster) ?? 0;
  expect(isPostmasterOf(pid, bench.cluster)).toBe(true);
  process.kill(pid, 'SIGKILL');
  return pid;
}

const answers = (url: string) => () => ask(url, 'select word from note').catch(() => undefined);

describe('a database that ends by itself', () => {
  it('is started again at the same address, with everything that was committed', async () => {
    bench.seed();
    const { url } = await bench.start({ settings });
    await ask(url, "create table note as select 'kept' as word");
    const killed = killServer();
    await expect.poll(() => recordedPostmaster(bench.cluster) ?? killed).not.toBe(killed);
    await expect.poll(answers(url)).toBe('kept');
  });

  it('does not wait for a statement the killed server was still working on', async () => {
    bench.seed();
    const { url } = await bench.start({ settings });
    await ask(url, "create table note as select 'kept' as word");
    const busy = new pg.Client({ connectionString: url });
    busy.on('error', () => undefined);
    await busy.connect();
    const { rows } = await busy.query<{ pid: number }>('select pg_backend_pid() as pid');
    // It keeps a processor busy for ever and never looks whether its server still lives.
    const counting = busy.query('do $$ begin loop null; end loop; end $$').catch(() => 'broken off');
    const state = () => ask(url, `select state from pg_stat_activity where pid = ${rows[0]?.pid}`);
    await expect.poll(state).toBe('active');
    killServer();
    expect(await counting).toBe('broken off');
    await expect.poll(answers(url)).toBe('kept');
  });

  it('is not started again after it was stopped, not even when it was just being started', async () => {
    bench.seed();
    const running = await bench.start({ settings });
    const killed = killServer();
    await expect.poll(() => isPostmasterOf(killed, bench.cluster)).toBe(false);
    await running.stop();
    const pid = recordedPostmaster(bench.cluster) ?? 0;
    expect(isPostmasterOf(pid, bench.cluster)).toBe(false);
    expect(existsSync(`${bench.dataDir}/owner.json`)).toBe(false);
  });

  it('is given up with a reason when it cannot be started again', async () => {
    bench.seed();
    const running = await bench.start({ settings, maxRestarts: 2 });
    appendFileSync(path.join(bench.cluster, 'postgresql.auto.conf'), 'no_such_setting = 1\n');
    killServer();
    const { message } = await running.failed;
    expect(message).toMatch(/^PostgreSQL keeps ending and is not started again after 2 tries:\n/);
    expect(message).toContain('no_such_setting');
    await running.stop();
  });
});
