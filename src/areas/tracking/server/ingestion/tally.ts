import type { DeviceCount } from './device-day.repository.ts';
import type { JudgedTracker } from './judge-tracker.ts';
import type { BatchResult } from './store-batch.ts';
import { dayOf, type TallyDay } from './tally-day.ts';

const MOST_GUESSED = 1_000;
const KEPT_REASONS = new Set<string | null>([null, 'duplicate', 'parked', 'noPosition']);

export interface SeenOrder {
  readonly orderId: string;
  readonly at: Date;
  readonly lat: number;
  readonly lng: number;
  readonly isPhone: boolean;
}

/** What was counted since the last time it was written down. */
export interface Counted {
  readonly days: readonly DeviceCount[];
  readonly seen: readonly SeenOrder[];
  /** By the number that came with a secret nobody has. */
  readonly guessed: ReadonlyMap<string, number>;
}

/** Counts in memory what nobody needs to the message: a row for each would cost as much as the position itself. */
export class Tally {
  #days = new Map<string, TallyDay>();
  #seen = new Map<string, SeenOrder>();
  #guessed = new Map<string, number>();

  add({ judged, refused }: Pick<BatchResult, 'judged' | 'refused'>): void {
    for (const one of judged) this.#addTracker(one);
    for (const { request, tracker, reason } of refused) {
      const { messages } = request.incoming;
      if (tracker) {
        const day = this.#dayOf(tracker.company_id, tracker.id, request.arrivedAt);
        day.messages += messages.length;
        day.refused += messages.length;
        day.reasons[reason] = (day.reasons[reason] ?? 0) + messages.length;
        continue;
      }
      const identifier = messages[0]?.identifier;
      if (identifier && (this.#guessed.has(identifier) || this.#guessed.size < MOST_GUESSED)) {
        this.#guessed.set(identifier, (this.#guessed.get(identifier) ?? 0) + 1);
      }
    }
  }

  /** Everything so far; counting begins anew. */
  take(): Counted {
    const counted = {
      days: [...this.#days.values()],
      seen: [...this.#seen.values()],
      guessed: this.#guessed,
    };
    this.#days = new Map();
    this.#seen = new Map();
    this.#guessed = new Map();
    return counted;
  }

  #addTracker({ tracker, items, latest }: JudgedTracker): void {
    let day: TallyDay | undefined;
    for (const { item, reason, verdict } of items) {
      // Those of one request came together.
      if (day?.at !== item.arrivedAt) day = this.#dayOf(tracker.company_id, tracker.id, item.arrivedAt);
      day.messages += 1;
      if (reason === null) day.stored += 1;
      else if (!KEPT_REASONS.has(reason)) day.refused += 1;
      const label = reason ?? (verdict === 'fine' ? null : verdict);
      if (label) day.reasons[label] = (day.reasons[label] ?? 0) + 1;
    }
    const { orderId, at, lat, lng, hasMoved } = latest;
    const isPhone = tracker.kind === 'phone';
    if (hasMoved && orderId && at && lat !== null && lng !== null)
      this.#seen.set(orderId, { orderId, at, lat, lng, isPhone });
  }

  #dayOf(companyId: string, deviceId: string, at: Date): TallyDay {
    const day = dayOf(at);
    const key = `${deviceId} ${day}`;
    const known = this.#days.get(key);
    if (known) {
      known.at = at;
      return known;
    }
    const fresh = { companyId, deviceId, day, messages: 0, stored: 0, refused: 0, reasons: {}, at };
    this.#days.set(key, fresh);
    return fresh;
  }
}
