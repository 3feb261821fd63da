import { isPlace } from '#kernel/position.ts';
import type { Trx } from '#platform/db/database.ts';
import { emit } from '#platform/jobs/events.ts';
import { deviceAlarmed } from './ingestion.events.ts';
import { isLate, type JudgedTracker, momentOf } from './judge-tracker.ts';

/**
 * Alarms leave with the messages that bring them, and become alerts afterwards, so that no message waits for those who are
 * notified. The same alarm of a device counts once in a batch.
 */
export async function emitAlarms(trx: Trx, judged: readonly JudgedTracker[]): Promise<void> {
  for (const { tracker, items } of judged) {
    const known = new Set<string>();
    for (const { item, reason, trip } of items) {
      const { alarm, position } = item.message;
      if (alarm === null || reason === 'duplicate' || reason === 'tooOld' || known.has(alarm)) continue;
      known.add(alarm);
      const companyId = trip.companyId ?? tracker.company_id;
      const isBelieved = (reason === null || reason === 'parked') && position !== null && isPlace(position);
      await emit(
        trx,
        deviceAlarmed,
        { companyId, actorId: null },
        {
          ...{ deviceId: tracker.id, companyId, orderId: trip.orderId, vehicleId: trip.vehicleId, alarm },
          ...{ at: momentOf(item), position: isBelieved ? position : null, isLate: isLate(tracker, item) },
        },
      );
    }
  }
}
