import { takes, type Work } from '../rules/free-times.ts';
import type { DemoWarehouse } from './plan-warehouse.ts';

export interface DemoPlace {
  readonly dockId: string;
  readonly lane: number;
}

interface Taken {
  readonly from: number;
  readonly until: number;
}

/** Who is at which lane when: nobody of the demo stands on somebody else. */
export interface DockDiary {
  /** The first free lane that takes the work, written down as taken; undefined where all are busy. */
  take(work: Omit<Work, 'minutes'>, from: Date, until: Date): DemoPlace | undefined;
}

export function createDockDiary({ docks }: DemoWarehouse): DockDiary {
  const taken = new Map<string, Taken[]>();
  return {
    take(work, from, until) {
      const span = { from: from.getTime(), until: until.getTime() };
      for (const dock of docks.filter((one) => takes(one, work))) {
        for (let lane = 1; lane <= dock.lanes; lane += 1) {
          const key = `${dock.id} ${lane}`;
          const before = taken.get(key) ?? [];
          if (before.some((one) => one.from < span.until && span.from < one.until)) continue;
          taken.set(key, [...before, span]);
          return { dockId: dock.id, lane };
        }
      }
      return undefined;
    },
  };
}
