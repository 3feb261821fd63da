import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { againQuery, aliasShape, LINK_LIMIT } from '#kernel/link.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { outsideFormShape, outsideViewShape, ownPriceShape } from './outside.shapes.ts';

const access = 'link';
const params = z.object({ alias: aliasShape });
const reply = z.object({ opportunity: outsideViewShape });
/** Several carriers behind one address still stay below it; a machine does not. */
const WRITE_LIMIT = { max: 20, seconds: 60, by: 'address' } as const;

export const readOutsideView = defineCall({
  id: 'opportunityView.read',
  method: 'GET',
  path: '/opportunity-view/{alias}',
  summary: 'An offered load for the holder of its link, with the application they made by it.',
  access,
  rateLimit: LINK_LIMIT,
  params,
  query: againQuery,
  reply,
});

export const followOutsideView = defineCall({
  id: 'opportunityView.follow',
  method: 'GET',
  path: '/opportunity-view/{alias}/changes',
  summary: 'Says when the page changed (text/event-stream); ends with the link.',
  access,
  raw: true,
  rateLimit: LINK_LIMIT,
  params,
  /** A page with another application is another page, so its stream is opened anew. */
  query: z.object({ application: z.string().max(40).optional() }),
  reply: z.unknown(),
});

export const applyOutside = defineCall({
  id: 'opportunityView.apply',
  method: 'POST',
  path: '/opportunity-view/{alias}/postulation',
  summary: 'Applies as a carrier without an account; sent again by the same person it stays one application.',
  access,
  status: 201,
  rateLimit: WRITE_LIMIT,
  params,
  body: outsideFormShape,
  reply,
});

export const offerOutside = defineCall({
  id: 'opportunityView.offer',
  method: 'POST',
  path: '/opportunity-view/{alias}/postulation/offer',
  summary:
    'Names another price for the own application, or agrees to the last one; refused when the shipper was faster.',
  access,
  status: 201,
  rateLimit: WRITE_LIMIT,
  params,
  body: z.strictObject({
    /** The last price the person saw. */
    after: z.number().int().min(1),
    /** Null: the last price, as it is. */
    price: ownPriceShape.nullable(),
    comment: optionalTextShape(),
  }),
  reply,
});

export const confirmOutside = defineCall({
  id: 'opportunityView.confirm',
  method: 'PUT',
  path: '/opportunity-view/{alias}/postulation/confirm',
  summary: 'Confirms the own application after the opportunity changed.',
  access,
  rateLimit: WRITE_LIMIT,
  params,
  reply,
});

export const withdrawOutside = defineCall({
  id: 'opportunityView.withdraw',
  method: 'PUT',
  path: '/opportunity-view/{alias}/postulation/withdraw',
  summary: 'Takes the own application back while it waits.',
  access,
  rateLimit: WRITE_LIMIT,
  params,
  body: z.strictObject({ reason: optionalTextShape() }),
  reply,
});
