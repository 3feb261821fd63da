/** Whose the driver or vehicle is within the own fleet: the company's, or a third party's that supports it. */
export const FLEET_TYPES = ['ownFleet', 'externalFleet'] as const;
export type FleetType = (typeof FLEET_TYPES)[number];
