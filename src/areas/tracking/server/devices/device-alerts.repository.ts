import { sql } from 'kysely';
import type { Criticality } from '#areas/routes/rules/alarm-types.ts';
import type { AlertType } from '#areas/tracking/rules/alerts/alert-types.ts';
import type { ReviewState } from '#areas/tracking/rules/alerts/review.ts';
import type { Trx } from '#platform/db/database.ts';
import { isShown } from '../alerts/alert-list.repository.ts';

interface AlertRecord {
  readonly id: string;
  readonly type: AlertType;
  readonly criticality: Criticality;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly plate: string | null;
  readonly review: ReviewState;
}

const ALERTS = 20;

/** The latest alerts that came of what a device said or did not say. */
export async function alertsOf(trx: Trx, deviceId: string): Promise<readonly AlertRecord[]> {
  const { rows } = await sql<AlertRecord>`
    select a.id, a.type, a.criticality, a.started_at, a.ended_at, a.plate, a.review
    from alert a where a.device_id = ${deviceId} and ${isShown}
    order by a.started_at desc, a.id limit ${sql.lit(ALERTS)}`.execute(trx);
  return rows;
}
