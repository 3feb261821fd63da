import { z } from 'zod';
import type { OperationView } from '#areas/operations/contract/operation.shapes.ts';
import { judgeOperation, operationFields } from '#areas/operations/contract/operation-input.shapes.ts';
import type { StartedOperation } from '#areas/operations/contract/operation-slots.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { Currency } from '#areas/operations/rules/catalogues.ts';
import { PROMISED_MAX } from '#areas/operations/rules/operation-limits.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import { SUPERVISION_TYPES } from '#areas/routes/rules/route-limits.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { optionalTextShape } from '#kernel/text.ts';

/** A place in a form: its texts may be empty. */
const placeFormShape = z.object({
  cityId: z.string().min(1).max(150),
  cityName: z.string(),
  countryCode: z.enum(COUNTRY_CODES).nullable(),
  address: optionalTextShape(),
  reference: optionalTextShape(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  category: optionalTextShape(),
  warehouseId: z.string().nullable(),
});

/** Nothing is chosen without a path. */
const pathFormShape = z
  .object({ routeGeofenceId: z.string().nullable(), type: z.enum(SUPERVISION_TYPES).nullable() })
  .transform(({ routeGeofenceId, type }) => routeGeofenceId && { routeGeofenceId, type: type ?? 'geofence' })
  .transform((path) => path || null);
const NO_PATH = { routeGeofenceId: null, type: null };

const promisedShape = z
  .number()
  .positive()
  .max(PROMISED_MAX)
  .nullable()
  .transform((tonnes) => (tonnes === null ? null : String(tonnes)));

/** The body of the call, except that texts of places may be empty and tonnes are a number. */
export const operationShape = (kind: OperationKind) =>
  operationFields
    .extend({
      origin: placeFormShape,
      destination: placeFormShape,
      routeGeofence: pathFormShape,
      promisedTn: promisedShape,
    })
    .superRefine(judgeOperation(kind));

export type OperationShape = ReturnType<typeof operationShape>;
export type OperationInput = z.input<OperationShape>;
export type OperationForm = z.output<OperationShape>;
type Entered = Partial<Readonly<OperationInput>>;

const placeOf = (place: Place | undefined) => ({
  cityId: place?.cityId ?? '',
  cityName: place?.cityName ?? '',
  countryCode: place?.countryCode ?? null,
  address: place?.address ?? '',
  reference: place?.reference ?? '',
  lat: place?.lat ?? null,
  lng: place?.lng ?? null,
  category: place?.category ?? '',
  warehouseId: place?.warehouseId ?? null,
});

const pathOf = (path: StartedOperation['routeGeofence']) =>
  path ? { routeGeofenceId: path.routeGeofenceId, type: path.type } : NO_PATH;

/** Sent for a price the user may not see; the server keeps the stored one. */
const UNSEEN = { type: 'toNegotiate' as const, value: null, currency: null };

/** The starting values: the stored operation, or empty fields in the own currency. */
export function formOf(operation: OperationView | null, currency: Currency, operatorId: string | null): Entered {
  if (!operation) {
    const freight = { type: 'simple' as const, value: null, currency };
    return {
      dispatchType: 'direct',
      serviceType: 'national',
      operatorId,
      templateId: null,
      reference: '',
      comment: '',
      origin: placeOf(undefined),
      destination: placeOf(undefined),
      routeGeofence: NO_PATH,
      categoryLoad: null,
      typeTransportUnit: null,
      weightUnit: 'tn',
      clientFreight: freight,
      supplierFreight: freight,
      promisedTn: null,
    };
  }
  const { dispatchType, serviceType, client, typeTransportUnit, dates, promisedTn } = operation;
  return {
    ...(dispatchType ? { dispatchType } : {}),
    ...(serviceType ? { serviceType } : {}),
    ...(client ? { clientId: client._id } : {}),
    operatorId: operation.operator?.userId ?? null,
    templateId: operation.template?._id ?? null,
    reference: operation.reference ?? '',
    comment: operation.comment ?? '',
    origin: placeOf(operation.origin),
    destination: placeOf(operation.destination),
    routeGeofence: pathOf(operation.routeGeofence),
    ...dates,
    categoryLoad: operation.categoryLoad,
    typeTransportUnit: typeTransportUnit as Entered['typeTransportUnit'],
    weightUnit: operation.weightUnit,
    clientFreight: operation.clientFreight ?? UNSEEN,
    supplierFreight: operation.supplierFreight ?? UNSEEN,
    promisedTn: promisedTn === null ? null : Number(promisedTn),
  };
}

/** What is known of a new operation, over what an empty form starts with. */
export function startedForm(start: StartedOperation, currency: Currency, operatorId: string | null): Entered {
  const { origin, destination, comment, routeGeofence, ...known } = start;
  return {
    ...formOf(null, currency, operatorId),
    ...known,
    ...(origin ? { origin: placeOf(origin) } : {}),
    ...(destination ? { destination: placeOf(destination) } : {}),
    ...(routeGeofence ? { routeGeofence: pathOf(routeGeofence) } : {}),
    comment: comment ?? '',
  };
}

/** A freight still to be agreed has no price. */
export function bodyOf(form: OperationForm) {
  const agreed = <T extends OperationForm['clientFreight']>(freight: T): T =>
    freight.type === 'toNegotiate' ? { ...freight, value: null, currency: null } : freight;
  return { ...form, clientFreight: agreed(form.clientFreight), supplierFreight: agreed(form.supplierFreight) };
}
