import { z } from 'zod';
import { ORDER_KINDS, ORDER_MODES } from '#areas/load-orders/rules/order-kind.ts';
import { STOP_ACTIONS, STOP_STATUSES } from '#areas/load-orders/rules/order-limits.ts';
import { ORDER_SIDES } from '#areas/load-orders/rules/order-side.ts';
import { ORDER_STATUS, type OrderStatusName } from '#areas/load-orders/rules/order-status.ts';
import { PROPERTY_TYPES } from '#areas/load-orders/rules/property-type.ts';
import { placeShape } from '#areas/operations/contract/place.shapes.ts';
import { FREIGHT_TYPES } from '#areas/operations/rules/freight.ts';
import { OPERATION_STATES } from '#areas/operations/rules/operation-state.ts';
import { idShape } from '#kernel/ids.ts';
import { ORDER_ACTIONS } from './order-moves.ts';

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
  /** Of a compound freight: the unit of weight the price is of. */
  unit: unitShape.nullable(),
  invoice: z.boolean(),
  advance: text,
});
export type FreightView = z.output<typeof freightShape>;

export const propertyValueShape = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** A custom attribute with the order's value. */
export const orderPropertyShape = z.object({
  nameKey: z.string(),
  name: z.string(),
  type: z.enum(PROPERTY_TYPES),
  value: propertyValueShape,
});
export type OrderPropertyView = z.output<typeof orderPropertyShape>;

export const assignmentShape = z.object({
  /** Null of an order given to a carrier that has not chosen a truck yet. */
  transportUnitId: idShape.nullable(),
  plate: text,
  /** The driver. */
  userId: idShape.nullable(),
  fullName: text,
  /** Calling code without plus, a space, the number; null for whoever may not see it. */
  phone: text,
  /** The carrier; null where the own fleet drives. */
  companyId: idShape.nullable(),
  companyName: text,
  trailerId: idShape.nullable(),
  trailerPlate: text,
  secondTrailerId: idShape.nullable(),
  gpsDeviceId: text,
  assignedAt: text,
  /** When the driver agreed. */
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
  /** One of the types of documents, or what the file is proof of. */
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

const datesShape = z.object({
  loadingDate: text,
  /** HH:mm. */
  loadingDateHour: text,
  deliveryDate: text,
  deliveryDateHour: text,
  containerReturn: text,
  delayCutoff: text,
  delayDate: text,
});

/** One order as its detail shows it; what the reader may not see is null or empty. */
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
  /** What this reader may do now. */
  moves: z.array(z.enum(ORDER_ACTIONS)),
  /** Whose order it is. */
  company: z.object({ companyId: idShape, companyName: z.string() }),
  operation: z.object({ operationId: idShape, operationCode: text, state: z.enum(OPERATION_STATES).nullable() }),
  clientCompany: z.object({ _id: idShape, name: z.string(), taxId: text }).nullable(),
  clientTaxDocument: text,
  notificationClient: z.object({ mail: text, firstName: text, lastName: text }).nullable(),
  operator: person.nullable(),
  assignedAnalyst: person.nullable(),
  origin: placeShape,
  destination: placeShape,
  dates: datesShape,
  /** Kilometres. */
  distanceTravel: number,
  categoryLoad: z.object({ categoryLoadId: z.string(), categoryLoadName: z.string() }).nullable(),
  weightUnit: z
    .object({
      weightUnitId: z.string(),
      weightUnitName: z.string(),
      weightUnitAbbreviation: z.string(),
      value: number,
    })
    .nullable(),
  boardingMode: z.object({ boardingModeId: z.string(), boardingModeName: z.string() }).nullable(),
  typeTransportUnit: z.object({ typeTransportUnitId: z.string(), typeTransportUnitLabel: z.string() }).nullable(),
  typeOperation: z.object({ id: z.string(), name: z.string(), action: named }).nullable(),
  serviceType: named.nullable(),
  loads: z.array(
    z.object({ category: z.object({ categoryId: z.string(), categoryName: z.string() }), value: z.number() }),
  ),
  /** Whether the reader is shown prices; without the right all three are null. */
  showsFreights: z.boolean(),
  clientFreight: freightShape.nullable(),
  carrierFreight: freightShape.nullable(),
  transportFreight: z.object({ value: z.string(), currency: currencyShape }).nullable(),
  hideTruckerFreight: z.boolean(),
  assignmentNumber: text,
  orderCodes: z.array(z.string()),
  deliveryCodes: z.array(z.string()),
  billOfLadingNumber: text,
  billOfLadingNumberFourkites: text,
  /** Another order of the company carries the same bill of lading. */
  hasRepeatedBL: z.boolean(),
  carrierBookingNumber: text,
  /** The container's number. */
  equipmentNumber: text,
  /** The check digit of the container's number is not the one it should have. */
  equipmentNumberDoubtful: z.boolean(),
  containerType: named.nullable(),
  vessel: text,
  crt: text,
  invoiceNumber: text,
  comment: text,
  /** A list; keyed by nameKey for holders of the keyed variant. */
  propertiesOc: z.union([z.array(orderPropertyShape), z.record(z.string(), propertyValueShape)]),
  /** Of the keyed variant: the company the assignment is for. */
  assignmentCompany: z.object({ companyId: idShape, companyName: z.string() }).nullable(),
  assignment: assignmentShape.nullable(),
  stops: z.array(stopShape),
  documents: z.array(orderFileShape),
  tasks: z.object({ done: z.number().int(), total: z.number().int() }),
  lastCheckpoint: z.object({ lat: z.number(), lng: z.number(), at: z.string() }).nullable(),
  /** Tonnes by the weighbridge. */
  loadedTn: number,
  deliveredTn: number,
  rated: z.boolean(),
  startedAt: text,
  finishedAt: text,
  createdBy: text,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type OrderView = z.output<typeof orderShape>;
