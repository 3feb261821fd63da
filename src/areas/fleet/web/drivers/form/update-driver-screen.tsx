import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { DRIVER_CALLS } from '#areas/fleet/contract/driver.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { detailAddress, listAddress } from '../addresses.ts';
import { DriverFailure } from '../driver-failure.tsx';
import type { DriverScreenProps } from '../driver-screen-props.ts';
import { useDriverAccess } from '../use-driver-access.ts';
import { DriverForm } from './driver-form.tsx';

export default function UpdateDriverScreen({ market }: DriverScreenProps): ReactNode {
  const { t } = useTranslation();
  const { carrierId = '' } = useParams();
  const { mayUpdate } = useDriverAccess(market);
  const reply = useCall(DRIVER_CALLS[market].read, { params: { id: carrierId } }, { staleTime: 0, enabled: mayUpdate });
  const detail = detailAddress(market, carrierId);
  const goBack = useGoBack(detail);
  if (!mayUpdate) return <Navigate to={detail} replace />;
  const body = () => {
    if (reply.isError && !reply.data) return <DriverFailure error={reply.error} onRetry={() => void reply.refetch()} />;
    // The form must start from what the server has now.
    if (!reply.data || !reply.isFetchedAfterMount) return <FormSkeleton fields={12} />;
    const { trucker } = reply.data;
    return <DriverForm market={market} driver={trucker} onSaved={goBack} onReload={() => void reply.refetch()} />;
  };
  return (
    <FormScreen
      title={t('fleet.drivers.actions.edit')}
      text={reply.data?.trucker.fullName}
      backTo={listAddress(market)}
    >
      {body()}
    </FormScreen>
  );
}
