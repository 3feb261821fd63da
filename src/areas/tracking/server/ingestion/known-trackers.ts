import type { FoundTracker, KnownReport, Neighbours } from '#areas/positions/server/index.ts';
import { type Item, isLate, type JudgedTracker, judgeTracker } from './judge-tracker.ts';
import { isKept } from './kept-messages.ts';
import type { Group, Times } from './store-batch.ts';

const MOST = 20_000;

interface Known extends Times {
  readonly tracker: FoundTracker;
}

/** What became of messages of a known device, before it is stored. */
export interface QuickReport extends KnownReport, Times {
  readonly key: string;
  readonly requests: readonly number[];
  readonly judged: JudgedTracker;
}

/**
 * What this process knows of devices that reported lately: whose they are, their trips, and where they are. The database
 * compares it with the truth as it stores what they report, so nothing is decided by what is no longer true.
 */
export class KnownTrackers {
  readonly #byKey = new Map<string, Known>();

  /** One report of each device at most: its secret may just have been replaced. */
  judgeAll(groups: ReadonlyMap<string, Group>): readonly QuickReport[] {
    const byTracker = new Map<string, QuickReport>();
    for (const [key, group] of groups) {
      const report = this.#judge(key, group);
      if (report && !byTracker.has(report.tracker.id)) byTracker.set(report.tracker.id, report);
    }
    // Two processes with the same devices lock them in the same order.
    return [...byTracker.values()].sort((one, other) => (one.tracker.id < other.tracker.id ? -1 : 1));
  }

  /** Undefined where more has to be asked or written than the usual: of unknown devices, late positions, alarms. */
  #judge(key: string, group: Group): QuickReport | undefined {
    const known = this.#byKey.get(key);
    if (!known || group.firstAt < known.firstAt || group.lastAt > known.lastAt) return undefined;
    const { tracker } = known;
    if (group.items.some((item) => item.message.alarm !== null || isLate(tracker, item))) return undefined;
    const judged = judgeTracker(tracker, group.items, NOTHING_AROUND);
    const { stored, latest, news } = judged;
    if (latest.doubt !== null || judged.items.some(isKept)) return undefined;
    for (const { replaysFrom } of news.values()) if (replaysFrom) return undefined;
    const marks = [...news.keys()];
    const { requests } = group;
    const { firstAt, lastAt } = known;
    return { key, requests, judged, tracker, stored, latest, marks, firstAt, lastAt };
  }

  /** As it is once that is stored. */
  remember(key: string, { firstAt, lastAt }: Times, { tracker, latest, items }: JudgedTracker, changed: string): void {
    this.#byKey.delete(key);
    if (latest.doubt !== null || items.length === 0) return;
    if (this.#byKey.size >= MOST)
      for (const oldest of this.#byKey.keys()) {
        this.#byKey.delete(oldest);
        break;
      }
    this.#byKey.set(key, { firstAt, lastAt, tracker: movedTo(tracker, latest, changed) });
  }

  forget(key: string): void {
    this.#byKey.delete(key);
  }
}

const NOTHING_AROUND: ReadonlyMap<Item, Neighbours> = new Map();

const movedTo = (tracker: FoundTracker, latest: JudgedTracker['latest'], changed: string): FoundTracker => ({
  ...tracker,
  tracker_id: tracker.id,
  at: latest.at,
  lat: latest.lat,
  lng: latest.lng,
  speed_kmh: latest.speedKmh,
  heading: latest.heading,
  accuracy_m: latest.accuracyM,
  is_clock_ahead: latest.isClockAhead,
  stationary_since: latest.stationarySince,
  stored_at: latest.storedAt,
  battery_percent: latest.batteryPercent,
  has_power: latest.hasPower,
  ignition: latest.ignition,
  doubt: null,
  changed,
});
