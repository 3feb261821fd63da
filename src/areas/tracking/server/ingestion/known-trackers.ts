import type { FoundTracker, KnownReport, Neighbours } from '#areas/positions/server/index.ts';
import { type Item, isLate, type JudgedTracker, judgeTracker, type TrackerFacts } from './judge-tracker.ts';
import { isKept } from './kept-messages.ts';
import type { Group, Times } from './store-batch.ts';

/** Of each generation. */
const MOST = 10_000;

interface Known extends Times {
  tracker: FoundTracker;
  readonly facts: TrackerFacts;
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
  /**
   * Two generations, the older of which is dropped as a whole. What is known moves on in place: a map from which something is
   * removed with each message leaves tables behind that keep garbage alive until all memory is searched.
   */
  #young = new Map<string, Known>();
  #old = new Map<string, Known>();

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
    const known = this.#find(key);
    if (!known || group.firstAt < known.firstAt || group.lastAt > known.lastAt) return undefined;
    const { tracker } = known;
    if (group.items.some((item) => item.message.alarm !== null || isLate(tracker, item))) return undefined;
    const judged = judgeTracker(tracker, group.items, NOTHING_AROUND, known.facts);
    const { stored, latest, news } = judged;
    if (latest.doubt !== null || judged.items.some(isKept)) return undefined;
    const marks: string[] = [];
    for (const [id, { replaysFrom }] of news) {
      if (replaysFrom) return undefined;
      marks.push(id);
    }
    const { requests } = group;
    const { firstAt, lastAt } = known;
    return { key, requests, judged, tracker, stored, latest, marks, firstAt, lastAt };
  }

  /** As it is once that is stored. */
  remember(key: string, { firstAt, lastAt }: Times, judged: JudgedTracker, changed: string): void {
    const { tracker, facts, latest, items } = judged;
    if (latest.doubt !== null || items.length === 0) {
      this.forget(key);
      return;
    }
    const moved = movedTo(tracker, latest, changed);
    const known = this.#find(key);
    if (known?.facts === facts) known.tracker = moved;
    else this.#keep(key, { firstAt, lastAt, facts, tracker: moved });
  }

  forget(key: string): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  /** Whether a device with this secret reported to this process lately. */
  knows(key: string): boolean {
    return this.#young.has(key) || this.#old.has(key);
  }

  #find(key: string): Known | undefined {
    const known = this.#young.get(key);
    if (known) return known;
    const older = this.#old.get(key);
    if (older) this.#keep(key, older);
    return older;
  }

  #keep(key: string, known: Known): void {
    if (this.#young.size >= MOST && !this.#young.has(key)) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, known);
  }
}

const NOTHING_AROUND: ReadonlyMap<Item, Neighbours> = new Map();

/** Field by field: for each message, spreading an object and replacing half of it takes several times as long. */
const movedTo = (tracker: FoundTracker, latest: JudgedTracker['latest'], changed: string): FoundTracker => ({
  key: tracker.key,
  id: tracker.id,
  company_id: tracker.company_id,
  kind: tracker.kind,
  is_disabled: tracker.is_disabled,
  claimants: tracker.claimants,
  driver_id: tracker.driver_id,
  interval_seconds: tracker.interval_seconds,
  max_speed_kmh: tracker.max_speed_kmh,
  max_accuracy_m: tracker.max_accuracy_m,
  links: tracker.links,
  trips: tracker.trips,
  sharing: tracker.sharing,
  version: tracker.version,
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
