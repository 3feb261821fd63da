import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { BookingState } from '../rules/booking-state.ts';
import type { DockAction } from '../rules/free-times.ts';

export interface BarRecord {
  readonly id: string;
  readonly company_id: string;
  readonly version: number;
  readonly code: string;
  readonly state: BookingState;
  readonly action: DockAction;
  readonly order_code: string | null;
  readonly plate: string | null;
  readonly driver_name: string | null;
  readonly carrier_name: string | null;
  readonly dock_id: string | null;
  readonly lane: number | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly arrived_at: Date | null;
  readonly docked_at: Date | null;
  readonly left_at: Date | null;
  readonly misfit: boolean;
}

interface Looked {
  readonly warehouseId: string;
  readonly from: Date;
  readonly until: Date;
}

const columns = sql`b.id, b.company_id, b.version, b.code, b.state, b.action, b.order_code, b.plate, b.driver_name, b.carrier_name,
  b.dock_id, b.lane, b.starts_at, b.ends_at, b.arrived_at, b.docked_at, b.left_at, b.misfit`;

/** Those with a place on the day. What began the day before may still be there. */
export async function placedBetween(trx: Trx, { warehouseId, from, until }: Looked): Promise<BarRecord[]> {
  const { rows } = await sql<BarRecord>`
    select ${columns} from booking b
    where b.company_id = app.company_id() and b.warehouse_id = ${warehouseId}
      and b.expected_at >= ${from}::timestamptz - interval '1 day' and b.expected_at < ${until}
      and b.starts_at < ${until} and b.ends_at > ${from} and b.state <> 'cancelled'
    order by b.starts_at, b.id`.execute(trx);
  return rows;
}

/** More than these nobody places by hand on one day; the list has them all. */
const MOST_WAITING = 200;

/** Trucks that are there without a dock come first, then what the day still has to get a time for. */
export async function waitingOn(trx: Trx, { warehouseId, from, until }: Looked): Promise<BarRecord[]> {
  const { rows } = await sql<BarRecord>`
    select ${columns} from booking b
    where b.company_id = app.company_id() and b.warehouse_id = ${warehouseId} and b.state = 'pending'
      and (b.arrived_at is not null or (b.expected_at >= ${from} and b.expected_at < ${until}))
    order by b.arrived_at nulls last, b.expected_at, b.id limit ${MOST_WAITING}`.execute(trx);
  return rows;
}
