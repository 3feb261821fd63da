import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export interface Favourite {
  readonly companyId: string;
  readonly favouriteId: string;
}

export async function isFavourite(trx: Trx, { companyId, favouriteId }: Favourite): Promise<boolean> {
  const row = await trx
    .selectFrom('company_favourite')
    .select('company_id')
    .where('company_id', '=', companyId)
    .where('favourite_company_id', '=', favouriteId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addFavourite(trx: Trx, { companyId, favouriteId }: Favourite, userId: string): Promise<void> {
  await trx
    .insertInto('company_favourite')
    .values({ company_id: companyId, favourite_company_id: favouriteId, created_by: userId })
    .execute();
}

export async function removeFavourite(trx: Trx, { companyId, favouriteId }: Favourite): Promise<void> {
  await trx
    .deleteFrom('company_favourite')
    .where('company_id', '=', companyId)
    .where('favourite_company_id', '=', favouriteId)
    .execute();
}

/** The stars that two companies gave each other; in platform scope. */
export async function removeFavourites(trx: Trx, one: string, other: string): Promise<void> {
  await sql`delete from company_favourite
    where (company_id, favourite_company_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))`.execute(
    trx,
  );
}

export interface AssociatedCompany {
  readonly companyId: string;
  readonly companyName: string;
  readonly favourite: boolean;
}

/** The companies with an accepted association, by name. */
export async function associatedCompanies(trx: Trx, companyId: string): Promise<AssociatedCompany[]> {
  const { rows } = await sql<AssociatedCompany>`
    select p.id as "companyId", p.company_name as "companyName", f.company_id is not null as favourite
    from company_association a
    join company p on p.id = case when a.company_id = ${companyId} then a.partner_id else a.company_id end
    left join company_favourite f on f.company_id = ${companyId} and f.favourite_company_id = p.id
    where a.status = 'accepted' and (a.company_id = ${companyId} or a.partner_id = ${companyId})
    order by app.fold(p.company_name), p.id`.execute(trx);
  return rows;
}

/** The favourites that are still associated, by name. */
export async function favouriteCompanies(trx: Trx, companyId: string): Promise<string[]> {
  const companies = await associatedCompanies(trx, companyId);
  return companies.filter(({ favourite }) => favourite).map((company) => company.companyId);
}
