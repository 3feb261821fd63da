import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { FAILURES_UNTIL_REST, REST_MS } from './breaker-state.ts';
import { type CallResult, CircuitBreakers, ServiceResting } from './circuit-breaker.ts';
import { outsideServiceStore, readOutsideServices } from './outside-service.repository.ts';

let app: TestApp;
let time = Date.parse('2026-03-01T12:00:00Z');
let counted: string[] = [];
let nth = 0;
let service: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  service = `service ${++nth}`;
  counted = [];
});

const now = () => new Date(time);
const count = (_: string, result: CallResult) => void counted.push(result);
const alone = () => new CircuitBreakers({ now, count });
/** One process of several that share a database. */
const process = () => new CircuitBreakers({ now, store: outsideServiceStore(app.services.database) });
const stored = async () =>
  (await app.services.database.asPlatform(readOutsideServices)).find(({ name }) => name === service);

const answer = async () => 'answer';
const fail = async () => {
  throw new Error('it does not answer');
};
const attempt = (breakers: CircuitBreakers, work: () => Promise<unknown>, isOutage?: () => boolean) =>
  breakers.call(service, work, isOutage).then(
    () => 'answered',
    (error: unknown) => (error instanceof ServiceResting ? 'refused' : 'failed'),
  );
const attempts = async (breakers: CircuitBreakers, times: number, work: () => Promise<unknown>) => {
  const results: string[] = [];
  for (let done = 0; done < times; done += 1) {
    results.push(await attempt(breakers, work));
    await breakers.settled();
  }
  return results;
};

describe('a service that fails', () => {
  it('is called until it has failed five times in a row, then calls are refused at once', async () => {
    const breakers = alone();
    await attempts(breakers, FAILURES_UNTIL_REST - 1, fail);
    expect(await attempt(breakers, answer)).toBe('answered');
    await attempts(breakers, FAILURES_UNTIL_REST, fail);
    expect(await attempts(breakers, 2, answer)).toEqual(['refused', 'refused']);
    expect(counted.filter((result) => result === 'refused')).toHaveLength(2);
  });

  it('rests for a minute, then one call decides while the others still wait', async () => {
    const breakers = alone();
    await attempts(breakers, FAILURES_UNTIL_REST, fail);
    time += REST_MS - 1;
    expect(await attempt(breakers, answer)).toBe('refused');
    time += 1;
    let end = () => undefined as unknown;
    const slow = attempt(breakers, () => new Promise((resolve) => (end = () => resolve('at last'))));
    expect(await attempt(breakers, answer)).toBe('refused');
    end();
    expect(await slow).toBe('answered');
    expect(await attempt(breakers, answer)).toBe('answered');
  });

  it('rests again when that call fails too', async () => {
    const breakers = alone();
    await attempts(breakers, FAILURES_UNTIL_REST, fail);
    time += REST_MS;
    expect(await attempts(breakers, 2, fail)).toEqual(['failed', 'refused']);
  });

  it('with a refusal is up', async () => {
    const breakers = alone();
    for (let done = 0; done < 2 * FAILURES_UNTIL_REST; done += 1)
      expect(await attempt(breakers, fail, () => false)).toBe('failed');
  });

  it('does not stop another one', async () => {
    const breakers = alone();
    await attempts(breakers, FAILURES_UNTIL_REST, fail);
    expect(await breakers.call('another', answer)).toBe('answer');
  });
});

describe('several processes', () => {
  it('count failures together, and a restarted one knows them', async () => {
    const [first, second] = [process(), process()];
    await attempts(first, FAILURES_UNTIL_REST - 1, fail);
    expect(await attempts(second, 2, fail)).toEqual(['failed', 'refused']);
    expect(await stored()).toMatchObject({
      failures: FAILURES_UNTIL_REST,
      reason: 'it does not answer',
      answeredAt: null,
    });
    const restarted = process();
    await restarted.read();
    expect(await attempt(restarted, answer)).toBe('refused');
    time += REST_MS;
    expect(await attempts(restarted, 1, answer)).toEqual(['answered']);
    expect(await stored()).toMatchObject({ failures: 0, restsUntil: null, answeredAt: now() });
    await first.read();
    expect(await attempt(first, answer)).toBe('answered');
  });

  it('go on alone while the database is away', async () => {
    const away = async () => {
      throw new Error('away');
    };
    const store = { readStates: away, addFailure: away, markAnswered: away };
    const breakers = new CircuitBreakers({ now, store });
    expect(await attempts(breakers, 1, answer)).toEqual(['answered']);
    const results = await attempts(breakers, FAILURES_UNTIL_REST + 1, fail);
    expect(results.at(-1)).toBe('refused');
  });
});
