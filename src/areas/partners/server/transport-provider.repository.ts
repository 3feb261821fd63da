import { sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';

export interface ProviderCompany {
  readonly id: string;
  readonly name: string;
  readonly country: string | null;
  readonly taxId: string | null;
  readonly address: string | null;
}

export async function providerCompany(trx: Trx, id: string): Promise<ProviderCompany> {
  const row = await trx
    .selectFrom('company')
    .select(['id', 'company_name as name', 'country_code as country', 'tax_id as taxId', 'address'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw requestErrors.notFound();
  return row;
}

/** The partner linked to the company, or the one registered with its tax id. */
export async function findTransportOf(trx: Trx, companyId: string, { id, country, taxId }: ProviderCompany) {
  const transport = trx
    .selectFrom('partner')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'transport');
  const linked = await transport.where('linked_company_id', '=', id).orderBy('created_at').executeTakeFirst();
  if (linked || taxId === null || country === null) return linked?.id;
  return (await transport.where('country_code', '=', country).where('tax_id', '=', taxId).executeTakeFirst())?.id;
}

export async function linkPartner(trx: Trx, companyId: string, id: string, linkedCompanyId: string): Promise<void> {
  await trx
    .updateTable('partner')
    .set({ linked_company_id: linkedCompanyId, active: true })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where((is) => is.or([is('linked_company_id', 'is distinct from', linkedCompanyId), is('active', '=', false)]))
    .execute();
}

interface KnownFirm {
  readonly country: string;
  readonly name: string;
  readonly taxId: string | null;
  readonly contact: { readonly countryCode: string | null; readonly phone: string };
}

/** By tax id; without one by the name and the phone of one of its contacts. */
export async function findUnlinkedTransport(
  trx: Trx,
  companyId: string,
  { country, name, taxId, contact }: KnownFirm,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select p.id from partner p
    where p.company_id = ${companyId} and p.kind = 'transport' and p.country_code = ${country} and ${
      taxId === null
        ? sql`app.fold(p.name) = app.fold(${name}) and exists (select from partner_contact c
            where c.company_id = p.company_id and c.partner_id = p.id
              and c.country_code = ${contact.countryCode} and c.phone = ${contact.phone})`
        : sql`p.tax_id = ${taxId}`
    }
    order by p.created_at limit 1`.execute(trx);
  return rows[0]?.id;
}

export async function enablePartner(trx: Trx, companyId: string, id: string): Promise<void> {
  await trx
    .updateTable('partner')
    .set({ active: true })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('active', '=', false)
    .execute();
}
