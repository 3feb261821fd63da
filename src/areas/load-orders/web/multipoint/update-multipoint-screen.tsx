import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import { detailAddress, listAddress } from '#areas/load-orders/contract/order-addresses.ts';
import { readOrderCatalogues } from '#areas/load-orders/contract/order-catalogue.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { EndedNotice } from '#ui/form/ended-notice.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { useStaysOpen } from '#ui/form/use-stays-open.ts';
import { OrderFailure } from '../detail/order-failure.tsx';
import classes from '../form/form-screen.module.css';
import { MultipointForm } from './multipoint-form.tsx';

export default function UpdateMultipointScreen(): ReactNode {
  const { t } = useTranslation();
  const { loadOrderId: id = '' } = useParams();
  const reply = useCall(readOrder, { params: { id } }, { staleTime: 0 });
  const order = reply.data?.loadingOrder;
  const mayUpdate = order?.moves.includes('update') ?? false;
  const isOpen = useStaysOpen(id, reply.isFetchedAfterMount && mayUpdate);
  const catalogues = useCall(readOrderCatalogues, {}, { enabled: mayUpdate });
  const backTo = order
    ? detailAddress('multipointLoadOrder', order.operation.operationId, id)
    : listAddress('multipointLoadOrder');
  const goBack = useGoBack(backTo);
  const body = () => {
    if (reply.isError && !order) {
      return <OrderFailure error={reply.error} backTo={backTo} onRetry={() => void reply.refetch()} />;
    }
    if (order && !mayUpdate && !isOpen) return <Navigate to={backTo} replace />;
    if (catalogues.isError && !catalogues.data) return <QueryError onRetry={() => void catalogues.refetch()} />;
    if (!order || !reply.isFetchedAfterMount || !catalogues.data) return <FormSkeleton fields={12} />;
    return (
      <MultipointForm
        catalogue={catalogues.data}
        order={order}
        backTo={backTo}
        onSaved={goBack}
        onReload={() => void reply.refetch()}
      />
    );
  };
  return (
    <div className={classes.screen} data-form-screen>
      <BackCard
        title={t('loadOrders.screens.form.editMultipoint')}
        {...(order ? { text: order.loadingOrderCode } : {})}
        backTo={backTo}
      />
      {isOpen && !mayUpdate && <EndedNotice />}
      {body()}
    </div>
  );
}
