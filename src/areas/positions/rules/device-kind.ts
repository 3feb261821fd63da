/** What reports: a unit in the truck, the phone of a driver, another system that passes on, or the simulator of the demo. */
export const DEVICE_KINDS = ['hardware', 'phone', 'forwarded', 'simulated'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Protocols that know no secret; a company allows them for each device. */
export const OPEN_PROTOCOLS = ['teltonika', 'gt06'] as const;
export type OpenProtocol = (typeof OPEN_PROTOCOLS)[number];
