import { Alert } from '@mantine/core';
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import type { ExpiredDocumentView } from '#areas/fleet/contract/vehicle-report.shapes.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { shownPlate } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { showDay } from '#kernel/dates.ts';
import { useCall } from '#ui/api/api-context.tsx';
import classes from './expired-documents.module.css';

const NONE: readonly ExpiredDocumentView[] = [];

/** The expired documents that prevent an assignment; empty while they are loading. */
export function useExpiredDocuments(fleet: VehicleFleet, id: string): readonly ExpiredDocumentView[] {
  return useCall(VEHICLE_CALLS[fleet].expiredDocuments, { params: { id } }).data?.expiredDocuments ?? NONE;
}

interface ExpiredDocumentsProps {
  readonly fleet: VehicleFleet;
  readonly id: string;
  readonly country: CountryCode;
}

/** Why a vehicle cannot be assigned: its expired required documents and those of its semitrailers. */
export function ExpiredDocuments({ fleet, id, country }: ExpiredDocumentsProps): ReactNode {
  const { t } = useTranslation();
  const expired = useExpiredDocuments(fleet, id);
  if (expired.length === 0) return null;
  return (
    <Alert
      color="red"
      variant="light"
      role="status"
      icon={<IconCalendarX size="1.1rem" aria-hidden />}
      title={t('fleet.vehicles.detail.blocked')}
      classNames={{ title: classes.title!, message: classes.message! }}
    >
      <ul className={classes.documents}>
        {expired.map(({ transportUnitId, plate, type, expirationDate }) => (
          <li key={`${transportUnitId} ${type}`}>
            {t('fleet.vehicles.detail.expiredDocument', {
              plate: shownPlate(country, plate),
              document: t(`documents.types.${type}`),
              date: showDay(expirationDate),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
