import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { DOCK_OPERATION_NAMES } from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { defineCall } from '#kernel/api-call.ts';
import { catalogueKey } from '#kernel/catalogue-key.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape, textShape } from '#kernel/text.ts';
import { BOOKING_STATES } from '../rules/booking-state.ts';
import { DOCK_ACTIONS } from '../rules/free-times.ts';
import { bookingShape, scheduleShape } from './booking.shapes.ts';
import { BOOK, READ_BOOKINGS, READ_ORDER_BOOKINGS } from './warehouse.permissions.ts';
import { hourShape } from './warehouse.shapes.ts';

const PATH = '/warehouse/schedule';
const params = z.object({ id: idShape });
const reply = z.object({ scheduling: bookingShape });
const booking = { permission: BOOK } as const;

export const readOrderBookings = defineCall({
  id: 'scheduling.ofOrder',
  method: 'GET',
  path: '/warehouse/schedule/order/{id}',
  summary: 'The bookings of a load order: one for each of its places that is a warehouse.',
  access: { permission: READ_ORDER_BOOKINGS },
  params,
  reply: z.object({ schedulings: z.array(bookingShape) }),
});

export const readBooking = defineCall({
  id: 'scheduling.read',
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'One booking with its times and what the reader may do with it.',
  access: { permission: READ_BOOKINGS },
  params,
  reply,
});

/** The days and docks to choose from, and how long the choice is open. */
export const daysReply = z.object({
  warehouse: z.object({
    _id: idShape,
    fullName: z.string(),
    timeZone: z.string(),
    viewDaysCalendar: z.number().int(),
    docks: z.array(z.object({ id: idShape, name: z.string() })),
  }),
  /** The first and the last day one may book. */
  from: z.string(),
  until: z.string(),
  /** The day the order asked for is over. */
  expired: z.boolean(),
  dueDate: z.string().nullable(),
  unavailableDays: z.array(z.string()),
  minutes: z.number().int(),
  mayChooseDock: z.boolean(),
  /** Seconds until the form starts over. */
  seconds: z.number().int(),
});

/** The order, whose next booking without a time is meant, or one booking; a truck that came without an order has only that. */
const looked = {
  loadingOrderId: idShape.optional(),
  schedulingId: idShape.optional(),
  /** The own hold counts as free. */
  holdKey: idShape.optional(),
};
const isNamed = ({ loadingOrderId, schedulingId }: { loadingOrderId?: unknown; schedulingId?: unknown }) =>
  loadingOrderId !== undefined || schedulingId !== undefined;
const UNNAMED = { path: ['loadingOrderId'], params: { code: 'required' } };

export const findDocks = defineCall({
  id: 'warehouse.availableDocks',
  method: 'GET',
  path: '/warehouse/docks/available',
  summary: 'The docks that take the truck of a booking, and the days without any free place.',
  access: { permission: READ_ORDER_BOOKINGS },
  query: z.object(looked).refine(isNamed, UNNAMED),
  reply: daysReply,
});

export const findShifts = defineCall({
  id: 'warehouse.availableShifts',
  method: 'GET',
  path: '/warehouse/shifts/available',
  summary: 'Every time of every dock on one day for the truck of a booking, free or taken, never by whom.',
  access: { permission: READ_ORDER_BOOKINGS },
  query: z.object({ ...looked, date: dayShape }).refine(isNamed, UNNAMED),
  reply: z.object({ schedules: z.array(scheduleShape) }),
});

export const findExpressDocks = defineCall({
  id: 'warehouse.expressDocks',
  method: 'GET',
  path: '/warehouse/docks/express',
  summary: 'The same for an order that is being written: docks, days and, with a date, the times of that day.',
  access: booking,
  query: z.object({
    warehouseId: idShape,
    action: z.enum(DOCK_ACTIONS),
    typeOperation: z.enum(DOCK_OPERATION_NAMES).optional(),
    typeTransportUnit: catalogueKey(TRUCK_TYPES).optional(),
    /** The truck, where it is known: its type counts. */
    transportUnitId: idShape.optional(),
    dueDate: dayShape.optional(),
    date: dayShape.optional(),
    holdKey: idShape.optional(),
  }),
  reply: daysReply.extend({ schedules: z.array(scheduleShape) }),
});

/** A time; without a dock the product chooses one. */
const chosen = { dateScheduling: dayShape, startTime: hourShape, dockId: idShape.optional() };
export const heldReply = z.object({
  hold: z.object({
    key: idShape,
    dateScheduling: z.string(),
    startTime: z.string(),
    endTime: z.string(),
    dock: z.object({ id: idShape, name: z.string() }),
    /** Until the hold ends, by the clock of the database. */
    secondsLeft: z.number(),
  }),
});

export const holdPlace = defineCall({
  id: 'scheduling.hold',
  method: 'PUT',
  path: '/warehouse/hold/{key}',
  summary:
    'Holds a place for 34 seconds; the same key moves the hold. A taken one is refused with the nearest free times.',
  access: booking,
  params: z.object({ key: idShape }),
  body: z.union([
    z.strictObject({ ...chosen, schedulingId: idShape }),
    z.strictObject({
      ...chosen,
      warehouseId: idShape,
      action: z.enum(DOCK_ACTIONS),
      typeOperation: z.enum(DOCK_OPERATION_NAMES).optional(),
      typeTransportUnit: catalogueKey(TRUCK_TYPES).optional(),
      transportUnitId: idShape.optional(),
      dueDate: dayShape.optional(),
    }),
  ]),
  reply: heldReply,
});

export const releasePlace = defineCall({
  id: 'scheduling.release',
  method: 'DELETE',
  path: '/warehouse/hold/{key}',
  summary: 'Gives a hold back.',
  access: booking,
  params: z.object({ key: idShape }),
  reply: z.object({ released: z.boolean() }),
});

export const scheduleOrder = defineCall({
  id: 'scheduling.schedule',
  method: 'POST',
  path: PATH,
  summary: 'Books the place that the hold keeps.',
  access: booking,
  status: 201,
  idempotent: true,
  body: z.strictObject({ schedulingId: idShape, holdKey: idShape }),
  reply,
});

export const moveBooking = defineCall({
  id: 'scheduling.changeStatusAndDate',
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary: 'Moves a booking to the place that the hold keeps.',
  access: booking,
  params,
  body: z.strictObject({ version: versionShape, holdKey: idShape, reason: optionalTextShape() }),
  reply,
});

export const cancelBooking = defineCall({
  id: 'scheduling.cancel',
  method: 'PUT',
  path: `${PATH}/{id}/cancel`,
  summary: 'Cancels a booking with a reason; its place is free, and the order gets a pending booking again.',
  access: booking,
  params,
  body: z.strictObject({ reason: textShape() }),
  reply,
});

export const readBookingStatuses = defineCall({
  id: 'scheduling.statuses',
  method: 'GET',
  path: '/warehouse/schedulingStatus',
  summary: 'The states a booking can have, in their order, named in the language of the reader.',
  access: { permission: READ_ORDER_BOOKINGS },
  reply: z.object({ schedulingStatuses: z.array(z.object({ _id: z.enum(BOOKING_STATES), name: z.string() })) }),
});

export const wantEarlier = defineCall({
  id: 'scheduling.wantEarlier',
  method: 'PUT',
  path: `${PATH}/{id}/earlier`,
  summary: 'Whether to be notified when an earlier place becomes free.',
  access: booking,
  params,
  body: z.strictObject({ wanted: z.boolean() }),
  reply,
});
