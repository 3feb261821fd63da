import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import { authorOf, type DemoContext, type DemoTeam, workingTeams } from '#areas/companies/demo/demo-context.ts';
import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import { findPartnerNames } from '#areas/partners/server/index.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { Trx } from '#platform/db/database.ts';
import { FLEET_TYPES } from '../rules/fleet-type.ts';
import { VEHICLE_BRANDS } from '../rules/vehicle-brand.ts';
import type { VehicleDetails } from '../rules/vehicle-fields.ts';
import { FLEET_TRAITS, type VehicleFleet, type VehicleKind } from '../rules/vehicle-fleet.ts';
import type { VehicleType } from '../rules/vehicle-type.ts';
import { insertParsedVehicles, vehicleMapping } from '../server/parsed-vehicle.ts';
import { FLEET_MIX } from './data/fleet-mix.ts';
import { DOCUMENT_SCENARIOS, documentsOf, isInOrder } from './driver-documents.ts';
import { loadCategories } from './vehicle-categories.ts';
import { coupleFleet, type DemoVehicle } from './vehicle-couplings.ts';
import { featuresOf } from './vehicle-features.ts';
import { chassis, crpva, plate } from './vehicle-numbers.ts';
import { drawVehicles, storePictures } from './vehicle-pictures.ts';
import { insertDemoClaim, insertVehicleDocuments, insertVehiclePhotos } from './vehicles.repository.ts';

const DAY_MS = 86_400_000;
/** A transport company has its own fleet; every company hires some vehicles on the spot market. */
const COUNTS: Readonly<Record<'carrier' | 'other', Readonly<Record<VehicleFleet, number>>>> = {
  carrier: { ownTruck: 36, spotTruck: 6, ownSemitrailer: 24, spotSemitrailer: 5 },
  other: { ownTruck: 4, spotTruck: 6, ownSemitrailer: 3, spotSemitrailer: 4 },
};
const COLOURS: Readonly<Record<'pt' | 'es', readonly string[]>> = {
  pt: ['Branco', 'Vermelho', 'Azul', 'Prata', 'Amarelo', 'Verde'],
  es: ['Blanco', 'Rojo', 'Azul', 'Plata', 'Amarillo', 'Verde'],
};

/** Trucks and semitrailers of both markets, coupled, photographed and with documents in every state. */
export async function loadVehicles({ trx, services, teams, specimens, now }: DemoContext): Promise<void> {
  const drawings = await drawVehicles();
  const drawn = new Set<string>();
  for (const team of workingTeams(teams)) {
    const author = authorOf(team);
    const { companyId } = author;
    const pictures = await storePictures(trx, services, author, drawings);
    const partners = await findPartnerNames(trx, companyId, 'transport', undefined);
    const planned = vehiclesOf(team, { partnerIds: partners.map(({ id }) => id), pictures, drawn, now });
    const ids = await insertParsedVehicles(trx, author, planned);
    const vehicles = planned.map((vehicle, nth) => ({ ...vehicle, id: ids[nth]! }));
    await insertVehiclePhotos(
      trx,
      companyId,
      vehicles.flatMap(({ id, pictureId }) => (pictureId ? [{ vehicleId: id, fileId: pictureId }] : [])),
    );
    const random = createRandom(`vehicle papers ${team.key}`);
    const documents = vehicles.map(({ id, country, fleet, pictureId }, nth) => ({
      vehicleId: id,
      ...documentsOf(
        DOCUMENT_SCENARIOS[nth % DOCUMENT_SCENARIOS.length]!,
        { kind: FLEET_TRAITS[fleet].kind, countryCode: country },
        { hasPhoto: pictureId !== null, specimens: specimens.get(companyId)!, now, random },
      ),
    }));
    await insertVehicleDocuments(trx, author, documents);
    const judged = vehicles.map((vehicle, nth) => ({ ...vehicle, inOrder: isInOrder(documents[nth]!) }));
    await coupleFleet(trx, companyId, team.key, judged);
    await loadCategories(trx, companyId);
  }
  await loadClaims(trx, teams, now);
}

interface Scene {
  readonly partnerIds: readonly string[];
  readonly pictures: Readonly<Record<VehicleKind, readonly string[]>>;
  readonly drawn: Set<string>;
  readonly now: Date;
}

function vehiclesOf(team: DemoTeam, scene: Scene): Omit<DemoVehicle, 'id'>[] {
  const counts = COUNTS[team.trade === 'carrier' ? 'carrier' : 'other'];
  const random = createRandom(`vehicles ${team.key}`);
  return (Object.entries(counts) as [VehicleFleet, number][]).flatMap(([fleet, count]) =>
    Array.from({ length: count }, (_, nth) => vehicleOf(team, fleet, nth, random, scene)),
  );
}

function vehicleOf(
  { key, country: home }: DemoTeam,
  fleet: VehicleFleet,
  nth: number,
  random: Random,
  { partnerIds, pictures, drawn, now }: Scene,
): Omit<DemoVehicle, 'id'> {
  const { market, kind } = FLEET_TRAITS[fleet];
  const { neighbours } = DEMO_COUNTRIES[home];
  const isForeign = market === 'spot' && nth % 3 === 0 && neighbours.length > 0;
  const country = isForeign ? random.pick(neighbours) : home;
  return {
    fleet,
    country,
    details: detailsOf(country, kind, typeOf(key, kind, nth), random, { drawn, now }),
    partnerId: partnerIds.length > 0 && random.chance(0.4) ? random.pick(partnerIds) : null,
    pictureId: nth % 5 === 3 ? null : random.pick(pictures[kind]),
    enabled: nth % 13 !== 8,
    createdAt: new Date(now.getTime() - (3 + random.int(900)) * DAY_MS),
  };
}

function typeOf(companyKey: string, kind: VehicleKind, nth: number): VehicleType {
  const { trucks, trailers } = FLEET_MIX[companyKey]!;
  const types = kind === 'truck' ? trucks : trailers;
  return types[nth % types.length]!;
}

function detailsOf(
  code: CountryCode,
  kind: VehicleKind,
  type: VehicleType,
  random: Random,
  { drawn, now }: Pick<Scene, 'drawn' | 'now'>,
): VehicleDetails {
  const { fleetType, ruat } = countryOf(code);
  const number = plate(code, random, drawn);
  return vehicleMapping.over(null, {
    plate: number,
    typeId: type,
    brand: random.pick(VEHICLE_BRANDS[kind]),
    year: now.getUTCFullYear() - random.int(20),
    color: random.pick(COLOURS[DEMO_COUNTRIES[code].language]),
    chassis: random.chance(0.8) ? chassis(code, random) : null,
    crpva: random.chance(0.6) ? crpva(code, random) : null,
    typeDocumentRuat: ruat && random.chance(0.6) ? random.pick(ruat.documentTypes) : null,
    features: featuresOf(type, number),
    typeOfFleet: fleetType.allowed && random.chance(0.7) ? random.pick(FLEET_TYPES) : null,
  });
}

/** In one country a claim is pending, in another it was refused. */
async function loadClaims(trx: Trx, teams: DemoContext['teams'], now: Date): Promise<void> {
  const sideOf = (key: string) => {
    const team = teams.get(key)!;
    return { ...authorOf(team), name: team.name };
  };
  const askedAt = new Date(now.getTime() - 2 * DAY_MS);
  await insertDemoClaim(trx, sideOf('oriente'), sideOf('illimani'), askedAt, null);
  await insertDemoClaim(trx, sideOf('campos'), sideOf('serra'), askedAt, null);
  await insertDemoClaim(trx, sideOf('cordillera'), sideOf('pacifico'), askedAt, new Date(now.getTime() - DAY_MS));
}
