import { DEMO_DOMAIN } from '#areas/companies/demo/data/companies.ts';
import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import { NAMES } from '#areas/companies/demo/data/names.ts';
import { cellphone, companyTaxId } from '#areas/companies/demo/numbers.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { ContactDetails, PartnerDetails } from '../rules/partner-details.ts';
import type { PartnerKind } from '../rules/partner-kind.ts';
import { REMARKS, TRADES } from './data/trades.ts';

/** The nth firm of a kind, with another trade and landmark each time, so that no name repeats. */
export function firm(kind: PartnerKind, nth: number, country: CountryCode, random: Random): PartnerDetails {
  const { language, landmarks, legalForm, places } = DEMO_COUNTRIES[country];
  const trades = TRADES[kind][language];
  const name = `${trades[nth % trades.length]} ${landmarks[nth % landmarks.length]} ${legalForm}`;
  const place = random.pick(places);
  return {
    name,
    taxId: companyTaxId(country, random),
    address: `${random.pick(place.streets)} ${100 + random.int(4900)}`,
    city: place.city,
    notes: random.chance(0.4) ? random.pick(REMARKS[language]) : null,
    contacts: contactsOf(name, country, random),
    addresses: random.chance(0.5) ? [branch(name, country, random)] : [],
  };
}

export function contactsOf(firmName: string, country: CountryCode, random: Random): ContactDetails[] {
  const { first, last } = NAMES[country];
  const start = random.int(first.length);
  return Array.from({ length: 1 + random.int(3) }, (_, index) => {
    const fullName = `${first[(start + index) % first.length]} ${random.pick(last)}`;
    return {
      fullName,
      countryCode: countryOf(country).phone.code,
      phone: cellphone(country, random),
      email: `${plain(fullName.split(' ')[0] ?? '')}${index}@${plain(firmName)}.${DEMO_DOMAIN}`,
    };
  });
}

function branch(firmName: string, country: CountryCode, random: Random) {
  const { city, streets } = random.pick(DEMO_COUNTRIES[country].places);
  const shortName = firmName.split(' ').slice(0, 2).join(' ');
  return { fullName: `${shortName}, ${city}`, address: `${random.pick(streets)} ${100 + random.int(4900)}`, city };
}

/** A name in the form of a web address. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();
}
