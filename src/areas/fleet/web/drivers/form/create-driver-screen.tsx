import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { BackCard } from '#ui/form/back-card.tsx';
import { detailAddress, listAddress } from '../addresses.ts';
import type { DriverScreenProps } from '../driver-screen-props.ts';
import { useDriverAccess } from '../use-driver-access.ts';
import { DriverForm } from './driver-form.tsx';
import classes from './form-screen.module.css';

export default function CreateDriverScreen({ market }: DriverScreenProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mayCreate } = useDriverAccess(market);
  if (!mayCreate) return <Navigate to={listAddress(market)} replace />;
  return (
    <div className={classes.screen}>
      <BackCard title={t('fleet.drivers.actions.new')} backTo={listAddress(market)} />
      <DriverForm
        market={market}
        driver={null}
        onSaved={({ _id }) => void navigate(detailAddress(market, _id), { replace: true })}
      />
    </div>
  );
}
