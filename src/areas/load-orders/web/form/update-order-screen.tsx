import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import { detailAddress, listAddress, listOf, updateAddress } from '#areas/load-orders/contract/order-addresses.ts';
import { readOrderCatalogues } from '#areas/load-orders/contract/order-catalogue.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { EndedNotice } from '#ui/form/ended-notice.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { useStaysOpen } from '#ui/form/use-stays-open.ts';
import { OrderFailure } from '../detail/order-failure.tsx';
import classes from './form-screen.module.css';
import { OrderForm } from './order-form.tsx';

/** Changes an order. Orders with many stops have a screen of their own. */
export default function UpdateOrderScreen(): ReactNode {
  const { t } = useTranslation();
  const { operationId = '', loadOrderId: id = '' } = useParams();
  const reply = useCall(readOrder, { params: { id } }, { staleTime: 0 });
  const catalogues = useCall(readOrderCatalogues, {});
  const order = reply.data?.loadingOrder;
  const list = listOf(order?.kind ?? 'normal', false);
  const detail = detailAddress(list, operationId, id);
  const goBack = useGoBack(detail);
  const mayUpdate = order?.moves.includes('update') ?? false;
  const isOpen = useStaysOpen(id, reply.isFetchedAfterMount && mayUpdate);
  const body = () => {
    if (reply.isError && !order) {
      return <OrderFailure error={reply.error} backTo={listAddress(list)} onRetry={() => void reply.refetch()} />;
    }
    if (catalogues.isError && !catalogues.data) return <QueryError onRetry={() => void catalogues.refetch()} />;
    if (!order || !reply.isFetchedAfterMount || !catalogues.data) return <FormSkeleton fields={12} />;
    if (order.kind === 'multipoint') return <Navigate to={updateAddress(order.kind, operationId, id)} replace />;
    if (!isOpen) return <Navigate to={detail} replace />;
    return (
      <OrderForm
        catalogue={catalogues.data}
        order={order}
        operationId={operationId}
        backTo={detail}
        onSaved={goBack}
        onReload={() => void reply.refetch()}
      />
    );
  };
  return (
    <div className={classes.screen} data-form-screen>
      <BackCard
        title={t('loadOrders.screens.form.edit')}
        {...(order ? { text: order.loadingOrderCode } : {})}
        backTo={detail}
      />
      {isOpen && !mayUpdate && <EndedNotice />}
      {body()}
    </div>
  );
}
