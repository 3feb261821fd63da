import { sql } from 'kysely';
import { expect } from 'vitest';
import type { ReportSide } from '#areas/reports/rules/dimension.ts';
import type { Trx } from '#platform/db/database.ts';
import { differencesOf } from './figures-upkeep.repository.ts';
import { recountAll } from './figures-upkeep.ts';
import type { WritersWorld } from './random-writers.fixture.ts';

/** By which values, and from which side of a trip. */
interface Cut {
  readonly side: ReportSide;
  readonly dimension: 'client' | 'carrier' | 'lane';
}
/** The lane from every side, and of each side whom it deals with. */
const CUTS: readonly Cut[] = [
  { side: 'own', dimension: 'client' },
  { side: 'own', dimension: 'lane' },
  { side: 'carrier', dimension: 'client' },
  { side: 'carrier', dimension: 'lane' },
  { side: 'client', dimension: 'carrier' },
  { side: 'client', dimension: 'lane' },
];

/** Sums by value and month from the lines. */
const fromLines = ({ side, dimension }: Cut, companyId: string) => sql`
  select value, starts_on::text, sum(ended)::int as ended, sum(cancelled)::int as cancelled, sum(km)::float as km,
    sum(tonnes)::float as tonnes, sum(income)::float as income, sum(paid)::float as paid, sum(otif)::int as otif,
    sum(accepted)::int as accepted, sum(acceptance_minutes)::int as minutes
  from report_line where side = ${side} and dimension = ${dimension} and company_id = ${companyId}
  group by 1, 2 having sum(ended) <> 0 or sum(cancelled) <> 0 order by 1, 2`;

const COMPANY = { own: 'company_id', carrier: 'carrier_company_id', client: 'client_company_id' } as const;
const INCOME = {
  own: sql`case when o.client_freight_type = 'simple' and o.client_freight_currency is not null then o.client_freight end`,
  carrier: sql`case when o.carrier_freight_type = 'simple' and o.carrier_freight_currency is not null then o.carrier_freight end`,
  client: sql`0`,
} as const;
const keyOf = ({ side, dimension }: Cut) =>
  dimension === 'lane'
    ? sql`o.origin_city || E'\n' || o.destination_city`
    : side === 'own'
      ? sql`o.client_id::text`
      : sql`o.company_id::text`;

/** The same once from the orders, without what reports make them of. */
const fromOrders = (cut: Cut, companyId: string) => sql`
  select ${keyOf(cut)} as value, date_trunc('month', d.at at time zone c.time_zone)::date::text as starts_on,
    count(*) filter (where e.ended)::int as ended, count(*) filter (where not e.ended)::int as cancelled,
    coalesce(sum(o.distance_km) filter (where e.ended), 0)::float as km,
    coalesce(sum(w.tonnes) filter (where e.ended), 0)::float as tonnes,
    coalesce(sum(${INCOME[cut.side]}) filter (where e.ended), 0)::float as income, coalesce(sum(p.paid), 0)::float as paid,
    count(*) filter (where e.ended and w.tonnes >= w.planned * 0.995 and not s.short
      and o.finished_at <= (o.delivery_date + coalesce(o.delivery_hour::time, '24:00')) at time zone h.time_zone
        + make_interval(mins => h.late_tolerance_minutes))::int as otif,
    count(a.minutes) filter (where e.ended)::int as accepted, coalesce(sum(a.minutes) filter (where e.ended), 0)::int as minutes
  from load_order o
  join company h on h.id = o.company_id
  join company c on c.id = ${sql.ref(`o.${COMPANY[cut.side]}`)}
  cross join lateral (select o.status <> 5 as ended) e
  cross join lateral (select case when e.ended then coalesce(o.finished_at, o.status_at) else o.status_at end as at) d
  cross join lateral (select coalesce(o.delivered_tn, o.loaded_tn, m.planned) as tonnes, m.planned
    from (select case o.weight_unit when 'kg' then o.weight / 1000 when 'tn' then o.weight end as planned) m) w
  cross join lateral (select exists (select from load_order_stop g where g.order_id = o.id
    and (g.status in ('partial', 'totalReturn') or g.quantity_done < g.quantity * 0.995)) as short) s
  cross join lateral (select case when ${cut.side !== 'client'} and o.accepted_at >= o.assigned_at then
    greatest(0, round(extract(epoch from o.accepted_at - o.assigned_at) / 60)) end as minutes) a
  left join lateral (select sum(y.amount) as paid from load_order_payment y
    where ${cut.side === 'own'} and y.order_id = o.id and y.currency = o.carrier_freight_currency) p on true
  where o.status in (3, 4, 5, 6) and ${keyOf(cut)} is not null and c.id = ${companyId}
    and (${cut.side === 'own'} or c.id <> o.company_id)
  group by 1, 2 order by 1, 2`;

const rowsOf = async (trx: Trx, query: ReturnType<typeof sql>) => (await query.execute(trx)).rows;

/** Every fact and every sum of every company is what its orders say, once what was asked for is counted. */
export async function expectTruth({ app, companies, shipper, carrier, client }: WritersWorld): Promise<void> {
  await recountAll(app.services.database);
  await app.services.database.asPlatform(async (trx) => {
    for (const id of companies) expect(await differencesOf(trx, id)).toEqual({ trips: 0, lines: 0 });
    for (const cut of CUTS) {
      const companyId = { own: shipper, carrier, client }[cut.side].company.id;
      const shown = await rowsOf(trx, fromLines(cut, companyId));
      expect([cut, shown]).toEqual([cut, await rowsOf(trx, fromOrders(cut, companyId))]);
      expect([cut, shown.length]).not.toEqual([cut, 0]);
    }
  });
}

export async function lineCount({ app }: WritersWorld): Promise<number> {
  const { rows } = await app.services.database.asPlatform((trx) =>
    sql<{ lines: number }>`select count(*)::int as lines from report_line`.execute(trx),
  );
  return rows[0]!.lines;
}
