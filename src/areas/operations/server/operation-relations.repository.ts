import { sql } from 'kysely';
import type { TemplateKind } from '#areas/operations/rules/stage.ts';
import { pathName } from '#areas/routes/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { OperationRecord } from './operation.repository.ts';

const personName = sql<string>`btrim(u.first_name || ' ' || u.last_name)`;

export interface RelatedRecords {
  readonly companyName: string | null;
  readonly clientName: string | null;
  readonly operatorName: string | null;
  readonly templateName: string | null;
  /** Of route and path. */
  readonly pathName: string | null;
}

/** Names of the records an operation points to, as far as the transaction's company may see them. */
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
  const names = row ?? { companyName: null, clientName: null, operatorName: null, templateName: null };
  return { ...names, pathName: await pathName(trx, operation.path_id) };
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

/** More people than anybody would choose from in a list. */
const PEOPLE_SHOWN = 1000;

export async function operatorsOf(trx: Trx, companyId: string) {
  return members(trx, companyId)
    .orderBy(sql`exists (select from company_operator o where o.company_id = ${companyId} and o.user_id = u.id) desc`)
    .orderBy(sql`app.fold(${personName})`)
    .orderBy('u.id')
    .limit(PEOPLE_SHOWN)
    .execute();
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
