import { useTranslation } from 'react-i18next';
import { unmatchDriver } from '#areas/fleet/contract/vehicle-match.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { NamedVehicle } from '../named-vehicle.ts';
import { VEHICLE_REFRESH } from '../vehicle-refresh.ts';

/** Takes the shown driver off a truck, but not one who was assigned since. */
export function useUnmatch() {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const unmatching = useAction(unmatchDriver, {
    refresh: VEHICLE_REFRESH,
    onFailed: (error) => snackbar.failure('update', t('fleet.vehicles.kind.truck.what'), error),
  });
  const unmatch = ({ _id: transportUnitId, plate }: NamedVehicle, truckerId: string) =>
    unmatching.mutate(
      { body: { transportUnitId, truckerId } },
      { onSuccess: () => snackbar.success(t('fleet.vehicles.feedback.unmatched', { plate })) },
    );
  return { unmatch, busy: unmatching.isPending };
}
