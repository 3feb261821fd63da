import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/**
 * Where the positions of a track are: those of devices while they were linked to the truck, and those of orders. The
 * reader sees the devices of their own company, and the orders named to `seeOrders` before.
 */
export interface FixQuery {
  readonly from: Date;
  readonly to: Date;
  readonly devices: readonly { readonly id: string; readonly from: Date; readonly to: Date }[];
  readonly orderIds: readonly string[];
}

export interface PackedFixes {
  readonly count: number;
  readonly bytes: Buffer;
}

/** As many rows as objects take the server half a second to read; as one value of bytes, a hundredth of it. */
const packed = sql`int4send(date_part('epoch', p.at)::int4) || int4send(round(p.lat * 100000)::int4)
  || int4send(round(p.lng * 100000)::int4) || substring(uuid_send(p.tracker_id) from 13)
  || int2send(coalesce(least(round(p.speed_kmh), 999), -1)::int2)
  || int2send((case p.source when 'device' then 0 when 'driver' then 1 else 2 end + case p.verdict when 'parked' then 4 else 0 end)::int2)`;

function partsOf({ from, to, devices, orderIds }: FixQuery): readonly RawBuilder<unknown>[] {
  const deviceIds = devices.map(({ id }) => id);
  return [
    ...devices.map(
      (device) => sql`select p.at, ${packed} as fix from position p
        where p.tracker_id = ${device.id} and p.at >= ${later(from, device.from)} and p.at <= ${earlier(to, device.to)}`,
    ),
    ...orderIds.map(
      (id) => sql`select p.at, ${packed} as fix from position p
        where p.order_id = ${id} and p.at >= ${from} and p.at <= ${to} and p.tracker_id <> all (${deviceIds}::uuid[])`,
    ),
  ];
}

/** The positions of one track in the order of time, packed; one more than allowed where there are too many. */
export async function readFixes(trx: Trx, query: FixQuery, most: number): Promise<PackedFixes> {
  const parts = partsOf(query);
  if (parts.length === 0) return { count: 0, bytes: Buffer.alloc(0) };
  const { rows } = await sql<{ count: number; bytes: Buffer | null }>`
    select count(*)::int as count, string_agg(f.fix, ''::bytea) as bytes from (
      select * from (${sql.join(parts, sql` union all `)}) f order by at limit ${most + 1}
    ) f`.execute(trx);
  return { count: rows[0]?.count ?? 0, bytes: rows[0]?.bytes ?? Buffer.alloc(0) };
}

/** When the position that comes after so many others was reported, of several tracks together. */
export async function timeOfFix(trx: Trx, queries: readonly FixQuery[], others: number): Promise<Date | undefined> {
  const parts = queries.flatMap(partsOf);
  const { rows } = await sql<{ at: Date }>`select f.at from (${sql.join(parts, sql` union all `)}) f
    order by f.at offset ${others} limit 1`.execute(trx);
  return rows[0]?.at;
}

const later = (one: Date, other: Date) => (one > other ? one : other);
const earlier = (one: Date, other: Date) => (one < other ? one : other);
