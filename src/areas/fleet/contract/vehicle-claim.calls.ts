import { z } from 'zod';
import { VEHICLE_KINDS, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import {
  CLAIM_ANSWER_NAMES,
  CLAIM_SIDES,
  CLAIM_STATUSES,
  type ClaimAnswer,
} from '#areas/fleet/rules/vehicle-takeover.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { ANSWERS_CLAIMS, VEHICLE_DOWNLOAD, VEHICLE_RIGHTS } from './vehicle.permissions.ts';
import { vehicleRefShape } from './vehicle.shapes.ts';
import { VEHICLE_WIRE } from './vehicle-wire.ts';

const text = z.string().nullable();

const row = z.object({
  _id: idShape,
  side: z.enum(CLAIM_SIDES),
  status: z.enum(CLAIM_STATUSES),
  plate: z.string(),
  countryId: z.enum(COUNTRY_CODES),
  kind: z.enum(VEHICLE_KINDS),
  /** The company that asks; the owner of a closed fleet is not disclosed. */
  companyName: z.string(),
  /** The owner's own record of the vehicle. */
  transportUnitId: idShape.nullable(),
  askedAt: z.string(),
  answeredAt: text,
});
export type ClaimRow = z.output<typeof row>;

export const claimList = {
  id: 'vehicleClaims',
  path: '/transportUnit/claims',
  summary: 'Requests to let a vehicle of a closed fleet go, sent and received.',
  access: { permission: ANSWERS_CLAIMS },
  downloadAccess: { permission: VEHICLE_DOWNLOAD },
  row,
  rowsKey: 'claims',
  columns: {
    plate: { kind: 'text', sortable: true },
    side: { kind: 'status', sortable: true },
    status: { kind: 'status', sortable: true },
    kind: { kind: 'status', sortable: true },
    companyName: { kind: 'text', sortable: true },
    askedAt: { kind: 'instant', sortable: true },
    answeredAt: { kind: 'instant', sortable: true },
    countryId: { kind: 'status', sortable: true, hidden: true },
  },
  filters: {
    sides: { kind: 'choice', choices: CLAIM_SIDES },
    statuses: { kind: 'choice', choices: CLAIM_STATUSES },
    kinds: { kind: 'choice', choices: VEHICLE_KINDS },
    plates: { kind: 'options' },
    askedOn: { kind: 'range' },
  },
  searchable: true,
  defaultSort: '-askedAt',
} as const satisfies ListDefinition<typeof row>;

export const claimShape = z.object({ _id: idShape, status: z.enum(CLAIM_STATUSES) });

const params = z.object({ id: idShape });
/** A company acts only for itself: another company's id is refused. */
const body = z.strictObject({ companyId: idShape });

/** Taking a vehicle into the closed fleet and letting it go again, per kind of vehicle. */
function defineTakeoverCalls(kind: VehicleKind) {
  const fleet = kind === 'truck' ? 'ownTruck' : 'ownSemitrailer';
  const { id, path } = VEHICLE_WIRE[fleet];
  const access = { permission: VEHICLE_RIGHTS[fleet].write } as const;
  return {
    appropriate: defineCall({
      id: `${id}.appropriate`,
      method: 'PUT',
      path: `${path}/{id}/appropier`,
      summary: `Takes a ${kind} of the open market into the own fleet; one of a closed fleet is asked for.`,
      access,
      rateLimit: { max: 30, seconds: 60, by: 'user' },
      params,
      body,
      reply: z.discriminatedUnion('outcome', [
        z.object({ outcome: z.literal('appropriated'), transportUnit: vehicleRefShape }),
        z.object({ outcome: z.literal('claimed'), claim: claimShape }),
      ]),
    }),
    letGo: defineCall({
      id: `${id}.misappropriate`,
      method: 'PUT',
      path: `${path}/{id}/misappropier`,
      summary: `Lets a ${kind} of the own fleet go: it stays as one of the spot market.`,
      access,
      params,
      body,
      reply: z.object({ transportUnit: vehicleRefShape }),
    }),
  } as const;
}

export type TakeoverCalls = ReturnType<typeof defineTakeoverCalls>;

export const TAKEOVER_CALLS: Readonly<Record<VehicleKind, TakeoverCalls>> = {
  truck: defineTakeoverCalls('truck'),
  semitrailer: defineTakeoverCalls('semitrailer'),
};

const ANSWER_SUMMARY: Readonly<Record<ClaimAnswer, string>> = {
  accept: 'Consents: the vehicle goes over to the company that asked, the own record stays in the spot market.',
  refuse: 'Refuses to let the vehicle go.',
  withdraw: 'Takes an own request back.',
};

const defineAnswerCall = (answer: ClaimAnswer) =>
  defineCall({
    id: `vehicleClaims.${answer}`,
    method: 'PUT',
    path: `/transportUnit/claims/{id}/${answer}`,
    summary: ANSWER_SUMMARY[answer],
    access: { permission: ANSWERS_CLAIMS },
    params,
    reply: z.object({ claim: claimShape }),
  });

export const CLAIM_CALLS = Object.fromEntries(
  CLAIM_ANSWER_NAMES.map((answer) => [answer, defineAnswerCall(answer)]),
) as Readonly<Record<ClaimAnswer, ReturnType<typeof defineAnswerCall>>>;
