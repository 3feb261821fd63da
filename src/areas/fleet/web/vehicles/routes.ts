import { type ComponentType, createElement } from 'react';
import { VEHICLE_WIRE } from '#areas/fleet/contract/vehicle-wire.ts';
import { FLEET_TRAITS, VEHICLE_FLEETS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { AreaScreen } from '#ui/routing/area-screen.ts';
import { detailWord } from './addresses.ts';
import type { VehicleScreenProps } from './vehicle-screen-props.ts';

type Load = () => Promise<{ readonly default: ComponentType<VehicleScreenProps> }>;

/** One screen for every fleet: the address says which. */
function screenOf(fleet: VehicleFleet, load: Load): AreaScreen['screen'] {
  return async () => {
    const { default: Screen } = await load();
    return { default: () => createElement(Screen, { fleet }) };
  };
}

function screensOf(fleet: VehicleFleet): AreaScreen[] {
  const path = VEHICLE_WIRE[fleet].path.slice(1);
  /** The names of the documents are words of the documents. */
  const words = ['documents'];
  const id = FLEET_TRAITS[fleet].kind === 'truck' ? '{transportUnitId}' : '{semitruckId}';
  return [
    { path, words, screen: screenOf(fleet, () => import('./list/vehicles-screen.tsx')) },
    { path: `${path}/create`, words, screen: screenOf(fleet, () => import('./form/create-vehicle-screen.tsx')) },
    { path: `${path}/update/${id}`, words, screen: screenOf(fleet, () => import('./form/update-vehicle-screen.tsx')) },
    {
      path: `${path}/${detailWord(fleet)}/${id}`,
      words,
      screen: screenOf(fleet, () => import('./detail/vehicle-screen.tsx')),
    },
  ];
}

export const vehicleScreens: readonly AreaScreen[] = VEHICLE_FLEETS.flatMap(screensOf);
