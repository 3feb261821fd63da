/**
 * The reader's relation to an order: their company owns it, is its client or its carrier, or they drive it themselves.
 */
export const ORDER_SIDES = ['own', 'client', 'carrier', 'driver'] as const;
export type OrderSide = (typeof ORDER_SIDES)[number];
