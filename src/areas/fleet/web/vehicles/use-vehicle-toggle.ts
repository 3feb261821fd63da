import { useTranslation } from 'react-i18next';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { NamedVehicle } from './named-vehicle.ts';
import { VEHICLE_REFRESH } from './vehicle-refresh.ts';

/** Disables after a confirmation, enables, and deletes a vehicle that no record refers to. */
export function useVehicleToggle(fleet: VehicleFleet) {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const words = `fleet.vehicles.kind.${FLEET_TRAITS[fleet].kind}` as const;
  const toggling = useAction(VEHICLE_CALLS[fleet].enable, {
    refresh: VEHICLE_REFRESH,
    onFailed: (error) => snackbar.failure('toggle', t(`${words}.what`), error),
  });
  const removing = useAction(VEHICLE_CALLS[fleet].remove, {
    refresh: VEHICLE_REFRESH,
    onFailed: (error) => snackbar.failure('remove', t(`${words}.what`), error),
  });
  const toggle = async ({ _id: id, plate, enabled }: NamedVehicle & { readonly enabled: boolean }) => {
    if (enabled && !(await dialogs.warn(t('fleet.vehicles.feedback.confirmDisable', { plate })))) return;
    const notice = t(`fleet.vehicles.feedback.${enabled ? 'disabled' : 'enabled'}`, { plate });
    toggling.mutate({ params: { id }, body: { enable: !enabled } }, { onSuccess: () => snackbar.success(notice) });
  };
  const remove = async ({ _id: id }: NamedVehicle, onRemoved?: () => void) => {
    if (!(await dialogs.confirm({ action: 'remove', name: t(`${words}.name`), gender: 'm' }))) return;
    removing.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          snackbar.success(t(`${words}.removed`));
          onRemoved?.();
        },
      },
    );
  };
  return { toggle, remove, busy: toggling.isPending || removing.isPending };
}
