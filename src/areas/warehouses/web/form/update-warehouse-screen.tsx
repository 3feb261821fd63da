import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { useCall } from '#ui/api/api-context.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { readWarehouse } from '../../contract/warehouse.calls.ts';
import { warehouseAddress } from '../../contract/warehouse-addresses.ts';
import { WarehouseFailure } from '../detail/warehouse-failure.tsx';
import { WarehouseForm } from './warehouse-form.tsx';

export default function UpdateWarehouseScreen(): ReactNode {
  const { t } = useTranslation();
  const { warehouseId = '' } = useParams();
  const reply = useCall(readWarehouse, { params: { id: warehouseId } }, { staleTime: 0 });
  const detail = warehouseAddress(warehouseId);
  const goBack = useGoBack(detail);
  const warehouse = reply.data?.warehouse;
  const body = () => {
    if (reply.isError && !warehouse) {
      return <WarehouseFailure error={reply.error} onRetry={() => void reply.refetch()} />;
    }
    // The form must start with what the server has now.
    if (!warehouse || !reply.isFetchedAfterMount) return <FormSkeleton fields={12} />;
    if (!warehouse.actions.includes('update')) return <Navigate to={detail} replace />;
    return <WarehouseForm warehouse={warehouse} onSaved={goBack} onReload={() => void reply.refetch()} />;
  };
  return (
    <>
      <BackCard
        title={t('warehouses.form.update')}
        {...(warehouse ? { text: warehouse.fullName } : {})}
        backTo={detail}
      />
      {body()}
    </>
  );
}
