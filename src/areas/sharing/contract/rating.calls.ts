import { z } from 'zod';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { seenCompanyShape } from '#areas/load-orders/contract/public-order.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { againQuery, LINK_LIMIT, linkParams } from '#kernel/link.ts';
import { namesIn } from '#kernel/permission.ts';
import { NAME_MAX, optionalTextShape, textShape } from '#kernel/text.ts';

const STARS = { least: 1, most: 5 } as const;
const starsShape = z.number().int().min(STARS.least).max(STARS.most).nullable();

const ratingShape = z.object({
  facility: starsShape,
  driver: starsShape,
  company: starsShape,
  comment: z.string().nullable(),
  ratedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  reply: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
});

export const ratedTripShape = z.object({
  loadingOrderCode: z.string(),
  language: z.enum(LANGUAGES).nullable(),
  sharer: seenCompanyShape,
  origin: z.string(),
  destination: z.string(),
  driver: z.string().nullable().optional(),
  plate: z.string().nullable().optional(),
  /** Whether the trip is over and can be rated. */
  open: z.boolean(),
  rating: ratingShape.nullable(),
});
export type RatedTrip = z.output<typeof ratedTripShape>;
const tripReply = z.object({ trip: ratedTripShape });

export const readRatedTrip = defineCall({
  id: 'ratings.open',
  method: 'GET',
  path: '/rating/{loadOrderId}',
  summary: 'The trip a link asks to rate, and the rating once it was given.',
  access: 'link',
  rateLimit: LINK_LIMIT,
  params: linkParams,
  query: againQuery,
  reply: tripReply,
});

export const followRatedTrip = defineCall({
  id: 'ratings.follow',
  method: 'GET',
  path: '/rating/{loadOrderId}/changes',
  summary: 'Says when the trip can be rated or the rating was answered (text/event-stream); ends with the link.',
  access: 'link',
  raw: true,
  rateLimit: LINK_LIMIT,
  params: linkParams,
  reply: z.unknown(),
});

export const rateTrip = defineCall({
  id: 'ratings.rate',
  method: 'POST',
  path: '/rating/{loadOrderId}',
  summary: 'Rates place, driver and company with one to five stars; once per link.',
  access: 'link',
  status: 201,
  rateLimit: LINK_LIMIT,
  params: linkParams,
  body: z
    .strictObject({
      facility: starsShape,
      driver: starsShape,
      company: starsShape,
      comment: optionalTextShape(),
      name: optionalTextShape(NAME_MAX),
    })
    .refine(({ facility, driver, company }) => facility !== null || driver !== null || company !== null, {
      path: ['company'],
      params: { code: 'required' },
    }),
  reply: tripReply,
});

const anyOf = (side: 'read' | 'write') => ({
  permission: { anyOf: [...new Set(Object.values(ORDER_RIGHTS).flatMap((rights) => [...namesIn(rights[side])]))] },
});

export const orderRatingShape = ratingShape.extend({ _id: idShape, repliedBy: z.string().nullable() });
export type OrderRating = z.output<typeof orderRatingShape>;

export const listOrderRatings = defineCall({
  id: 'ratings.list',
  method: 'GET',
  path: '/travel/loadingOrder/{id}/rating',
  summary: 'How an order was rated, with the replies.',
  access: anyOf('read'),
  params: z.object({ id: idShape }),
  reply: z.object({ ratings: z.array(orderRatingShape) }),
});

export const replyToRating = defineCall({
  id: 'ratings.reply',
  method: 'POST',
  path: '/travel/loadingOrder/{id}/rating/{ratingId}/reply',
  summary: 'The company answers a rating, once; whoever rated reads it behind their link.',
  access: anyOf('write'),
  params: z.object({ id: idShape, ratingId: idShape }),
  body: z.strictObject({ reply: textShape() }),
  reply: z.object({ rating: orderRatingShape }),
});
