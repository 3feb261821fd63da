import { z } from 'zod';
import { DRIVE_ORDERS } from '#areas/load-orders/contract/order.permissions.ts';
import { defineCall } from '#kernel/api-call.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { LINK_LIMIT, linkParams } from '#kernel/link.ts';
import { MAX_PAGE } from '#kernel/list-definition.ts';
import { optionalTextShape, textShape } from '#kernel/text.ts';
import { READ_FACILITY_RATINGS } from './warehouse.permissions.ts';

const access = { permission: READ_FACILITY_RATINGS } as const;
const starsShape = z.number().int().min(1).max(5);
export const RATINGS_PER_PAGE = 20;

/** How trucks fared, in whole minutes: from arrival to the dock, and from arrival to leaving. Null without any visit. */
const timesShape = { waitingMinutes: z.number().int().nullable(), turnMinutes: z.number().int().nullable() };
const averageShape = { stars: z.number().nullable(), count: z.number().int(), ...timesShape };

/** One or all of the own warehouses, within days by the calendar of each, with so many stars. */
const wanted = {
  warehouseId: idShape.optional(),
  from: dayShape.optional(),
  until: dayShape.optional(),
  stars: z.coerce.number().pipe(starsShape).optional(),
};

export const facilityShape = z.object({ _id: idShape, fullName: z.string(), ...averageShape });
export type Facility = z.output<typeof facilityShape>;
export const facilityMonthShape = z.object({ month: z.string(), ...averageShape });
export type FacilityMonth = z.output<typeof facilityMonthShape>;

export const readFacilities = defineCall({
  id: 'facility.ratings',
  method: 'GET',
  path: '/warehouse/rating',
  summary: 'The own facilities with their stars, how long trucks wait and stay, and the same by month.',
  access,
  query: z.object(wanted),
  reply: z.object({ facilities: z.array(facilityShape), months: z.array(facilityMonthShape) }),
});

export const facilityRatingShape = z.object({
  _id: idShape,
  warehouse: z.object({ _id: idShape, fullName: z.string() }),
  by: z.enum(['driver', 'client']),
  stars: starsShape,
  comment: z.string().nullable(),
  ratedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  reply: z.string().nullable(),
  repliedBy: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
});
export type FacilityRating = z.output<typeof facilityRatingShape>;

export const listFacilityRatings = defineCall({
  id: 'facility.comments',
  method: 'GET',
  path: '/warehouse/rating/comments',
  summary: 'What drivers and clients said of the own facilities, newest first.',
  access,
  query: z.object({ ...wanted, page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1) }),
  reply: z.object({ ratings: z.array(facilityRatingShape), total: z.number().int() }),
});

export const replyToFacilityRating = defineCall({
  id: 'facility.reply',
  method: 'POST',
  path: '/warehouse/rating/{id}/reply',
  summary: 'Answers a rating of an own facility, once.',
  access,
  params: z.object({ id: idShape }),
  body: z.strictObject({ reply: textShape() }),
  reply: z.object({ rating: facilityRatingShape }),
});

/** Of a visit: the truck came and has left. */
const rated = {
  method: 'POST',
  status: 201,
  body: z.strictObject({ stars: starsShape, comment: optionalTextShape() }),
  reply: z.object({ stars: starsShape }),
} as const;

export const rateFacility = defineCall({
  ...rated,
  id: 'facility.rate',
  path: '/warehouse/schedule/{id}/rating',
  summary: 'The driver rates the warehouse just left with one to five stars; once for each visit.',
  access: { permission: DRIVE_ORDERS },
  params: z.object({ id: idShape }),
});

const byLink = { ...rated, access: 'link', rateLimit: LINK_LIMIT, params: linkParams.extend({ id: idShape }) } as const;

export const rateByDriverLink = defineCall({
  ...byLink,
  id: 'facility.rateByDriverLink',
  path: '/driver-view/{loadOrderId}/rating/{id}',
  summary: 'The same for a driver who came by a personal link; each visit has one rating, whoever gives it.',
});

export const rateByForm = defineCall({
  ...byLink,
  id: 'facility.rateByForm',
  path: '/client-view/web-form/{loadOrderId}/rating/{id}',
  summary: 'The same for a driver who was named by the form of an order, and has no other page.',
});
