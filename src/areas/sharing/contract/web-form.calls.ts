import { z } from 'zod';
import { seenCompanyShape, seenDatesShape, statusShape } from '#areas/load-orders/contract/public-order.shapes.ts';
import { REQUEST_STATES } from '#areas/sharing/rules/client-request.ts';
import { defineCall } from '#kernel/api-call.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { againQuery, LINK_LIMIT, linkParams } from '#kernel/link.ts';
import { NAME_MAX, optionalTextShape, textShape } from '#kernel/text.ts';
import { seenPlaceShape } from './client-view.shapes.ts';

const access = 'link';
const PLATE_MAX = 20;
const TOKEN_MAX = 200;
const hourShape = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const answered = {
  state: z.enum([...REQUEST_STATES, 'confirmed']),
  answer: z.string().nullable(),
};

export const webFormShape = z.object({
  loadingOrderCode: z.string(),
  loadingOrderStatus: statusShape,
  language: z.enum(LANGUAGES).nullable(),
  company: seenCompanyShape,
  origin: seenPlaceShape,
  destination: seenPlaceShape,
  dates: seenDatesShape,
  driver: z.string().nullable().optional(),
  plate: z.string().nullable().optional(),
  /** Whether the order still accepts proposals. */
  open: z.boolean(),
  /** The last proposal or request, if any, with its answer; a confirmed date needs none. */
  proposal: z
    .object({ loadingDate: z.string(), loadingHour: z.string().nullable(), at: z.iso.datetime(), ...answered })
    .nullable(),
  request: z.object({ comment: z.string(), at: z.iso.datetime(), ...answered }).nullable(),
});
export type WebForm = z.output<typeof webFormShape>;
const reply = z.object({ schedule: webFormShape });

export const exchangeFormToken = defineCall({
  id: 'webForm.exchange',
  method: 'POST',
  path: '/client-view/web-form/{loadOrderId}/token',
  summary: 'Exchanges the token of the address, once, for a cookie that only this form can use.',
  access,
  rateLimit: LINK_LIMIT,
  params: linkParams,
  body: z.strictObject({ token: z.string().min(1).max(TOKEN_MAX) }),
  reply: z.object({ exchanged: z.literal(true) }),
});

export const readWebForm = defineCall({
  id: 'webForm.read',
  method: 'GET',
  path: '/client-view/web-form/{loadOrderId}',
  summary: 'When the order is to be loaded and delivered, for the holder of the form.',
  access,
  rateLimit: LINK_LIMIT,
  params: linkParams,
  query: againQuery,
  reply,
});

const who = { name: textShape(NAME_MAX), comment: optionalTextShape() };

export const proposeSchedule = defineCall({
  id: 'webForm.propose',
  method: 'POST',
  path: '/client-view/web-form/{loadOrderId}',
  summary: 'The client confirms the loading date or proposes another one; the order itself stays as it is.',
  access,
  rateLimit: LINK_LIMIT,
  params: linkParams,
  body: z.strictObject({ ...who, loadingDate: dayShape, loadingHour: hourShape.nullish() }),
  reply,
});

export const requestReassignment = defineCall({
  id: 'webForm.reassignment',
  method: 'POST',
  path: '/client-view/web-form/{loadOrderId}/reassignment',
  summary: 'The client asks for another driver or truck; whoever runs the order decides.',
  access,
  rateLimit: LINK_LIMIT,
  params: linkParams,
  body: z.strictObject({
    ...who,
    comment: textShape(),
    driver: optionalTextShape(NAME_MAX),
    plate: optionalTextShape(PLATE_MAX),
  }),
  reply,
});

export const followWebForm = defineCall({
  id: 'webForm.follow',
  method: 'GET',
  path: '/client-view/web-form/{loadOrderId}/changes',
  summary: 'Says when the form changed, such as by an answer (text/event-stream); ends with the link.',
  access,
  raw: true,
  rateLimit: LINK_LIMIT,
  params: linkParams,
  reply: z.unknown(),
});
