import type { AlarmPlan } from '#areas/routes/rules/evaluate/alarm-plan.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import type { MuteSpan } from './mute.repository.ts';
import type { WatchedRecord } from './watched-trip.repository.ts';

/** A trip, or a device without one, while it is judged. */
export interface TripContext {
  readonly trx: Trx;
  readonly services: Services;
  readonly trip: WatchedRecord;
  readonly plan: AlarmPlan;
  readonly mutes: readonly MuteSpan[];
}
