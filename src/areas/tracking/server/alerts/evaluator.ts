import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '#platform/services.ts';
import { passOnMarks } from '../ingestion/watched.repository.ts';
import { judgeTrips } from './judge-trips.service.ts';
import { TripPlans } from './trip-plans.ts';
import { postpone, takeDue } from './watched-trip.repository.ts';

/** So many trips are judged in one transaction. */
const TOGETHER = 50;
const EVERY_MS = 1_000;
/** What cannot be judged is tried again after this. */
const POSTPONED_MS = 5 * 60_000;

export interface Evaluator {
  /** One look at everything that is due; answers how many trips it took. */
  step(): Promise<number>;
}

/**
 * Several of them may run, in one process or many: each takes what no other has, and what one that died had taken is due
 * again a few seconds later. What a look finds is stored in one transaction with what it remembers, so it is found once.
 */
export function createEvaluator(services: Services): Evaluator {
  const plans = new TripPlans(services);
  const judge = (ids: readonly string[]) =>
    services.database.asPlatform((trx) => judgeTrips(trx, services, plans, ids));
  /** One trip that fails keeps no other from being judged. */
  const judgeAlone = async (id: string) => {
    try {
      await judge([id]);
    } catch (error) {
      services.log.error({ err: error, trip: id }, 'a trip could not be judged');
      const until = new Date(services.now().getTime() + POSTPONED_MS);
      await services.database.asPlatform((trx) => postpone(trx, id, until));
    }
  };
  return {
    step: async () => {
      const ids = await services.database.asPlatform(async (trx) => {
        await passOnMarks(trx);
        return takeDue(trx, services.now(), TOGETHER);
      });
      if (ids.length === 0) return 0;
      try {
        await judge(ids);
      } catch (error) {
        services.log.warn({ err: error }, 'trips are judged one by one');
        for (const id of ids) await judgeAlone(id);
      }
      return ids.length;
    },
  };
}

export interface Running {
  stop(): Promise<void>;
}

/** Looks each second, and at once again while there is more. */
export function startEvaluator(services: Services): Promise<Running> {
  const evaluator = createEvaluator(services);
  const ending = new AbortController();
  const run = async () => {
    while (!ending.signal.aborted) {
      const taken = await evaluator.step().catch((error: unknown) => {
        services.log.error({ err: error }, 'the evaluator of alerts failed');
        return 0;
      });
      if (taken < TOGETHER) await wait(EVERY_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return Promise.resolve({
    stop: async () => {
      ending.abort();
      await ended;
    },
  });
}
