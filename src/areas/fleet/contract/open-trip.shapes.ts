import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';

/** Whether a driver or a vehicle has an open order: none, one that has not begun, or one on the road. */
export const AVAILABILITIES = ['free', 'assigned', 'onTrip'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** The screens that show an order of each kind. */
export const ORDER_SCREENS = ['order', 'agroOrder', 'multipointOrder'] as const;

/** An order as its trip names it: two companies may use the same code, so that of another names its company. */
export const namedTripShape = z.object({
  _id: idShape,
  operationId: idShape,
  loadingOrderCode: z.string(),
  /** The company whose order it is; null where it is the reader's own. */
  company: z.string().nullable(),
  client: z.string().nullable(),
  origin: z.string(),
  destination: z.string(),
  /** Where the reader may open it; null for those who may not. */
  screen: z.enum(ORDER_SCREENS).nullable(),
});
export type NamedTrip = z.output<typeof namedTripShape>;

/** What is known of an open order, for the lists of drivers and vehicles. */
export const openTripColumns = {
  availability: z.enum(AVAILABILITIES),
  openTrip: namedTripShape.nullable(),
};

/** Where a truck was last seen on an order, and the city nearest to it. */
export const lastSeenShape = z.object({
  at: z.string(),
  lat: z.number(),
  lng: z.number(),
  city: z.string(),
});
export type LastSeen = z.output<typeof lastSeenShape>;
