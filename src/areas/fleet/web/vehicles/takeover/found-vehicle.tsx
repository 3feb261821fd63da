import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { FoundVehicleView } from '#areas/fleet/contract/vehicle-lookup.calls.ts';
import { fleetOf } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { Possession } from '#areas/fleet/rules/vehicle-takeover.ts';
import { shownPlate } from '#countries/country.ts';
import type { Tone } from '#kernel/tone.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { claimsAddress, detailAddress } from '../addresses.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { Plate } from '../vehicle-texts.tsx';
import classes from './found-vehicle.module.css';
import { useTakeover } from './use-takeover.ts';

const TONES: Readonly<Record<Possession, Tone>> = { mine: 'success', hired: 'info', open: 'active', closed: 'warning' };

/** One vehicle of a search with its holder and a link to it. */
export function FoundVehicle({ vehicle }: { readonly vehicle: FoundVehicleView }): ReactNode {
  const { t } = useTranslation();
  const { _id, plate, countryId, type, brand, possession, market, driver } = vehicle;
  const kind = vehicle.semitrailer ? 'semitrailer' : 'truck';
  return (
    <article className={classes.found} aria-label={shownPlate(countryId, plate)}>
      <div className={classes.words}>
        <span className={classes.head}>
          <Plate country={countryId} plate={plate} />
          <Chip tone={TONES[possession]}>{t(`fleet.vehicles.search.possession.${possession}`)}</Chip>
        </span>
        <span className={classes.quiet}>
          {[type.transportUnitTypeName, brand, driver?.fullName].filter(Boolean).join(' · ')}
        </span>
      </div>
      <span className={classes.actions}>
        {market && (
          <Button component={Link} to={detailAddress(fleetOf(market, kind), _id)} variant="default">
            {t('fleet.vehicles.actions.details')}
          </Button>
        )}
        {possession !== 'mine' && <TakeButton vehicle={vehicle} />}
      </span>
    </article>
  );
}

/** Takes over a vehicle that is in no closed fleet; asks the owner for any other. */
export function TakeButton({ vehicle }: { readonly vehicle: FoundVehicleView }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { _id, plate, countryId, possession } = vehicle;
  const kind = vehicle.semitrailer ? 'semitrailer' : 'truck';
  const own = fleetOf('own', kind);
  const { mayTakeOver } = useVehicleAccess(own);
  const { appropriate, busy } = useTakeover(kind);
  if (!mayTakeOver) return null;
  const take = () =>
    appropriate(
      { _id, plate: shownPlate(countryId, plate) },
      (ownId) => void navigate(ownId ? detailAddress(own, ownId) : claimsAddress(own)),
    );
  return (
    <Button loading={busy} onClick={take}>
      {t(`fleet.vehicles.actions.${possession === 'closed' ? 'claim' : 'appropriate'}`)}
    </Button>
  );
}
