import type { Trx } from '#platform/db/database.ts';

/** The company of an order as shown to people outside it. */
export interface PublicCompany {
  readonly name: string;
  readonly logo: string | null;
  readonly primaryColor: string;
  readonly timeZone: string;
  readonly country: string | null;
}

export function findPublicCompany(trx: Trx, companyId: string): Promise<PublicCompany> {
  return trx
    .selectFrom('company')
    .select(['company_name as name', 'logo_file_id as logo', 'primary_color as primaryColor'])
    .select(['time_zone as timeZone', 'country_code as country'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}
