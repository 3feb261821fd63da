import { z } from 'zod';
import { clearableText, fileNameShape, versionShape } from '#areas/companies/contract/input.shapes.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import {
  FORM_DEFAULTS,
  MAX_FILES,
  MAX_ORDERS_AT_ONCE,
  MAX_PROPERTIES,
  MAX_STOPS,
  ORDER_DOCUMENT_TYPES,
  SPLITS,
} from '#areas/load-orders/rules/order-limits.ts';
import { PROPERTY_LENGTH_CEILING } from '#areas/load-orders/rules/property-type.ts';
import { placeShape } from '#areas/operations/contract/place.shapes.ts';
import { DISPATCH_TYPES, LOAD_CATEGORIES } from '#areas/operations/rules/catalogues.ts';
import { catalogueKey } from '#kernel/catalogue-key.ts';
import { inputShapes, inside } from '#kernel/fields.ts';
import { idShape } from '#kernel/ids.ts';
import { SENT_FIELDS } from './order-fields.ts';
import { stopInputShape, stopsShape } from './order-stop.shapes.ts';

const propertyValue = z.union([z.string().max(PROPERTY_LENGTH_CEILING), z.number(), z.boolean()]).nullable();
const propertyKey = z.string().min(1).max(40);

/** A list, or keyed by nameKey. */
export const propertiesInputShape = z.union([
  z.array(z.strictObject({ nameKey: propertyKey, value: propertyValue })).max(MAX_PROPERTIES),
  z.record(propertyKey, propertyValue),
]);

/** A missing date stays as it is; null clears it. */
export const datesInputShape = z.strictObject(inputShapes(inside(SENT_FIELDS, 'dates')));
export type DatesInput = z.output<typeof datesInputShape>;

/** A truck with its matched driver and semitrailers; a named driver replaces the matched one. */
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

/** The fields of a form: a missing field stays as it is, null clears it, a list replaces the whole list. */
const fields = { ...inputShapes(SENT_FIELDS), propertiesOc: propertiesInputShape.optional() };

export const orderChangeShape = z.strictObject({ ...fields, version: versionShape });
export type OrderChange = z.output<typeof orderChangeShape>;
/** The fields of a form, the same for every call. */
export type OrderForm = Omit<OrderChange, 'version'>;

/** A time that is held for a place of a new order: its origin, its destination, or the stop with this index. */
const heldTimeShape = z.strictObject({
  place: z.union([
    z.literal('origin'),
    z.literal('destination'),
    z
      .number()
      .int()
      .min(0)
      .max(MAX_STOPS - 1),
  ]),
  holdKey: idShape,
});
export type HeldTime = z.output<typeof heldTimeShape>;

export const newOrderShape = z.strictObject({
  ...fields,
  origin: placeShape,
  destination: placeShape,
  /** Without one, an operation is created for the order, which requires what operations require. */
  operation: z.strictObject({ operationId: idShape }).optional(),
  /** Of the operation that is created. */
  dispatchType: z.enum(DISPATCH_TYPES).optional(),
  documents: z.array(documentInputShape).max(MAX_FILES).optional(),
  /** Booked together with the order, which must be a single one; other places with docks are booked later. */
  holdKeys: z.array(heldTimeShape).max(MAX_STOPS).optional(),
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

/** Places, dates and freights come from the agro operation. */
export const newAgroShape = z.strictObject({
  agroOperationId: idShape,
  category: catalogueKey(LOAD_CATEGORIES).nullish(),
  typeTransportUnit: catalogueKey(TRUCK_TYPES).nullish(),
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
  /** With a truck, the single order with all stops is assigned at once. */
  assignment: assignmentInputShape.optional(),
});
export type NewMultipointInput = z.output<typeof newMultipointShape>;
