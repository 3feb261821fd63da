import type { KeptMessage } from './device-message.repository.ts';
import type { JudgedItem, JudgedTracker } from './judge-tracker.ts';

const A_MINUTE = 60_000;
/** A device that goes wrong says the same thing over and over. */
const MOST_IN_A_MINUTE = 30;
const MOST_DEVICES = 20_000;

/** How many messages of each device were kept in the last minute. */
export class MessageCap {
  readonly #kept = new Map<string, { since: number; quantity: number }>();

  allows(deviceId: string, now: number): boolean {
    const known = this.#kept.get(deviceId);
    if (known && now - known.since < A_MINUTE) {
      known.quantity += 1;
      return known.quantity <= MOST_IN_A_MINUTE;
    }
    if (this.#kept.size >= MOST_DEVICES) this.#kept.clear();
    this.#kept.set(deviceId, { since: now, quantity: 1 });
    return true;
  }
}

/** Not worth keeping: history has them, or says the same. */
const IN_HISTORY = new Set<string | null>([null, 'duplicate', 'parked']);

/** Whether a message may have to be kept besides. */
export const isKept = ({ item, reason }: JudgedItem): boolean =>
  reason !== 'duplicate' && (item.message.alarm !== null || !IN_HISTORY.has(reason));

/** Messages that history does not have, and those with an alarm. */
export function keptMessages(judged: readonly JudgedTracker[], cap: MessageCap): readonly KeptMessage[] {
  return judged.flatMap(({ tracker, items }) =>
    items
      .filter((one) => isKept(one) && cap.allows(tracker.id, one.item.arrivedAt.getTime()))
      .map((one) => ({ companyId: tracker.company_id, deviceId: tracker.id, ...kept(one) })),
  );
}

function kept({ item: { message, via }, reason, trip }: JudgedItem): Omit<KeptMessage, 'companyId' | 'deviceId'> {
  const { at, alarm, batteryPercent, hasPower, ignition, identifier, position, ...rest } = message;
  // Nothing of where a driver is who does not share it.
  const place = trip.isShared ? { position, ...rest } : {};
  return {
    vehicleId: trip.vehicleId,
    orderId: trip.orderId,
    at,
    via,
    reason: reason === 'parked' ? null : reason,
    alarm,
    batteryPercent,
    hasPower,
    ignition,
    content: { identifier, ...place },
  };
}
