import { sql } from 'kysely';
import type { AddressInput } from '#areas/companies/contract/address.calls.ts';
import { companyErrors } from '#areas/companies/contract/company.errors.ts';
import type { AddressView } from '#areas/companies/contract/company.shapes.ts';
import type { Trx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';

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

/** What a place of an order or operation tells besides what people type in the company's profile. */
export interface BookedPlace extends AddressInput {
  readonly cityId?: string | null;
  readonly countryCode?: string | null;
  readonly reference?: string | null;
}

const valuesOf = ({ fullName, address = null, city = null, lat = null, lng = null }: AddressInput) => ({
  full_name: fullName,
  address,
  city,
  lat,
  lng,
});

export async function insertAddress(trx: Trx, companyId: string, id: string, input: BookedPlace): Promise<AddressView> {
  const { cityId = null, countryCode = null, reference = null } = input;
  return trx
    .insertInto('company_address')
    .values({ id, company_id: companyId, ...valuesOf(input), city_id: cityId, country_code: countryCode, reference })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updateAddressRow(
  trx: Trx,
  companyId: string,
  id: string,
  input: BookedPlace,
): Promise<AddressView> {
  const { cityId, countryCode, reference } = input;
  return trx
    .updateTable('company_address')
    .set({
      ...valuesOf(input),
      // Where only the name of the city is known, another name is another city.
      city_id: cityId ?? sql`case when city is not distinct from ${input.city ?? null} then city_id end`,
      ...(countryCode === undefined ? {} : { country_code: countryCode }),
      ...(reference === undefined ? {} : { reference }),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** An address with docks stays until they are removed. */
export async function deleteAddress(trx: Trx, companyId: string, id: string): Promise<void> {
  const deleted = trx.deleteFrom('company_address').where('company_id', '=', companyId).where('id', '=', id).execute();
  await deleted.catch((cause: unknown) => {
    if (!violatedConstraint(cause)) throw cause;
    throw companyErrors.addressInUse({ cause });
  });
}
