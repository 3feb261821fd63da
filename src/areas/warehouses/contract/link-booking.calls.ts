import { z } from 'zod';
import { plateKey } from '#countries/plate.ts';
import { defineCall } from '#kernel/api-call.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { LINK_LIMIT, linkParams } from '#kernel/link.ts';
import { NAME_MAX, optionalTextShape, textShape } from '#kernel/text.ts';
import { BOOKING_STATES } from '../rules/booking-state.ts';
import { DOCK_ACTIONS } from '../rules/free-times.ts';
import { daysReply, heldReply } from './booking.calls.ts';
import { scheduleShape } from './booking.shapes.ts';
import { hourShape } from './warehouse.shapes.ts';

/** Below the address of the form, where its cookie is sent. */
const PATH = '/client-view/web-form/{loadOrderId}/scheduling';
const byLink = { access: 'link', rateLimit: LINK_LIMIT } as const;
const text = z.string().nullable();

const PLATE_MAX = 20;
/** Shorter and longer ones exist in no country. */
const [SHORTEST, LONGEST] = [3, 10];
const plateShape = optionalTextShape(PLATE_MAX).refine(
  (plate) => plate === null || (plateKey(plate).length >= SHORTEST && plateKey(plate).length <= LONGEST),
  { params: { code: 'format' } },
);

/** A booking for the holder of a link: their own place and time, and nobody else's. */
export const linkBookingShape = z.object({
  _id: idShape,
  schedulingStatus: z.enum(BOOKING_STATES),
  action: z.enum(DOCK_ACTIONS),
  warehouse: z.object({ fullName: z.string(), address: text, timeZone: z.string(), instructions: text }),
  dueDate: text,
  /** Null until it has a time. */
  ticket: z
    .object({
      code: z.string(),
      version: z.number().int(),
      dateScheduling: z.string(),
      startTime: z.string(),
      endTime: z.string(),
      dock: z.string(),
      /** The signed address in its QR code. */
      address: z.string(),
    })
    .nullable(),
  /** As far as the link shows them, or its holder named them. */
  plate: text,
  trucker: text,
  /** Whether a truck is known already, so that none has to be named. */
  hasTruck: z.boolean(),
  misfit: z.boolean(),
  /** It gets a time here, or another one. */
  open: z.boolean(),
});
export type LinkBooking = z.output<typeof linkBookingShape>;
const reply = z.object({ scheduling: linkBookingShape });

/** A place that a driver has left, and the stars that were given for it. */
const linkVisitShape = z.object({ _id: idShape, warehouse: z.string(), stars: z.number().int().nullable() });
export type LinkVisit = z.output<typeof linkVisitShape>;

export const readLinkBookings = defineCall({
  ...byLink,
  id: 'webForm.schedulings',
  method: 'GET',
  path: PATH,
  summary: 'The bookings of an order at warehouses that may be booked by link.',
  params: linkParams,
  reply: z.object({
    schedulings: z.array(linkBookingShape),
    /** Of drivers whom nobody but this form named. */
    visits: z.array(linkVisitShape),
  }),
});

const bookingParams = linkParams.extend({ id: idShape });

export const findLinkTimes = defineCall({
  ...byLink,
  id: 'webForm.times',
  method: 'GET',
  path: `${PATH}/{id}/times`,
  summary: 'The days of a booking and, with a date, the times of that day: free or taken, never by whom.',
  params: bookingParams,
  query: z.object({ date: dayShape.optional(), holdKey: idShape.optional() }),
  reply: daysReply.extend({ schedules: z.array(scheduleShape) }),
});

const holdParams = linkParams.extend({ key: idShape });

export const holdByLink = defineCall({
  ...byLink,
  id: 'webForm.hold',
  method: 'PUT',
  path: `${PATH}/hold/{key}`,
  summary: 'Holds a time for the holder of the link; a taken one is refused with the nearest free times.',
  params: holdParams,
  body: z.strictObject({ schedulingId: idShape, dateScheduling: dayShape, startTime: hourShape }),
  reply: heldReply,
});

export const releaseByLink = defineCall({
  ...byLink,
  id: 'webForm.release',
  method: 'DELETE',
  path: `${PATH}/hold/{key}`,
  summary: 'Gives the hold of the link back.',
  params: holdParams,
  reply: z.object({ released: z.boolean() }),
});

export const bookByLink = defineCall({
  ...byLink,
  id: 'webForm.schedule',
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary: 'Books or moves to the time that the hold keeps, for the truck and driver that are named; sent again, once.',
  params: bookingParams,
  body: z.strictObject({
    holdKey: idShape,
    name: textShape(NAME_MAX),
    plate: plateShape,
    driver: optionalTextShape(NAME_MAX),
  }),
  reply,
});
