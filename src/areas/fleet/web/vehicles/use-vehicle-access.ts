import { SEE_TRANSPORT_COMPANY, seesFleetType } from '#areas/fleet/contract/driver.permissions.ts';
import { type FleetTypeWords, fleetTypeWords } from '#areas/fleet/contract/fleet-type-words.ts';
import { ANSWERS_CLAIMS, VEHICLE_IMPORT, VEHICLE_RIGHTS } from '#areas/fleet/contract/vehicle.permissions.ts';
import { FLEET_TRAITS, fleetOf, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { holds } from '#kernel/permission.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

export interface VehicleAccess {
  readonly mayRead: boolean;
  readonly mayWrite: boolean;
  /** Whether the user may take vehicles into the closed fleet and let them go. */
  readonly mayTakeOver: boolean;
  readonly mayAnswerClaims: boolean;
  readonly mayImport: boolean;
  readonly seesFleetType: boolean;
  readonly seesTransportCompany: boolean;
  /** Some users call the external fleet a support fleet. */
  readonly fleetTypeWords: FleetTypeWords;
}

/** What the signed-in person may do with the vehicles of a fleet. */
export function useVehicleAccess(fleet: VehicleFleet): VehicleAccess {
  const { permissions, country, companyId } = useSignedIn();
  const { market, kind } = FLEET_TRAITS[fleet];
  const isOwn = market === 'own';
  return {
    mayRead: holds(permissions, VEHICLE_RIGHTS[fleet].read),
    mayWrite: companyId !== null && holds(permissions, VEHICLE_RIGHTS[fleet].write),
    mayTakeOver: companyId !== null && holds(permissions, VEHICLE_RIGHTS[fleetOf('own', kind)].write),
    mayAnswerClaims: isOwn && holds(permissions, ANSWERS_CLAIMS),
    mayImport: isOwn && holds(permissions, VEHICLE_IMPORT[kind]),
    seesFleetType: seesFleetType(permissions, country),
    seesTransportCompany: holds(permissions, SEE_TRANSPORT_COMPANY),
    fleetTypeWords: fleetTypeWords(permissions),
  };
}
