import { sql } from 'kysely';
import { type Trx, withCompany } from '#platform/db/database.ts';
import { findBooking, type ReadBooking } from '../booking.repository.ts';
import { clock } from '../clock.repository.ts';

export type DueKind = 'miss' | 'late' | 'remind';

/** People are reminded at noon of the day before, by the clock of the warehouse. */
const reminding = sql`((b.starts_at at time zone w.time_zone)::date - 1 + time '12:00') at time zone w.time_zone`;
const after = (minutes: ReturnType<typeof sql>) => sql`b.starts_at + make_interval(mins => ${minutes}) <= ${clock}`;

/**
 * What the clock must do, as conditions on a scheduled booking `b` of a warehouse `w`. The bounds on the start are those
 * that the index serves: tolerances are a day at most. Whoever booked or moved it after noon needs no reminder.
 */
const DUE: Readonly<Record<DueKind, ReturnType<typeof sql>>> = {
  miss: sql`b.starts_at <= ${clock} and ${after(sql`w.no_show_minutes`)}`,
  late: sql`b.starts_at <= ${clock} and b.late_for is distinct from b.starts_at and ${after(sql`w.late_minutes`)}
    and not (${after(sql`w.no_show_minutes`)})`,
  remind: sql`b.starts_at > ${clock} and b.starts_at < ${clock} + interval '37 hours' and b.reminded_at is null
    and ${reminding} <= ${clock} and not exists (select from booking_event e where e.company_id = b.company_id
      and e.booking_id = b.id and e.type in ('booked', 'moved') and e.at >= ${reminding})`,
};

const scheduled = (
  kind: DueKind,
) => sql`from booking b join warehouse w on w.company_id = b.company_id and w.id = b.warehouse_id
  where b.state = 'scheduled' and ${DUE[kind]}`;

/** More than ever come due in a minute; the next minute takes the rest. */
const MOST = 500;

export interface Due {
  readonly id: string;
  readonly kind: DueKind;
  readonly companyId: string;
  readonly orderId: string | null;
  readonly orderCompanyId: string | null;
}

export async function findDue(trx: Trx): Promise<Due[]> {
  const parts = (Object.keys(DUE) as DueKind[]).map(
    (kind) => sql`(select b.id, ${kind}::text as kind, b.company_id as "companyId", b.order_id as "orderId",
      b.order_company_id as "orderCompanyId" ${scheduled(kind)} order by b.starts_at limit ${MOST})`,
  );
  return (await sql<Due>`${sql.join(parts, sql` union all `)}`.execute(trx)).rows;
}

/** Locked after its order, where it is still due; undefined where another process has it, or has done it. */
export async function lockDue(trx: Trx, due: Due): Promise<ReadBooking | undefined> {
  const { orderId, orderCompanyId } = due;
  if (orderId && orderCompanyId) {
    await withCompany(trx, orderCompanyId, async () => {
      await sql`select from load_order where id = ${orderId} for no key update`.execute(trx);
    });
  }
  const { rows } = await sql`select b.id ${scheduled(due.kind)} and b.id = ${due.id} for update of b`.execute(trx);
  return rows.length > 0 ? findBooking(trx, due.id) : undefined;
}

/** People were notified: once for each start, and of the day before. */
export async function markNoticed(trx: Trx, { id }: ReadBooking, column: 'late_for' | 'reminded_at'): Promise<void> {
  const value = column === 'late_for' ? sql`starts_at` : clock;
  await sql`update booking set ${sql.ref(column)} = ${value} where id = ${id}`.execute(trx);
}

/** Holds that are over are free for others already; this lets open forms know, and keeps the table small. */
export async function sweepHolds(trx: Trx): Promise<void> {
  await sql`delete from dock_slot where id in (
    select id from dock_slot where held_until <= ${clock} for update skip locked)`.execute(trx);
}
