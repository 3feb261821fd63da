/** Who owns a driver or vehicle of the own fleet: the company, or a third party that supports it. */
export const FLEET_TYPES = ['ownFleet', 'externalFleet'] as const;
export type FleetType = (typeof FLEET_TYPES)[number];
