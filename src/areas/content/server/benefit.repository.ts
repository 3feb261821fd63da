import type { Insertable, Selectable } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Benefit } from '#platform/db/schema.gen.ts';
import { personName } from './publication.repository.ts';

export interface City {
  readonly cityId: string;
  readonly cityName: string;
}

export type BenefitRecord = Omit<Selectable<Benefit>, 'cities'> & { readonly cities: readonly City[] };

type Decided = 'id' | 'company_id' | 'created_by' | 'taken' | 'everywhere' | 'state' | 'published_at';
type Kept = 'created_at' | 'updated_at' | 'version';
export type BenefitValues = Omit<Insertable<Benefit>, Decided | Kept>;

function required<T>(found: T | undefined): T {
  if (!found) throw requestErrors.notFound();
  return found;
}

/** The own one, locked until the end of the transaction. */
export async function lockBenefit(trx: Trx, companyId: string, id: string): Promise<BenefitRecord> {
  const own = trx.selectFrom('benefit').selectAll().where('id', '=', id).where('company_id', '=', companyId);
  return required((await own.forNoKeyUpdate().executeTakeFirst()) as BenefitRecord | undefined);
}

export type NamedBenefit = BenefitRecord & { readonly authorName: string | null; readonly logoName: string | null };

export async function findBenefit(trx: Trx, companyId: string, id: string): Promise<NamedBenefit> {
  const found = await trx
    .selectFrom('benefit as r')
    .leftJoin('app_user as u', 'u.id', 'r.created_by')
    .leftJoin('file_object as f', 'f.id', 'r.logo_file_id')
    .selectAll('r')
    .select([personName.as('authorName'), 'f.name as logoName'])
    .where('r.id', '=', id)
    .where('r.company_id', '=', companyId)
    .executeTakeFirst();
  return required(found as NamedBenefit | undefined);
}

export async function insertBenefit(
  trx: Trx,
  row: BenefitValues & Pick<Insertable<Benefit>, 'id' | 'company_id' | 'created_by'>,
): Promise<void> {
  await trx.insertInto('benefit').values(row).execute();
}

export async function updateBenefitRow(
  trx: Trx,
  id: string,
  values: Partial<BenefitValues> & { readonly state?: string; readonly published_at?: Date },
): Promise<void> {
  await trx.updateTable('benefit').set(values).where('id', '=', id).execute();
}
