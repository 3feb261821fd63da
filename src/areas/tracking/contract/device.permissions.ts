import type { PermissionRule } from '#kernel/permission.ts';

/** Registering, linking, disabling; whoever only watches changes nothing. */
export const WRITE_DEVICES = {
  allOf: ['show-map-loading-order', 'transport-unit-write'],
} as const satisfies PermissionRule;

/** What is expected of devices, for the whole company. */
export const WRITE_GPS_SETTINGS = {
  allOf: ['show-map-loading-order', 'company-profile-write'],
} as const satisfies PermissionRule;

export const DOWNLOAD_DEVICES = {
  allOf: ['show-map-loading-order', 'download-listings'],
} as const satisfies PermissionRule;

/** Whether the device of a truck reports, asked by whoever assigns or starts it. */
export const CHECK_GPS = {
  anyOf: ['show-map-loading-order', 'load-order-write', 'assign-trucker'],
} as const satisfies PermissionRule;
