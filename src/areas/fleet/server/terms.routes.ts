import { carrierTerms, transportUnitTerms } from '#areas/fleet/contract/terms.calls.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { baseOf, type Language } from '#kernel/language.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import { type AnyRoute, type RequestContext, route } from '#platform/http/route.ts';

/** A day; the words of a country change with the product. */
const KEPT = 'public, max-age=86400';

function speak({ services, language, reply }: RequestContext<null>, code: CountryCode) {
  const country = countryOf(code);
  const { offered, proposed } = country.languages;
  const spoken: Language = offered.find((one) => baseOf(one) === baseOf(language)) ?? proposed;
  reply.header('cache-control', KEPT);
  reply.header('vary', 'accept-language');
  return { country, spoken, say: (key: PhraseKey) => services.translate(spoken, key) };
}

export const termsRoutes: readonly AnyRoute[] = [
  route(carrierTerms, async (context, { query }) => {
    const { country, spoken, say } = speak(context, query.country);
    return {
      ...{ country: country.code, language: spoken },
      terms: {
        transportCompany: say('fleet.terms.transportCompany'),
        driver: say('fleet.terms.driver'),
        drivers: say('fleet.terms.drivers'),
        operator: country.operator && say('fleet.drivers.fields.operator'),
        licence: say('fleet.terms.licence'),
      },
      taxId: country.taxId.label,
      personalDocuments: country.personalDocuments.map(({ type }) => type),
      licenceCategories: [...country.licenceCategories],
    };
  }),
  route(transportUnitTerms, async (context, { query }) => {
    const { country, spoken, say } = speak(context, query.country);
    return {
      ...{ country: country.code, language: spoken },
      terms: {
        truck: say('fleet.terms.truck'),
        trucks: say('fleet.terms.trucks'),
        semitrailer: say('fleet.terms.semitrailer'),
        semitrailers: say('fleet.terms.semitrailers'),
        plate: say('fleet.terms.plate'),
        chassis: say('fleet.terms.chassis'),
      },
      vehicleDocument: country.vehicleDocumentName,
    };
  }),
];
