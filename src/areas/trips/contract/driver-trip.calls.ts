import { z } from 'zod';
import { READ_ANY_ORDER } from '#areas/load-orders/contract/order.permissions.ts';
import { drawnPathShape } from '#areas/load-orders/contract/order-plan.shapes.ts';
import {
  dispatcherShape,
  seenCompanyShape,
  seenDatesShape,
  statusShape,
} from '#areas/load-orders/contract/public-order.shapes.ts';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { STOP_ACTIONS, STOP_STATUSES } from '#areas/load-orders/rules/order-limits.ts';
import { consentShape, sharedPositionsShape } from '#areas/trips/contract/trip-position.calls.ts';
import { defineCall } from '#kernel/api-call.ts';
import { FILE_NAME_MAX } from '#kernel/file-calls.ts';
import { idShape } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { againQuery, LINK_LIMIT, linkParams } from '#kernel/link.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { donenessShape, momentShape, taskPositionShape, tasksReply } from './order-task.calls.ts';

const text = z.string().nullable();

/** A place where the driver has to go. */
const tripPlaceShape = z.object({
  cityName: z.string(),
  address: text,
  reference: text,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});

const summary = {
  loadingOrderCode: z.string(),
  loadingOrderStatus: statusShape,
  plate: text,
  trailerPlate: text,
  dates: seenDatesShape,
  acceptedAt: z.iso.datetime().nullable(),
  /** Since when the position is shared; null while it is not. */
  sharingSince: z.iso.datetime().nullable(),
};

/** When the truck is expected at the docks of a place, by the clock there. */
const tripBookingShape = z.object({
  _id: idShape,
  action: z.enum(['load', 'unload']),
  stopId: idShape.nullable(),
  place: z.string(),
  state: z.enum(['pending', 'scheduled', 'arrived', 'inDock', 'completed', 'cancelled', 'noShow']),
  time: z.object({ date: z.string(), starts: z.string(), ends: z.string() }).nullable(),
  dock: text,
  /** Of the ticket, for the gate. */
  code: z.string(),
  /** The signed address in the QR code of the ticket; null where there is none. */
  ticket: text,
  instructions: text,
  photos: z.array(z.string()),
  /** Since when the truck waits, while it does. */
  waiting: z.object({ from: z.iso.datetime(), freeMinutes: z.number().int() }).nullable(),
  /** Once the truck has left: the stars that were given for this visit. */
  visit: z.object({ stars: z.number().int().nullable() }).nullable(),
});
export type TripBooking = z.output<typeof tripBookingShape>;

/** Somebody asks, once, where the driver is. */
const locationQuestionShape = z.object({
  _id: idShape,
  /** Who asks. */
  by: text,
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type LocationQuestion = z.output<typeof locationQuestionShape>;

export const driverTripShape = z.object({
  ...summary,
  kind: z.enum(ORDER_KINDS),
  language: z.enum(LANGUAGES).nullable(),
  company: seenCompanyShape,
  driverName: text,
  /** Null where nobody of the order has a phone. */
  dispatcher: dispatcherShape.nullable(),
  origin: tripPlaceShape,
  destination: tripPlaceShape,
  stops: z.array(
    tripPlaceShape.extend({
      _id: idShape,
      action: z.enum(STOP_ACTIONS),
      status: z.enum(STOP_STATUSES),
      customer: text,
    }),
  ),
  /** Where to drive and what is passed; null where the order is planned without a path. */
  plan: drawnPathShape.nullable(),
  load: z.object({ category: text, weight: text, weightUnit: text }),
  bookings: z.array(tripBookingShape),
  /** Null while nobody asks. */
  question: locationQuestionShape.nullable(),
  /** A device of the truck itself says where it is. */
  hasDevice: z.boolean(),
  /** Documents of the delivery that were sent back, to be sent again; null while none are. */
  returned: z.object({ at: z.iso.datetime(), reason: text, documents: text }).nullable(),
  ...tasksReply.shape,
});
export type DriverTrip = z.output<typeof driverTripShape>;
const tripReply = z.object({ trip: driverTripShape });

const mine = { permission: READ_ANY_ORDER } as const;

export const myTripShape = z.object({
  ...summary,
  _id: idShape,
  /** The company whose order it is. */
  companyName: text,
  origin: z.string(),
  destination: z.string(),
  tasksDone: z.number().int(),
  tasksTotal: z.number().int(),
});
export type MyTrip = z.output<typeof myTripShape>;

export const listMyTrips = defineCall({
  id: 'myTrips.list',
  method: 'GET',
  path: '/travel/myTrips',
  summary: 'The trips the signed-in driver drives, open ones first, and those of the last weeks.',
  access: mine,
  reply: z.object({ trips: z.array(myTripShape) }),
});

export const readMyTrip = defineCall({
  id: 'myTrips.read',
  method: 'GET',
  path: '/travel/myTrips/{id}',
  summary: 'One trip with what is to be done on it, for whoever drives it.',
  access: mine,
  params: z.object({ id: idShape }),
  reply: tripReply,
});

export const readLinkedTrip = defineCall({
  id: 'driverLink.read',
  method: 'GET',
  path: '/driver-view/{loadOrderId}',
  summary: 'The trip of a driver who came by a personal link, while it is theirs.',
  access: 'link',
  rateLimit: LINK_LIMIT,
  params: linkParams,
  query: againQuery,
  reply: tripReply,
});

export const followLinkedTrip = defineCall({
  id: 'driverLink.follow',
  method: 'GET',
  path: '/driver-view/{loadOrderId}/changes',
  summary: 'Says when the trip changed for its driver (text/event-stream); ends with the link.',
  access: 'link',
  raw: true,
  rateLimit: LINK_LIMIT,
  params: linkParams,
  reply: z.unknown(),
});

export const acceptLinkedTrip = defineCall({
  id: 'driverLink.accept',
  method: 'PUT',
  path: '/driver-view/{loadOrderId}/acceptance',
  summary: 'The driver takes the trip and agrees to share the position until the delivery.',
  access: 'link',
  rateLimit: LINK_LIMIT,
  params: linkParams,
  body: momentShape,
  reply: tripReply,
});

export const consentToLinkedSharing = defineCall({
  id: 'driverLink.consentToSharing',
  method: 'PUT',
  path: '/driver-view/{loadOrderId}/sharing',
  summary: 'The driver withdraws the consent to share the position, or gives it again.',
  access: 'link',
  rateLimit: LINK_LIMIT,
  params: linkParams,
  body: consentShape,
  reply: tripReply,
});

export const LINK_FILES_MAX = 3;
/** Room for three of the largest files in base64, and the rest of the request. */
const TASK_BODY_MAX = 21_000_000;

/** A driver without an account cannot upload files beforehand, so the request contains them. */
const sentFiles = z
  .array(z.strictObject({ fileName: z.string().trim().min(1).max(FILE_NAME_MAX), content: z.string().min(1) }))
  .max(LINK_FILES_MAX);

export const performLinkedTask = defineCall({
  id: 'driverLink.performTask',
  method: 'POST',
  path: '/driver-view/{loadOrderId}/tasks/{taskId}',
  summary: 'Does a task of the trip with its proof; sent again with the same key it counts once.',
  access: 'link',
  rateLimit: LINK_LIMIT,
  bodyLimit: TASK_BODY_MAX,
  params: linkParams.extend({ taskId: idShape }),
  body: donenessShape.extend({
    files: sentFiles.default([]),
  }),
  reply: tripReply,
});

export const sendLinkedDocumentsAgain = defineCall({
  id: 'driverLink.sendDocumentsAgain',
  method: 'POST',
  path: '/driver-view/{loadOrderId}/returnedDocuments',
  summary: 'Sends documents again that were sent back.',
  access: 'link',
  rateLimit: LINK_LIMIT,
  bodyLimit: TASK_BODY_MAX,
  params: linkParams,
  body: z.strictObject({ files: sentFiles.min(1), note: optionalTextShape(500) }),
  reply: tripReply,
});

export const shareLinkedPositions = defineCall({
  id: 'driverLink.sharePositions',
  method: 'POST',
  path: '/driver-view/{loadOrderId}/positions',
  summary: 'Says where the truck was; only between taking the trip and the delivery, each moment once.',
  access: 'link',
  rateLimit: LINK_LIMIT,
  params: linkParams,
  body: sharedPositionsShape,
  reply: z.object({ received: z.number().int() }),
});

export const addLinkedTaskPosition = defineCall({
  id: 'driverLink.addTaskPosition',
  method: 'PUT',
  path: '/driver-view/{loadOrderId}/tasks/{taskId}/position',
  summary: 'Adds where a task was done, once the phone that did it knows; a second position changes nothing.',
  access: 'link',
  rateLimit: LINK_LIMIT,
  params: linkParams.extend({ taskId: idShape }),
  body: taskPositionShape,
  reply: z.object({ added: z.boolean() }),
});

export const closeLinkedTrip = defineCall({
  id: 'driverLink.close',
  method: 'PUT',
  path: '/driver-view/{loadOrderId}/closing',
  summary: 'The driver ends the trip once every required task is done, whatever optional ones are left.',
  access: 'link',
  rateLimit: LINK_LIMIT,
  params: linkParams,
  body: momentShape,
  reply: tripReply,
});
