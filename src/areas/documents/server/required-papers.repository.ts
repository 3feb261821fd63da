import type { CountryCode } from '#countries/country-type.ts';
import type { Trx } from '#platform/db/database.ts';
import type { PaperType } from '../rules/paper.ts';
import type { OwnerKind } from '../rules/paper-owner.ts';

/** Null: the company asks for what its country's list says. */
export async function findRequiredTypes(
  trx: Trx,
  companyId: string,
  kind: OwnerKind,
  country: CountryCode,
): Promise<readonly PaperType[] | null> {
  const row = await trx
    .selectFrom('required_documents')
    .select('types')
    .where('company_id', '=', companyId)
    .where('owner_kind', '=', kind)
    .where('country_code', '=', country)
    .executeTakeFirst();
  return (row?.types as readonly PaperType[] | undefined) ?? null;
}
