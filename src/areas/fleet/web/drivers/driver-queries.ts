import { DRIVER_WIRE } from '#areas/fleet/contract/driver-wire.ts';

/** The queries to refresh after a driver changed: lists and records of both markets, look-ups, and the verdict. */
export const DRIVER_QUERIES: readonly string[] = [DRIVER_WIRE.own.id, DRIVER_WIRE.spot.id, 'drivers', 'homologation'];
