import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import { NAMES } from '#areas/companies/demo/data/names.ts';
import {
  authorOf,
  type DemoContext,
  type DemoPerson,
  type DemoTeam,
  workingTeams,
} from '#areas/companies/demo/demo-context.ts';
import { cellphone } from '#areas/companies/demo/numbers.ts';
import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import type { Specimens } from '#areas/companies/demo/specimens.ts';
import { findPartnerNames } from '#areas/partners/server/index.ts';
import { countryOf, usualZone } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { dayIn } from '#kernel/dates.ts';
import type { DriverDetails } from '../rules/driver-fields.ts';
import { FLEET_TYPES } from '../rules/fleet-type.ts';
import type { Market } from '../rules/market.ts';
import { driverMapping, insertParsedDrivers, type NewParsedDriver } from '../server/parsed-driver.ts';
import { DOCUMENT_SCENARIOS, documentsOf } from './driver-documents.ts';
import { curp, HEAVY_CATEGORIES, identity, licence, personTaxId } from './driver-numbers.ts';
import { insertDriverDocuments } from './drivers.repository.ts';

const DAY_MS = 86_400_000;
/** A transport company has many drivers of its own; every company hires some on the spot market. */
const COUNTS = { carrier: { own: 38, spot: 6 }, other: { own: 4, spot: 6 } } as const;
const OPERATORS = ['Minera San Lorenzo', 'Cementos del Sur', 'Agrícola La Vega', 'Puerto Seco'];

/** Drivers of both markets with documents in every state. */
export async function loadDrivers({ trx, teams, specimens: files, now }: DemoContext): Promise<void> {
  for (const team of workingTeams(teams)) {
    const { companyId, userId } = authorOf(team);
    const specimens = files.get(companyId)!;
    const partners = await findPartnerNames(trx, companyId, 'transport', undefined);
    const drivers = driversOf(team, { partnerIds: partners.map(({ id }) => id), specimens, now });
    const ids = await insertParsedDrivers(trx, { companyId, userId }, drivers);
    const random = createRandom(`papers ${team.key}`);
    const documents = drivers.map(({ country, details, photoFileId }, nth) => ({
      driverId: ids[nth]!,
      ...documentsOf(
        DOCUMENT_SCENARIOS[nth % DOCUMENT_SCENARIOS.length]!,
        { kind: 'driver', countryCode: country, documentType: details.typeDocumentId },
        { hasPhoto: Boolean(photoFileId), specimens, now, random },
      ),
    }));
    await insertDriverDocuments(trx, { companyId, userId }, documents);
  }
}

interface Scene {
  readonly partnerIds: readonly string[];
  readonly specimens: Specimens;
  readonly now: Date;
}

function driversOf(team: DemoTeam, scene: Scene): NewParsedDriver[] {
  const { own, spot } = team.trade === 'carrier' ? COUNTS.carrier : COUNTS.other;
  const random = createRandom(`drivers ${team.key}`);
  const markets: Market[] = [...Array<Market>(own).fill('own'), ...Array<Market>(spot).fill('spot')];
  return markets.map((market, nth) => driverOf(team, market, nth, random, scene));
}

function driverOf(
  { country: home, truckers }: DemoTeam,
  market: Market,
  nth: number,
  random: Random,
  { partnerIds, specimens, now }: Scene,
): NewParsedDriver {
  const { neighbours } = DEMO_COUNTRIES[home];
  const isForeign = market === 'spot' && nth % 3 === 0 && neighbours.length > 0;
  const country = isForeign ? random.pick(neighbours) : home;
  const account = truckers[nth];
  return {
    market,
    country,
    details: { ...detailsOf(country, nth, random, now), ...(account ? personOf(account) : {}) },
    partnerId: partnerIds.length > 0 && random.chance(0.4) ? random.pick(partnerIds) : null,
    userId: account?.id ?? null,
    photoFileId: nth % 5 === 3 ? null : random.pick(specimens.faces),
    verified: random.chance(0.6),
    enabled: nth % 11 !== 7,
    createdAt: new Date(now.getTime() - (3 + random.int(900)) * DAY_MS),
  };
}

/** A demo account for drivers belongs to the driver of the same name. */
function personOf({ firstName, lastName, phoneCode, phone }: DemoPerson) {
  return { firstName, lastName, countryCode: phoneCode, phone, eventualTrucker: false };
}

function detailsOf(country: CountryCode, nth: number, random: Random, now: Date): DriverDetails {
  const { phone, operator, fleetType, chatExpiration, taxId } = countryOf(country);
  const { first, last } = NAMES[country];
  const place = random.pick(DEMO_COUNTRIES[country].places);
  const id = identity(country, random);
  const day = (offset: number) => dayIn(new Date(now.getTime() + offset * DAY_MS), usualZone(country));
  const birthDate = day(-22 * 365 - random.int(42 * 365));
  const person = { ...id, birthDate };
  const reference = random.chance(0.5);
  return driverMapping.over(null, {
    // Each first name is combined with every surname before a pair repeats.
    firstName: first[nth % first.length]!,
    lastName: last[(nth + Math.floor(nth / first.length)) % last.length]!,
    countryCode: phone.code,
    phone: cellphone(country, random),
    typeDocumentId: id.typeDocumentId,
    documentId: id.documentId,
    birthDate,
    driverLicense: licence(country, id, random),
    driverLicenseCategory: random.pick(HEAVY_CATEGORIES[country]),
    taxId: taxId.person.required || random.chance(0.4) ? personTaxId(country, person, random) : null,
    personReference: reference ? `${random.pick(first)} ${random.pick(last)}` : null,
    phoneReference: reference ? cellphone(country, random) : null,
    street: `${random.pick(place.streets)} ${100 + random.int(4900)}, ${place.city}`,
    typeOfFleet: fleetType.allowed && random.chance(0.7) ? random.pick(FLEET_TYPES) : null,
    curp: curp(country, person, random),
    chatExpirationDate: chatExpiration && random.chance(0.5) ? day(random.int(300)) : null,
    operator: operator && random.chance(0.5) ? random.pick(OPERATORS) : null,
    eventualTrucker: random.chance(0.12),
  });
}
