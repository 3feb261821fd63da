import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { CREATE_MULTIPOINT } from '#areas/load-orders/contract/order.permissions.ts';
import { detailAddress, listAddress } from '#areas/load-orders/contract/order-addresses.ts';
import { readOrderCatalogues } from '#areas/load-orders/contract/order-catalogue.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { ErrorState, QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import classes from '../form/form-screen.module.css';
import { PlateNotice } from '../form/plate-notice.tsx';
import { usePlateTruck } from '../form/use-plate-truck.ts';
import { MultipointForm } from './multipoint-form.tsx';

/** A new order with many stops. The guard of the specification also lets readers in, who read which right they lack. */
export default function CreateMultipointScreen(): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const mayCreate = useHolds(CREATE_MULTIPOINT);
  const home = listAddress('multipointLoadOrder');
  const backTo = canOpen(home) ? home : listAddress('loadOrder');
  return (
    <div className={classes.screen} data-form-screen>
      <BackCard title={t('loadOrders.screens.form.newMultipoint')} backTo={backTo} />
      {mayCreate ? (
        <NewOrder backTo={backTo} />
      ) : (
        <ErrorState
          title={t('loadOrders.needsWrite.title')}
          text={t('loadOrders.needsWrite.text')}
          action={
            <Button component={Link} to={backTo} variant="default">
              {t('loadOrders.screens.actions.toList')}
            </Button>
          }
        />
      )}
    </div>
  );
}

/** Assigned to the truck whose plate is in the address, if possible. */
function NewOrder({ backTo }: { readonly backTo: string }): ReactNode {
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const { assignedPlate: plate } = useParams();
  const catalogues = useCall(readOrderCatalogues, {});
  const found = usePlateTruck(plate);
  const body = () => {
    if (catalogues.isError && !catalogues.data) return <QueryError onRetry={() => void catalogues.refetch()} />;
    if (!catalogues.data || found.isPending) return <FormSkeleton fields={12} />;
    return (
      <MultipointForm
        catalogue={catalogues.data}
        order={null}
        truckId={found.free?.transportUnit._id}
        backTo={backTo}
        onSaved={({ operationId, orderIds }) => {
          const [only, ...others] = orderIds;
          const detail = only && others.length === 0 ? detailAddress('multipointLoadOrder', operationId, only) : backTo;
          void navigate(canOpen(detail) ? detail : backTo, { replace: true });
        }}
      />
    );
  };
  return (
    <>
      {plate && <PlateNotice plate={plate} found={found} />}
      {body()}
    </>
  );
}
