import type { AddressInput } from '#areas/companies/contract/address.calls.ts';
import type { AddressView } from '#areas/companies/contract/company.shapes.ts';
import type { Trx } from '#platform/db/database.ts';

const columns = ['id as _id', 'full_name as fullName', 'address', 'city', 'lat', 'lng'] as const;

export async function addressesOf(trx: Trx, companyId: string): Promise<AddressView[]> {
  return trx
    .selectFrom('company_address')
    .select(columns)
    .where('company_id', '=', companyId)
    .orderBy('full_name')
    .orderBy('id')
    .execute();
}

/** Those of the ids that are addresses of the company. */
export async function ownAddresses(trx: Trx, companyId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('company_address')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Locked, so that the audit matches the change. */
export async function findAddress(trx: Trx, companyId: string, id: string): Promise<AddressView | undefined> {
  return trx
    .selectFrom('company_address')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

const valuesOf = ({ fullName, address = null, city = null, lat = null, lng = null }: AddressInput) => ({
  full_name: fullName,
  address,
  city,
  lat,
  lng,
});

export async function insertAddress(
  trx: Trx,
  companyId: string,
  id: string,
  input: AddressInput,
): Promise<AddressView> {
  return trx
    .insertInto('company_address')
    .values({ id, company_id: companyId, ...valuesOf(input) })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updateAddressRow(
  trx: Trx,
  companyId: string,
  id: string,
  input: AddressInput,
): Promise<AddressView> {
  return trx
    .updateTable('company_address')
    .set(valuesOf(input))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteAddress(trx: Trx, companyId: string, id: string): Promise<void> {
  await trx.deleteFrom('company_address').where('company_id', '=', companyId).where('id', '=', id).execute();
}
