import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { detailAddress, listAddress } from '../addresses.ts';
import type { DriverScreenProps } from '../driver-screen-props.ts';
import { useDriverAccess } from '../use-driver-access.ts';
import { DriverForm } from './driver-form.tsx';

export default function CreateDriverScreen({ market }: DriverScreenProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mayCreate } = useDriverAccess(market);
  if (!mayCreate) return <Navigate to={listAddress(market)} replace />;
  return (
    <FormScreen title={t('fleet.drivers.actions.new')} backTo={listAddress(market)}>
      <DriverForm
        market={market}
        driver={null}
        onSaved={({ _id }) => void navigate(detailAddress(market, _id), { replace: true })}
      />
    </FormScreen>
  );
}
