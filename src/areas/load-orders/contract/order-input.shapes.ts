import { z } from 'zod';
import {
  clearableDay,
  clearableEmail,
  clearableText,
  fileNameShape,
  versionShape,
} from '#areas/companies/contract/input.shapes.ts';
import { DOCK_OPERATION_NAMES } from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import {
  CODE_MAX,
  DISTANCE_MAX_KM,
  FORM_DEFAULTS,
  MAX_CODES,
  MAX_FILES,
  MAX_LOADS,
  MAX_ORDERS_AT_ONCE,
  MAX_PROPERTIES,
  ORDER_DOCUMENT_TYPES,
  QUANTITY_MAX,
  SPLITS,
} from '#areas/load-orders/rules/order-limits.ts';
import { PROPERTY_LENGTH_CEILING } from '#areas/load-orders/rules/property-type.ts';
import { placeShape } from '#areas/operations/contract/place.shapes.ts';
import {
  BOARDING_MODES,
  CONTAINER_TYPES,
  CURRENCIES,
  LOAD_CATEGORIES,
  SERVICE_TYPES,
  WEIGHT_UNITS,
} from '#areas/operations/rules/catalogues.ts';
import { FREIGHT_TYPES } from '#areas/operations/rules/freight.ts';
import { instantShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { NAME_MAX, textShape } from '#kernel/text.ts';
import { stopInputShape, stopsShape } from './order-stop.shapes.ts';

const clearable = <S extends z.ZodType>(shape: S) => shape.nullable().optional();
const quantity = z.number().min(0).max(QUANTITY_MAX);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Never negative, at most two decimals. */
const price = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);
const code = textShape(CODE_MAX);

const currency = z.strictObject({ measurementId: z.enum(CURRENCIES) });

export const freightInputShape = z.strictObject({
  type: z.enum(FREIGHT_TYPES),
  value: clearable(price),
  currency: clearable(currency),
  unit: clearable(z.strictObject({ measurementId: z.enum(WEIGHT_UNITS) })),
  invoice: z.boolean().default(false),
  advance: clearable(price),
});
export type FreightInput = z.output<typeof freightInputShape>;

const propertyValue = z.union([z.string().max(PROPERTY_LENGTH_CEILING), z.number(), z.boolean()]).nullable();
const propertyKey = z.string().min(1).max(40);

/** A list, or keyed by nameKey. */
export const propertiesInputShape = z.union([
  z.array(z.strictObject({ nameKey: propertyKey, value: propertyValue })).max(MAX_PROPERTIES),
  z.record(propertyKey, propertyValue),
]);

export const datesInputShape = z.strictObject({
  loadingDate: clearableDay,
  loadingDateHour: clearable(hour),
  deliveryDate: clearableDay,
  deliveryDateHour: clearable(hour),
  containerReturn: clearableDay,
  delayCutoff: clearable(instantShape),
  delayDate: clearable(instantShape),
});
export type DatesInput = z.output<typeof datesInputShape>;

/** A truck with the driver and the semitrailers it is matched with; another driver where one is named. */
export const assignmentInputShape = z.strictObject({ transportUnitId: idShape, userId: idShape.optional() });
export type AssignmentInput = z.output<typeof assignmentInputShape>;

export const documentInputShape = z.strictObject({
  fileId: idShape,
  type: z.enum(ORDER_DOCUMENT_TYPES).default('OtherDocuments'),
  editedFileName: fileNameShape.optional(),
});
export const documentChangeShape = z.strictObject({
  type: z.enum(ORDER_DOCUMENT_TYPES).optional(),
  editedFileName: fileNameShape.optional(),
});
export type OrderDocumentInput = z.output<typeof documentInputShape>;

/** What a form says; a field left out stays as it is, null empties it, a list replaces the whole list. */
const fields = {
  /** The client among the company's partners. */
  clientCompany: clearable(z.strictObject({ _id: idShape })),
  clientTaxDocument: clearableText(50),
  notificationClient: clearable(
    z.strictObject({ mail: clearableEmail, firstName: clearableText(NAME_MAX), lastName: clearableText(NAME_MAX) }),
  ),
  operator: clearable(z.strictObject({ userId: idShape })),
  assignedAnalyst: clearable(z.strictObject({ userId: idShape })),
  dates: datesInputShape.optional(),
  distanceTravel: clearable(z.number().min(0).max(DISTANCE_MAX_KM)),
  categoryLoad: clearable(z.strictObject({ categoryLoadId: z.enum(LOAD_CATEGORIES) })),
  weightUnit: clearable(z.strictObject({ weightUnitId: z.enum(WEIGHT_UNITS), value: clearable(quantity) })),
  boardingMode: clearable(z.strictObject({ boardingModeId: z.enum(BOARDING_MODES) })),
  typeTransportUnit: clearable(z.strictObject({ typeTransportUnitId: z.enum(TRUCK_TYPES) })),
  /** Whether it loads or unloads follows from it. */
  typeOperation: clearable(z.strictObject({ id: z.enum(DOCK_OPERATION_NAMES) })),
  serviceType: clearable(z.strictObject({ id: z.enum(SERVICE_TYPES) })),
  loads: z
    .array(z.strictObject({ category: z.strictObject({ categoryId: z.enum(LOAD_CATEGORIES) }), value: quantity }))
    .max(MAX_LOADS)
    .optional(),
  clientFreight: clearable(freightInputShape),
  carrierFreight: clearable(freightInputShape),
  transportFreight: clearable(z.strictObject({ value: price, currency })),
  hideTruckerFreight: z.boolean().optional(),
  orderCodes: z.array(code).max(MAX_CODES).optional(),
  deliveryCodes: z.array(code).max(MAX_CODES).optional(),
  billOfLadingNumber: clearableText(CODE_MAX),
  billOfLadingNumberFourkites: clearableText(CODE_MAX),
  carrierBookingNumber: clearableText(CODE_MAX),
  equipmentNumber: clearableText(CODE_MAX),
  containerType: clearable(z.strictObject({ id: z.enum(CONTAINER_TYPES) })),
  vessel: clearableText(CODE_MAX),
  crt: clearableText(CODE_MAX),
  invoiceNumber: clearableText(CODE_MAX),
  comment: clearableText(),
  propertiesOc: propertiesInputShape.optional(),
  /** Of the keyed variant: a transport company among the partners. */
  assignmentCompany: clearable(z.strictObject({ companyId: idShape })),
};

export const orderChangeShape = z.strictObject({
  ...fields,
  origin: placeShape.optional(),
  destination: placeShape.optional(),
  version: versionShape,
});
export type OrderChange = z.output<typeof orderChangeShape>;

export const newOrderShape = z.strictObject({
  ...fields,
  origin: placeShape,
  destination: placeShape,
  /** Without one, an operation is made for the order. */
  operation: z.strictObject({ operationId: idShape }).optional(),
  documents: z.array(documentInputShape).max(MAX_FILES).optional(),
});
export type NewOrderInput = z.output<typeof newOrderShape>;

const orderCount = z.number().int().min(1).max(MAX_ORDERS_AT_ONCE);

export const newExpressShape = newOrderShape.extend({ assignment: assignmentInputShape });
export const newMultipleShape = newOrderShape.extend({
  numLoadingOrders: orderCount.default(FORM_DEFAULTS.numLoadingOrders),
});
/** The same order on other days: one for each set of dates. */
export const newProgramShape = newOrderShape
  .omit({ dates: true })
  .extend({ programs: z.array(datesInputShape).min(1).max(MAX_ORDERS_AT_ONCE) });

/** Places, days and freights are those of the agro operation. */
export const newAgroShape = z.strictObject({
  agroOperationId: idShape,
  category: clearable(z.enum(LOAD_CATEGORIES)),
  typeTransportUnit: clearable(z.enum(TRUCK_TYPES)),
  comment: clearableText(),
  /** With a truck the order is assigned at once, to the truck's own driver unless another is named. */
  transportUnitId: idShape.optional(),
  truckerUserId: idShape.optional(),
  numLoadingOrders: orderCount.default(1),
});
export type NewAgroInput = z.output<typeof newAgroShape>;

/** The first pickup and the last delivery are the order's origin and destination. */
export const newMultipointShape = newOrderShape.omit({ origin: true, destination: true, deliveryCodes: true }).extend({
  stops: stopsShape(stopInputShape),
  split: z.enum(SPLITS).default('one'),
  /** With a truck the one order of all stops is assigned at once. */
  assignment: assignmentInputShape.optional(),
});
export type NewMultipointInput = z.output<typeof newMultipointShape>;
