import { CALLS_IT_SUPPORT_FLEET, DRIVER_RIGHTS, seesFleetType } from '#areas/fleet/contract/driver.permissions.ts';
import type { FleetType } from '#areas/fleet/rules/fleet-type.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { holds } from '#kernel/permission.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

export interface DriverAccess {
  readonly mayCreate: boolean;
  readonly mayUpdate: boolean;
  readonly seesFleetType: boolean;
  /** Where the words of a fleet type stand: some companies call the external one otherwise. */
  readonly fleetTypeKey: (type: FleetType) => string;
}

export function useDriverAccess(market: Market): DriverAccess {
  const { permissions, country } = useSignedIn();
  const rights = DRIVER_RIGHTS[market];
  const isSupport = permissions.has(CALLS_IT_SUPPORT_FLEET);
  return {
    mayCreate: holds(permissions, rights.create),
    mayUpdate: holds(permissions, rights.update),
    seesFleetType: seesFleetType(permissions, country),
    fleetTypeKey: (type) => `fleet.drivers.fleetTypes.${isSupport && type === 'externalFleet' ? 'supportFleet' : type}`,
  };
}
