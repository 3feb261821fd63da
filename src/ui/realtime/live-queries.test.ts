import { hashKey, QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ShownTopic } from '#kernel/topics.ts';
import { ApiError } from '../api/api-error.ts';
import { isConcerned, LiveQueries } from './live-queries.ts';

const SHOWN: readonly ShownTopic[] = [
  { call: 'loadingOrder.read', topic: 'order', record: 'id' },
  { call: 'loadOrder.list', topic: 'order' },
  { call: 'reports.shipper', topic: 'order', everySeconds: 20 },
];
const ORDER = ['loadingOrder', 'read', { params: { id: 'a' } }];
const OTHER = ['loadingOrder', 'read', { params: { id: 'b' } }];
const LIST = ['loadOrder', 'list', { query: { page: 1 } }];
const REPORT = ['reports', 'shipper', { query: {} }];
const change = (...ids: string[]) => [{ topic: 'order', ids }];

let queries: QueryClient;
let live: LiveQueries;
let now: number;
let planned: (() => void)[];
let hidden: boolean;
let reads: string[];
let failure: Error | undefined;

beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  [now, planned, hidden, reads, failure] = [10_000, [], false, [], undefined];
  live = new LiveQueries(queries, async () => SHOWN, {
    now: () => now,
    later: (work) => planned.push(work),
    isHidden: () => hidden,
  });
  live.watch();
});

/** A query on the screen, read once. */
async function show(queryKey: readonly unknown[]): Promise<QueryObserver> {
  const observer = new QueryObserver<unknown>(queries, {
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      reads.push(hashKey(queryKey));
      if (failure) throw failure;
      return reads.length;
    },
  });
  observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  reads.length = 0;
  return observer;
}

const runPlanned = () => {
  for (const work of planned.splice(0)) work();
};

describe('a change', () => {
  it('concerns the record it names, every list of its topic, and nothing else', () => {
    expect([ORDER, OTHER, LIST].map((key) => isConcerned(key, change('a'), SHOWN))).toEqual([true, false, true]);
    expect([ORDER, OTHER].map((key) => isConcerned(key, [{ topic: 'order', ids: null }], SHOWN))).toEqual([true, true]);
    expect(isConcerned(LIST, [{ topic: 'driver', ids: ['a'] }], SHOWN)).toBe(false);
  });

  it('makes the screen read what it shows, and nothing else', async () => {
    for (const key of [ORDER, OTHER, LIST]) await show(key);
    await live.take(change('a'));
    runPlanned();
    await expect.poll(() => reads.toSorted()).toEqual([hashKey(LIST), hashKey(ORDER)].toSorted());
    expect([ORDER, OTHER].map((key) => live.isLive(hashKey(key)))).toEqual([true, false]);
  });

  it('marks what is not on the screen, to be read when it is opened', async () => {
    queries.setQueryData(ORDER, 1);
    await live.take(change('a'));
    expect(queries.getQueryState(ORDER)?.isInvalidated).toBe(true);
    expect(reads).toEqual([]);
  });

  it('is not lost when its query leaves the screen before it was read again', async () => {
    const observer = await show(LIST);
    await live.take(change('a'));
    observer.destroy();
    runPlanned();
    expect(queries.getQueryState(LIST)?.isInvalidated).toBe(true);
  });

  it('that comes while the first answer is on its way is read after it', async () => {
    const answers: ((answer: string) => void)[] = [];
    const observer = new QueryObserver<unknown>(queries, {
      queryKey: LIST,
      queryFn: () => new Promise((resolve) => answers.push(resolve)),
    });
    observer.subscribe(() => undefined);
    await live.take(change('a'));
    runPlanned();
    expect(answers).toHaveLength(1);
    answers[0]?.('before the change');
    await expect.poll(() => planned.length).toBe(1);
    now += 1_000;
    runPlanned();
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.('after it');
    await expect.poll(() => observer.getCurrentResult().data).toBe('after it');
    expect(planned).toEqual([]);
  });

  it('leaves nothing behind of a query that is gone', async () => {
    const observer = await show(LIST);
    await live.take(change('a'));
    runPlanned();
    await expect.poll(() => live.isLive(hashKey(LIST))).toBe(true);
    observer.destroy();
    queries.removeQueries({ queryKey: LIST });
    expect(live.isLive(hashKey(LIST))).toBe(false);
  });

  it('comes often, and is read once a second', async () => {
    await show(LIST);
    for (let times = 0; times < 5; times += 1) {
      await live.take(change('a'));
      runPlanned();
      now += 100;
    }
    await expect.poll(() => reads).toHaveLength(1);
    now += 1_000;
    runPlanned();
    await expect.poll(() => reads).toHaveLength(2);
  });

  it('comes often, and what counts much is read as seldom as its call says', async () => {
    await show(REPORT);
    await live.take(change('a'));
    runPlanned();
    await expect.poll(() => reads).toHaveLength(1);
    await live.take(change('b'));
    now += 19_000;
    runPlanned();
    expect(reads).toHaveLength(1);
    now += 1_000;
    runPlanned();
    await expect.poll(() => reads).toHaveLength(2);
  });

  it('waits while nobody looks', async () => {
    await show(LIST);
    hidden = true;
    await live.take(change('a'));
    runPlanned();
    expect(reads).toEqual([]);
    hidden = false;
    live.resume();
    runPlanned();
    await expect.poll(() => reads).toHaveLength(1);
  });

  it('of the user’s own action is not one from elsewhere', async () => {
    await show(LIST);
    await live.take(change('a'));
    runPlanned();
    await expect.poll(() => reads).toHaveLength(1);
    await queries.invalidateQueries({ queryKey: LIST });
    expect(live.isLive(hashKey(LIST))).toBe(false);
  });

  it('that takes a record away leaves nothing of it on the screen', async () => {
    const observer = await show(ORDER);
    failure = new ApiError(404, { code: 'loadOrders.notFound' });
    await live.take(change('a'));
    runPlanned();
    await expect.poll(() => observer.getCurrentResult().data).toBeUndefined();
  });

  it('names the colleague who made it', async () => {
    await live.take([{ topic: 'order', ids: ['a'], by: 'Maria' }]);
    expect([live.changedBy('a'), live.changedBy('b'), live.changedBy(undefined)]).toEqual([
      'Maria',
      undefined,
      undefined,
    ]);
  });
});
