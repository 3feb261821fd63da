import { sql } from 'kysely';
import { type OrdersQuery, ordersOnRoutes, ordersOnVersions } from '#areas/routes/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { provide } from '#platform/ports.ts';

/** So many codes are named; the others are not needed to find them. */
const NAMED = 20;

/** Codes of the company's orders planned on a route or a path. */
async function codesOn(trx: Trx, { routeId, pathId, isOpen }: OrdersQuery): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`select o.code from load_order o
    where o.company_id = app.company_id() and o.route_id is not null
      ${routeId ? sql`and o.route_id = ${routeId}` : sql``} ${pathId ? sql`and o.path_id = ${pathId}` : sql``}
      ${isOpen ? sql`and o.status in (0, 1, 2)` : sql``}
    order by o.created_at desc limit ${sql.lit(NAMED)}`.execute(trx);
  return rows.map(({ code }) => code);
}

async function openOn(trx: Trx, versionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{
    id: string;
    orders: number;
  }>`select o.path_version_id as id, count(*)::int as orders from load_order o
    where o.path_version_id = any (${[...versionIds]}::uuid[]) and o.company_id = app.company_id() and o.status in (0, 1, 2)
    group by 1`.execute(trx);
  return new Map(rows.map(({ id, orders }) => [id, orders]));
}

export const routeOrdersProvided = [provide(ordersOnRoutes, codesOn), provide(ordersOnVersions, openOn)];
