import type { CountryCode } from '#countries/country-type.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import type { OwnerKind } from '../rules/document-owner.ts';
import type { FleetDocumentType } from '../rules/fleet-document.ts';

/** Identifies one of a company's lists. */
export interface ListKey {
  readonly companyId: string;
  readonly kind: OwnerKind;
  readonly country: CountryCode;
}

export interface RequiredList {
  readonly types: readonly FleetDocumentType[];
  readonly version: number;
}

function lists(trx: Trx, { companyId, kind, country }: ListKey) {
  return trx
    .selectFrom('required_documents')
    .select(['types', 'version'])
    .where('company_id', '=', companyId)
    .where('owner_kind', '=', kind)
    .where('country_code', '=', country);
}

const asList = (row: { readonly types: readonly string[]; readonly version: number } | undefined) =>
  row as RequiredList | undefined;

/** Undefined while the company uses its country's list. */
export async function findRequired(trx: Trx, key: ListKey): Promise<RequiredList | undefined> {
  return asList(await lists(trx, key).executeTakeFirst());
}

/** Locks the list until the end of the transaction. */
export async function lockRequired(trx: Trx, key: ListKey): Promise<RequiredList | undefined> {
  return asList(await lists(trx, key).forUpdate().executeTakeFirst());
}

interface NewList {
  readonly types: readonly FleetDocumentType[];
  readonly userId: string;
}

/** Another user may have created the first list in the meantime. */
export async function insertRequired(
  trx: Trx,
  { companyId, kind, country }: ListKey,
  { types, userId }: NewList,
): Promise<void> {
  const row = { company_id: companyId, owner_kind: kind, country_code: country, types: [...types], updated_by: userId };
  const inserted = await trx
    .insertInto('required_documents')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .execute();
  if (inserted.length === 0) throw requestErrors.staleVersion();
}

export async function updateRequired(
  trx: Trx,
  { companyId, kind, country }: ListKey,
  { types, userId }: NewList,
): Promise<void> {
  await trx
    .updateTable('required_documents')
    .set({ types: [...types], updated_by: userId })
    .where('company_id', '=', companyId)
    .where('owner_kind', '=', kind)
    .where('country_code', '=', country)
    .execute();
}

export async function deleteRequired(trx: Trx, { companyId, kind, country }: ListKey): Promise<void> {
  await trx
    .deleteFrom('required_documents')
    .where('company_id', '=', companyId)
    .where('owner_kind', '=', kind)
    .where('country_code', '=', country)
    .execute();
}
