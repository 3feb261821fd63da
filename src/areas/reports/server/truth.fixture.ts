import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Trx } from '#platform/db/database.ts';
import { differencesOf } from './figures-upkeep.repository.ts';
import { recountAll } from './figures-upkeep.ts';
import type { WritersWorld } from './random-writers.fixture.ts';

/** Sums of own trips by client and month, once from the lines and once from the orders, without what reports make them of. */
const FROM_LINES = sql`select value, starts_on::text, sum(ended)::int as ended, sum(cancelled)::int as cancelled,
    sum(km)::float as km, sum(paid)::float as paid
  from report_line where side = 'own' and dimension = 'client' and company_id = `;
const FROM_ORDERS = sql`select o.client_id::text as value, d.month::text as starts_on,
    count(*) filter (where o.status <> 5)::int as ended, count(*) filter (where o.status = 5)::int as cancelled,
    coalesce(sum(o.distance_km) filter (where o.status <> 5), 0)::float as km, coalesce(sum(p.paid), 0)::float as paid
  from load_order o join company c on c.id = o.company_id
  cross join lateral (select date_trunc('month', case when o.status = 5 then o.status_at
    else coalesce(o.finished_at, o.status_at) end at time zone c.time_zone)::date as month) d
  left join lateral (select sum(y.amount) as paid from load_order_payment y
    where y.order_id = o.id and y.currency = o.carrier_freight_currency) p on true
  where o.status in (3, 4, 5, 6) and o.client_id is not null and o.company_id = `;

const rowsOf = async (trx: Trx, query: ReturnType<typeof sql>, companyId: string) =>
  (await sql`${query} ${companyId} group by 1, 2 order by 1, 2`.execute(trx)).rows as Record<string, unknown>[];

/** Every fact and every sum of every company is what its orders say, once what was asked for is counted. */
export async function expectTruth({ app, companies, shipper }: WritersWorld): Promise<void> {
  await recountAll(app.services.database);
  await app.services.database.asPlatform(async (trx) => {
    for (const id of companies) expect(await differencesOf(trx, id)).toEqual({ trips: 0, lines: 0 });
    const shown = (await rowsOf(trx, FROM_LINES, shipper.company.id)).filter(
      ({ ended, cancelled }) => ended !== 0 || cancelled !== 0,
    );
    expect(shown).toEqual(await rowsOf(trx, FROM_ORDERS, shipper.company.id));
    expect(shown.length).toBeGreaterThan(0);
  });
}

export async function lineCount({ app }: WritersWorld): Promise<number> {
  const { rows } = await app.services.database.asPlatform((trx) =>
    sql<{ lines: number }>`select count(*)::int as lines from report_line`.execute(trx),
  );
  return rows[0]!.lines;
}
