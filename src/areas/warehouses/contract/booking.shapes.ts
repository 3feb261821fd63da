import { z } from 'zod';
import { DOCK_OPERATION_NAMES } from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { idShape } from '#kernel/ids.ts';
import { BOOKING_MOVES, BOOKING_STATES, type BookingMove } from '../rules/booking-state.ts';
import { DOCK_ACTIONS } from '../rules/free-times.ts';

const text = z.string().nullable();
const instant = z.iso.datetime().nullable();

/** What somebody may do with a booking: the moves of its state, correcting its times, and asking for an earlier one. */
export const BOOKING_ACTIONS = [...(Object.keys(BOOKING_MOVES) as BookingMove[]), 'correct', 'wantEarlier'] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

/** A free or taken time of a dock. */
export const scheduleShape = z.object({
  dock: z.object({ id: idShape }),
  shiftId: idShape,
  /** HH:mm by the clock of the warehouse. */
  startTime: z.string(),
  endTime: z.string(),
  /** False: taken. */
  scheduleStatus: z.boolean(),
  /** Somebody is choosing it right now. */
  held: z.boolean(),
});
export type Schedule = z.output<typeof scheduleShape>;

/** A free time that is offered in place of a taken one. */
export const freeTimeShape = z.object({
  dateScheduling: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  dock: z.object({ id: idShape, name: z.string() }),
});
export type FreeTime = z.output<typeof freeTimeShape>;

export const waitingShape = z.object({
  from: z.iso.datetime(),
  /** Null while the truck is still there: the clock runs. */
  until: instant,
  minutes: z.number().int(),
  freeMinutes: z.number().int(),
  chargedMinutes: z.number().int(),
  /** Decimal text; null where only the time is measured. */
  amount: text,
  currency: text,
  pricePerHour: text,
});

export const bookingShape = z.object({
  _id: idShape,
  version: z.number().int(),
  schedulingStatus: z.enum(BOOKING_STATES),
  code: z.string(),
  warehouse: z.object({ _id: idShape, fullName: z.string(), timeZone: z.string(), isOwn: z.boolean() }),
  order: z
    .object({
      _id: idShape,
      operationId: idShape,
      kind: z.enum(ORDER_KINDS),
      loadingOrderCode: z.string(),
      orderCodes: z.array(z.string()),
      deliveryCodes: z.array(z.string()),
      origin: z.string(),
      destination: z.string(),
    })
    .nullable(),
  stopId: idShape.nullable(),
  action: z.enum(DOCK_ACTIONS),
  typeOperation: z.object({ id: z.enum(DOCK_OPERATION_NAMES) }),
  typeTransportUnit: z.object({ id: z.enum(TRUCK_TYPES) }).nullable(),
  /** The day the order asks for. */
  dueDate: text,
  dateScheduling: text,
  dock: z.object({ id: idShape, name: z.string() }).nullable(),
  schedule: z.object({ startTime: z.string(), endTime: z.string(), shiftId: idShape.nullable() }).nullable(),
  startsAt: instant,
  endsAt: instant,
  plate: text,
  trailerPlate: text,
  trucker: text,
  transportCompany: text,
  /** The truck that comes now does not fit the time or the dock. */
  misfit: z.boolean(),
  wantsEarlier: z.boolean(),
  events: z.object({ arrivedAt: instant, calledAt: instant, dockedAt: instant, leftAt: instant }),
  waiting: waitingShape.nullable(),
  actions: z.array(z.enum(BOOKING_ACTIONS)),
});
export type BookingView = z.output<typeof bookingShape>;
