/** The state of the next booking of an order at a warehouse; finished when all of them are. */
export const ORDER_BOOKING_STATES = ['pending', 'scheduled', 'arrived', 'inDock', 'completed'] as const;
export type OrderBookingState = (typeof ORDER_BOOKING_STATES)[number];

/** Orders none of whose places has docks. */
export const NOT_BOOKED = 'notNeeded';
export const BOOKING_FILTER = [...ORDER_BOOKING_STATES, NOT_BOOKED] as const;
