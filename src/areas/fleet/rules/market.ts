/** Whose a driver or a vehicle is: the company's own fleet, closed to others, or the spot market it hires from. */
export const MARKETS = ['own', 'spot'] as const;
export type Market = (typeof MARKETS)[number];
