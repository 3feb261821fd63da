import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import { shownPlate } from '#countries/country.ts';
import { Section } from '#ui/record/section.tsx';
import { listAddress } from '../addresses.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { Plate } from '../vehicle-texts.tsx';
import classes from './match-section.module.css';

/** The truck that pulls a semitrailer; its market is not in the reply, so the link leads through the lists. */
export function TruckSection({ trailer }: { readonly trailer: VehicleView }): ReactNode {
  const { t } = useTranslation();
  const { mayRead } = useVehicleAccess('ownTruck');
  const { associatedTransportUnit: truck, country } = trailer;
  const plate = truck && <Plate country={country.countryCode} plate={truck.plate} />;
  const search = truck && new URLSearchParams({ search: shownPlate(country.countryCode, truck.plate) });
  return (
    <Section title={t('fleet.vehicles.fields.associatedTransportUnit')}>
      {!truck && <span className={classes.quiet}>{t('fleet.vehicles.detail.noTruck')}</span>}
      {truck && mayRead ? (
        <Anchor component={Link} to={`${listAddress('ownTruck')}?${search}`}>
          {plate}
        </Anchor>
      ) : (
        plate
      )}
    </Section>
  );
}
