import { z } from 'zod';
import { ORDER_KINDS, ORDER_MODES } from '#areas/load-orders/rules/order-kind.ts';
import { STOP_ACTIONS, STOP_STATUSES } from '#areas/load-orders/rules/order-limits.ts';
import { ORDER_SIDES } from '#areas/load-orders/rules/order-side.ts';
import { ORDER_STATUS, type OrderStatusName } from '#areas/load-orders/rules/order-status.ts';
import { PROPERTY_TYPES } from '#areas/load-orders/rules/property-type.ts';
import { placeShape } from '#areas/operations/contract/place.shapes.ts';
import { FREIGHT_TYPES } from '#areas/operations/rules/freight.ts';
import { OPERATION_STATES } from '#areas/operations/rules/operation-state.ts';
import { routeGeofenceShape } from '#areas/routes/contract/plan.calls.ts';
import { replyShapes } from '#kernel/fields.ts';
import { idShape } from '#kernel/ids.ts';
import { NAMED_FIELDS, PLAIN_FIELDS } from './order-fields.ts';
import { ORDER_ACTIONS } from './order-moves.ts';
import { orderPlanShape } from './order-plan.shapes.ts';

const text = z.string().nullable();
const number = z.number().nullable();
const named = z.object({ id: z.string(), name: z.string() });
const person = z.object({ userId: idShape, fullName: z.string() });
const statusNames = Object.keys(ORDER_STATUS) as [OrderStatusName, ...OrderStatusName[]];

const currencyShape = z.object({ measurementId: z.string(), name: z.string(), abbreviation: z.string() });
const unitShape = z.object({ measurementId: z.string(), measurementName: z.string(), abbreviation: z.string() });

export const freightShape = z.object({
  type: z.enum(FREIGHT_TYPES),
  /** Decimal text; null while to negotiate. */
  value: text,
  currency: currencyShape.nullable(),
  /** The unit of weight the price of a compound freight refers to. */
  unit: unitShape.nullable(),
  invoice: z.boolean(),
  advance: text,
});
export type FreightView = z.output<typeof freightShape>;

export const propertyValueShape = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** A custom property with the order's value. */
export const orderPropertyShape = z.object({
  nameKey: z.string(),
  name: z.string(),
  type: z.enum(PROPERTY_TYPES),
  value: propertyValueShape,
});
export type OrderPropertyView = z.output<typeof orderPropertyShape>;

export const assignmentShape = z.object({
  /** Null while the carrier of the order has not chosen a truck. */
  transportUnitId: idShape.nullable(),
  plate: text,
  /** The driver. */
  userId: idShape.nullable(),
  fullName: text,
  /** Calling code without plus, a space, the number; null for readers without the permission to see it. */
  phone: text,
  /** The carrier; null where the own fleet drives. */
  companyId: idShape.nullable(),
  companyName: text,
  trailerId: idShape.nullable(),
  trailerPlate: text,
  secondTrailerId: idShape.nullable(),
  gpsDeviceId: text,
  assignedAt: text,
  /** When the driver gave consent. */
  acceptedAt: text,
});
export type AssignmentView = z.output<typeof assignmentShape>;

export const stopShape = z.object({
  _id: idShape,
  position: z.number().int(),
  action: z.enum(STOP_ACTIONS),
  place: placeShape,
  customer: text,
  contactName: text,
  contactPhone: text,
  orderCode: text,
  deliveryCode: text,
  plannedAt: text,
  quantity: number,
  quantityUnit: text,
  quantityDone: number,
  status: z.enum(STOP_STATUSES),
  note: text,
  arrivedAt: text,
  doneAt: text,
});
export type StopView = z.output<typeof stopShape>;

export const orderFileShape = z.object({
  _id: idShape,
  /** A document type, or the kind of proof the file is. */
  type: z.string(),
  fileId: idShape,
  fileName: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  /** Signed, short-lived link. */
  url: z.string(),
  taskId: idShape.nullable(),
  stopId: idShape.nullable(),
  createdAt: z.string(),
});
export type OrderFileView = z.output<typeof orderFileShape>;

type NamedReplies = {
  [N in keyof typeof NAMED_FIELDS as HeadOf<(typeof NAMED_FIELDS)[N]['wire']>]: z.ZodType<Record<
    KeyOf<(typeof NAMED_FIELDS)[N]['wire']> | (typeof NAMED_FIELDS)[N]['named']['as'],
    string
  > | null>;
};
type HeadOf<P> = P extends `${infer Head}.${string}` ? Head : never;
type KeyOf<P> = P extends `${string}.${infer Key}` ? Key : never;

/** A key of a catalogue with the name it has there. */
const namedReplies = Object.fromEntries(
  Object.values(NAMED_FIELDS).map(({ wire, named }) => {
    const [head, key] = wire.split('.') as [string, string];
    return [head, z.object({ [key]: z.string(), [named.as]: z.string() }).nullable()];
  }),
) as unknown as NamedReplies;

/** One order as its detail shows it; values the reader may not see are null or empty. */
export const orderShape = z.object({
  _id: idShape,
  version: z.number().int(),
  kind: z.enum(ORDER_KINDS),
  operationMode: z.enum(ORDER_MODES),
  side: z.enum(ORDER_SIDES),
  loadingOrderCode: z.string(),
  loadingOrderStatus: z.number().int(),
  statusName: z.enum(statusNames),
  statusAt: z.string(),
  /** The actions this reader may take now. */
  moves: z.array(z.enum(ORDER_ACTIONS)),
  /** The company that owns the order. */
  company: z.object({ companyId: idShape, companyName: z.string() }),
  operation: z.object({ operationId: idShape, operationCode: text, state: z.enum(OPERATION_STATES).nullable() }),
  /** The opportunity whose award created it, for its company and its carrier. */
  opportunity: z.object({ _id: idShape, code: z.string() }).nullable(),
  clientCompany: z.object({ _id: idShape, name: z.string(), taxId: text, countryId: text }).nullable(),
  /** Values shown as they are stored: dates, codes, the comment. */
  ...replyShapes(PLAIN_FIELDS),
  ...namedReplies,
  /** The path the order is planned on, and what of it is watched. */
  routeGeofence: routeGeofenceShape.nullable(),
  plan: orderPlanShape.nullable(),
  notificationClient: z.object({ mail: text, firstName: text, lastName: text }).nullable(),
  operator: person.nullable(),
  assignedAnalyst: person.nullable(),
  weightUnit: z
    .object({
      weightUnitId: z.string(),
      weightUnitName: z.string(),
      weightUnitAbbreviation: z.string(),
      value: number,
    })
    .nullable(),
  typeOperation: z.object({ id: z.string(), name: z.string(), action: named }).nullable(),
  loads: z.array(
    z.object({ category: z.object({ categoryId: z.string(), categoryName: z.string() }), value: z.number() }),
  ),
  /** Whether the reader may see prices; without the permission all three are null. */
  showsFreights: z.boolean(),
  clientFreight: freightShape.nullable(),
  carrierFreight: freightShape.nullable(),
  transportFreight: z.object({ value: z.string(), currency: currencyShape }).nullable(),
  /** Another order of the company carries the same bill of lading. */
  hasRepeatedBL: z.boolean(),
  /** The check digit of the container number is wrong. */
  equipmentNumberDoubtful: z.boolean(),
  /** A list; an object keyed by nameKey for holders of the keyed variant. */
  propertiesOc: z.union([z.array(orderPropertyShape), z.record(z.string(), propertyValueShape)]),
  /** In the keyed variant: the company the assignment is for. */
  assignmentCompany: z.object({ companyId: idShape, companyName: z.string() }).nullable(),
  assignment: assignmentShape.nullable(),
  stops: z.array(stopShape),
  documents: z.array(orderFileShape),
  /** Documents of the delivery that were sent back and did not come again yet. */
  returned: z.object({ at: z.string(), by: text, reason: text, documents: text }).nullable(),
  tasks: z.object({ done: z.number().int(), total: z.number().int() }),
  lastCheckpoint: z.object({ lat: z.number(), lng: z.number(), at: z.string() }).nullable(),
  /** Tonnes measured by the weighbridge. */
  loadedTn: number,
  deliveredTn: number,
  rated: z.boolean(),
  /** From when on the order is late in its present state. */
  lateAt: text,
  /** Until when its delivery is on time: as planned, plus the tolerance of the company. */
  deliveryDueAt: text,
  startedAt: text,
  finishedAt: text,
  createdBy: text,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type OrderView = z.output<typeof orderShape>;
