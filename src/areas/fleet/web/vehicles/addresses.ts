import { VEHICLE_WIRE } from '#areas/fleet/contract/vehicle-wire.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';

/** What opens over a list or a vehicle: it stands in the query, beside the list's own part. */
export const TASKS = ['driver', 'trailers', 'device', 'find', 'categories'] as const;
export type Task = (typeof TASKS)[number];

export const CLAIMS_TAB = 'claims';

/** The word of the specification for the details differs between trucks and semitrailers. */
export const detailWord = (fleet: VehicleFleet): string =>
  FLEET_TRAITS[fleet].kind === 'truck' ? 'details' : 'detail';

export const listAddress = (fleet: VehicleFleet): string => VEHICLE_WIRE[fleet].path;
export const claimsAddress = (fleet: VehicleFleet): string => `${listAddress(fleet)}?tab=${CLAIMS_TAB}`;
export const createAddress = (fleet: VehicleFleet): string => `${listAddress(fleet)}/create`;
export const updateAddress = (fleet: VehicleFleet, id: string): string => `${listAddress(fleet)}/update/${id}`;
export const detailAddress = (fleet: VehicleFleet, id: string): string =>
  `${listAddress(fleet)}/${detailWord(fleet)}/${id}`;

/** The same address with something to do open over it. */
export function taskSearch(current: URLSearchParams, task: Task, value = 'true'): string {
  const next = new URLSearchParams(current);
  for (const name of TASKS) next.delete(name);
  next.set(task, value);
  return `?${next}`;
}

export function taskIn(current: URLSearchParams): { readonly task: Task; readonly value: string } | null {
  for (const task of TASKS) {
    const value = current.get(task);
    if (value !== null) return { task, value };
  }
  return null;
}
