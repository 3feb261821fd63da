import type { CompanyView, ThemeView } from '#areas/companies/contract/company.shapes.ts';
import { shownRating } from '#areas/companies/rules/rating.ts';
import { colorPalette } from '#areas/companies/rules/theme.ts';
import type { TypeOperation } from '#areas/companies/rules/type-operation.ts';
import { countryOrDefault } from '#countries/country.ts';
import { countryName } from '#platform/catalogues/country-name.ts';
import { publicUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { CompanyRecord } from './company.repository.ts';

/** What a presenter needs to know of the reader. */
export type Reader = Pick<RequestContext<unknown>, 'language' | 'services' | 'now'>;

export type CompanyParts = Pick<
  CompanyView,
  'operators' | 'documents' | 'associatedCompanies' | 'addresses' | 'exchangeRates'
>;

export function presentCompany(record: CompanyRecord, parts: CompanyParts, reader: Reader): CompanyView {
  const rating = shownRating(Number(record.average_company));
  return {
    _id: record.id,
    version: record.version,
    companyName: record.company_name,
    taxId: record.tax_id,
    address: record.address,
    url: record.url,
    urlAgreement: record.url_agreement,
    averageCompany: rating,
    rating,
    verified: record.verified,
    enabled: record.enabled,
    automaticAssignment: record.automatic_assignment,
    settings: { alternativeAttributes: false, ...(record.settings as object) },
    pathLogo: imageUrl(record.logo_file_id),
    theme: presentTheme(record),
    country: presentCountry(record.country_code, reader),
    timeZone: record.time_zone,
    lateToleranceMinutes: record.late_tolerance_minutes,
    paymentTermDays: record.payment_term_days,
    typeOperation: presentTypeOperation(record.type_operation_id as TypeOperation, reader),
    agreementData: { ...NO_AGREEMENT, ...(record.agreement_data as object) },
    reference: {
      referencePerson: record.reference_person,
      countryCode: record.reference_country_code,
      referencePhone: record.reference_phone,
      referenceEmail: record.reference_email,
    },
    ...parts,
  };
}

export const NO_AGREEMENT: CompanyView['agreementData'] = {
  businessName: null,
  address: null,
  resolution: null,
  legalRepresentative: null,
  testimonyNumber: null,
  notaryNumber: null,
  notaryName: null,
};

export function presentTheme(record: CompanyRecord): ThemeView {
  return {
    logo: imageUrl(record.logo_file_id),
    favicon: imageUrl(record.favicon_file_id),
    loginBackground: imageUrl(record.login_background_file_id),
    marketplaceImage: imageUrl(record.marketplace_image_file_id),
    primaryColor: record.primary_color,
    colorPalette: colorPalette(record.primary_color),
  };
}

export function presentCountry(
  code: string | null,
  reader: Pick<Reader, 'language' | 'services'>,
): CompanyView['country'] {
  const country = countryOrDefault(code);
  return { countryId: country.code, countryName: countryName(country.code, reader) };
}

export function presentTypeOperation(id: TypeOperation, { language, services }: Reader): CompanyView['typeOperation'] {
  return { _id: id, name: services.translate(language, `companies.typeOperation.${id}`) };
}

/** Images of a theme are shown before the sign-in, so their address needs no signature. */
export function imageUrl(fileId: string | null): string | null {
  return fileId ? publicUrl(fileId) : null;
}
