import { sql } from 'kysely';
import { COUNTRY_CATALOGUE, type CompanyEntry, isOwnKey } from '#kernel/catalogue.ts';
import type { Trx } from '#platform/db/database.ts';

interface EntryRow {
  readonly catalogue: string;
  readonly key: string;
  readonly is_own: boolean;
  readonly is_foreign: boolean;
  readonly name_pt: string | null;
  readonly name_es: string | null;
  readonly name_en: string | null;
  readonly behaves_as: string | null;
  readonly hidden: boolean;
}

/** Row-level security adds the own entries of the companies that this one works with, and what the platform decided. */
export async function entriesInReach(trx: Trx): Promise<readonly CompanyEntry[]> {
  const { rows } = await sql<EntryRow>`
    select catalogue, key, is_own, catalogue <> ${COUNTRY_CATALOGUE} and company_id is distinct from app.company_id() as is_foreign,
      name_pt, name_es, name_en, behaves_as, hidden
    from catalogue_entry
    where is_own or catalogue = ${COUNTRY_CATALOGUE} or company_id = app.company_id()
    order by catalogue, company_id, position, key`.execute(trx);
  return rows.map(entryOf);
}

const entryOf = (row: EntryRow): CompanyEntry => ({
  catalogue: row.catalogue,
  key: row.key,
  isOwn: row.is_own,
  isForeign: row.is_foreign,
  names: { 'pt-BR': row.name_pt, es: row.name_es, en: row.name_en },
  behavesAs: row.behaves_as,
  hidden: row.hidden,
});

export interface CatalogueState {
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: Date;
}

export async function findState(trx: Trx, companyId: string, catalogue: string): Promise<CatalogueState | undefined> {
  return trx
    .selectFrom('catalogue_state as s')
    .leftJoin('app_user as u', 'u.id', 's.changed_by')
    .select(['s.version', 's.changed_at as changedAt'])
    .select(sql<string | null>`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`.as('changedBy'))
    .where('s.company_id', '=', companyId)
    .where('s.catalogue', '=', catalogue)
    .executeTakeFirst();
}

/** Whoever saves second waits here and then finds the version of the first. */
export async function lockCatalogue(trx: Trx, companyId: string, catalogue: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`catalogue ${companyId} ${catalogue}`}, 0))`.execute(trx);
}

export async function bumpState(
  trx: Trx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  catalogue: string,
): Promise<void> {
  await trx
    .insertInto('catalogue_state')
    .values({ company_id: companyId, catalogue, version: 1, changed_by: userId })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'catalogue']).doUpdateSet({
        version: sql`catalogue_state.version + 1`,
        changed_by: userId,
        changed_at: sql`now()`,
      }),
    )
    .execute();
}

export async function storeEntries(
  trx: Trx,
  companyId: string,
  entries: readonly Omit<CompanyEntry, 'isForeign'>[],
): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('catalogue_entry')
    .values(
      entries.map((entry, position) => ({
        company_id: companyId,
        catalogue: entry.catalogue,
        key: entry.key,
        is_own: entry.isOwn,
        name_pt: entry.names['pt-BR'],
        name_es: entry.names.es,
        name_en: entry.names.en,
        behaves_as: entry.behavesAs,
        hidden: entry.hidden,
        position,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'catalogue', 'key']).doUpdateSet((eb) => ({
        name_pt: eb.ref('excluded.name_pt'),
        name_es: eb.ref('excluded.name_es'),
        name_en: eb.ref('excluded.name_en'),
        behaves_as: eb.ref('excluded.behaves_as'),
        hidden: eb.ref('excluded.hidden'),
        position: eb.ref('excluded.position'),
      })),
    )
    .execute();
}

/** Waits for records that are being saved with one of the keys, so that a count after it sees them. */
export async function removeEntries(
  trx: Trx,
  companyId: string,
  catalogue: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await trx
    .deleteFrom('catalogue_entry')
    .where('company_id', '=', companyId)
    .where('catalogue', '=', catalogue)
    .where('key', 'in', keys)
    .execute();
}

export async function usesOf(trx: Trx, catalogue: string, key: string): Promise<{ kind: string; uses: number }[]> {
  const { rows } = await sql<{ kind: string; uses: string }>`
    select kind, uses from app.catalogue_uses(${catalogue}, ${key}) where uses > 0`.execute(trx);
  return rows.map(({ kind, uses }) => ({ kind, uses: Number(uses) }));
}

/** By those of the keys that are own entries of the company, what they behave as; none is removed before the transaction ends. */
export async function holdOwnKeys(
  trx: Trx,
  companyId: string,
  catalogue: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('catalogue_entry')
    .select(['key', 'behaves_as'])
    .where('company_id', '=', companyId)
    .where('catalogue', '=', catalogue)
    .where('is_own', '=', true)
    .where('key', 'in', keys)
    .orderBy('key')
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [row.key, row.behaves_as!]));
}

/** The entry of the product whose rules count for an entry, of whatever company. */
export async function productEntry(trx: Trx, catalogue: string, key: string): Promise<string> {
  if (!isOwnKey(key)) return key;
  const { rows } = await sql<{ entry: string }>`select app.product_entry(${catalogue}, ${key}) as entry`.execute(trx);
  return rows[0]!.entry;
}

/** An entry as the company of the transaction can name it: one that it does not know as the entry of the product it behaves as. */
export async function namedEntry(trx: Trx, catalogue: string, key: string): Promise<string> {
  if (!isOwnKey(key)) return key;
  const { rows } = await sql<{ entry: string }>`select app.named_entry(${catalogue}, ${key}) as entry`.execute(trx);
  return rows[0]!.entry;
}

export async function isPlatformCompany(trx: Trx, companyId: string): Promise<boolean> {
  const company = await trx.selectFrom('company').select('is_platform').where('id', '=', companyId).executeTakeFirst();
  return company?.is_platform ?? false;
}

/** Of some countries, how many companies work there; expects platform scope. */
export async function companiesIn(
  trx: Trx,
  countries: readonly string[],
): Promise<readonly { readonly country: string; readonly companies: number }[]> {
  const rows = await trx
    .selectFrom('company')
    .select('country_code as country')
    .select((eb) => eb.fn.countAll<string>().as('companies'))
    .where('enabled', '=', true)
    .where('country_code', 'in', countries)
    .groupBy('country_code')
    .orderBy('country_code')
    .execute();
  return rows.map(({ country, companies }) => ({ country: country ?? '', companies: Number(companies) }));
}
