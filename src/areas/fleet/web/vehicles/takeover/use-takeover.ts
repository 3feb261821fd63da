import { useTranslation } from 'react-i18next';
import { TAKEOVER_CALLS } from '#areas/fleet/contract/vehicle-claim.calls.ts';
import type { VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import type { NamedVehicle } from '../named-vehicle.ts';
import { VEHICLE_REFRESH } from '../vehicle-refresh.ts';

/** Takes a vehicle into the own fleet, or asks its owner for it; lets one of the own fleet go. */
export function useTakeover(kind: VehicleKind) {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const { companyId } = useSignedIn();
  const options = {
    refresh: VEHICLE_REFRESH,
    onFailed: (error: unknown) => snackbar.failure('update', t(`fleet.vehicles.kind.${kind}.what`), error),
  };
  const appropriating = useAction(TAKEOVER_CALLS[kind].appropriate, options);
  const lettingGo = useAction(TAKEOVER_CALLS[kind].letGo, options);
  const body = { companyId: companyId ?? '' };

  /** With the id of the own record once it exists; a request to the owner has none. */
  const appropriate = ({ _id: id, plate }: NamedVehicle, onDone?: (ownId: string | null) => void) =>
    appropriating.mutate(
      { params: { id }, body },
      {
        onSuccess: (reply) => {
          snackbar.success(t(`fleet.vehicles.feedback.${reply.outcome}`, { plate }));
          onDone?.(reply.outcome === 'appropriated' ? reply.transportUnit._id : null);
        },
      },
    );
  const letGo = async ({ _id: id, plate }: NamedVehicle, onDone?: () => void) => {
    if (!(await dialogs.warn(t('fleet.vehicles.feedback.confirmLetGo', { plate })))) return;
    lettingGo.mutate(
      { params: { id }, body },
      {
        onSuccess: () => {
          snackbar.success(t('fleet.vehicles.feedback.letGo', { plate }));
          onDone?.();
        },
      },
    );
  };
  return { appropriate, letGo, busy: appropriating.isPending || lettingGo.isPending };
}
