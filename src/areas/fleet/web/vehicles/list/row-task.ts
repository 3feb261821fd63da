import type { NamedVehicle } from '../named-vehicle.ts';

/** Something to be done with a vehicle of the list, right here. */
export interface RowTask {
  readonly act: 'toggle' | 'remove' | 'unmatch' | 'letGo' | 'appropriate' | 'zip';
  readonly vehicle: NamedVehicle & { readonly enabled: boolean };
  readonly driverId: string | null;
}

export type Start = (task: RowTask) => void;
