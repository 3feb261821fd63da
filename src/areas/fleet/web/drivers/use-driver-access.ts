import { DRIVER_RIGHTS, SEE_TRANSPORT_COMPANY, seesFleetType } from '#areas/fleet/contract/driver.permissions.ts';
import { type FleetTypeWords, fleetTypeWords } from '#areas/fleet/contract/fleet-type-words.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { holds } from '#kernel/permission.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

export interface DriverAccess {
  readonly mayCreate: boolean;
  readonly mayUpdate: boolean;
  readonly seesFleetType: boolean;
  readonly seesTransportCompany: boolean;
  /** The phrases of a fleet type: some companies have another name for the external one. */
  readonly fleetTypeWords: FleetTypeWords;
}

export function useDriverAccess(market: Market): DriverAccess {
  const { permissions, country } = useSignedIn();
  const rights = DRIVER_RIGHTS[market];
  return {
    mayCreate: holds(permissions, rights.create),
    mayUpdate: holds(permissions, rights.update),
    seesFleetType: seesFleetType(permissions, country),
    seesTransportCompany: holds(permissions, SEE_TRANSPORT_COMPANY),
    fleetTypeWords: fleetTypeWords(permissions),
  };
}
