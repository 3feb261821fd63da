import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import type { VehicleRow } from '#areas/fleet/contract/vehicle.list.ts';
import { shownPlate } from '#countries/country.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { TagsCell } from '#ui/list/cells/tags-cell.tsx';
import { CountryName, DOCUMENT_TONES, Plate } from '../vehicle-texts.tsx';
import classes from './completion-cell.module.css';

/** Columns that need their own cell. */
export const VEHICLE_CELLS = {
  plate: ({ countryCode, plate }: VehicleRow) => <Plate country={countryCode} plate={plate} />,
  completion: ({ completion, documents }: VehicleRow) => <CompletionCell percentage={completion} state={documents} />,
  countryCode: ({ countryCode }: VehicleRow) => <CountryName country={countryCode} />,
};

/** An empty list of semitrailers shows nothing. */
export const TRUCK_CELLS = {
  ...VEHICLE_CELLS,
  trailerPlates: ({ trailerPlates }: VehicleRow) =>
    trailerPlates.length > 0 ? <TagsCell tags={trailerPlates} /> : undefined,
};

export function copyPlate(row: VehicleRow): ReactNode {
  const shown = vehicleName(row);
  return <CopyButton value={shown} label={shown} />;
}

export const vehicleId = (row: VehicleRow): string => row._id;
export const vehicleName = ({ countryCode, plate }: VehicleRow): string => shownPlate(countryCode, plate);

interface CompletionCellProps {
  /** From 0 to 100. */
  readonly percentage: number;
  readonly state: keyof typeof DOCUMENT_TONES;
}

/** The completion of the required documents; the next column has the meaning of the colour in words. */
function CompletionCell({ percentage, state }: CompletionCellProps): ReactNode {
  const numbers = useNumbers();
  return (
    <span className={classes.completion}>
      <Progress
        className={classes.bar!}
        size="sm"
        value={percentage}
        color={`var(--tone-${DOCUMENT_TONES[state]}-line)`}
        aria-hidden
      />
      <span className={classes.number}>{numbers.percent(percentage)}</span>
    </span>
  );
}
