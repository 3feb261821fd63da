import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens as orderScreens } from '#areas/load-orders/area.ts';
import {
  ORDER_FILTERS,
  type OrderPartner,
  PARTNER_ORDER_CALLS,
  type PartnerOrdersView,
  PUNCTUALITY_DAYS,
} from '#areas/partners/contract/partner-orders.calls.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { None } from '#ui/list/cells/none.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { OwedAmounts } from '../list/partner-cells.tsx';
import classes from './lines.module.css';

interface OrdersSectionProps {
  readonly kind: OrderPartner;
  readonly id: string;
}

/** What the orders of a client or a transport company amount to; nothing for those who may not read orders. */
export function OrdersSection({ kind, id }: OrdersSectionProps): ReactNode {
  const { t } = useTranslation();
  const reply = useCall(PARTNER_ORDER_CALLS[kind], { params: { id } });
  if (reply.data?.orders === null) return null;
  const body = () => {
    if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
    if (!reply.data?.orders) return <FormSkeleton fields={4} />;
    return <OrderFacts kind={kind} id={id} orders={reply.data.orders} />;
  };
  return <Section title={t('partners.orders.title')}>{body()}</Section>;
}

function OrderFacts({ kind, id, orders }: OrdersSectionProps & { readonly orders: PartnerOrdersView }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { lists, delivered, onTime, rating, ratings, owed } = orders;
  const days = PUNCTUALITY_DAYS;
  return (
    <Facts
      facts={[
        ...lists.map(({ screen, orders: count }) => ({
          label: t(`partners.orders.lists.${screen}`),
          value: (
            <Anchor component={Link} to={`${addressOf(orderScreens[screen])}?${ORDER_FILTERS[kind]}=${id}`}>
              {numbers.show(count)}
            </Anchor>
          ),
        })),
        ...(lists.length === 0
          ? [{ label: t('partners.orders.lists.orders'), value: <Quiet>{t('partners.orders.none')}</Quiet> }]
          : []),
        {
          label: t('partners.orders.onTime'),
          value:
            delivered === 0 ? (
              <>
                <None /> <Quiet>{t('partners.orders.noDeliveries', { days })}</Quiet>
              </>
            ) : (
              <>
                {numbers.percent(Math.round((100 * onTime) / delivered))}{' '}
                <Quiet>{t('partners.orders.of', { count: delivered, days })}</Quiet>
              </>
            ),
        },
        {
          label: t(`partners.orders.rating.${kind}`),
          value: (
            <>
              {rating === null ? <None /> : numbers.rating(rating)}{' '}
              <Quiet>
                {ratings === 0 ? t('partners.orders.noRatings') : t('partners.orders.ratings', { count: ratings })}
              </Quiet>
            </>
          ),
        },
        ...(owed === null
          ? []
          : [
              {
                label: t(`partners.orders.owed.${kind}`),
                value: owed.length > 0 ? <OwedAmounts owed={owed} /> : <Quiet>{t('partners.orders.nothing')}</Quiet>,
              },
            ]),
      ]}
    />
  );
}

const Quiet = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <span className={classes.quiet}>{children}</span>
);
