import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { Gap } from '../rules/free-times.ts';
import { HOLD_SECONDS } from '../rules/warehouse-limits.ts';
import { clock } from './clock.repository.ts';

interface Looked {
  readonly dockIds: readonly string[];
  readonly from: Date;
  readonly until: Date;
  /** Shorter gaps are of no use. */
  readonly minutes: number;
  /** The moments to begin at, in their order: gaps without one are left out. Worth it where there are many gaps. */
  readonly starts?: readonly number[];
  /** What counts as free besides: the own hold, and the place of the booking that is being moved. */
  readonly except: { readonly holdKey?: string | undefined; readonly bookingId?: string | undefined };
}

/**
 * The lanes of docks with nothing in them for long enough. The slots of a lane do not overlap, so of those that began
 * before the time looked at only the last one can reach into it, and each gap lies between the end of one and the start of
 * the next: two arrays side by side, half as long as comparing rows. Runs in platform scope for docks that the caller may see:
 * everything it reads is then in the index of starts.
 */
export async function gapsOf(trx: Trx, { dockIds, from, until, minutes, starts, except }: Looked): Promise<Gap[]> {
  const ofLane = sql`s.dock_id = l.dock_id and s.lane = l.lane`;
  const counts = sql`(s.held_until is null or s.held_until > l.now) and s.starts_at <> all (l.spared)`;
  const given = sql`(select a.starts from asked a)`;
  const fits = starts
    ? sql`e.until >= (${given})[width_bucket(e.from - 1, ${given}) + 1] + ${minutes * 60_000}::float8`
    : sql`g.ends - g.begins >= make_interval(mins => ${minutes})`;
  const { rows } = await sql<{ dockId: string; lane: number; from: number; until: number }>`
    with asked as materialized (select ${starts ? `{${starts.join(',')}}` : null}::float8[] as starts), spared as materialized (
      select s.dock_id, s.lane, s.starts_at from dock_slot s where s.id = ${except.holdKey ?? null}::uuid
      union all
      select s.dock_id, s.lane, s.starts_at from dock_slot s where s.booking_id = ${except.bookingId ?? null}::uuid and s.held_until is null
    ), lanes as materialized (
      select d.id as dock_id, l.lane, ${clock} as now, array(select p.starts_at from spared p where p.dock_id = d.id and p.lane = l.lane) as spared
      from dock d cross join lateral generate_series(1, d.lanes) as l (lane) where d.id = any (${[...dockIds]}::uuid[])
    )
    select l.dock_id as "dockId", l.lane, e.from, e.until
    from lanes l
    cross join lateral (
      select greatest(${from}::timestamptz, (select case when ${counts} then s.ends_at end from dock_slot s
        where ${ofLane} and s.starts_at < ${from} order by s.starts_at desc limit 1)) as from
    ) f cross join lateral (
      select array_agg(s.starts_at order by s.starts_at) as starts, array_agg(s.ends_at order by s.starts_at) as ends
      from dock_slot s where ${ofLane} and s.starts_at >= ${from} and s.starts_at < ${until} and ${counts}
    ) t cross join lateral unnest(f.from || t.ends, t.starts || 'infinity'::timestamptz) as g (begins, ends)
    cross join lateral (select date_part('epoch', g.begins) * 1000 as from, date_part('epoch', g.ends) * 1000 as until) e
    where g.ends > g.begins and ${fits}`.execute(trx);
  return rows;
}

/** Starts at which somebody else is choosing right now, by dock. */
export async function heldBetween(trx: Trx, dockIds: readonly string[], from: Date, until: Date, holdKey?: string) {
  return trx
    .selectFrom('dock_slot as s')
    .select(['s.dock_id as dockId', 's.starts_at as from', 's.ends_at as until'])
    .where('s.dock_id', 'in', [...dockIds])
    .where('s.starts_at', '<', until)
    .where('s.held_until', '>', clock)
    .where('s.ends_at', '>', from)
    .where(sql<boolean>`s.id is distinct from ${holdKey ?? null}::uuid`)
    .execute();
}

/** Whoever writes about the time of a dock locks it first; several in the order of their positions. */
export async function lockDock(trx: Trx, dockId: string): Promise<void> {
  await sql`select from dock where id = ${dockId} for no key update`.execute(trx);
  await sql`delete from dock_slot where dock_id = ${dockId} and held_until <= ${clock}`.execute(trx);
}

export interface Hold {
  readonly id: string;
  readonly dock_id: string;
  readonly warehouse_id: string;
  readonly lane: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly held_by: string;
  readonly booking_id: string | null;
  /** By the clock of the database; below zero it is over. */
  readonly seconds_left: number;
}

const holdColumns = sql`s.id, s.dock_id, s.warehouse_id, s.lane, s.starts_at, s.ends_at, s.held_by, s.booking_id,
  extract(epoch from s.held_until - app.clock())::float8 as seconds_left`;

/** Locked, so that it neither ends nor moves until the end of the transaction. */
export async function lockHold(trx: Trx, key: string, holder: string): Promise<Hold | undefined> {
  const { rows } = await sql<Hold>`select ${holdColumns} from dock_slot s
    where s.id = ${key} and s.held_by = ${holder} and s.held_until is not null for update`.execute(trx);
  return rows[0];
}

interface NewHold {
  readonly key: string;
  readonly companyId: string;
  readonly warehouseId: string;
  readonly dockId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly holder: string;
}

/** Holds the lowest free lane of a locked dock; undefined where none is free. The same key moves its hold. */
export async function placeHoldAt(trx: Trx, hold: NewHold): Promise<Hold | undefined> {
  const { key, companyId, warehouseId, dockId, startsAt, endsAt, holder } = hold;
  const { rows } = await sql<Hold>`
    insert into dock_slot as s (id, company_id, warehouse_id, dock_id, lane, starts_at, ends_at, held_until, held_by)
    select ${key}::uuid, ${companyId}::uuid, ${warehouseId}::uuid, d.id, l.lane, ${startsAt}::timestamptz, ${endsAt}::timestamptz,
      app.clock() + make_interval(secs => ${HOLD_SECONDS}), ${holder}
    from dock d cross join lateral generate_series(1, d.lanes) as l (lane)
    left join lateral (
      select o.ends_at from dock_slot o
      where o.dock_id = d.id and o.lane = l.lane and o.starts_at < ${endsAt}::timestamptz and o.id <> ${key}::uuid
      order by o.starts_at desc limit 1
    ) o on true
    where d.id = ${dockId} and (o.ends_at is null or o.ends_at <= ${startsAt}::timestamptz)
    order by l.lane limit 1
    on conflict (id) do update set company_id = excluded.company_id, warehouse_id = excluded.warehouse_id, dock_id = excluded.dock_id,
      lane = excluded.lane, starts_at = excluded.starts_at, ends_at = excluded.ends_at, held_until = excluded.held_until
    where s.held_until is not null and s.held_by = excluded.held_by
    returning ${holdColumns}`.execute(trx);
  return rows[0];
}

/** One request after the other about the same hold. */
export async function lockKey(trx: Trx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

export async function deleteHold(trx: Trx, key: string, holder: string): Promise<boolean> {
  const { rows } = await sql`delete from dock_slot where id = ${key} and held_by = ${holder} returning id`.execute(trx);
  return rows.length > 0;
}

/** How many other places somebody holds. */
export async function countHolds(trx: Trx, holder: string, key: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from dock_slot
    where held_until > ${clock} and held_by = ${holder} and id <> ${key}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** The hold becomes the place of a booking; the place it had before is free. */
export async function takePlace(trx: Trx, hold: Pick<Hold, 'id'>, bookingId: string): Promise<void> {
  await sql`delete from dock_slot where booking_id = ${bookingId} and held_until is null`.execute(trx);
  await sql`update dock_slot set booking_id = ${bookingId}, held_until = null, held_by = null where id = ${hold.id}`.execute(
    trx,
  );
}

export async function freePlace(trx: Trx, bookingId: string): Promise<void> {
  await sql`delete from dock_slot where booking_id = ${bookingId} and held_until is null`.execute(trx);
}

/** Whether the hold became the place of this booking before. */
export async function isTakenBy(trx: Trx, key: string, bookingId: string): Promise<boolean> {
  const { rows } =
    await sql`select from dock_slot where id = ${key} and booking_id = ${bookingId} and held_until is null`.execute(
      trx,
    );
  return rows.length > 0;
}
