import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import {
  CURRENCIES,
  DISPATCH_TYPES,
  LOAD_CATEGORIES,
  SERVICE_TYPES,
  WEIGHT_UNITS,
} from '#areas/operations/rules/catalogues.ts';
import { FREIGHT_TYPES, freightProblems } from '#areas/operations/rules/freight.ts';
import { PROMISED_MAX, REFERENCE_MAX } from '#areas/operations/rules/operation-limits.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import { routeGeofenceShape } from '#areas/routes/contract/plan.calls.ts';
import { catalogueKey } from '#kernel/catalogue-key.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { placeShape } from './place.shapes.ts';

/** The maximum of the database column: twelve digits before the decimal point. */
const priceShape = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,2})?$/);

const tonnesShape = z
  .string()
  .trim()
  .regex(/^\d{1,7}(\.\d{1,3})?$/)
  .refine((text) => Number(text) > 0, { params: { code: 'positive' } })
  .refine((text) => Number(text) <= PROMISED_MAX, { params: { code: 'max', count: PROMISED_MAX } });

const freightInputShape = z.strictObject({
  type: z.enum(FREIGHT_TYPES),
  value: priceShape.nullable(),
  currency: z.enum(CURRENCIES).nullable(),
});

const optionalChoice = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z
    .enum(choices)
    .nullish()
    .transform((choice) => choice ?? null);

const optionalId = idShape.nullish().transform((id) => id ?? null);

export const operationFields = z.strictObject({
  dispatchType: z.enum(DISPATCH_TYPES),
  serviceType: z.enum(SERVICE_TYPES),
  clientId: idShape,
  operatorId: optionalId,
  templateId: optionalId,
  reference: optionalTextShape(REFERENCE_MAX),
  comment: optionalTextShape(),
  origin: placeShape,
  destination: placeShape,
  /** The path its orders take over. */
  routeGeofence: routeGeofenceShape.nullish().transform((path) => path ?? null),
  pickupDate: dayShape,
  deliveryDate: dayShape,
  categoryLoad: catalogueKey(LOAD_CATEGORIES)
    .nullish()
    .transform((key) => key ?? null),
  typeTransportUnit: catalogueKey(TRUCK_TYPES)
    .nullish()
    .transform((key) => key ?? null),
  weightUnit: optionalChoice(WEIGHT_UNITS),
  clientFreight: freightInputShape,
  supplierFreight: freightInputShape,
  promisedTn: tonnesShape.nullish().transform((text) => text ?? null),
});
export type OperationInput = z.output<typeof operationFields>;

const FIELD_OF_PROBLEM = { valueRequired: 'value', currencyRequired: 'currency', unitRequired: 'weightUnit' } as const;

/** Checks that involve several fields. */
export function judgeOperation(kind: OperationKind) {
  return (given: OperationInput, context: z.RefinementCtx): void => {
    const say = (path: string[], code: string) => context.addIssue({ code: 'custom', path, params: { code } });
    if (given.deliveryDate < given.pickupDate) say(['deliveryDate'], 'beforePickup');
    if (kind === 'agro' && given.promisedTn === null) say(['promisedTn'], 'required');
    for (const name of ['clientFreight', 'supplierFreight'] as const) {
      for (const problem of freightProblems({ ...given[name], unit: given.weightUnit })) {
        const field = FIELD_OF_PROBLEM[problem];
        say(field === 'weightUnit' ? [field] : [name, field], 'required');
      }
    }
  };
}

export const newOperationShape = (kind: OperationKind) => operationFields.superRefine(judgeOperation(kind));
export const operationChangeShape = (kind: OperationKind) =>
  operationFields.extend({ version: versionShape }).superRefine(judgeOperation(kind));
