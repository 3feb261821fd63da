import type { ContactDetails, PartnerDetails } from '#areas/partners/rules/partner-details.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { DEMO_DOMAIN } from './accounts.ts';
import { DEMO_COUNTRIES, REMARKS, TRADES } from './data/firms.ts';
import { NAMES } from './data/people.ts';
import { cellphone, companyTaxId } from './numbers.ts';
import type { Random } from './random.ts';

/** The nth firm of a kind: another trade and another landmark each time, so that no name comes twice. */
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

/** A name as an address would spell it. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();
}
