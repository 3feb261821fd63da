import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { detailAddress } from '#areas/load-orders/contract/order-addresses.ts';
import { ORDER_TONES } from '#areas/load-orders/contract/order-tones.ts';
import { statusName } from '#areas/load-orders/rules/order-status.ts';
import { detailAddress as operationAddress } from '#areas/operations/contract/operation-addresses.ts';
import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { Section } from '#ui/record/section.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import classes from './lines.module.css';

type AwardedOrder = OpportunityView['orders'][number];

/** The load orders that came of it, with the way to them and to their operations. */
export function OrdersSection({ opportunity: { orders } }: { readonly opportunity: OpportunityView }): ReactNode {
  const { t } = useTranslation();
  if (orders.length === 0) return null;
  return (
    <Section title={t('opportunities.record.sections.orders')} count={orders.length}>
      <ul className={classes.lines}>
        {orders.map((order) => (
          <li key={order._id} className={classes.line}>
            <OrderLine order={order} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OrderLine({ order }: { readonly order: AwardedOrder }): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const { _id, operationId, code, status, carrierName } = order;
  const name = statusName(status);
  const address = detailAddress('loadOrder', operationId, _id);
  const operation = operationAddress('normal', operationId);
  return (
    <>
      <span className={classes.head}>
        {canOpen(address) ? (
          <Anchor component={Link} to={address} className={classes.name!}>
            {code}
          </Anchor>
        ) : (
          <span className={classes.name}>{code}</span>
        )}
        <StatusChip tone={ORDER_TONES[name]} label={t(`loadOrders.status.${name}`)} />
      </span>
      <span className={classes.head}>
        <span className={classes.quiet}>{carrierName ?? t('opportunities.record.orders.noCarrier')}</span>
        {canOpen(operation) && (
          <Anchor component={Link} to={operation} size="sm">
            {t('opportunities.record.orders.operation')}
          </Anchor>
        )}
      </span>
    </>
  );
}
