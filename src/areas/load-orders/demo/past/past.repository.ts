import { sql } from 'kysely';
import { findPartnerNames, type PartnerName } from '#areas/partners/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import { ORDER_STATUS } from '../../rules/order-status.ts';
import type { DemoClient } from '../demo-order.ts';

/** Of tables with such columns; their rows come as other inserts want them, with this in text. */
const JSON_COLUMNS = ['details', 'form', 'answers'] as const;

/** Rows that are final, of one table and one company, in one statement. */
export async function insertFinal(
  trx: Trx,
  companyId: string,
  table: keyof DB,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join([...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (company_id, ${columns}) select ${companyId}::uuid, ${columns}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows, parsed)}::json)`.execute(trx);
}

const parsed = (name: string, value: unknown) =>
  typeof value === 'string' && (JSON_COLUMNS as readonly string[]).includes(name) ? JSON.parse(value) : value;

export interface PastPartners {
  readonly clients: readonly DemoClient[];
  readonly carriers: readonly PartnerName[];
  /** Since when each of them is one. */
  readonly since: ReadonlyMap<string, Date>;
}

export async function pastPartners(trx: Trx, companyId: string): Promise<PastPartners> {
  const of = (kind: 'client' | 'transport') => findPartnerNames(trx, companyId, kind, undefined);
  const rows = await trx
    .selectFrom('partner as p')
    .leftJoin('company as c', 'c.id', 'p.linked_company_id')
    .select(['p.id', 'p.created_at', 'c.url'])
    .where('p.company_id', '=', companyId)
    .execute();
  const keys = new Map(rows.map(({ id, url }) => [id, url]));
  return {
    clients: (await of('client')).map((client) => ({ ...client, key: keys.get(client.id) ?? null })),
    carriers: await of('transport'),
    since: new Map(rows.map(({ id, created_at }) => [id, created_at])),
  };
}

export interface BookedTrip {
  readonly truckId: string;
  readonly assignedAt: Date;
  /** Neither while it goes on. */
  readonly finishedAt: Date | null;
  readonly cancelledAt: Date | null;
}

/** Which truck was on which trip so far. */
export async function bookedTrips(trx: Trx): Promise<readonly BookedTrip[]> {
  const { rows } =
    await sql<BookedTrip>`select truck_id as "truckId", assigned_at as "assignedAt", finished_at as "finishedAt",
      case when status = ${ORDER_STATUS.cancelled} then status_at end as "cancelledAt"
    from load_order where truck_id is not null and assigned_at is not null`.execute(trx);
  return rows;
}
