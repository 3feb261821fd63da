import { describe, expect, it } from 'vitest';
import { isAlive } from '../db/embedded/process-identity.ts';
import type { Echo, EchoRequest } from './echo.fixture.ts';
import { processPool } from './process-pool.ts';
import { threadPool } from './thread-pool.ts';

const place = { worker: 'echo.fixture', beside: import.meta.url };
const processes = (idleMs?: number) =>
  processPool<EchoRequest, Echo>({ ...place, heapMb: 64, ...(idleMs ? { idleMs } : {}) });
const threads = (idleMs?: number) =>
  threadPool<EchoRequest, Echo>({ ...place, memoryMb: 64, ...(idleMs ? { idleMs } : {}) });
const patience = () => AbortSignal.timeout(120_000);

describe.each([
  ['processes', processes],
  ['threads', threads],
])('work in %s', (_, pool) => {
  it('goes to one that waits, and to another where none does', async () => {
    const ask = pool();
    const first = await ask({ say: 'um' }, patience);
    const second = await ask({ say: 'dois' }, patience);
    expect([first?.said, second?.said, second?.by]).toEqual(['um', 'dois', first?.by]);
    const both = await Promise.all([ask({ say: 'a' }, patience), ask({ say: 'b' }, patience)]);
    expect(new Set(both.map((echo) => echo?.by)).size).toBe(2);
  });

  it('has its time counted from the moment it begins, not from the start of who does it', async () => {
    const ask = pool();
    let begun = 0;
    const limit = () => {
      begun += 1;
      return patience();
    };
    const asked = ask({ say: 'um' }, limit);
    expect(begun).toBe(0);
    expect((await asked)?.said).toBe('um');
    expect(begun).toBe(1);
  });

  it('is given up when it takes too long, without harm to the next', async () => {
    const ask = pool();
    const first = await ask({ say: 'um' }, patience);
    expect(await ask({ say: 'never', how: 'hang' }, () => AbortSignal.timeout(50))).toBeUndefined();
    const next = await ask({ say: 'dois' }, patience);
    expect(next?.said).toBe('dois');
    expect(next?.by).not.toBe(first?.by);
  });

  it('ends those who wait for long', async () => {
    const ask = pool(1);
    const first = await ask({ say: 'um' }, patience);
    const another = async () => (await ask({ say: 'dois' }, patience))?.by !== first?.by;
    await expect.poll(another).toBe(true);
  });
});

describe('a process', () => {
  it('that crashes ends nothing else, and gives its memory back when idle', async () => {
    const ask = processes(1);
    expect(await ask({ say: 'x', how: 'crash' }, patience)).toBeUndefined();
    const echo = await ask({ say: 'um' }, patience);
    expect(echo?.said).toBe('um');
    await expect.poll(() => isAlive(echo!.by)).toBe(false);
  });

  it('gets none of the settings', async () => {
    process.env.SMTP_URL = 'smtp://user:password@mail.example';
    const echo = await processes()({ say: 'um' }, patience);
    delete process.env.SMTP_URL;
    expect(echo?.environment).not.toContain('SMTP_URL');
  });

  it('that cannot start is no answer to the request', async () => {
    const ask = processPool<EchoRequest, Echo>({ ...place, worker: 'nobody', heapMb: 64 });
    await expect(ask({ say: 'um' }, patience)).rejects.toThrow('before it was ready');
  });
});
