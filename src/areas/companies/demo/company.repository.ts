import { countryOf } from '#countries/country.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { DEMO_ASSOCIATIONS, DEMO_DOMAIN, type DemoCompany } from './data/companies.ts';
import { cellphone, companyTaxIdOf } from './numbers.ts';
import { createRandom } from './random.ts';

const DAY_MS = 86_400_000;

/** The oldest record of the demo: every other one is younger. */
export const FOUNDED_DAYS_AGO = 1_000;
export const foundedAt = (now: Date): Date => new Date(now.getTime() - FOUNDED_DAYS_AGO * DAY_MS);

export async function insertCompany(trx: Trx, company: DemoCompany, now: Date): Promise<string> {
  const random = createRandom(`company ${company.key}`);
  const country = countryOf(company.country);
  const id = createId();
  await trx
    .insertInto('company')
    .values({
      id,
      company_name: company.name,
      country_code: company.country,
      tax_id: companyTaxIdOf(company),
      address: `${company.address}, ${company.city}`,
      url: company.key,
      type_operation_id: company.typeOperation,
      verified: random.chance(0.8),
      is_platform: company.trade === 'platform',
      automatic_assignment: random.chance(0.3),
      primary_color: company.color,
      agreement_data: JSON.stringify({
        businessName: company.name,
        address: company.address,
        resolution: `${100 + random.int(900)}/2024`,
        legalRepresentative: '',
        testimonyNumber: `${1000 + random.int(9000)}`,
        notaryNumber: `${1 + random.int(120)}`,
        notaryName: '',
      }),
      reference_country_code: country.phone.code,
      reference_phone: cellphone(company.country, random),
      reference_email: `${country.languages.proposed === 'pt-BR' ? 'contato' : 'contacto'}@${company.key}.${DEMO_DOMAIN}`,
      created_at: foundedAt(now),
    })
    .execute();
  await trx
    .insertInto('company_address')
    .values({
      id: createId(),
      company_id: id,
      full_name: `${company.name}, ${company.city}`,
      address: company.address,
      city: company.city,
    })
    .execute();
  return id;
}

/** A quarter of slightly varying rates, newest last, between the company's own currency and the dollar. */
export async function insertAssociations(
  trx: Trx,
  companies: ReadonlyMap<string, { id: string; adminId: string }>,
  now: Date,
  associations: typeof DEMO_ASSOCIATIONS = DEMO_ASSOCIATIONS,
): Promise<void> {
  for (const [from, to, status] of associations) {
    const asking = companies.get(from)!;
    const asked = companies.get(to)!;
    const answered = status !== 'requested';
    await trx
      .insertInto('company_association')
      .values({
        id: createId(),
        company_id: asking.id,
        partner_id: asked.id,
        status,
        requested_by: asking.adminId,
        requested_at: new Date(now.getTime() - (answered ? 700 : 4) * DAY_MS),
        answered_by: answered ? asked.adminId : null,
        answered_at: answered ? new Date(now.getTime() - 698 * DAY_MS) : null,
        ended_at: status === 'ended' ? new Date(now.getTime() - 5 * DAY_MS) : null,
      })
      .execute();
  }
}

/** The companies that a company marked with a star. */
export async function insertFavourites(
  trx: Trx,
  { id, adminId }: { readonly id: string; readonly adminId: string },
  favouriteIds: readonly string[],
): Promise<void> {
  if (favouriteIds.length === 0) return;
  await trx
    .insertInto('company_favourite')
    .values(favouriteIds.map((favourite_company_id) => ({ company_id: id, favourite_company_id, created_by: adminId })))
    .execute();
}
