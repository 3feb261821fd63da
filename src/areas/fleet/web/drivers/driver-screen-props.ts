import type { Market } from '#areas/fleet/rules/market.ts';

/** Every screen of the drivers serves both markets; its address says which. */
export interface DriverScreenProps {
  readonly market: Market;
}
