import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, type ChildOwner, endProcess, setUpBench } from './database.fixture.ts';
import { isAlive, isPostmasterOf } from './process-identity.ts';

const bench = setUpBench();
const onLinux = it.runIf(process.platform === 'linux');

/** Kills owner and watchdog, as a supervisor does that kills everything it knows of. */
async function killOwnerAndWatchdog({ child, postmaster }: ChildOwner): Promise<void> {
  const [, afterName = ''] = readFileSync(`/proc/${postmaster}/stat`, 'utf8').split(') ');
  const watchdog = Number(afterName.split(' ')[1]);
  // The owner must not see its watchdog end: it would put things in order itself.
  child.kill('SIGSTOP');
  process.kill(watchdog, 'SIGKILL');
  await endProcess(child, 'SIGKILL');
}

describe('when the owner of a database exits', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('by %s, the database stops by itself', async (signal) => {
    bench.seed();
    const { child, postmaster } = await bench.startInChild();
    expect(isPostmasterOf(postmaster, bench.cluster)).toBe(true);
    await endProcess(child, signal);
    const isRunning = () => isPostmasterOf(postmaster, bench.cluster);
    await expect.poll(isRunning).toBe(false);
    expect(existsSync(path.join(bench.cluster, 'postmaster.pid'))).toBe(false);
  });

  it('a start in the same instant waits for the old database and finds its data', async () => {
    bench.seed();
    const { child, answer } = await bench.startInChild();
    await ask(answer.url, "create table note as select 'kept' as word");
    await endProcess(child, 'SIGKILL');
    expect(await ask((await bench.start()).url, 'select word from note')).toBe('kept');
  });

  onLinux('a database that outlived even its watchdog is ended and replaced', async () => {
    bench.seed();
    const owner = await bench.startInChild();
    await ask(owner.answer.url, "create table note as select 'kept' as word");
    await killOwnerAndWatchdog(owner);
    expect(isPostmasterOf(owner.postmaster, bench.cluster)).toBe(true);
    const notes: string[] = [];
    const next = await bench.start({ log: (line) => notes.push(line) });
    expect(notes.join()).toContain(`left behind (process ${owner.postmaster})`);
    expect(isPostmasterOf(owner.postmaster, bench.cluster)).toBe(false);
    expect(await ask(next.url, 'select word from note')).toBe('kept');
  });

  onLinux('a database killed with it recovers what was committed', async () => {
    bench.seed();
    const owner = await bench.startInChild();
    await ask(owner.answer.url, "create table note as select 'kept' as word");
    await killOwnerAndWatchdog(owner);
    process.kill(owner.postmaster, 'SIGKILL');
    expect(await ask((await bench.start()).url, 'select word from note')).toBe('kept');
  });

  it('another program with the old process id is left alone', async () => {
    bench.seed();
    writeFileSync(path.join(bench.cluster, 'postmaster.pid'), `${process.ppid}\n${bench.cluster}\n`);
    expect(await ask((await bench.start()).url, 'select 1')).toBe(1);
    expect(isAlive(process.ppid)).toBe(true);
  });
});
