import { screens } from '#areas/fleet/area.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { addressOf } from '#kernel/screens.ts';

/** What opens over a list or a vehicle: it stands in the query, beside the list's own part. */
export const TASKS = ['driver', 'trailers', 'device', 'find', 'categories'] as const;
export type Task = (typeof TASKS)[number];

export const CLAIMS_TAB = 'claims';

const SCREENS = {
  ownTruck: {
    list: screens.ownTrucks,
    create: screens.createOwnTruck,
    detail: screens.ownTruck,
    update: screens.updateOwnTruck,
  },
  spotTruck: {
    list: screens.spotTrucks,
    create: screens.createSpotTruck,
    detail: screens.spotTruck,
    update: screens.updateSpotTruck,
  },
  ownSemitrailer: {
    list: screens.ownSemitrailers,
    create: screens.createOwnSemitrailer,
    detail: screens.ownSemitrailer,
    update: screens.updateOwnSemitrailer,
  },
  spotSemitrailer: {
    list: screens.spotSemitrailers,
    create: screens.createSpotSemitrailer,
    detail: screens.spotSemitrailer,
    update: screens.updateSpotSemitrailer,
  },
} as const;

/** The specification names the parameter by the kind of vehicle. */
const named = (id: string) => ({ transportUnitId: id, semitruckId: id });

export const listAddress = (fleet: VehicleFleet): string => addressOf(SCREENS[fleet].list);
export const claimsAddress = (fleet: VehicleFleet): string => `${listAddress(fleet)}?tab=${CLAIMS_TAB}`;
export const createAddress = (fleet: VehicleFleet): string => addressOf(SCREENS[fleet].create);
export const updateAddress = (fleet: VehicleFleet, id: string): string => addressOf(SCREENS[fleet].update, named(id));
export const detailAddress = (fleet: VehicleFleet, id: string): string => addressOf(SCREENS[fleet].detail, named(id));

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
