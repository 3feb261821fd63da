import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import { typedMatches } from '#platform/list/conditions.ts';

const OFFERED = 20;
const fullName = sql<string>`btrim(u.first_name || ' ' || u.last_name)`;

function members(trx: Trx, companyId: string) {
  return trx
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .where('m.company_id', '=', companyId)
    .where('m.enabled', '=', true)
    .where('u.enabled', '=', true);
}

/** Those of the users who are current members of the company. */
export async function membersAmong(trx: Trx, companyId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await members(trx, companyId).select('u.id').where('u.id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findMembers(trx: Trx, companyId: string, search: string | undefined) {
  const all = members(trx, companyId).select(['u.id as userId', fullName.as('fullName')]);
  const holding = search ? all.where(sql<boolean>`position(app.fold(${search}) in app.fold(${fullName})) > 0`) : all;
  // Those the company named as its operators first.
  const isOperator = sql`exists (select from company_operator o where o.company_id = ${companyId} and o.user_id = u.id)`;
  return holding
    .orderBy(sql`${isOperator} desc`)
    .orderBy(sql`app.fold(${fullName})`)
    .orderBy('u.id')
    .limit(OFFERED)
    .execute();
}

/** A client of the company, active or not. */
export async function findClient(trx: Trx, companyId: string, id: string) {
  return trx
    .selectFrom('partner')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Active clients, searched by name or by tax id in any spelling. */
export async function findClients(trx: Trx, companyId: string, search: string | undefined) {
  const all = trx
    .selectFrom('partner')
    .select(['id as _id', 'name', 'tax_id as taxId', 'country_code as countryId'])
    .where('company_id', '=', companyId)
    .where('kind', '=', 'client')
    .where('active', '=', true);
  const holding = search ? all.where(typedMatches(sql`concat_ws(E'\\n', name, tax_id)`, search)) : all;
  return holding.orderBy(sql`app.fold(name)`).orderBy('id').limit(OFFERED).execute();
}

/** Orders of the day without a truck that a person runs, or created where nobody was named. */
export async function findUntrucked(trx: Trx, companyId: string, userId: string, day: string) {
  return trx
    .selectFrom('load_order')
    .select(['code', 'origin_city as origin', 'destination_city as destination'])
    .where('company_id', '=', companyId)
    .where('status', '=', 0)
    .where('loading_date', '=', day)
    .where(sql<boolean>`${userId} in (coalesce(operator_id, created_by), analyst_id)`)
    .orderBy('loading_hour')
    .orderBy('code')
    .execute();
}
