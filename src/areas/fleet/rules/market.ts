/** A record of the fleet belongs either to the company's own fleet or to the spot market it hires from. */
export const MARKETS = ['own', 'spot'] as const;
export type Market = (typeof MARKETS)[number];
