import { z } from 'zod';
import { READ_ANY_ORDER } from '#areas/load-orders/contract/order.permissions.ts';
import { orderParams as params } from '#areas/load-orders/contract/order-move.shapes.ts';
import { TROUBLES } from '#areas/trips/rules/trouble.ts';
import { defineCall } from '#kernel/api-call.ts';
import { instantShape } from '#kernel/date-shapes.ts';
import { FILE_NAME_MAX } from '#kernel/file-calls.ts';
import { idShape } from '#kernel/ids.ts';
import { LINK_LIMIT, linkParams } from '#kernel/link.ts';
import { positionShape } from '#kernel/position.ts';
import { optionalTextShape } from '#kernel/text.ts';

const mine = { permission: READ_ANY_ORDER } as const;
const behindLink = { access: 'link', rateLimit: LINK_LIMIT, params: linkParams } as const;

/** Where a phone is, sent because somebody asked once; without a position the driver declines. */
export const locationAnswerShape = z.strictObject({
  requestId: idShape,
  at: instantShape.optional(),
  position: positionShape.nullable(),
  accuracyM: z.number().min(0).max(1_000_000).nullish(),
});
export type LocationAnswer = z.output<typeof locationAnswerShape>;
const answered = z.object({ state: z.enum(['answered', 'declined']) });

export const answerLocation = defineCall({
  id: 'myTrips.answerLocation',
  method: 'PUT',
  path: '/travel/myTrips/{id}/location',
  summary: 'The driver answers, once, where they are, or declines; agreeing counts for this one position.',
  access: mine,
  params,
  body: locationAnswerShape,
  reply: answered,
});

export const answerLinkedLocation = defineCall({
  ...behindLink,
  id: 'driverLink.answerLocation',
  method: 'PUT',
  path: '/driver-view/{loadOrderId}/location',
  summary: 'The driver answers, once, where they are, or declines; agreeing counts for this one position.',
  body: locationAnswerShape,
  reply: answered,
});

export const TROUBLE_NOTE_MAX = 1000;
const CLIENT_KEY = /^[\x21-\x7e]{8,100}$/;

/** What went wrong on the way. Without network it is sent later, so it has its time, and a key that makes repeats harmless. */
export const troubleShape = z.strictObject({
  clientKey: z.string().regex(CLIENT_KEY),
  type: z.enum(TROUBLES),
  at: instantShape.optional(),
  note: optionalTextShape(TROUBLE_NOTE_MAX),
  position: positionShape.nullish(),
});
export type Trouble = z.output<typeof troubleShape>;

export const TROUBLE_FILES_MAX = 3;
const TROUBLE_BODY_MAX = 21_000_000;
const received = z.object({ reportId: idShape });

export const reportTrouble = defineCall({
  id: 'myTrips.reportTrouble',
  method: 'POST',
  path: '/travel/myTrips/{id}/troubles',
  summary: 'The driver calls for help or reports a problem; sent again with the same key it counts once.',
  access: mine,
  params,
  body: troubleShape.extend({
    /** Photos the driver uploaded beforehand. */
    files: z
      .array(z.strictObject({ fileId: idShape }))
      .max(TROUBLE_FILES_MAX)
      .default([]),
  }),
  reply: received,
});

export const reportLinkedTrouble = defineCall({
  ...behindLink,
  id: 'driverLink.reportTrouble',
  method: 'POST',
  path: '/driver-view/{loadOrderId}/troubles',
  summary: 'The driver calls for help or reports a problem; sent again with the same key it counts once.',
  bodyLimit: TROUBLE_BODY_MAX,
  body: troubleShape.extend({
    files: z
      .array(z.strictObject({ fileName: z.string().trim().min(1).max(FILE_NAME_MAX), content: z.string().min(1) }))
      .max(TROUBLE_FILES_MAX)
      .default([]),
  }),
  reply: received,
});

/** One line per person or link, newest look first. */
export const viewerShape = z.object({
  /** Null for a link. */
  name: z.string().nullable(),
  company: z.string().nullable(),
  way: z.enum(['live', 'replay', 'export', 'link']),
  lastAt: z.iso.datetime(),
  views: z.number().int(),
});
export type Viewer = z.output<typeof viewerShape>;
export const viewersReply = z.object({ viewers: z.array(viewerShape) });

export const readMyViewers = defineCall({
  id: 'myTrips.viewers',
  method: 'GET',
  path: '/travel/myTrips/{id}/viewers',
  summary: 'Who looked where the signed-in driver was on a trip.',
  access: mine,
  params,
  reply: viewersReply,
});

export const readLinkedViewers = defineCall({
  ...behindLink,
  id: 'driverLink.viewers',
  method: 'GET',
  path: '/driver-view/{loadOrderId}/viewers',
  summary: 'Who looked where the driver of a personal link was on the trip.',
  reply: viewersReply,
});
