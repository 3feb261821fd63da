import { z } from 'zod';
import { drawnPathShape } from '#areas/load-orders/contract/order-plan.shapes.ts';
import {
  dispatcherShape,
  seenCompanyShape,
  seenDatesShape,
  statusShape,
} from '#areas/load-orders/contract/public-order.shapes.ts';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { FRESHNESS } from '#areas/positions/rules/freshness.ts';
import { idShape } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { positionShape } from '#kernel/position.ts';

/** A place as outsiders see it; exact coordinates only where positions are shown. */
export const seenPlaceShape = z.object({
  cityName: z.string(),
  countryCode: z.string().nullable(),
  address: z.string().nullable(),
  lat: z.number().nullable().optional(),
  lng: z.number().nullable().optional(),
});

/** More points add nothing visible to the map of a page. */
export const SEEN_TRACK_MAX = 300;

/** Parts of an order that are shown only if ticked: otherwise the reply does not even contain their names. */
const tickedShape = z.object({
  position: z
    .object({
      lat: z.number(),
      lng: z.number(),
      at: z.iso.datetime(),
      /** How far it can be trusted to be where the truck is. */
      freshness: z.enum(FRESHNESS),
    })
    .nullable()
    .optional(),
  track: z.array(positionShape).max(SEEN_TRACK_MAX).optional(),
  /** The planned path; null where there is none. */
  route: drawnPathShape.nullable().optional(),
  driver: z.object({ name: z.string().nullable() }).optional(),
  phone: z.string().nullable().optional(),
  plate: z.object({ truck: z.string().nullable(), trailer: z.string().nullable() }).optional(),
  documents: z
    .array(
      z.object({
        _id: idShape,
        type: z.string(),
        name: z.string(),
        contentType: z.string(),
        createdAt: z.iso.datetime(),
      }),
    )
    .optional(),
  freight: z
    .object({ value: z.string().nullable(), currency: z.string().nullable(), unit: z.string().nullable() })
    .optional(),
  tasks: z
    .array(
      z.object({ number: z.number().int(), stage: z.string(), name: z.string(), doneAt: z.iso.datetime().nullable() }),
    )
    .optional(),
  /** Null where nobody of the order has a phone. */
  dispatcher: dispatcherShape.nullable().optional(),
});

export const clientOrderShape = tickedShape.extend({
  /** When the truck is expected, where its position is shown and known. */
  eta: z.object({ at: z.iso.datetime(), from: z.iso.datetime(), to: z.iso.datetime() }).nullable().optional(),
  loadingOrderCode: z.string(),
  loadingOrderStatus: statusShape,
  kind: z.enum(ORDER_KINDS),
  language: z.enum(LANGUAGES).nullable(),
  company: seenCompanyShape,
  origin: seenPlaceShape,
  destination: seenPlaceShape,
  dates: seenDatesShape,
  /** When the truck is expected where it unloads, by the clock there; with the number of the stop, where it has stops. */
  times: z.array(
    z.object({ number: z.number().int().nullable(), date: z.string(), starts: z.string(), ends: z.string() }),
  ),
  load: z.object({
    category: z.string().nullable(),
    /** As the company that shared the page calls it. */
    categoryName: z.string().nullable(),
    weight: z.string().nullable(),
    weightUnit: z.string().nullable(),
  }),
  /** The status history of the order. */
  timeline: z.array(z.object({ status: statusShape, at: z.iso.datetime() })),
  /** The stops of a multipoint order, in driving order. */
  stops: z.array(
    z.object({
      number: z.number().int(),
      action: z.enum(['pickup', 'delivery']),
      cityName: z.string(),
      customer: z.string().nullable(),
      status: z.enum(['pending', 'delivered', 'partial', 'totalReturn', 'completed']),
      plannedAt: z.iso.datetime().nullable(),
      doneAt: z.iso.datetime().nullable(),
      lat: z.number().nullable().optional(),
      lng: z.number().nullable().optional(),
    }),
  ),
});
export type ClientOrder = z.output<typeof clientOrderShape>;

export const reportOrderShape = z.object({
  loadingOrderCode: z.string(),
  loadingOrderStatus: statusShape,
  origin: z.string(),
  destination: z.string(),
  loadingDate: z.string().nullable(),
  deliveryDate: z.string().nullable(),
  weight: z.string().nullable(),
  weightUnit: z.string().nullable(),
  driver: z.string().nullable().optional(),
  plate: z.string().nullable().optional(),
  freight: z.object({ value: z.string().nullable(), currency: z.string().nullable() }).optional(),
});

export const clientReportShape = z.object({
  company: seenCompanyShape,
  language: z.enum(LANGUAGES).nullable(),
  /** The operation's code or the client's name. */
  title: z.string(),
  subject: z.enum(['operation', 'client']),
  madeAt: z.iso.datetime(),
  orders: z.array(reportOrderShape),
  totals: z.object({
    orders: z.number().int(),
    byStatus: z.array(z.object({ status: statusShape, orders: z.number().int() })),
    freight: z.array(z.object({ currency: z.string(), value: z.string() })).optional(),
  }),
});
export type ClientReport = z.output<typeof clientReportShape>;

export const agroTruckShape = z.object({
  plate: z.string(),
  loadingOrderStatus: statusShape,
  lat: z.number(),
  lng: z.number(),
  at: z.iso.datetime(),
  freshness: z.enum(FRESHNESS),
  driver: z.string().nullable().optional(),
});
