import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { detailAddress, listAddress } from '#areas/load-orders/contract/order-addresses.ts';
import { readOrderCatalogues } from '#areas/load-orders/contract/order-catalogue.calls.ts';
import { OPERATION_CALLS } from '#areas/operations/contract/operation.calls.ts';
import { OPERATION_RIGHTS } from '#areas/operations/contract/operation.permissions.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import classes from './form-screen.module.css';
import { OrderForm } from './order-form.tsx';
import { PlateNotice } from './plate-notice.tsx';
import { usePlateTruck } from './use-plate-truck.ts';

/**
 * New orders in the operation of the address, or in a new one; with a plate in the address, one order for that truck.
 */
export default function CreateOrderScreen(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { operationId = null } = useParams();
  const catalogues = useCall(readOrderCatalogues, {});
  const plate = useSearchParams()[0].get('plate') ?? undefined;
  const found = usePlateTruck(plate);
  const mayRead = useHolds(OPERATION_RIGHTS.normal.read) && operationId !== null;
  const params = { id: operationId ?? '' };
  const reply = useCall(OPERATION_CALLS.normal.read, { params }, { enabled: mayRead, retry: false });
  const operation = reply.data?.operation ?? null;
  const backTo = listAddress('loadOrder');
  const body = () => {
    if (catalogues.isError && !catalogues.data) return <QueryError onRetry={() => void catalogues.refetch()} />;
    if (!catalogues.data || found.isPending || (mayRead && reply.isPending)) return <FormSkeleton fields={12} />;
    return (
      <OrderForm
        catalogue={catalogues.data}
        order={null}
        operationId={operationId}
        operation={operation}
        truck={found.free}
        backTo={backTo}
        onSaved={({ operationId: madeIn, orderIds }) => {
          const [only, ...others] = orderIds;
          const next = only && others.length === 0 ? detailAddress('loadOrder', madeIn, only) : backTo;
          void navigate(next, { replace: true });
        }}
      />
    );
  };
  return (
    <div className={classes.screen} data-form-screen>
      <BackCard
        title={t('loadOrders.screens.form.new')}
        {...(operation ? { text: operation.code } : {})}
        backTo={backTo}
      />
      {plate && <PlateNotice plate={plate} found={found} />}
      {body()}
    </div>
  );
}
