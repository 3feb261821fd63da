import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import { FLEET_TRAITS } from '#areas/fleet/rules/vehicle-fleet.ts';
import { shownPlate } from '#countries/country.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { detailAddress, listAddress } from '../addresses.ts';
import { VehicleFailure } from '../detail/vehicle-failure.tsx';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { useVehicleId } from '../use-vehicle-id.ts';
import type { VehicleScreenProps } from '../vehicle-screen-props.ts';
import { VehicleForm } from './vehicle-form.tsx';

export default function UpdateVehicleScreen({ fleet }: VehicleScreenProps): ReactNode {
  const { t } = useTranslation();
  const id = useVehicleId();
  const { mayWrite } = useVehicleAccess(fleet);
  const reply = useCall(VEHICLE_CALLS[fleet].read, { params: { id } }, { staleTime: 0, enabled: mayWrite });
  const detail = detailAddress(fleet, id);
  const goBack = useGoBack(detail);
  if (!mayWrite) return <Navigate to={detail} replace />;
  const vehicle = reply.data?.transportUnit;
  const body = () => {
    if (reply.isError && !vehicle) {
      return <VehicleFailure fleet={fleet} error={reply.error} onRetry={() => void reply.refetch()} />;
    }
    // The form must start from what the server has now; adding a photo reads it again without touching the input.
    if (!vehicle || !reply.isFetchedAfterMount) return <FormSkeleton fields={12} />;
    return <VehicleForm fleet={fleet} vehicle={vehicle} onSaved={goBack} onReload={() => void reply.refetch()} />;
  };
  return (
    <FormScreen
      title={t(`fleet.vehicles.kind.${FLEET_TRAITS[fleet].kind}.edit`)}
      text={vehicle && shownPlate(vehicle.country.countryCode, vehicle.plate)}
      backTo={listAddress(fleet)}
    >
      {body()}
    </FormScreen>
  );
}
