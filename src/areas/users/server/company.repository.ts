import type { Trx } from '#platform/db/database.ts';

/** What decides about the roles a company starts with. */
export function findCompanyKind(trx: Trx, companyId: string) {
  return trx
    .selectFrom('company')
    .select(['country_code as country', 'is_platform as isPlatform'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}
