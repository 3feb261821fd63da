import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export interface TripMark {
  /** The order, or the device of a truck without a trip. */
  readonly id: string;
  readonly companyId: string;
  readonly orderId: string | null;
  readonly deviceId: string | null;
  /** The earliest position that came late. */
  readonly replaysFrom: Date | null;
}

/**
 * Says that there is something for the rules to judge. A trip they are busy with is marked aside, so that no message
 * waits for them.
 */
export async function markDue(trx: Trx, news: readonly TripMark[]): Promise<void> {
  if (news.length === 0) return;
  await sql`with news as materialized (
      select n.* from json_to_recordset(${JSON.stringify(news)}::json)
        as n(id uuid, "companyId" uuid, "orderId" uuid, "deviceId" uuid, "replaysFrom" timestamptz)
    ), known as materialized (
      select n.id, n."replaysFrom" from news n join watched_trip t on t.id = n.id
    ), free as materialized (
      select t.id from watched_trip t where t.id in (select k.id from known k) order by t.id for update skip locked
    ), due as (
      update watched_trip t set is_due = true, updated_at = now(), replays_from = least(t.replays_from, k."replaysFrom")
      from known k join free f on f.id = k.id
      where t.id = k.id and (not t.is_due or k."replaysFrom" is not null)
    ), made as (
      insert into watched_trip (id, company_id, order_id, device_id, replays_from)
      select n.id, n."companyId", n."orderId", n."deviceId", n."replaysFrom" from news n
      where not exists (select from known k where k.id = n.id) order by n.id on conflict do nothing
    )
    insert into watched_trip_mark (id, replays_from)
    select k.id, k."replaysFrom" from known k where not exists (select from free f where f.id = k.id)`.execute(trx);
}

/** Marks that were put aside reach their trips; returns how many. */
export async function passOnMarks(trx: Trx): Promise<number> {
  const { rows } = await sql<{ marks: number }>`select app.pass_on_marks() as marks`.execute(trx);
  return rows[0]?.marks ?? 0;
}
