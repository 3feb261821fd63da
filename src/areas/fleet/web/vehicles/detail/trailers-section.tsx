import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { VEHICLE_RIGHTS } from '#areas/fleet/contract/vehicle.permissions.ts';
import type { TrailerView, VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import { fleetOf, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { Section } from '#ui/record/section.tsx';
import { detailAddress, taskSearch } from '../addresses.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { Plate } from '../vehicle-texts.tsx';
import classes from './match-section.module.css';

interface TrailersSectionProps {
  readonly fleet: VehicleFleet;
  readonly truck: VehicleView;
}

/** The semitrailers of a truck. */
export function TrailersSection({ fleet, truck }: TrailersSectionProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { mayWrite } = useVehicleAccess(fleet);
  const trailers = [truck.trailer, truck.secondTrailer].filter((trailer) => trailer !== null);
  return (
    <Section
      title={t('fleet.vehicles.detail.trailers')}
      count={trailers.length}
      action={
        mayWrite && (
          <Button component={Link} to={taskSearch(params, 'trailers', truck._id)} variant="default" size="xs">
            {t('fleet.vehicles.actions.matchTrailers')}
          </Button>
        )
      }
    >
      {trailers.length === 0 && <span className={classes.quiet}>{t('fleet.vehicles.detail.noTrailer')}</span>}
      <ul className={classes.lines}>
        {trailers.map((trailer) => (
          <Trailer key={trailer._id} trailer={trailer} country={truck.country.countryCode} />
        ))}
      </ul>
    </Section>
  );
}

interface TrailerProps {
  readonly trailer: TrailerView;
  readonly country: CountryCode;
}

function Trailer({ trailer, country }: TrailerProps): ReactNode {
  const { t } = useTranslation();
  const fleet = fleetOf(trailer.market, 'semitrailer');
  const mayRead = useHolds(VEHICLE_RIGHTS[fleet].read);
  const plate = <Plate country={country} plate={trailer.plate} />;
  const hasExpired = trailer.documents.some(({ required, state }) => required && state === 'expired');
  const facts = [trailer.type.transportUnitTypeName, trailer.brand?.transportUnitBrandName, trailer.year];
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        {mayRead ? (
          <Anchor component={Link} to={detailAddress(fleet, trailer._id)}>
            {plate}
          </Anchor>
        ) : (
          plate
        )}
        <span className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {!trailer.enabled && <Chip tone="neutral">{t('fleet.vehicles.status.disabled')}</Chip>}
      {hasExpired && <Chip tone="danger">{t('fleet.vehicles.documents.expired')}</Chip>}
    </li>
  );
}
