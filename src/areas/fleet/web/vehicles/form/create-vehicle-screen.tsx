import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { FLEET_TRAITS } from '#areas/fleet/rules/vehicle-fleet.ts';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { detailAddress, listAddress } from '../addresses.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import type { VehicleScreenProps } from '../vehicle-screen-props.ts';
import { VehicleForm } from './vehicle-form.tsx';

/** A user without a company has no fleet to register into. */
export default function CreateVehicleScreen({ fleet }: VehicleScreenProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mayWrite } = useVehicleAccess(fleet);
  if (!mayWrite) return <Navigate to={listAddress(fleet)} replace />;
  const { kind, market } = FLEET_TRAITS[fleet];
  return (
    <FormScreen
      title={t(`fleet.vehicles.kind.${kind}.new`)}
      text={t(`fleet.vehicles.market.${market}`)}
      backTo={listAddress(fleet)}
    >
      <VehicleForm
        fleet={fleet}
        vehicle={null}
        onSaved={({ _id }) => void navigate(detailAddress(fleet, _id), { replace: true })}
      />
    </FormScreen>
  );
}
