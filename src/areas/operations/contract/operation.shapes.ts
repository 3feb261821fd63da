import { z } from 'zod';
import { usedRateShape } from '#areas/exchange-rates/contract/used-rate.shapes.ts';
import { CURRENCIES, DISPATCH_TYPES, SERVICE_TYPES, WEIGHT_UNITS } from '#areas/operations/rules/catalogues.ts';
import { FREIGHT_TYPES } from '#areas/operations/rules/freight.ts';
import { OPERATION_KINDS, OPERATION_STATES } from '#areas/operations/rules/operation-state.ts';
import { routeGeofenceShape } from '#areas/routes/contract/plan.calls.ts';
import { idShape } from '#kernel/ids.ts';
import { placeShape } from './place.shapes.ts';

const text = z.string().nullable();

/** A price for the whole operation; a compound one uses the operation's unit of weight. */
export const operationFreightShape = z.object({
  type: z.enum(FREIGHT_TYPES),
  value: text,
  currency: z.enum(CURRENCIES).nullable(),
});
export type OperationFreight = z.output<typeof operationFreightShape>;

/** One of its load orders, as far as the reader may see it. */
export const operationOrderShape = z.object({
  _id: idShape,
  loadingOrderCode: z.string(),
  loadingOrderStatus: z.number().int(),
  kind: z.string(),
  originCity: z.string(),
  destinationCity: z.string(),
  loadingDate: text,
  deliveryDate: text,
  /** From when on the order is late in its present state. */
  lateAt: text,
  plate: text,
  driverName: text,
  carrierName: text,
  loadedTn: text,
  deliveredTn: text,
});
export type OperationOrder = z.output<typeof operationOrderShape>;

/** Income and cost, summed over all orders that are not cancelled, one line per currency. */
export const figureShape = z.object({
  currency: z.enum(CURRENCIES),
  income: z.string(),
  cost: z.string(),
  profit: z.string(),
  /** Price of one unit in the company's own currency; null where no rate is set. */
  exchangeRate: text,
  /** The same with its day and its source. */
  usedRate: usedRateShape.nullable(),
});
export type Figure = z.output<typeof figureShape>;

export const figuresShape = z.object({
  /** Sums of the orders, or the agreed prices while the operation has none. */
  basis: z.enum(['orders', 'agreed']),
  ownCurrency: z.enum(CURRENCIES),
  lines: z.array(figureShape),
  /** In the own currency; null while a rate is missing. */
  total: figureShape.omit({ currency: true, exchangeRate: true, usedRate: true }).nullable(),
  /** Orders with a price that is still to be agreed or depends on an unknown weight. */
  pending: z.number().int(),
});
export type Figures = z.output<typeof figuresShape>;

export const tonnageShape = z.object({
  promised: text,
  loaded: z.string(),
  delivered: z.string(),
  /** Delivered minus loaded, for orders weighed at both ends. */
  difference: z.string(),
  /** Delivered share of the promised tonnes, in percent. */
  percentage: z.number().nullable(),
});
export type Tonnage = z.output<typeof tonnageShape>;

export const operationShape = z.object({
  _id: idShape,
  version: z.number().int(),
  kind: z.enum(OPERATION_KINDS),
  code: z.string(),
  state: z.enum(OPERATION_STATES),
  /** Whether the reader's own company runs it; clients and carriers may only read. */
  own: z.boolean(),
  companyName: text,
  dispatchType: z.enum(DISPATCH_TYPES).nullable(),
  serviceType: z.enum(SERVICE_TYPES).nullable(),
  client: z.object({ _id: idShape, name: z.string() }).nullable(),
  operator: z.object({ userId: idShape, fullName: z.string() }).nullable(),
  template: z.object({ _id: idShape, name: z.string() }).nullable(),
  reference: text,
  comment: text,
  origin: placeShape,
  destination: placeShape,
  /** For its own company, with the names of route and path. */
  routeGeofence: routeGeofenceShape.extend({ name: z.string() }).nullable(),
  dates: z.object({ pickupDate: z.string(), deliveryDate: z.string() }),
  categoryLoad: text,
  typeTransportUnit: text,
  weightUnit: z.enum(WEIGHT_UNITS).nullable(),
  /** Null for readers who may not see prices, or not this one. */
  clientFreight: operationFreightShape.nullable(),
  supplierFreight: operationFreightShape.nullable(),
  promisedTn: text,
  finalizedAt: text,
  canceledAt: text,
  cancelReason: text,
  orderCount: z.number().int(),
  orders: z.array(operationOrderShape),
  figures: figuresShape.nullable(),
  tonnage: tonnageShape.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type OperationView = z.output<typeof operationShape>;
