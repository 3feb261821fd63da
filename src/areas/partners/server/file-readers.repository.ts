import { visibleCountries } from '#areas/partners/contract/partner.permissions.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { companyOf } from '#platform/actor.ts';
import type { FileReader } from '#platform/files/file-reader.ts';

/** The documents of the partners whose list the reader sees. */
export const partnerFileReaders: readonly FileReader[] = [
  {
    table: 'partner_document',
    column: 'file_id',
    mayRead: async ({ trx, actor }, fileId) => {
      const partners = await trx
        .selectFrom('partner_document as d')
        .innerJoin('partner as p', (join) =>
          join.onRef('p.company_id', '=', 'd.company_id').onRef('p.id', '=', 'd.partner_id'),
        )
        .select(['p.kind', 'p.country_code as country'])
        .where('d.company_id', '=', companyOf(actor))
        .where('d.file_id', '=', fileId)
        .execute();
      return partners.some(({ kind, country }) =>
        visibleCountries(kind as PartnerKind, actor.permissions).includes(country as CountryCode),
      );
    },
  },
];
