import type { Market } from '#areas/fleet/rules/market.ts';

/** Every driver screen serves both markets; the address decides which. */
export interface DriverScreenProps {
  readonly market: Market;
}
