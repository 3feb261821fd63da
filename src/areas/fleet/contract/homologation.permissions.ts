import type { OwnerKind } from '#areas/documents/rules/document-owner.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { fleetOf } from '#areas/fleet/rules/vehicle-fleet.ts';
import { holds, namesIn, type Permission, type PermissionRule } from '#kernel/permission.ts';
import { DRIVER_RIGHTS, READ_ANY_DRIVER, UPDATE_ANY_DRIVER } from './driver.permissions.ts';
import { READS_SOME_VEHICLE, VEHICLE_RIGHTS, WRITES_SOME_VEHICLE } from './vehicle.permissions.ts';

const rule = <const T extends Permission>(name: T): T => name;

/** Its holder works without the homologation section: no register is asked for them and no result is shown. */
export const HOMOLOGATION_HIDDEN = rule('hide-homologation-section');

/** The right to see a record includes its results; the right to change it includes having it checked. */
export const SEES_DRIVERS = READ_ANY_DRIVER;
export const ASKS_ABOUT_DRIVERS = UPDATE_ANY_DRIVER;
export const SEES_VEHICLES = READS_SOME_VEHICLE;
export const ASKS_ABOUT_VEHICLES = WRITES_SOME_VEHICLE;
export const LOOKS_UP: PermissionRule = { anyOf: [ASKS_ABOUT_DRIVERS, ASKS_ABOUT_VEHICLES].flatMap(namesIn) };

/** The calls accept anybody with the right for some kind of record; the record then decides which right counts. */
export function mayHomologate(
  held: ReadonlySet<string>,
  right: 'see' | 'ask',
  { kind, market }: { readonly kind: OwnerKind; readonly market: Market },
): boolean {
  if (kind === 'driver') return holds(held, DRIVER_RIGHTS[market][right === 'see' ? 'read' : 'update']);
  return holds(held, VEHICLE_RIGHTS[fleetOf(market, kind)][right === 'see' ? 'read' : 'write']);
}
