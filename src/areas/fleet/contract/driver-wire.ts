import type { Market } from '#areas/fleet/rules/market.ts';

/** How a driver is called on the wire: carrier or trucker. `ct` is the own fleet and `fms` the spot market. */
export const DRIVER_WIRE = {
  own: { id: 'carrier', list: '/carrier/ct', one: '/carrier/{id}/ct', change: '/carrier/{id}/ct' },
  spot: {
    id: 'carrierSpot',
    list: '/carrier/fms',
    one: '/carrier/{id}',
    change: '/carrier/{id}/fms',
  },
} as const satisfies Readonly<Record<Market, object>>;

export const DRIVER_NOUN = {
  own: 'driver of the own fleet',
  spot: 'driver of the spot market',
} as const satisfies Readonly<Record<Market, string>>;
