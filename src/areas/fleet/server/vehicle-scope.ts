import { fleetsWith } from '#areas/fleet/contract/vehicle.permissions.ts';
import { FLEET_TRAITS, fleetsOf, type VehicleFleet, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { VehicleRecord, VehicleScope } from './vehicle.repository.ts';

/** One fleet, for calls that have already checked its permission. */
export function fleetScope(actor: Actor, fleet: VehicleFleet): VehicleScope {
  return { companyId: companyOf(actor), fleets: [fleet] };
}

/** Every fleet of the kind for which the actor has the right; vehicles of other fleets are not found. */
export function scopeWith(actor: Actor, right: 'read' | 'write', kind: VehicleKind): VehicleScope {
  const fleets = fleetsWith(right, actor.permissions).filter((fleet) => FLEET_TRAITS[fleet].kind === kind);
  return { companyId: companyOf(actor), fleets };
}

/** What a truck of the company may pull: semitrailers of either market. */
export function trailerScope(companyId: string): VehicleScope {
  return { companyId, fleets: fleetsOf('semitrailer') };
}

/** The vehicle as the owner of its documents. */
export function ownerOf({ company_id, kind, id }: Pick<VehicleRecord, 'company_id' | 'kind' | 'id'>) {
  return { companyId: company_id, kind, id };
}
