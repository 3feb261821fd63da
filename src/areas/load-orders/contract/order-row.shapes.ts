import { z } from 'zod';
import { ORDER_BOOKING_STATES } from '#areas/load-orders/rules/order-booking.ts';
import { ORDER_MODES } from '#areas/load-orders/rules/order-kind.ts';
import { type OrderStatusName, STATUS_DISPLAY_ORDER } from '#areas/load-orders/rules/order-status.ts';
import { FREIGHT_TYPES } from '#areas/operations/rules/freight.ts';
import { idShape } from '#kernel/ids.ts';
import { forListedCodes } from './order-codes.ts';

const text = z.string().nullable();
const number = z.number().nullable();
const texts = z.array(z.string());

/** Freights are null for readers without the permission to see prices; amounts are sent as decimal text. */
export const orderRowShape = z.object({
  _id: idShape,
  version: z.number().int(),
  loadingOrderCode: z.string(),
  operationId: idShape,
  operationCode: text,
  status: z.enum(STATUS_DISPLAY_ORDER as [OrderStatusName, ...OrderStatusName[]]),
  statusAt: z.string(),
  /** Finished or paid, and not rated yet. */
  unrated: z.boolean(),
  operationMode: z.enum(ORDER_MODES),
  /** Whether it is an order of the reader's company; what they may do depends on it. */
  own: z.boolean(),
  /** Its carrier is on the platform and chooses truck and driver. */
  carrierChooses: z.boolean(),
  /** The name of the company whose order it is; for its clients and carriers. */
  company: text,
  clientCompany: text,
  operator: text,
  origin: z.string(),
  destination: z.string(),
  loadingDate: text,
  loadingDateHour: text,
  deliveryDate: text,
  deliveryDateHour: text,
  /** From when on the order is late in its present state; null where nothing is planned or awaited. */
  lateAt: text,
  transportUnitId: idShape.nullable(),
  plate: text,
  trailerPlate: text,
  truckerId: idShape.nullable(),
  trucker: text,
  providerCompany: text,
  category: text,
  weight: number,
  weightUnit: text,
  typeTransportUnit: text,
  typeOperation: text,
  action: text,
  serviceType: text,
  clientFreight: text,
  clientFreightCurrency: text,
  carrierFreight: text,
  carrierFreightCurrency: text,
  carrierFreightType: z.enum(FREIGHT_TYPES).nullable(),
  /** The unit of weight the price of a compound freight refers to. */
  carrierFreightUnit: text,
  transportFreight: text,
  transportFreightCurrency: text,
  /** For the paying company: what the carrier got so far, what is left to pay, and why the order was closed without it. */
  paid: text,
  rest: text,
  paymentDifference: text,
  ...forListedCodes(() => text),
  orderCodes: texts,
  deliveryCodes: texts,
  containerType: text,
  /** Of its next booking at a warehouse; null where it needs none. */
  schedulingStatus: z.enum(ORDER_BOOKING_STATES).nullable(),
  /** Names of the route and path it is planned on, as they were then. */
  route: text,
  tasksDone: z.number().int(),
  tasksTotal: z.number().int(),
  lastSeenAt: text,
  /** For an order with stops: its deliveries, and how many are done. */
  deliveries: number,
  deliveriesDone: number,
  loadedTn: number,
  deliveredTn: number,
  createdAt: z.string(),
  updatedAt: z.string(),
});
