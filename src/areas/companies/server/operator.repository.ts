import { type Insertable, sql } from 'kysely';
import type { OperatorView } from '#areas/companies/contract/company.shapes.ts';
import type { Trx } from '#platform/db/database.ts';
import type { CompanyOperator } from '#platform/db/schema.gen.ts';
import { definePort } from '#platform/ports.ts';

/** An operator who is a user of the company shows the user's current data; others show the stored data. */
function operators(trx: Trx, companyId: string) {
  const fullName = sql<string>`coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), o.full_name)`;
  return trx
    .selectFrom('company_operator as o')
    .leftJoin('app_user as u', 'u.id', 'o.user_id')
    .select((eb) => [
      'o.id as _id',
      'o.user_id as userId',
      fullName.as('fullName'),
      eb.fn.coalesce('u.email', 'o.mail').as('mail'),
      eb.fn.coalesce('u.country_code', 'o.country_code').as('countryCode'),
      eb.fn.coalesce('u.phone', 'o.phone').as('phone'),
    ])
    .where('o.company_id', '=', companyId);
}

export async function operatorsOf(trx: Trx, companyId: string): Promise<OperatorView[]> {
  return operators(trx, companyId).orderBy('fullName').orderBy('o.id').execute();
}

export async function findOperator(trx: Trx, companyId: string, id: string): Promise<OperatorView | undefined> {
  return operators(trx, companyId).where('o.id', '=', id).executeTakeFirst();
}

export interface Member {
  readonly fullName: string;
  readonly mail: string;
  readonly countryCode: string | null;
  readonly phone: string | null;
}

export const companyMembers = definePort<{
  /** A current member of the company. */
  find(trx: Trx, companyId: string, userId: string): Promise<Member | undefined>;
}>('companies.members');

/** False when the person already is an operator. */
export async function insertOperator(trx: Trx, values: Insertable<CompanyOperator>): Promise<boolean> {
  const written = await trx
    .insertInto('company_operator')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function deleteOperator(trx: Trx, companyId: string, id: string): Promise<void> {
  await trx.deleteFrom('company_operator').where('company_id', '=', companyId).where('id', '=', id).execute();
}
