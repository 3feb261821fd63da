import { countryOrDefault } from '#countries/country.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { type Author, insertParsedPartners } from './parsed-partner.ts';
import {
  findTransportOf,
  linkPartner,
  type ProviderCompany,
  providerCompany,
} from './transport-provider.repository.ts';

/**
 * The transport company of the own company that stands for a company on the platform. It is found by its link or by its
 * tax id, enabled where it was disabled, and registered where there is none.
 */
export async function ensureTransportProvider(trx: Trx, author: Author, linkedCompanyId: string): Promise<string> {
  const company = await withPlatformScope(trx, () => providerCompany(trx, linkedCompanyId));
  const known = await findTransportOf(trx, author.companyId, company);
  if (known) {
    await linkPartner(trx, author.companyId, known, linkedCompanyId);
    return known;
  }
  const [id] = await insertParsedPartners(trx, author, [
    {
      kind: 'transport',
      country: countryOrDefault(company.country).code,
      details: detailsOf(company),
      userIds: [],
      linkedCompanyId,
    },
  ]);
  return id!;
}

function detailsOf({ name, taxId, address }: ProviderCompany) {
  return { name, taxId, address, city: null, notes: null, contacts: [], addresses: [] };
}
