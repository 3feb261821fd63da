import type { Permission, PermissionRule } from '#kernel/permission.ts';

const anyOf = (...names: readonly Permission[]): PermissionRule => ({ anyOf: names });

/** Everybody who may fill in the form, in either market, may have a card read into it. */
export const READ_DRIVER_CARD = anyOf('trucker-write', 'trucker-edit', 'fleet-trucker-write');
export const READ_VEHICLE_CARD = anyOf(
  'transport-unit-write',
  'semitruck-write',
  'fleet-transport-unit-write',
  'fleet-trailer-write',
);
