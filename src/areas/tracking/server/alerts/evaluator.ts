import { constants, setPriority } from 'node:os';
import { setImmediate as pause, setTimeout as wait } from 'node:timers/promises';
import type { Services } from '#platform/services.ts';
import { passOnMarks } from '../ingestion/watched.repository.ts';
import { judgeTrips } from './judge-trips.service.ts';
import { TripPlans } from './trip-plans.ts';
import { clockOf, postpone, takeDue } from './watched-trip.repository.ts';

/** So many trips are judged in one transaction. */
const TOGETHER = 50;
const EVERY_MS = 1_000;
/** What cannot be judged is tried again after this. */
const POSTPONED_MS = 5 * 60_000;

export interface Evaluator {
  /** One look at what is due; answers how many trips it took. */
  step(): Promise<number>;
  /**
   * Looks until everything that was due at the beginning is judged. What becomes due meanwhile waits for the next round:
   * trucks that report all the time would otherwise be judged all the time, for a fix or two each.
   */
  round(): Promise<void>;
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
  const passOn = () =>
    services.database.asPlatform(async (trx) => {
      await passOnMarks(trx);
      return clockOf(trx);
    });
  const judgeDue = async (before: string) => {
    const ids = await services.database.asPlatform((trx) => takeDue(trx, services.now(), TOGETHER, before));
    if (ids.length === 0) return 0;
    try {
      await judge(ids);
    } catch (error) {
      services.log.warn({ err: error }, 'trips are judged one by one');
      for (const id of ids) await judgeAlone(id);
    }
    return ids.length;
  };
  return {
    step: async () => judgeDue(await passOn()),
    round: async () => {
      const begun = await passOn();
      let taken = TOGETHER;
      while (taken === TOGETHER) {
        taken = await judgeDue(begun);
        // Messages that this process takes in as well are not kept waiting.
        await pause();
      }
    },
  };
}

const isByItself = ({ config }: Services): boolean => config.ROLES.every((role) => role === 'evaluator');

/** A process that only judges may be a moment late; one that takes messages in on the same machine may not. */
function stepBack({ log }: Services): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    log.debug({ err: error }, 'the evaluator keeps its priority');
  }
}

export interface Running {
  stop(): Promise<void>;
}

/** A round each second. */
export function startEvaluator(services: Services): Promise<Running> {
  const evaluator = createEvaluator(services);
  const ending = new AbortController();
  if (isByItself(services)) stepBack(services);
  const run = async () => {
    while (!ending.signal.aborted) {
      await evaluator.round().catch((error: unknown) => {
        services.log.error({ err: error }, 'the evaluator of alerts failed');
      });
      await wait(EVERY_MS, undefined, { signal: ending.signal }).catch(() => undefined);
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
