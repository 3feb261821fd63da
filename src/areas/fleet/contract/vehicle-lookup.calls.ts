import { z } from 'zod';
import { countryIdShape } from '#areas/companies/contract/input.shapes.ts';
import { MARKETS } from '#areas/fleet/rules/market.ts';
import { ASSIGNMENT_OBSTACLES } from '#areas/fleet/rules/vehicle-assignment.ts';
import { VEHICLE_FEATURES } from '#areas/fleet/rules/vehicle-feature.ts';
import { VEHICLE_KINDS } from '#areas/fleet/rules/vehicle-fleet.ts';
import { POSSESSIONS } from '#areas/fleet/rules/vehicle-takeover.ts';
import { DEFAULT_COUNTRY } from '#countries/country.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';
import { READS_SOME_VEHICLE, readsAny, SEARCHES_FOR_ASSIGNMENT, WRITES_SOME_VEHICLE } from './vehicle.permissions.ts';
import { typeRefShape, vehicleDriverShape, vehicleRefShape, vehicleShape } from './vehicle.shapes.ts';
import { expiredDocumentShape } from './vehicle-report.shapes.ts';

const country = countryIdShape.default(DEFAULT_COUNTRY);

export const readAnyTruck = defineCall({
  id: 'transportUnit.readCompany',
  method: 'GET',
  path: '/transportUnit/{id}/company',
  summary: 'One truck of the company, of whichever market the caller may see.',
  access: { permission: readsAny('truck') },
  params: z.object({ id: idShape }),
  reply: z.object({ transportUnit: vehicleShape }),
});

export const readTruckOfDriver = defineCall({
  id: 'transportUnit.ofDriver',
  method: 'GET',
  path: '/transportUnit/{id}/user',
  summary: 'The truck a driver is matched with, by the id of the driver or of their account.',
  access: { permission: readsAny('truck') },
  params: z.object({ id: idShape }),
  reply: z.object({ transportUnit: vehicleShape.nullable() }),
});

export const foundVehicleShape = z.object({
  _id: idShape,
  plate: z.string(),
  countryId: countryIdShape,
  semitrailer: z.boolean(),
  type: typeRefShape,
  brand: z.string().nullable(),
  possession: z.enum(POSSESSIONS),
  /** Id of the company's own record; null for a vehicle of another company. */
  market: z.enum(MARKETS).nullable(),
  enabled: z.boolean().nullable(),
  driver: z.object({ _id: idShape, fullName: z.string() }).nullable(),
});
export type FoundVehicleView = z.output<typeof foundVehicleShape>;

export const searchVehicles = defineCall({
  id: 'transportUnit.search',
  method: 'GET',
  path: '/transportUnit/search',
  summary:
    'Vehicles by plate: in the closed market the own company’s, in the open one everybody’s, by the exact plate.',
  access: { permission: READS_SOME_VEHICLE },
  rateLimit: { max: 60, seconds: 60, by: 'user' },
  query: z.object({
    plate: textShape(20),
    country,
    type: z.enum(VEHICLE_KINDS).default('truck'),
    market: z.enum(['open', 'closed']).default('closed'),
    /** Finds plates that contain the text; never in the open market. */
    pattern: z.enum(['true', 'false']).default('false'),
  }),
  reply: z.object({ transportUnits: z.array(foundVehicleShape) }),
});

export const searchForAssignment = defineCall({
  id: 'transportUnit.searchForAssignment',
  method: 'GET',
  path: '/transportUnitOpen/search/Assignment',
  summary: 'The company’s truck with a plate, with what an order needs to know of it and what speaks against it.',
  access: { permission: SEARCHES_FOR_ASSIGNMENT },
  rateLimit: { max: 120, seconds: 60, by: 'user' },
  query: z.object({ plate: textShape(20), country }),
  reply: z.object({
    transportUnit: z
      .object({
        _id: idShape,
        plate: z.string(),
        countryId: countryIdShape,
        market: z.enum(MARKETS),
        type: typeRefShape,
        gpsDeviceId: z.string().nullable(),
        driver: vehicleDriverShape.nullable(),
        trailer: vehicleRefShape.nullable(),
        secondTrailer: vehicleRefShape.nullable(),
        obstacles: z.array(z.enum(ASSIGNMENT_OBSTACLES)),
        expiredDocuments: z.array(expiredDocumentShape),
      })
      .nullable(),
  }),
});

const typeListReply = z.object({ typeTransportUnits: z.array(typeRefShape) });

export const listTruckTypes = defineCall({
  id: 'transportUnit.types',
  method: 'GET',
  path: '/transportUnit/types',
  summary: 'The types of trucks; every country has the same.',
  access: 'signed-in',
  query: z.object({ country }),
  reply: typeListReply,
});

export const listSemitrailerTypes = defineCall({
  id: 'transportUnit.trailerTypes',
  method: 'GET',
  path: '/transportUnit/trailerTypes',
  summary: 'The types of semitrailers; every country has the same.',
  access: 'signed-in',
  query: z.object({ country }),
  reply: typeListReply,
});

export const listBrands = defineCall({
  id: 'transportUnit.brands',
  method: 'GET',
  path: '/transportUnit/brands',
  summary: 'Makers to choose from; others may be written.',
  access: 'signed-in',
  query: z.object({ type: z.enum(VEHICLE_KINDS).default('truck') }),
  reply: z.object({ brands: z.array(z.object({ transportUnitBrandName: z.string() })) }),
});

export const listFeatures = defineCall({
  id: 'transportUnit.features',
  method: 'GET',
  path: '/transportUnit/features',
  summary: 'What is measured of a vehicle, and within which limits.',
  access: 'signed-in',
  reply: z.object({
    features: z.array(
      z.object({
        _id: z.enum(VEHICLE_FEATURES),
        transportUnitFeatureName: z.string(),
        max: z.number(),
        decimals: z.number().int(),
      }),
    ),
  }),
});

export const listVehicleDevices = defineCall({
  id: 'transportUnit.devices',
  method: 'GET',
  path: '/transportUnit/devices',
  summary: 'GPS devices linked to trucks of the company.',
  access: { permission: readsAny('truck') },
  reply: z.object({
    devices: z.array(z.object({ deviceId: z.string(), transportUnitId: idShape, plate: z.string() })),
  }),
});

export const plateCheck = defineCall({
  id: 'transportUnit.check',
  method: 'GET',
  path: '/transportUnit/check',
  summary: 'What a form wants to know while a plate is typed: whose it is, and the own record if there is one.',
  access: { permission: WRITES_SOME_VEHICLE },
  rateLimit: { max: 120, seconds: 60, by: 'user' },
  query: z.object({ plate: textShape(20), country, exceptId: idShape.optional() }),
  reply: z.object({ possession: z.enum(POSSESSIONS), registered: vehicleRefShape.nullable() }),
});
