import { NAMES } from '#areas/companies/demo/data/names.ts';
import { cellphone, companyTaxId } from '#areas/companies/demo/numbers.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import { HEAVY_CATEGORIES, identity, licence } from '#areas/fleet/demo/driver-numbers.ts';
import { plate } from '#areas/fleet/demo/vehicle-numbers.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { RegistrationForm, SentDriver, SentVehicle } from '../contract/registration.shapes.ts';
import type { RegistrantKind } from '../rules/registration.ts';

const FIRMS = ['Transportes', 'Fletes', 'Logística'] as const;
const BRANDS = ['Volvo', 'Scania', 'Mercedes-Benz'] as const;

/** A firm with two drivers and trucks, or somebody with a truck of their own, with numbers that are valid. */
export function drawForm(country: CountryCode, kind: RegistrantKind, random: Random): RegistrationForm {
  const drawn = new Set<string>();
  const count = kind === 'company' ? 2 : 1;
  const drivers = Array.from({ length: count }, () => drawDriver(country, random));
  const vehicles = Array.from({ length: count }, () => drawVehicle(country, drawn, random));
  if (kind === 'driver') return { kind, name: null, taxId: null, email: null, contact: null, drivers, vehicles };
  const contact = drawPerson(country, random);
  const name = `${random.pick(FIRMS)} ${contact.lastName.split(' ')[0]}`;
  return { kind, name, taxId: companyTaxId(country, random), email: null, contact, drivers, vehicles };
}

function drawPerson(country: CountryCode, random: Random) {
  const { first, last } = NAMES[country];
  return {
    firstName: random.pick(first),
    lastName: random.pick(last),
    countryCode: countryOf(country).phone.code,
    phone: cellphone(country, random),
  };
}

function drawDriver(country: CountryCode, random: Random): SentDriver {
  const shown = identity(country, random);
  return {
    ...drawPerson(country, random),
    typeDocumentId: shown.typeDocumentId,
    documentId: shown.documentId,
    birthDate: `19${70 + random.int(25)}-0${1 + random.int(9)}-1${random.int(9)}`,
    driverLicense: licence(country, shown, random),
    driverLicenseCategory: random.pick(HEAVY_CATEGORIES[country]),
    documents: [],
  };
}

function drawVehicle(country: CountryCode, drawn: Set<string>, random: Random): SentVehicle {
  return {
    kind: 'truck',
    plate: plate(country, random, drawn),
    typeId: 'tractor',
    brand: random.pick(BRANDS),
    year: 2012 + random.int(12),
    documents: [],
  };
}
