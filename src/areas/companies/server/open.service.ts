import { companyErrors } from '#areas/companies/contract/company.errors.ts';
import { COMPANY_URL_FORM } from '#areas/companies/rules/company-limits.ts';
import { TYPE_OPERATIONS } from '#areas/companies/rules/type-operation.ts';
import { countryOf, isCountryCode } from '#countries/country.ts';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.ts';
import { countryName } from '#platform/catalogues/country-name.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { imageUrl, presentCountry, presentTypeOperation } from './company.presenter.ts';
import { findCompanyByUrl } from './company.repository.ts';

type Context = RequestContext<unknown>;

export async function readCountries(context: Context) {
  const offered = context.services.catalogues.offered(COUNTRY_CATALOGUE).filter(isCountryCode).map(countryOf);
  return {
    countries: offered.map((country) => ({
      countryCode: country.code,
      countryId: country.code,
      name: countryName(country.code, context),
      codeName: country.code,
      emoji: country.flag,
      image: null,
      phoneCode: country.phone.code,
      taxIdLabel: country.taxId.label,
      currency: { measurementUnitId: country.currency.code, abbreviation: country.currency.symbol },
      language: country.languages.proposed,
    })),
  };
}

export async function readTypeOperations(context: Context) {
  return { typeOperations: TYPE_OPERATIONS.map((id) => presentTypeOperation(id, context)) };
}

/** Without a country the language of the company is unknown too. */
function languageFor(countryCode: string | null): Language {
  return isCountryCode(countryCode) ? countryOf(countryCode).languages.proposed : DEFAULT_LANGUAGE;
}

export async function readSignInPage(context: Context, text: string) {
  const url = text.toLowerCase();
  const company = COMPANY_URL_FORM.test(url) ? await findCompanyByUrl(context.trx, url) : null;
  if (!company) throw companyErrors.unknownUrl();
  return {
    company: {
      companyName: company.companyName,
      theme: {
        logo: imageUrl(company.logoFileId),
        favicon: imageUrl(company.faviconFileId),
        loginBackground: imageUrl(company.loginBackgroundFileId),
        primaryColor: company.primaryColor,
      },
      country: presentCountry(company.countryCode, context),
      language: languageFor(company.countryCode),
    },
  };
}
