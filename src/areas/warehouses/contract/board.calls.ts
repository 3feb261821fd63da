import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { BOOKING_STATES } from '../rules/booking-state.ts';
import { DOCK_ACTIONS } from '../rules/free-times.ts';
import { READ_BOOKINGS } from './warehouse.permissions.ts';

const text = z.string().nullable();
const instant = z.iso.datetime().nullable();
const spanShape = z.object({ from: z.iso.datetime(), until: z.iso.datetime() });

/** A booking as a bar: what people at the docks call it by, when it is expected, and where it is. */
const barShape = z.object({
  _id: idShape,
  version: z.number().int(),
  code: z.string(),
  schedulingStatus: z.enum(BOOKING_STATES),
  action: z.enum(DOCK_ACTIONS),
  loadingOrderCode: text,
  plate: text,
  trucker: text,
  transportCompany: text,
  dockId: idShape.nullable(),
  lane: z.number().int().nullable(),
  startsAt: instant,
  endsAt: instant,
  arrivedAt: instant,
  dockedAt: instant,
  leftAt: instant,
  misfit: z.boolean(),
  /** Whether the reader may give it a place, or another one. */
  movable: z.boolean(),
});
export type BoardBooking = z.output<typeof barShape>;

const boardReply = z.object({
  warehouse: z.object({
    _id: idShape,
    fullName: z.string(),
    timeZone: z.string(),
    startInterval: z.number().int(),
    lateMinutes: z.number().int(),
  }),
  date: z.string(),
  /** The day from midnight to midnight, by the clock of the warehouse. */
  day: spanShape,
  docks: z.array(
    z.object({
      id: idShape,
      name: z.string(),
      lanes: z.number().int(),
      inService: z.boolean(),
      /** When it works, and when it is closed all the same. */
      open: z.array(spanShape),
      closed: z.array(spanShape),
    }),
  ),
  schedulings: z.array(barShape),
  /** Trucks that are there without a dock, and orders of this day without a time. */
  waiting: z.array(barShape),
});
export type Board = z.output<typeof boardReply>;
export type BoardDock = Board['docks'][number];

export const readBoard = defineCall({
  id: 'scheduling.board',
  method: 'GET',
  path: '/warehouse/board',
  summary: 'The docks of a warehouse over one day: when they are open, who comes when, and who waits for a dock.',
  access: { permission: READ_BOOKINGS },
  /** Without a date, today by the clock of the warehouse. */
  query: z.object({ warehouseId: idShape, date: dayShape.optional() }),
  reply: boardReply,
});

/** The times of a visit that may be corrected. */
export const CORRECTED_TIMES = ['arrivedAt', 'dockedAt', 'leftAt'] as const;

const bookingEntryShape = z.object({
  _id: idShape,
  at: z.iso.datetime(),
  /** `booked`, `arrived`, …: its phrase is `warehouses.happenings.<type>`. */
  type: z.string(),
  reason: text,
  /** Null: the product itself. */
  userName: text,
  /** The place it got, and the one it had before. */
  startsAt: instant,
  dock: text,
  before: z.object({ startsAt: instant, dock: text }).nullable(),
  /** Times that somebody corrected, by their names. */
  corrections: z.array(z.object({ time: z.enum(CORRECTED_TIMES), from: instant, to: instant })),
});
export type BookingEntry = z.output<typeof bookingEntryShape>;

export const readBookingHistory = defineCall({
  id: 'scheduling.history',
  method: 'GET',
  path: '/warehouse/schedule/{id}/history',
  summary: 'Everything that happened to a booking, newest first.',
  access: { permission: READ_BOOKINGS },
  params: z.object({ id: idShape }),
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: z.object({
    entries: z.array(bookingEntryShape),
    totalPage: z.number().int(),
    totalRegistry: z.number().int(),
  }),
});
