import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LastSeen } from '#areas/fleet/contract/open-trip.shapes.ts';
import type { VehicleRow } from '#areas/fleet/contract/vehicle.list.ts';
import { shownPlate } from '#countries/country.ts';
import { showPosition } from '#kernel/position.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { SoonChip } from '#ui/feedback/expiry-chip.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { TagsCell } from '#ui/list/cells/tags-cell.tsx';
import { AvailabilityCell } from '../../open-trip.tsx';
import { CountryName, DOCUMENT_TONES, Plate } from '../vehicle-texts.tsx';
import classes from './completion-cell.module.css';

/** Columns that need their own cell. */
export const VEHICLE_CELLS = {
  plate: ({ countryCode, plate }: VehicleRow) => <Plate country={countryCode} plate={plate} />,
  availability: (row: VehicleRow) => <AvailabilityCell row={row} />,
  documents: (row: VehicleRow) => <Documents row={row} />,
  completion: ({ completion, documents }: VehicleRow) => <CompletionCell percentage={completion} state={documents} />,
  countryCode: ({ countryCode }: VehicleRow) => <CountryName country={countryCode} />,
};

/** An empty list of semitrailers shows nothing. */
export const TRUCK_CELLS = {
  ...VEHICLE_CELLS,
  lastSeen: ({ lastSeen }: VehicleRow) => <LastSeenCell seen={lastSeen} />,
  trailerPlates: ({ trailerPlates }: VehicleRow) =>
    trailerPlates.length > 0 ? <TagsCell tags={trailerPlates} /> : undefined,
};

export function copyPlate(row: VehicleRow): ReactNode {
  const shown = vehicleName(row);
  return <CopyButton value={shown} label={shown} />;
}

export const vehicleId = (row: VehicleRow): string => row._id;
export const vehicleName = ({ countryCode, plate }: VehicleRow): string => shownPlate(countryCode, plate);

/** The days left are also shown for those that lack another document. */
function Documents({ row: { documents, documentsExpireOn } }: { readonly row: VehicleRow }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.completion}>
      <StatusChip tone={DOCUMENT_TONES[documents]} label={t(`fleet.vehicles.documents.${documents}`)} />
      {documents !== 'expired' && <SoonChip day={documentsExpireOn} />}
    </span>
  );
}

/** The nearest city, its position on hover, and how long ago the truck was there. */
function LastSeenCell({ seen }: { readonly seen: LastSeen | null }): ReactNode {
  const { t } = useTranslation();
  if (!seen) return <span className={classes.quiet}>{t('fleet.vehicles.lastSeen.never')}</span>;
  const { at, city } = seen;
  return (
    <span className={classes.seen}>
      <span title={showPosition(seen)}>{t('fleet.vehicles.lastSeen.near', { city })}</span>
      <span className={classes.quiet}>
        <RelativeTime instant={at} />
      </span>
    </span>
  );
}

interface CompletionCellProps {
  /** From 0 to 100. */
  readonly percentage: number;
  readonly state: keyof typeof DOCUMENT_TONES;
}

/** The completion of the required documents; the column of their state has the meaning of the colour in words. */
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
