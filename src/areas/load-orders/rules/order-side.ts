/** How a reader stands to an order: it is their company's, their company is its client or its carrier, or they drive it. */
export const ORDER_SIDES = ['own', 'client', 'carrier', 'driver'] as const;
export type OrderSide = (typeof ORDER_SIDES)[number];
