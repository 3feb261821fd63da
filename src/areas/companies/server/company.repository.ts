import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { companyOfSession } from '#areas/session/server/index.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import type { Company } from '#platform/db/schema.gen.ts';
import { provide } from '#platform/ports.ts';

export type CompanyRecord = Selectable<Company>;
export type CompanyValues = Omit<Updateable<Company>, 'id' | 'version' | 'created_at' | 'updated_at'>;

export async function findCompany(trx: Trx, id: string): Promise<CompanyRecord | undefined> {
  return trx.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the company and the limits counted per company until the end of the transaction. */
export async function lockCompany(trx: Trx, id: string): Promise<CompanyRecord> {
  const record = await trx.selectFrom('company').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!record) throw requestErrors.notFound();
  return record;
}

export async function insertCompany(trx: Trx, values: Insertable<Company>): Promise<CompanyRecord> {
  return refuseDuplicates(trx.insertInto('company').values(values).returningAll().executeTakeFirstOrThrow());
}

export async function updateCompany(trx: Trx, id: string, values: CompanyValues): Promise<CompanyRecord> {
  return refuseDuplicates(
    trx.updateTable('company').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  );
}

/** The number of records of a company; lock the company first where a limit depends on it. */
export async function countOf(
  trx: Trx,
  table: 'company_operator' | 'company_address' | 'company_document',
  companyId: string,
): Promise<number> {
  const row = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.count;
}

const FIELD_OF_INDEX: Readonly<Record<string, string>> = { company_tax_id: 'taxId', company_url_key: 'url' };

async function refuseDuplicates<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const field = FIELD_OF_INDEX[violatedConstraint(cause) ?? ''];
    if (!field) throw cause;
    throw requestErrors.alreadyRegistered({ cause, fields: { [field]: { code: 'alreadyRegistered' } } });
  }
}

export interface SignInCompany {
  readonly companyName: string;
  readonly countryCode: string | null;
  readonly primaryColor: string;
  readonly logoFileId: string | null;
  readonly faviconFileId: string | null;
  readonly loginBackgroundFileId: string | null;
}

/** For visitors who are not signed in and therefore see no company rows. */
export async function findCompanyByUrl(trx: Trx, url: string): Promise<SignInCompany | null> {
  const { rows } = await sql<{ company: SignInCompany | null }>`
    select app.company_by_url(${url}) as company`.execute(trx);
  return rows[0]?.company ?? null;
}

/**
 * Sets the rating a company got from its clients. Ratings at the same time wait for this lock, so that the average read
 * afterwards includes all of them.
 */
export async function rateCompany(trx: Trx, id: string, average: () => Promise<string | null>): Promise<void> {
  await trx.selectFrom('company').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  await trx
    .updateTable('company')
    .set({ average_company: (await average()) ?? '0' })
    .where('id', '=', id)
    .execute();
}

const PLACES_SHOWN = 500;

/** What the session shows of the company somebody works in. */
export const sessionCompany = provide(companyOfSession, {
  company: sql`(select jsonb_build_object(
      'typeId', t.id, 'typeName', t.name, 'primaryColor', c.primary_color, 'logoFileId', c.logo_file_id,
      'faviconFileId', c.favicon_file_id, 'loginBackgroundFileId', c.login_background_file_id,
      'marketplaceImageFileId', c.marketplace_image_file_id, 'automaticAssignment', c.automatic_assignment,
      'isPlatform', c.is_platform, 'settings', c.settings)
    from company c join type_operation t on t.id = c.type_operation_id where c.id = app.company_id())`,
  places: sql`(select coalesce(jsonb_agg(jsonb_build_object('_id', p.id, 'fullName', p.full_name)), '[]') from (
      select a.id, a.full_name from company_address a where a.company_id = app.company_id()
      order by a.full_name, a.id limit ${PLACES_SHOWN}) p)`,
});
