import type { ReactNode } from 'react';
import type { VehicleRow } from '#areas/fleet/contract/vehicle.list.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { TagsCell } from '#ui/list/cells/tags-cell.tsx';
import { CountryName, Plate, shownPlate } from '../vehicle-texts.tsx';
import { CompletionCell } from './completion-cell.tsx';

/** Columns that need their own cell. */
export const VEHICLE_CELLS = {
  plate: ({ countryCode, plate }: VehicleRow) => <Plate country={countryCode} plate={plate} />,
  completion: ({ completion, documents }: VehicleRow) => <CompletionCell percentage={completion} state={documents} />,
  countryCode: ({ countryCode }: VehicleRow) => <CountryName country={countryCode} />,
};

/** Plates of the semitrailers in the form of the truck's country; an empty list shows nothing. */
export const TRUCK_CELLS = {
  ...VEHICLE_CELLS,
  trailerPlates: ({ countryCode, trailerPlates }: VehicleRow) =>
    trailerPlates.length > 0 ? (
      <TagsCell tags={trailerPlates.map((plate) => shownPlate(countryCode, plate))} />
    ) : undefined,
};

export function copyPlate({ countryCode, plate }: VehicleRow): ReactNode {
  const shown = shownPlate(countryCode, plate);
  return <CopyButton value={shown} label={shown} />;
}

export const vehicleId = (row: VehicleRow): string => row._id;
