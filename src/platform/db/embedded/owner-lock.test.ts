import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, endProcess, setUpBench } from './database.fixture.ts';
import { AlreadyRunningError } from './errors.ts';

const bench = setUpBench();

describe('a second start', () => {
  it('is refused with the announced address while the first one runs in this process', async () => {
    bench.seed();
    const first = await bench.start();
    first.announce('http://127.0.0.1:8080');
    const refusal = await bench.start().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AlreadyRunningError);
    expect(refusal).toMatchObject({ address: 'http://127.0.0.1:8080', pid: process.pid });
    expect(await ask(first.url, 'select 1')).toBe(1);
  });

  it('is refused while the first one runs in another process, and succeeds afterwards', async () => {
    bench.seed();
    const { child, answer } = await bench.startInChild();
    const address = new URL(answer.url).host;
    await expect(bench.start()).rejects.toMatchObject({ address, pid: child.pid });
    await endProcess(child, 'SIGTERM');
    expect(await ask((await bench.start()).url, 'select 1')).toBe(1);
  });

  it('is not blocked by a lock whose process id now belongs to another process', async () => {
    bench.seed();
    const stale = { pid: process.pid, started: '1', address: 'x' };
    writeFileSync(path.join(bench.dataDir, 'owner.json'), JSON.stringify(stale));
    expect(await ask((await bench.start()).url, 'select 1')).toBe(1);
  });

  it('succeeds for exactly one of several that find the lock of a dead owner', async () => {
    bench.seed();
    const { child } = await bench.startInChild();
    await endProcess(child, 'SIGKILL');
    const rivals = await Promise.all([bench.startInChild(), bench.startInChild(), bench.startInChild()]);
    const refusals = rivals.map(({ answer }) => answer.error).filter((error) => error !== undefined);
    expect(refusals).toEqual([expect.stringMatching(/^Already running/), expect.stringMatching(/^Already running/)]);
  });
});
