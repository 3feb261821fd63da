import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { PARTNER_RIGHTS } from './partner.permissions.ts';
import { PARTNER_WIRE } from './partner-wire.ts';

/** The partners that orders are for, or are carried by. */
export const ORDER_PARTNERS = ['client', 'transport'] as const;
export type OrderPartner = (typeof ORDER_PARTNERS)[number];

/** Deliveries of this many days are counted as on time or not. */
export const PUNCTUALITY_DAYS = 90;

/** The lists in which orders of each kind are found. */
export const ORDER_LIST_SCREENS = ['orders', 'agroOrders', 'multipointOrders'] as const;

/** The filter of those lists that a partner is a value of. */
export const ORDER_FILTERS = { client: 'clientCompanies', transport: 'providerCompanies' } as const;

/** Sums per currency. To a transport company: to be paid. By a client: the freight of what was delivered and not closed. */
export const owedShape = z.array(z.object({ currency: z.string(), amount: z.string() }));
export type Owed = z.output<typeof owedShape>;

export const partnerOrdersShape = z.object({
  lists: z.array(z.object({ screen: z.enum(ORDER_LIST_SCREENS), orders: z.number().int() })),
  /** Delivered in the last `PUNCTUALITY_DAYS` with a planned day, and how many of them on time. */
  delivered: z.number().int(),
  onTime: z.number().int(),
  /** The average of the stars its orders got, as shown for companies; null without any. */
  rating: z.number().nullable(),
  ratings: z.number().int(),
  /** Null for those who may not see prices. */
  owed: owedShape.nullable(),
});
export type PartnerOrdersView = z.output<typeof partnerOrdersShape>;

const definePartnerOrders = (kind: OrderPartner) =>
  defineCall({
    id: `${PARTNER_WIRE[kind].id}.orders`,
    method: 'GET',
    path: `${PARTNER_WIRE[kind].path}/{id}/orders`,
    summary: `What the orders of a ${PARTNER_WIRE[kind].noun} amount to: how many, how punctual, how rated, and the money owed.`,
    access: { permission: PARTNER_RIGHTS[kind].read },
    params: z.object({ id: idShape }),
    /** Null for those who may not read orders. */
    reply: z.object({ orders: partnerOrdersShape.nullable() }),
  });

/** Answered by the load orders. */
export const PARTNER_ORDER_CALLS = {
  client: definePartnerOrders('client'),
  transport: definePartnerOrders('transport'),
} as const;
