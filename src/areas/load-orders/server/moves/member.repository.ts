import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export interface Member {
  readonly userId: string;
  readonly fullName: string;
}

/** A current member of the company. */
export async function findMember(trx: Trx, companyId: string, userId: string): Promise<Member | undefined> {
  return trx
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id as userId', sql<string>`u.first_name || ' ' || u.last_name`.as('fullName')])
    .where('m.company_id', '=', companyId)
    .where('m.user_id', '=', userId)
    .where('m.enabled', '=', true)
    .where('u.enabled', '=', true)
    .executeTakeFirst();
}
