import { carrierTerms, transportUnitTerms } from '#areas/fleet/contract/terms.calls.ts';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import { VEHICLE_LISTS } from '#areas/fleet/contract/vehicle.list.ts';
import { VEHICLE_RIGHTS } from '#areas/fleet/contract/vehicle.permissions.ts';
import { readCategories, saveCategories } from '#areas/fleet/contract/vehicle-category.calls.ts';
import { CLAIM_CALLS, claimList, TAKEOVER_CALLS } from '#areas/fleet/contract/vehicle-claim.calls.ts';
import * as lookups from '#areas/fleet/contract/vehicle-lookup.calls.ts';
import { MATCH_CALLS, type MatchCalls, unmatchDriver } from '#areas/fleet/contract/vehicle-match.calls.ts';
import {
  VEHICLE_FLEETS,
  VEHICLE_KINDS,
  type VehicleFleet,
  type VehicleKind,
} from '#areas/fleet/rules/vehicle-fleet.ts';
import { CLAIM_ANSWER_NAMES, CLAIM_ANSWERS, type ClaimAnswer } from '#areas/fleet/rules/vehicle-takeover.ts';
import { holds } from '#kernel/permission.ts';
import { type Example, example, listExamples, type Scene } from '#testing/example.ts';
import { fresh } from '#testing/proof.ts';
import { seedDriver } from './driver.examples.fixture.ts';
import { freshPlate, seedClaim, seedPhoto, seedPicture, seedVehicle } from './vehicle-records.fixture.ts';

const TYPES: Readonly<Record<VehicleFleet, string>> = {
  ownTruck: 'tractor',
  spotTruck: 'tractor',
  ownSemitrailer: 'flatbed',
  spotSemitrailer: 'flatbed',
};

function examplesOf(fleet: VehicleFleet): Example[] {
  const calls = VEHICLE_CALLS[fleet];
  const one = async (scene: Scene) => ({ id: (await seedVehicle(scene, fleet)).id });
  const params = async (scene: Scene) => ({ params: await one(scene) });
  return [
    ...listExamples(VEHICLE_LISTS[fleet], 'brands'),
    example(calls.read, 'refused', params),
    example(calls.create, 'refused', async (scene) => ({
      body: {
        countryId: 'BO' as const,
        plate: freshPlate(),
        typeId: TYPES[fleet],
        year: 2020,
        features: { axles: 3, capacity: 28.5 },
        documents: [{ type: 'ruat' as const, fileId: await seedPicture(scene, scene.caller) }],
        technicalInspectionExpirationDate: '2031-01-31',
      },
    })),
    example(calls.update, 'refused', async (scene) => ({
      params: await one(scene),
      body: { version: 1, color: 'Azul' },
    })),
    example(calls.enable, 'refused', async (scene) => ({ params: await one(scene), body: { enable: false } })),
    example(calls.remove, 'refused', params),
    example(calls.history, 'refused', async (scene) => ({ params: await one(scene), query: {} })),
    example(calls.photos, 'refused', params),
    example(calls.addPhoto, 'refused', async (scene) => ({
      params: await one(scene),
      body: { fileId: await seedPicture(scene, scene.caller) },
    })),
    example(calls.removePhoto, 'refused', async (scene) => ({ params: await seedPhoto(scene, fleet) })),
    example(calls.expiredDocuments, 'refused', params),
  ];
}

function matchExamplesOf([fleet, calls]: readonly [VehicleFleet, MatchCalls]): Example[] {
  const one = async (scene: Scene) => ({ id: (await seedVehicle(scene, fleet)).id });
  return [
    example(calls.driver, 'refused', async (scene) => ({
      params: await one(scene),
      body: { truckerId: (await seedDriver(scene)).id },
    })),
    example(calls.trailers, 'refused', async (scene) => ({
      params: await one(scene),
      body: { trailerId: (await seedVehicle(scene, 'ownSemitrailer')).id, version: 1 },
    })),
    example(calls.device, 'refused', async (scene) => ({
      params: await one(scene),
      body: { deviceId: `imei-${fresh()}` },
    })),
  ];
}

/** A company takes over only for itself, so the id of another company is refused. */
function takeoverExamplesOf(kind: VehicleKind): Example[] {
  const { appropriate, letGo } = TAKEOVER_CALLS[kind];
  const of = (fleet: VehicleFleet) => async (scene: Scene) => ({
    params: { id: (await seedVehicle(scene, fleet)).id },
    body: { companyId: scene.side.company.id },
  });
  return kind === 'truck'
    ? [example(appropriate, 'refused', of('spotTruck')), example(letGo, 'refused', of('ownTruck'))]
    : [example(appropriate, 'refused', of('spotSemitrailer')), example(letGo, 'refused', of('ownSemitrailer'))];
}

/** Calls about a vehicle of either market: the examples use own trucks and the permission for those. */
const may = (right: 'read' | 'write') => ({
  allows: (held: ReadonlySet<string>) => holds(held, VEHICLE_RIGHTS.ownTruck[right]),
});

const answerExample = (answer: ClaimAnswer): Example =>
  example(
    CLAIM_CALLS[answer],
    'refused',
    async (scene) => ({ params: { id: await seedClaim(scene, CLAIM_ANSWERS[answer].side) } }),
    may('write'),
  );

const byPlate = async (scene: Scene) => ({ query: { plate: (await seedVehicle(scene, 'ownTruck')).plate } });

const lookupExamples: readonly Example[] = [
  example(
    lookups.readAnyTruck,
    'refused',
    async (scene) => ({ params: { id: (await seedVehicle(scene, 'ownTruck')).id } }),
    may('read'),
  ),
  example(lookups.readTruckOfDriver, 'harmless', async (scene) => ({ params: { id: (await seedDriver(scene)).id } })),
  example(lookups.searchVehicles, 'harmless', async (scene) => {
    const { query } = await byPlate(scene);
    return { query: { ...query, market: 'open' as const } };
  }),
  example(lookups.searchForAssignment, 'harmless', byPlate),
  example(lookups.plateCheck, 'harmless', byPlate),
  example(carrierTerms, 'none', () => ({ query: { country: 'BO' as const } })),
  example(transportUnitTerms, 'none', () => ({ query: { country: 'MX' as const } })),
  example(lookups.listTruckTypes, 'none', () => ({ query: {} })),
  example(lookups.listSemitrailerTypes, 'none', () => ({ query: {} })),
  example(lookups.listBrands, 'none', () => ({ query: {} })),
  example(lookups.listFeatures, 'none', () => ({})),
  example(lookups.listVehicleDevices, 'none', () => ({})),
  example(readCategories, 'none', () => ({})),
  example(saveCategories, 'none', () => ({ body: { version: 0, categories: [] } })),
];

export const vehicleExamples: readonly Example[] = [
  ...VEHICLE_FLEETS.flatMap(examplesOf),
  ...[...MATCH_CALLS].flatMap(matchExamplesOf),
  example(
    unmatchDriver,
    'refused',
    async (scene) => ({ body: { transportUnitId: (await seedVehicle(scene, 'ownTruck')).id } }),
    may('write'),
  ),
  ...VEHICLE_KINDS.flatMap(takeoverExamplesOf),
  ...listExamples(claimList, 'plates'),
  ...CLAIM_ANSWER_NAMES.map(answerExample),
  ...lookupExamples,
];
