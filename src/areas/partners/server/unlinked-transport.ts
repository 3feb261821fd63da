import type { CountryCode } from '#countries/country-type.ts';
import type { Trx } from '#platform/db/database.ts';
import { type Author, insertParsedPartners } from './parsed-partner.ts';
import { enablePartner, findUnlinkedTransport } from './transport-provider.repository.ts';

/** A carrier that a higher area knows from outside the platform. */
export interface OutsideFirm {
  readonly country: CountryCode;
  readonly name: string;
  readonly taxId: string | null;
  readonly contact: {
    readonly fullName: string;
    readonly countryCode: string | null;
    readonly phone: string;
    readonly email?: string | null;
  };
}

/**
 * The transport company of the own company that stands for a firm without a company on the platform: the one with its
 * tax id, without one the one with its name and phone; registered where there is none.
 */
export async function ensureUnlinkedTransport(trx: Trx, author: Author, firm: OutsideFirm): Promise<string> {
  const known = await findUnlinkedTransport(trx, author.companyId, firm);
  if (known) {
    await enablePartner(trx, author.companyId, known);
    return known;
  }
  const { country, name, taxId, contact } = firm;
  const details = { name, taxId, address: null, city: null, notes: null, addresses: [] };
  const contacts = [{ email: null, ...contact }];
  const [id] = await insertParsedPartners(trx, author, [
    { kind: 'transport', country, details: { ...details, contacts }, userIds: [], linkedCompanyId: null },
  ]);
  return id!;
}
