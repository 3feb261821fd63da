import { MARKETS, type Market } from './market.ts';

/**
 * A vehicle is a truck or a semitrailer of one company and one market. It is registered once per country and plate,
 * updated, matched (a truck with one driver and one or two semitrailers), disabled and enabled again. A plate belongs
 * to one closed fleet at a time: another company takes it over only with the owner's consent, and the owner then keeps
 * the vehicle in its spot market. It is deleted only while no other record refers to it.
 */
export const VEHICLE_KINDS = ['truck', 'semitrailer'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/** One kind in one market, with its own screens, paths and permissions. */
export const VEHICLE_FLEETS = ['ownTruck', 'spotTruck', 'ownSemitrailer', 'spotSemitrailer'] as const;
export type VehicleFleet = (typeof VEHICLE_FLEETS)[number];

interface Traits {
  readonly market: Market;
  readonly kind: VehicleKind;
}

export const FLEET_TRAITS: Readonly<Record<VehicleFleet, Traits>> = {
  ownTruck: { market: 'own', kind: 'truck' },
  spotTruck: { market: 'spot', kind: 'truck' },
  ownSemitrailer: { market: 'own', kind: 'semitrailer' },
  spotSemitrailer: { market: 'spot', kind: 'semitrailer' },
};

export function fleetOf(market: Market, kind: VehicleKind): VehicleFleet {
  return VEHICLE_FLEETS.find((fleet) => FLEET_TRAITS[fleet].market === market && FLEET_TRAITS[fleet].kind === kind)!;
}

/** The fleets of a kind, by market: only trucks have drivers and pull semitrailers. */
export function fleetsOf(kind: VehicleKind): readonly VehicleFleet[] {
  return MARKETS.map((market) => fleetOf(market, kind));
}

export const VEHICLE_STATUSES = ['enabled', 'disabled'] as const;
