import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#ui/api/api-error.ts';
import { MemoryQueueStorage } from './memory-queue-storage.fixture.ts';
import type { WaitingEntry } from './queue-storage.ts';
import { WaitingQueue } from './waiting-queue.ts';

const entry: WaitingEntry = { key: 'a', at: '2031-05-02T10:00:00.000Z' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a queue that was stopped', () => {
  it('does not go on by itself when the request under way fails later, and goes on with the next start', async () => {
    let tries = 0;
    let fail: (error: Error) => void = () => undefined;
    const send = () => {
      tries += 1;
      return tries > 1 ? Promise.resolve() : new Promise<void>((_, reject) => (fail = reject));
    };
    const storage = new MemoryQueueStorage<WaitingEntry>(() => 'gate');
    const queue = new WaitingQueue('gate', storage, { send });
    await queue.add(entry);
    queue.stop();
    fail(new ApiError(0, { code: 'transport.network' }));
    await queue.flush();
    await vi.advanceTimersByTimeAsync(600_000);
    expect({ tries, kept: storage.items.size }).toEqual({ tries: 1, kept: 1 });
    await queue.start();
    expect({ tries, kept: storage.items.size }).toEqual({ tries: 2, kept: 0 });
  });
});
