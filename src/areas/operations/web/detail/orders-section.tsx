import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OperationOrder, OperationView } from '#areas/operations/contract/operation.shapes.ts';
import { newOrdersAddress, orderAddress } from '#areas/operations/contract/operation-addresses.ts';
import { operationOrderMark } from '#areas/operations/contract/operation-slots.ts';
import { showDay } from '#kernel/dates.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Section } from '#ui/record/section.tsx';
import { SlotView } from '#ui/slots/slots.tsx';
import { isClosed } from '../is-closed.ts';
import { OrderChip, useTonnes } from '../operation-texts.tsx';
import { useOperationAccess } from '../use-operation-access.ts';
import classes from './orders-section.module.css';

/** The load orders of the operation, with their states and drivers. */
export function OrdersSection({ operation }: { readonly operation: OperationView }): ReactNode {
  const { t } = useTranslation();
  const { orders, orderCount } = operation;
  const shown = operation.own ? orderCount : orders.length;
  return (
    <Section
      title={t('operations.detail.orders')}
      count={shown}
      action={orders.length > 0 && <AddButton operation={operation} />}
    >
      {orders.length === 0 ? (
        <EmptyState
          compact
          icon={IconTruck}
          title={t('operations.detail.noOrders')}
          {...(operation.own && !isClosed(operation) ? { text: t('operations.detail.noOrdersText') } : {})}
          action={<AddButton operation={operation} />}
        />
      ) : (
        <ul className={classes.lines}>
          {orders.map((order) => (
            <OrderLine key={order._id} operationId={operation._id} order={order} />
          ))}
        </ul>
      )}
      {orders.length < shown && (
        <span className={classes.quiet}>
          {t('operations.detail.moreOrders', { shown: orders.length, total: shown })}
        </span>
      )}
    </Section>
  );
}

function AddButton({ operation }: { readonly operation: OperationView }): ReactNode {
  const { t } = useTranslation();
  const { mayWrite } = useOperationAccess(operation.kind);
  if (!mayWrite || !operation.own || isClosed(operation)) return null;
  return (
    <Button
      component={Link}
      to={newOrdersAddress(operation.kind, operation._id)}
      variant="default"
      size="compact-md"
      leftSection={<IconPlus size="1rem" aria-hidden />}
    >
      {t('operations.actions.addOrders')}
    </Button>
  );
}

interface OrderLineProps {
  readonly operationId: string;
  readonly order: OperationOrder;
}

function OrderLine({ operationId, order }: OrderLineProps): ReactNode {
  const { t } = useTranslation();
  const { plate, driverName, carrierName, loadedTn, deliveredTn, loadingDate } = order;
  const weighed = [loadedTn, deliveredTn].filter((text) => text !== null).map(useTonnes());
  return (
    <li>
      <Link to={orderAddress(operationId, order)} className={classes.line}>
        <span className={classes.head}>
          <span className={classes.code}>{order.loadingOrderCode}</span>
          <span className={classes.states}>
            <Suspense fallback={null}>
              <SlotView of={operationOrderMark} props={{ lateAt: order.lateAt }} />
            </Suspense>
            <OrderChip status={order.loadingOrderStatus} />
          </span>
        </span>
        <span className={classes.quiet}>
          {[
            plate ?? t('operations.detail.unassigned'),
            driverName,
            carrierName,
            loadingDate && showDay(loadingDate),
            weighed.join(' → '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Link>
    </li>
  );
}
