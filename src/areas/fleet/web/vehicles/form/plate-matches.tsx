import { Alert, Anchor } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { encodeProblem } from '#ui/fields/problem-text.ts';
import { FullRow } from '#ui/form/layout.tsx';
import { detailAddress } from '../addresses.ts';
import { FoundVehicle } from '../takeover/found-vehicle.tsx';
import { usePlateMatches } from './use-plate-matches.ts';
import type { VehicleForm } from './vehicle-shape.ts';

const REGISTERED = encodeProblem({ code: 'alreadyRegistered' });

interface PlateMatchesProps {
  readonly fleet: VehicleFleet;
  readonly vehicle: VehicleView | null;
}

/** Shows while a plate is typed whether it is registered already, free to take over, or in a closed fleet. */
export function PlateMatches({ fleet, vehicle }: PlateMatchesProps): ReactNode {
  const { t } = useTranslation();
  const { setError } = useFormContext<VehicleForm>();
  const { kind } = FLEET_TRAITS[fleet];
  const { registered, found } = usePlateMatches(kind, vehicle?._id);
  const isTaken = registered !== null;
  useEffect(() => {
    if (isTaken) setError('plate', { type: 'registered', message: REGISTERED });
  }, [setError, isTaken]);
  if (found.length > 0) {
    return (
      <FullRow>
        <div role="status">
          {found.map((one) => (
            <FoundVehicle key={one._id} vehicle={one} />
          ))}
        </div>
      </FullRow>
    );
  }
  if (!registered) return null;
  return (
    <FullRow>
      <Alert color="red" variant="light" role="status">
        {t('fleet.vehicles.form.registered')}{' '}
        <Anchor component={Link} to={detailAddress(fleet, registered._id)} target="_blank">
          {registered.plate}
        </Anchor>
      </Alert>
    </FullRow>
  );
}
