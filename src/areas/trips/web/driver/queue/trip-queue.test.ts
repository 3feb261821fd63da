import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#ui/api/api-error.ts';
import { MemoryQueueStorage } from '#ui/queue/memory-queue-storage.fixture.ts';
import type { QueueItem, WaitingAction, WaitingPosition, WaitingTask, WaitingTaskPosition } from './queue-item.ts';
import { createTripQueue, type TripQueue } from './trip-queue.ts';

const task = (taskId: string): WaitingTask => ({
  kind: 'task',
  key: `key-${taskId}`,
  trip: 'trip',
  taskId,
  at: '2031-05-02T10:00:00.000Z',
  note: '',
  answers: {},
  position: null,
  files: [],
});
const seen = (minute: number): WaitingPosition => ({
  kind: 'position',
  key: `seen-${minute}`,
  trip: 'trip',
  at: `2031-05-02T10:0${minute}:00.000Z`,
  lat: -17,
  lng: -63,
  accuracyM: null,
  speedKmh: null,
});

const located = (taskId: string): WaitingTaskPosition => ({
  kind: 'taskPosition',
  key: `place-${taskId}`,
  trip: 'trip',
  taskId,
  taskKey: `key-${taskId}`,
  at: '2031-05-02T10:00:20.000Z',
  position: { lat: -17, lng: -63 },
});

const noNetwork = new ApiError(0, { code: 'transport.network' });
let storage: MemoryQueueStorage<QueueItem>;
let sent: string[];
let answer: (taskId: string) => void;

function open(settled?: () => void): TripQueue {
  const sender = {
    deliver: async (action: WaitingAction) => {
      const name = action.kind === 'task' ? action.taskId : action.kind;
      answer(name);
      sent.push(name);
    },
    locate: async ({ taskId }: WaitingTaskPosition) => {
      answer(`place of ${taskId}`);
      sent.push(`place of ${taskId}`);
    },
    share: async (positions: readonly WaitingPosition[]) => {
      answer('positions');
      sent.push(`${positions.length} positions`);
    },
  };
  return createTripQueue('trip', storage, sender, settled ? { settled } : {});
}
const left = (queue: TripQueue) => queue.store.get().items.map(({ key }) => key);

beforeEach(() => {
  vi.useFakeTimers();
  storage = new MemoryQueueStorage(({ trip }) => trip);
  sent = [];
  answer = () => undefined;
});
afterEach(() => void vi.useRealTimers());

describe('an entry of the driver', () => {
  it('is sent once and removed', async () => {
    const changed = vi.fn();
    const queue = open(changed);
    await queue.add(task('a'));
    await queue.flush();
    expect({ sent, left: left(queue), kept: storage.items.size }).toEqual({ sent: ['a'], left: [], kept: 0 });
    expect(changed).toHaveBeenCalledOnce();
  });

  it('waits without network, in order, and is sent when the network is back', async () => {
    answer = () => {
      throw noNetwork;
    };
    const queue = open();
    for (const name of ['a', 'b']) await queue.add(task(name));
    await queue.flush();
    expect({ sent, left: left(queue) }).toEqual({ sent: [], left: ['key-a', 'key-b'] });
    answer = () => undefined;
    await queue.wake();
    expect(sent).toEqual(['a', 'b']);
  });

  it('is tried again by itself, at growing intervals', async () => {
    let tries = 0;
    answer = () => {
      tries += 1;
      throw noNetwork;
    };
    const queue = open();
    await queue.add(task('a'));
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.advanceTimersByTimeAsync(4_000);
    const soon = tries;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(tries).toBe(soon);
    answer = () => undefined;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual(['a']);
  });

  it('survives a closed page and is sent on the next visit', async () => {
    answer = () => {
      throw noNetwork;
    };
    const first = open();
    await first.add(task('a'));
    first.stop();
    answer = () => undefined;
    const second = open();
    await second.start();
    expect({ sent, kept: storage.items.size }).toEqual({ sent: ['a'], kept: 0 });
  });

  it('is not sent twice by two callers at the same time', async () => {
    const queue = open();
    await Promise.all([queue.add(task('a')), queue.flush(), queue.wake()]);
    await queue.flush();
    expect(sent).toEqual(['a']);
  });

  it('does not block others when the server refuses it, and can be discarded', async () => {
    answer = (name) => {
      if (name === 'a') throw new ApiError(409, { code: 'loadOrders.taskDone' });
    };
    const queue = open();
    await queue.add(task('a'));
    await queue.add(task('b'));
    await queue.flush();
    expect({ sent, left: left(queue) }).toEqual({ sent: ['b'], left: ['key-a'] });
    expect(queue.store.get().items[0]).toMatchObject({ refused: 'loadOrders.taskDone' });
    await queue.discard('key-a');
    expect(storage.items.size).toBe(0);
  });

  it('is sent again when the driver retries after a refusal', async () => {
    answer = () => {
      throw new ApiError(409, { code: 'loadOrders.taskClosed', message: 'La orden está cancelada.' });
    };
    const queue = open();
    await queue.add(task('a'));
    await queue.flush();
    expect(queue.store.get().items[0]).toMatchObject({ reason: 'La orden está cancelada.' });
    answer = () => undefined;
    await queue.retry('key-a');
    expect({ sent, kept: storage.items.size }).toEqual({ sent: ['a'], kept: 0 });
  });

  it('is followed by its position, found later, also when the driver had to send it again', async () => {
    answer = (name) => {
      if (name === 'a') throw new ApiError(413, { code: 'files.tooLarge' });
    };
    const queue = open();
    for (const item of [task('a'), located('a'), task('b'), located('b')]) await queue.add(item);
    await queue.flush();
    expect({ sent, left: left(queue) }).toEqual({ sent: ['b', 'place of b'], left: ['key-a', 'place-a'] });
    answer = () => undefined;
    await queue.retry('key-a');
    expect({ sent: sent.slice(2), kept: storage.items.size }).toEqual({ sent: ['a', 'place of a'], kept: 0 });
  });

  it('takes its position with it when it is discarded', async () => {
    answer = () => {
      throw new ApiError(409, { code: 'loadOrders.taskClosed' });
    };
    const queue = open();
    for (const item of [task('a'), located('a')]) await queue.add(item);
    await queue.flush();
    await queue.discard('key-a');
    expect(storage.items.size).toBe(0);
  });

  it('is sent after the acceptance of the trip', async () => {
    answer = () => {
      throw noNetwork;
    };
    const queue = open();
    await queue.add({ kind: 'acceptance', key: 'accept', trip: 'trip', at: '2031-05-02T09:59:00.000Z' });
    for (const item of [seen(1), task('a')]) await queue.add(item);
    await queue.flush();
    answer = () => undefined;
    await queue.wake();
    expect(sent).toEqual(['acceptance', '1 positions', 'a']);
  });

  it('is sent after the positions before it, which go in one request', async () => {
    answer = () => {
      throw noNetwork;
    };
    const queue = open();
    for (const item of [seen(1), seen(2), task('a'), seen(3)]) await queue.add(item);
    await queue.flush();
    answer = () => undefined;
    await queue.wake();
    expect(sent).toEqual(['2 positions', 'a', '1 positions']);
  });
});
