import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { shownPlate } from '#countries/country.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { Person } from '#ui/feedback/person-avatar.tsx';
import { Section } from '#ui/record/section.tsx';
import { taskSearch } from '../addresses.ts';
import { useUnmatch } from '../match/use-unmatch.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import classes from './match-section.module.css';

interface DriverSectionProps {
  readonly fleet: VehicleFleet;
  readonly truck: VehicleView;
}

/** The driver of a truck, and what prevents a match. */
export function DriverSection({ fleet, truck }: DriverSectionProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { mayWrite } = useVehicleAccess(fleet);
  const { unmatch, busy } = useUnmatch();
  const { _id, driver, country } = truck;
  const named = { _id, plate: shownPlate(country.countryCode, truck.plate) };
  return (
    <Section
      title={t('fleet.vehicles.fields.driver')}
      action={
        mayWrite && (
          <Button component={Link} to={taskSearch(params, 'driver', _id)} variant="default" size="xs">
            {t(`fleet.vehicles.actions.${driver ? 'changeDriver' : 'matchDriver'}`)}
          </Button>
        )
      }
    >
      {driver ? (
        <div className={classes.line}>
          <Person name={driver.fullName} photo={driver.pathPhoto} />
          <span className={classes.chips}>
            {!driver.enabled && <Chip tone="neutral">{t('fleet.vehicles.status.disabled')}</Chip>}
            {driver.documentsExpired && <Chip tone="danger">{t('fleet.vehicles.documents.expired')}</Chip>}
          </span>
          {mayWrite && (
            <Button variant="subtle" size="xs" loading={busy} onClick={() => unmatch(named, driver._id)}>
              {t('fleet.vehicles.actions.unmatchDriver')}
            </Button>
          )}
        </div>
      ) : (
        <span className={classes.quiet}>{t('fleet.vehicles.detail.noDriver')}</span>
      )}
    </Section>
  );
}
