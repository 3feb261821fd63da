import { z } from 'zod';
import { CHECK_CODES, CHECK_SOURCES, type CheckCode } from '#areas/fleet/rules/homologation-check.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape, textShape } from '#kernel/text.ts';
import {
  ASKS_ABOUT_DRIVERS,
  ASKS_ABOUT_VEHICLES,
  LOOKS_UP,
  SEES_DRIVERS,
  SEES_VEHICLES,
} from './homologation.permissions.ts';
import {
  checkResultShape,
  DRIVER_VALIDATION_FIELDS,
  homologationShape,
  VEHICLE_VALIDATION_FIELDS,
  verdictShape,
} from './homologation.shapes.ts';

const asksDriver = { permission: ASKS_ABOUT_DRIVERS } as const;
const asksVehicle = { permission: ASKS_ABOUT_VEHICLES } as const;

/** A limit per person, because registers charge for questions and block clients that ask too often. */
const rateLimit = { max: 60, seconds: 60, by: 'user' } as const;

/** Chosen by the caller and repeated in every message, so that a tab knows its own request. */
const pusherId = textShape(100);
const codes = z.array(z.enum(CHECK_CODES)).min(1).max(CHECK_CODES.length).optional();

const driverRequest = { pusherId, truckerId: idShape };
const vehicleRequest = {
  pusherId,
  plate: textShape(30),
  country: z.enum(COUNTRY_CODES),
  /** The value printed in the documents, where the record has none or a wrong one. */
  chassis: textShape(60).optional(),
  crpva: textShape(60).optional(),
};
export type VehicleRequest = z.output<z.ZodObject<typeof vehicleRequest>>;

/** What is known so far; `progress` and the results grow with the messages on the channel. */
const requestReply = homologationShape.extend({ queryResults: z.array(checkResultShape) });
export type RequestReply = z.output<typeof requestReply>;

const asked = { method: 'POST', status: 202, idempotent: true, rateLimit, reply: requestReply } as const;

export const requestDriverHomologation = defineCall({
  ...asked,
  id: 'homologation.requestDriver',
  path: '/homologation/trucker',
  summary: 'Has the registers of the country asked about a driver, all of them or the given ones.',
  access: asksDriver,
  body: z.strictObject({ ...driverRequest, codes }),
});

export const requestVehicleHomologation = defineCall({
  ...asked,
  id: 'homologation.requestVehicle',
  path: '/homologation/transportUnit',
  summary: 'Has the registers of the country asked about a truck or semitrailer, all of them or the given ones.',
  access: asksVehicle,
  body: z.strictObject({ ...vehicleRequest, codes }),
});

function driverCheck(id: string, path: string, code: CheckCode) {
  return defineCall({
    ...asked,
    id: `homologation.${id}`,
    path: `/scraping/${path}`,
    summary: `Has ${code} asked about a driver.`,
    access: asksDriver,
    body: z.strictObject(driverRequest),
  });
}

function vehicleCheck(id: string, path: string, code: CheckCode) {
  return defineCall({
    ...asked,
    id: `homologation.${id}`,
    path: `/scraping/${path}`,
    summary: `Has ${code} asked about a truck or semitrailer.`,
    access: asksVehicle,
    body: z.strictObject(vehicleRequest),
  });
}

/** The registers that have their own path. */
export const DRIVER_CHECK_CALLS = [
  { code: 'SUS', call: driverCheck('sus', 'sus', 'SUS') },
  { code: 'OEP', call: driverCheck('oep', 'oep', 'OEP') },
] as const;
export const VEHICLE_CHECK_CALLS = [
  { code: 'RUAT_DEBT', call: vehicleCheck('ruatDebt', 'ruat/debt', 'RUAT_DEBT') },
  { code: 'RUAT_DIPROVE', call: vehicleCheck('ruatDiprove', 'ruat/diprove', 'RUAT_DIPROVE') },
  { code: 'RUAT_TECHNICAL', call: vehicleCheck('ruatTechnical', 'ruat/technical', 'RUAT_TECHNICAL') },
  { code: 'SOAT', call: vehicleCheck('soat', 'soat', 'SOAT') },
] as const;

const known = {
  ...verdictShape.shape,
  /** The registers that can be asked about the record and who answers for each; empty without homologation. */
  codes: z.array(z.object({ code: z.enum(CHECK_CODES), source: z.enum(CHECK_SOURCES) })),
  /** The latest request; null before the first one. */
  homologation: homologationShape.nullable(),
  /** The latest result of every register asked so far. */
  queryResults: z.array(checkResultShape),
};

const validation = checkResultShape.nullable();
const validations = <T extends Readonly<Record<string, CheckCode>>>(fields: T) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, validation])) as Record<keyof T, typeof validation>;

export const readDriverHomologation = defineCall({
  id: 'homologation.readDriver',
  method: 'GET',
  path: '/homologation/trucker/{id}',
  summary: 'What the registers said about a driver, and the verdict from registers and documents.',
  access: { permission: SEES_DRIVERS },
  params: z.object({ id: idShape }),
  reply: z.object({ ...known, ...validations(DRIVER_VALIDATION_FIELDS) }),
});

export const readVehicleHomologation = defineCall({
  id: 'homologation.readVehicle',
  method: 'GET',
  path: '/homologation/transportUnit/{id}',
  summary: 'What the registers said about a truck or semitrailer, and the verdict from registers and documents.',
  access: { permission: SEES_VEHICLES },
  params: z.object({ id: idShape }),
  reply: z.object({ ...known, ...validations(VEHICLE_VALIDATION_FIELDS) }),
});

export const recordManualCheck = defineCall({
  id: 'homologation.recordManual',
  method: 'PUT',
  path: '/homologation/{channelId}/{code}',
  summary:
    'Records what a person found in a register, with the evidence; never over the answer of the register itself.',
  access: { permission: LOOKS_UP },
  params: z.object({ channelId: idShape, code: z.enum(CHECK_CODES) }),
  body: z.strictObject({
    status: z.enum(['success', 'not-found', 'not_found']),
    /** Whether the register has nothing against the record. */
    clear: z.boolean(),
    message: optionalTextShape(),
    /** A picture or PDF of what the register shows, uploaded before. */
    fileId: idShape,
  }),
  reply: z.object({ result: checkResultShape }),
});
