import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** What came of a device on a day. */
export interface DeviceCount {
  readonly companyId: string;
  readonly deviceId: string;
  /** UTC. */
  readonly day: string;
  readonly messages: number;
  readonly stored: number;
  readonly refused: number;
  readonly reasons: Readonly<Record<string, number>>;
  readonly at: Date;
}

export async function addCounts(trx: Trx, counts: readonly DeviceCount[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`insert into device_day as t (company_id, device_id, day, messages, stored, refused, reasons, first_at, last_at)
    select c."companyId", c."deviceId", c.day, c.messages, c.stored, c.refused, c.reasons, c.at, c.at
    from json_to_recordset(${JSON.stringify(counts)}::json) as c("companyId" uuid, "deviceId" uuid, day date, messages int,
      stored int, refused int, reasons jsonb, at timestamptz)
    where exists (select from device d where d.id = c."deviceId" and d.company_id = c."companyId")
    order by c."deviceId", c.day
    on conflict (device_id, day) do update set messages = t.messages + excluded.messages, stored = t.stored + excluded.stored,
      refused = t.refused + excluded.refused, reasons = app.add_counts(t.reasons, excluded.reasons),
      last_at = greatest(t.last_at, excluded.last_at)`.execute(trx);
}

/** The devices of a number that somebody sent with a wrong secret; it may be meant for each company that has such a number. */
export async function devicesSaid(
  trx: Trx,
  identifiers: readonly string[],
): Promise<readonly { identifier: string; device_id: string; company_id: string }[]> {
  if (identifiers.length === 0) return [];
  const { rows } = await sql<{ identifier: string; device_id: string; company_id: string }>`
    select i.said as identifier, d.id as device_id, d.company_id
    from unnest(${[...identifiers]}::text[]) as i(said) join device d on app.fold(d.identifier) = app.fold(i.said)
    order by d.id`.execute(trx);
  return rows;
}

/** How often a wrong secret was used for a device on a day. */
export async function wrongSecretsOf(
  trx: Trx,
  deviceIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ device_id: string; quantity: number }>`
    select t.device_id, (t.reasons ->> 'wrongSecret')::int as quantity from device_day t
    where t.device_id = any (${[...deviceIds]}::uuid[]) and t.day = ${day}::date and t.reasons ? 'wrongSecret'`.execute(
    trx,
  );
  return new Map(rows.map(({ device_id, quantity }) => [device_id, quantity]));
}
