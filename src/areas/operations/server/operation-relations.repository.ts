import { sql } from 'kysely';
import { ORDERS_SHOWN } from '#areas/operations/rules/operation-limits.ts';
import type { TemplateKind } from '#areas/operations/rules/stage.ts';
import type { Trx } from '#platform/db/database.ts';
import type { OperationRecord } from './operation.repository.ts';

const personName = sql<string>`btrim(u.first_name || ' ' || u.last_name)`;

export interface RelatedRecords {
  readonly companyName: string | null;
  readonly clientName: string | null;
  readonly operatorName: string | null;
  readonly templateName: string | null;
}

/** Names of what an operation points at, as far as the transaction's company may see them. */
export async function readRelations(trx: Trx, operation: OperationRecord): Promise<RelatedRecords> {
  const row = await trx
    .selectFrom('operation as p')
    .leftJoin('company as c', 'c.id', 'p.company_id')
    .leftJoin('partner as k', (join) =>
      join.onRef('k.company_id', '=', 'p.company_id').onRef('k.id', '=', 'p.client_id'),
    )
    .leftJoin('app_user as u', 'u.id', 'p.operator_id')
    .leftJoin('stage_template as t', (join) =>
      join.onRef('t.company_id', '=', 'p.company_id').onRef('t.id', '=', 'p.template_id'),
    )
    .select(['c.company_name as companyName', 'k.name as clientName', 't.name as templateName'])
    .select(personName.as('operatorName'))
    .where('p.id', '=', operation.id)
    .executeTakeFirst();
  return row ?? { companyName: null, clientName: null, operatorName: null, templateName: null };
}

/** The orders of an operation that the transaction's company sees, in the order they were made. */
export async function ordersOf(trx: Trx, { company_id, id }: Pick<OperationRecord, 'company_id' | 'id'>) {
  return trx
    .selectFrom('load_order as o')
    .select(['o.id', 'o.code', 'o.status', 'o.kind', 'o.origin_city', 'o.destination_city'])
    .select(['o.loading_date', 'o.delivery_date', 'o.plate', 'o.driver_name', 'o.carrier_name'])
    .select(['o.loaded_tn', 'o.delivered_tn'])
    .where('o.company_id', '=', company_id)
    .where('o.operation_id', '=', id)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(ORDERS_SHOWN)
    .execute();
}
export type OperationOrderRow = Awaited<ReturnType<typeof ordersOf>>[number];

/** What every order that is not cancelled brings in, costs and weighs. */
export async function pricesOf(trx: Trx, { company_id, id }: Pick<OperationRecord, 'company_id' | 'id'>) {
  return trx
    .selectFrom('load_order as o')
    .select(['o.client_freight_type', 'o.client_freight', 'o.client_freight_currency', 'o.client_freight_unit'])
    .select(['o.carrier_freight_type', 'o.carrier_freight', 'o.carrier_freight_currency', 'o.carrier_freight_unit'])
    .select(['o.weight', 'o.weight_unit', 'o.loaded_tn', 'o.delivered_tn'])
    .where('o.company_id', '=', company_id)
    .where('o.operation_id', '=', id)
    .where('o.status', '<>', 5)
    .execute();
}
export type PricesRow = Awaited<ReturnType<typeof pricesOf>>[number];

/** Programmed, assigned or on the way. */
export async function hasOpenOrders(trx: Trx, { company_id, id }: Pick<OperationRecord, 'company_id' | 'id'>) {
  const open = await trx
    .selectFrom('load_order')
    .select('id')
    .where('company_id', '=', company_id)
    .where('operation_id', '=', id)
    .where('status', 'in', [0, 1, 2])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

function members(trx: Trx, companyId: string) {
  return trx
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id as userId', personName.as('fullName'), 'u.email as mail'])
    .where('m.company_id', '=', companyId)
    .where('m.enabled', '=', true)
    .where('u.enabled', '=', true);
}

/** More people than anybody chooses from a list. */
const PEOPLE_SHOWN = 1000;

export async function operatorsOf(trx: Trx, companyId: string) {
  return members(trx, companyId).orderBy(sql`app.fold(${personName})`).orderBy('u.id').limit(PEOPLE_SHOWN).execute();
}

export async function isMember(trx: Trx, companyId: string, userId: string): Promise<boolean> {
  return (await members(trx, companyId).where('u.id', '=', userId).executeTakeFirst()) !== undefined;
}

export async function templatesFor(trx: Trx, companyId: string, kind: TemplateKind) {
  return trx
    .selectFrom('stage_template')
    .select(['id as _id', 'name', 'is_default as isDefault'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('enabled', '=', true)
    .orderBy(sql`app.fold(name)`)
    .execute();
}
