import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { OpportunityRecord } from './opportunity.repository.ts';

const personName = sql<string>`coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email::text)`;

/** Names of the records an own opportunity points to, and the orders it led to. */
export async function readOpportunityRelations(trx: Trx, { id, company_id }: OpportunityRecord) {
  const named = trx
    .selectFrom('opportunity as p')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .leftJoin('partner as k', (join) =>
      join.onRef('k.company_id', '=', 'p.company_id').onRef('k.id', '=', 'p.client_id'),
    )
    .leftJoin('app_user as u', 'u.id', 'p.created_by')
    .select(['c.company_name as companyName', 'k.name as clientName', personName.as('createdByName')])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
  const orders = trx
    .selectFrom('load_order as o')
    .select(['o.id as _id', 'o.operation_id as operationId', 'o.code', 'o.status', 'o.carrier_name as carrierName'])
    .where('o.company_id', '=', company_id)
    .where('o.opportunity_id', '=', id)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .execute();
  return { ...(await named), createdByName: (await named).createdByName ?? '', orders: await orders };
}

/** What the company's own last freights between two cities cost. */
export async function lastFreights(trx: Trx, companyId: string, origin: string, destination: string, most: number) {
  const { rows } = await sql<{
    orderCode: string;
    date: string;
    carrierName: string | null;
    type: 'simple' | 'compound';
    value: string;
    currency: string;
    unit: string | null;
  }>`
    select o.code as "orderCode", coalesce(o.loading_date, o.created_at::date)::text as date, o.carrier_name as "carrierName",
      o.carrier_freight_type as type, o.carrier_freight::text as value, o.carrier_freight_currency as currency,
      o.carrier_freight_unit as unit
    from load_order o
    where o.company_id = ${companyId} and o.kind = 'normal' and o.origin_city = ${origin} and o.destination_city = ${destination}
      and o.carrier_freight > 0 and o.carrier_freight_type in ('simple', 'compound')
      and o.carrier_freight_currency is not null and o.status <> 5
    order by o.created_at desc, o.id desc limit ${most}`.execute(trx);
  return rows;
}
