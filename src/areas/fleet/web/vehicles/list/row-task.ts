import type { NamedVehicle } from '../named-vehicle.ts';

/** An action on a vehicle that runs inside the list. */
export interface RowTask {
  readonly act: 'toggle' | 'remove' | 'unmatch' | 'letGo' | 'appropriate' | 'zip';
  readonly vehicle: NamedVehicle & { readonly enabled: boolean };
  readonly driverId: string | null;
}

export type Start = (task: RowTask) => void;

/** Icons of the actions of a row. */
export const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;
