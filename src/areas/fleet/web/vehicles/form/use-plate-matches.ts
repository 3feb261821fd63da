import { useDebouncedValue } from '@mantine/hooks';
import { useFormContext, useWatch } from 'react-hook-form';
import type { VehicleRef } from '#areas/fleet/contract/vehicle.shapes.ts';
import { type FoundVehicleView, plateCheck, searchVehicles } from '#areas/fleet/contract/vehicle-lookup.calls.ts';
import type { VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { countryOf } from '#countries/country.ts';
import { useCall } from '#ui/api/api-context.tsx';
import type { VehicleForm } from './vehicle-shape.ts';

const PAUSE_MS = 400;
const NOTHING: PlateMatches = { registered: null, found: [] };

interface PlateMatches {
  /** Another record of the company with the plate. */
  readonly registered: VehicleRef | null;
  /** Vehicles of any company with the plate, of the same kind. */
  readonly found: readonly FoundVehicleView[];
}

/** Searches once the plate is complete and typing has paused. */
export function usePlateMatches(kind: VehicleKind, exceptId: string | undefined): PlateMatches {
  const { control } = useFormContext<VehicleForm>();
  const [country, typed] = useWatch({ control, name: ['countryId', 'plate'] });
  const [settled] = useDebouncedValue(typed, PAUSE_MS);
  const result = countryOf(country).plate.check(settled);
  const plate = result.ok ? result.canonical : '';
  const enabled = plate !== '' && typed === settled;
  const query = { plate, country, ...(exceptId ? { exceptId } : {}) };
  const check = useCall(plateCheck, { query }, { enabled });
  const search = useCall(
    searchVehicles,
    { query: { plate, country, type: kind, market: 'open' } },
    { enabled: enabled && check.data !== undefined },
  );
  if (!enabled || !check.data) return NOTHING;
  const found = search.data?.transportUnits.filter(({ _id }) => _id !== exceptId) ?? [];
  return { registered: check.data.registered, found };
}
