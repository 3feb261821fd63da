import { screens } from '#areas/fleet/area.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { addressOf } from '#kernel/screens.ts';

/** What opens over a list or a vehicle is in the query, beside the state of the list. */
export const TASKS = ['driver', 'trailers', 'device', 'find', 'categories'] as const;
export type Task = (typeof TASKS)[number];

export const CLAIMS_TAB = 'claims';

/** The specification names the parameter by the kind of vehicle. */
const named = (id: string) => ({ transportUnitId: id, semitruckId: id });

export const listAddress = (fleet: VehicleFleet): string => addressOf(screens[`${fleet}List`]);
export const claimsAddress = (fleet: VehicleFleet): string => `${listAddress(fleet)}?tab=${CLAIMS_TAB}`;
export const createAddress = (fleet: VehicleFleet): string => addressOf(screens[`${fleet}Create`]);
export const updateAddress = (fleet: VehicleFleet, id: string): string =>
  addressOf(screens[`${fleet}Update`], named(id));
export const detailAddress = (fleet: VehicleFleet, id: string): string =>
  addressOf(screens[`${fleet}Detail`], named(id));

/** The same address with a task open over it. */
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
