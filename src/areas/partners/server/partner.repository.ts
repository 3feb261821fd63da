import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import type { Partner } from '#platform/db/schema.gen.ts';

export type PartnerRecord = Omit<Selectable<Partner>, 'search_text' | 'kind' | 'country_code'> & {
  readonly kind: PartnerKind;
  readonly country_code: CountryCode;
};

/** Where a partner may be found: one company, one kind and the countries the actor sees. */
export interface PartnerScope {
  readonly companyId: string;
  readonly kind: PartnerKind;
  readonly countries: readonly CountryCode[];
}

const columns = [
  'id',
  'company_id',
  'kind',
  'name',
  'country_code',
  'tax_id',
  'address',
  'city',
  'notes',
  'payment_term_days',
  'active',
  'linked_company_id',
  'created_by',
  'created_at',
  'updated_at',
  'version',
] as const;

function partners(trx: Trx, { companyId, kind, countries }: PartnerScope) {
  return trx
    .selectFrom('partner')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('country_code', '=', sql<string>`any(${[...countries]})`);
}

export async function findPartner(trx: Trx, scope: PartnerScope, id: string): Promise<PartnerRecord | undefined> {
  return asRecord(await partners(trx, scope).where('id', '=', id).executeTakeFirst());
}

/** Locks the partner and what belongs to it until the end of the transaction. */
export async function lockPartner(trx: Trx, scope: PartnerScope, id: string): Promise<PartnerRecord> {
  const record = asRecord(await partners(trx, scope).where('id', '=', id).forNoKeyUpdate().executeTakeFirst());
  if (!record) throw requestErrors.notFound();
  return record;
}

export async function findByTaxId(
  trx: Trx,
  scope: PartnerScope,
  wanted: { readonly taxId: string; readonly exceptId?: string | undefined },
): Promise<PartnerRecord | undefined> {
  const found = partners(trx, scope).where('tax_id', '=', wanted.taxId);
  return asRecord(await (wanted.exceptId ? found.where('id', '<>', wanted.exceptId) : found).executeTakeFirst());
}

/** In any country of the scope. */
export async function findByTaxIds(trx: Trx, scope: PartnerScope, taxIds: readonly string[]): Promise<PartnerRecord[]> {
  const found = partners(trx, scope).where('tax_id', '=', sql<string>`any(${[...taxIds]})`);
  return (await found.execute()) as PartnerRecord[];
}

function asRecord(row: Omit<Selectable<Partner>, 'search_text'> | undefined): PartnerRecord | undefined {
  return row as PartnerRecord | undefined;
}

type Searched = { readonly searchText: string };
type NewPartner = Omit<Insertable<Partner>, 'search_text'> & Searched;
type ChangedPartner = Omit<Updateable<Partner>, 'search_text' | 'version' | 'updated_at'> & Searched;

export async function insertPartners(trx: Trx, partners: readonly NewPartner[]): Promise<void> {
  if (partners.length === 0) return;
  const rows = partners.map(({ searchText, ...values }) => ({ ...values, search_text: folded(searchText) }));
  await refuseDuplicates(trx.insertInto('partner').values(rows).execute());
}

const folded = (text: string) => sql<string>`app.fold(${text})`;

export async function updatePartner(
  trx: Trx,
  { company_id, id }: PartnerRecord,
  { searchText, ...values }: ChangedPartner,
): Promise<void> {
  await refuseDuplicates(
    trx
      .updateTable('partner')
      .set({ ...values, search_text: folded(searchText) })
      .where('company_id', '=', company_id)
      .where('id', '=', id)
      .execute(),
  );
}

export async function setActive(trx: Trx, { company_id, id }: PartnerRecord, active: boolean): Promise<number> {
  const { version } = await trx
    .updateTable('partner')
    .set({ active })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

async function refuseDuplicates<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (violatedConstraint(cause) !== 'partner_tax_id') throw cause;
    throw requestErrors.alreadyRegistered({ cause, fields: { taxId: { code: 'alreadyRegistered' } } });
  }
}
