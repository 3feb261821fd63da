import { Alert, Anchor } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { encodeProblem } from '#ui/fields/problem-text.ts';
import { WholeRow } from '#ui/form/layout.tsx';
import { detailAddress } from '../addresses.ts';
import { FoundVehicle } from '../takeover/found-vehicle.tsx';
import { usePlateNews } from './use-plate-news.ts';
import type { VehicleForm } from './vehicle-shape.ts';

const REGISTERED = encodeProblem({ code: 'alreadyRegistered' });

interface PlateNewsProps {
  readonly fleet: VehicleFleet;
  readonly vehicle: VehicleView | null;
}

/** What is known of the plate while it is typed: registered already, free to be taken over, or in a closed fleet. */
export function PlateNews({ fleet, vehicle }: PlateNewsProps): ReactNode {
  const { t } = useTranslation();
  const { setError } = useFormContext<VehicleForm>();
  const { kind } = FLEET_TRAITS[fleet];
  const { registered, found } = usePlateNews(kind, vehicle?._id);
  const isTaken = registered !== null;
  useEffect(() => {
    if (isTaken) setError('plate', { type: 'registered', message: REGISTERED });
  }, [setError, isTaken]);
  if (found.length > 0) {
    return (
      <WholeRow>
        <div role="status">
          {found.map((one) => (
            <FoundVehicle key={one._id} vehicle={one} />
          ))}
        </div>
      </WholeRow>
    );
  }
  if (!registered) return null;
  return (
    <WholeRow>
      <Alert color="red" variant="light" role="status">
        {t('fleet.vehicles.form.registered')}{' '}
        <Anchor component={Link} to={detailAddress(fleet, registered._id)} target="_blank">
          {registered.plate}
        </Anchor>
      </Alert>
    </WholeRow>
  );
}
