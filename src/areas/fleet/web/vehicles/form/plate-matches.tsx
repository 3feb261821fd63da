import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { VehicleRef, VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import { type FoundVehicleView, plateCheck, searchVehicles } from '#areas/fleet/contract/vehicle-lookup.calls.ts';
import { FLEET_TRAITS, type VehicleFleet, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { countryOf } from '#countries/country.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { TakenNotice, useCompleteNumber, useTakenMark } from '#ui/form/known-number.tsx';
import { FullRow } from '#ui/form/layout.tsx';
import { detailAddress } from '../addresses.ts';
import { FoundVehicle } from '../takeover/found-vehicle.tsx';
import type { VehicleForm } from './vehicle-shape.ts';

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
  useTakenMark(setError, 'plate', registered !== null);
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
  const to = detailAddress(fleet, registered._id);
  return <TakenNotice text={t('fleet.vehicles.form.registered')} name={registered.plate} to={to} />;
}

interface Matches {
  /** Another record of the company with the plate. */
  readonly registered: VehicleRef | null;
  /** Vehicles of any company with the plate, of the same kind. */
  readonly found: readonly FoundVehicleView[];
}

function usePlateMatches(kind: VehicleKind, exceptId: string | undefined): Matches {
  const { control } = useFormContext<VehicleForm>();
  const [country, typed] = useWatch({ control, name: ['countryId', 'plate'] });
  const plate = useCompleteNumber(countryOf(country).plate, typed);
  const query = { plate, country, ...(exceptId ? { exceptId } : {}) };
  const check = useCall(plateCheck, { query }, { enabled: plate !== '' });
  const search = useCall(
    searchVehicles,
    { query: { plate, country, type: kind, market: 'open' } },
    { enabled: plate !== '' && check.data !== undefined },
  );
  if (plate === '' || !check.data) return { registered: null, found: [] };
  const found = search.data?.transportUnits.filter(({ _id }) => _id !== exceptId) ?? [];
  return { registered: check.data.registered, found };
}
