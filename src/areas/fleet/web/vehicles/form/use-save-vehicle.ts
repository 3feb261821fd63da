import { useTranslation } from 'react-i18next';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import type { NewVehicleInput } from '#areas/fleet/contract/vehicle-input.shapes.ts';
import { MATCH_CALLS } from '#areas/fleet/contract/vehicle-match.calls.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { useAction, useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { storedFileId } from '#ui/media/stored-link.ts';
import { VEHICLE_REFRESH } from '../vehicle-refresh.ts';
import type { VehicleForm } from './vehicle-shape.ts';

/**
 * Saves a vehicle, then what is matched with it. The vehicle is there once the first step succeeded: what goes wrong
 * afterwards is told, and done again from its details.
 */
export function useSaveVehicle(fleet: VehicleFleet, vehicle: VehicleView | null) {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  const calls = VEHICLE_CALLS[fleet];
  const match = MATCH_CALLS.get(fleet);
  const options = { refresh: VEHICLE_REFRESH };
  const create = useAction(calls.create, options);
  const update = useAction(calls.update, options);
  const what = t(`fleet.vehicles.kind.${FLEET_TRAITS[fleet].kind}.what`);

  const store = async (body: NewVehicleInput): Promise<VehicleView> => {
    const { transportUnit } = vehicle
      ? await update.mutateAsync({ params: { id: vehicle._id }, body: { ...body, version: vehicle.version } })
      : await create.mutateAsync({ body });
    return transportUnit;
  };

  const addPhotos = async ({ _id: id }: VehicleView, form: VehicleForm) => {
    for (const photo of form.photos) {
      const fileId = storedFileId(photo.url);
      const options = { idempotencyKey: crypto.randomUUID() };
      if (fileId) await api.call(calls.addPhoto, { params: { id }, body: { fileId } }, options);
    }
  };

  const linkAll = async (stored: VehicleView, { gpsDeviceId, trailerId, secondTrailerId }: VehicleForm) => {
    if (!match) return;
    const params = { id: stored._id };
    let { version } = stored;
    if (gpsDeviceId !== stored.gpsDeviceId) {
      const { transportUnit } = await api.call(match.device, { params, body: { deviceId: gpsDeviceId } });
      version = transportUnit.version;
    }
    const isSame =
      trailerId === (stored.trailer?._id ?? null) && secondTrailerId === (stored.secondTrailer?._id ?? null);
    if (!isSame) await api.call(match.trailers, { params, body: { trailerId, secondTrailerId, version } });
  };

  return async (body: NewVehicleInput, form: VehicleForm): Promise<VehicleView> => {
    const stored = await store(body);
    for (const step of [addPhotos, linkAll]) {
      await step(stored, form).catch((error: unknown) => snackbar.failure('update', what, error));
    }
    return stored;
  };
}
