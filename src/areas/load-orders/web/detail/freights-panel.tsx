import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { FreightView, OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { taskSearch } from '#areas/load-orders/contract/order-addresses.ts';
import { readPayment } from '#areas/load-orders/contract/order-payment.calls.ts';
import { showMoney } from '#countries/show-money.ts';
import { showDay } from '#kernel/dates.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { None } from '#ui/list/cells/none.tsx';
import { RecordColumns } from '#ui/record/record-columns.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';

/** The client's price, the carrier's price, and the payment. */
export default function FreightsPanel({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const { transportFreight } = order;
  return (
    <RecordColumns
      first={
        <>
          <Freight title={t('loadOrders.screens.fields.clientFreight')} freight={order.clientFreight} />
          <Freight title={t('loadOrders.screens.fields.carrierFreight')} freight={order.carrierFreight} />
          {transportFreight && (
            <Section title={t('loadOrders.screens.fields.transportFreight')}>
              <span>{showMoney(transportFreight.value, transportFreight.currency.measurementId)}</span>
            </Section>
          )}
        </>
      }
      second={<Payment order={order} />}
    />
  );
}

function Freight({ title, freight }: { readonly title: string; readonly freight: FreightView | null }): ReactNode {
  const { t } = useTranslation();
  const price = { label: t('loadOrders.screens.fields.price'), value: <FreightAmount freight={freight} /> };
  const more = freight
    ? [
        {
          label: t('loadOrders.screens.fields.freightType'),
          value: t(`loadOrders.catalogues.freightTypes.${freight.type}`),
        },
        { label: t('loadOrders.screens.fields.invoice'), value: t(freight.invoice ? 'lists.yes' : 'lists.no') },
        {
          label: t('loadOrders.screens.fields.advance'),
          value: freight.advance ? showMoney(freight.advance, freight.currency?.measurementId) : <None />,
        },
      ]
    : [];
  return (
    <Section title={title}>
      <Facts facts={[price, ...more]} />
    </Section>
  );
}

function Payment({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const [params] = useSearchParams();
  const reply = useCall(readPayment, { params: { id: order._id } }, { enabled: order.side === 'own' });
  if (order.side !== 'own') return null;
  const payment = reply.data?.payment;
  const body = () => {
    if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
    if (!reply.data) return <CardsSkeleton cards={1} />;
    if (!payment) {
      return (
        <EmptyState
          compact
          title={t('loadOrders.screens.payment.none')}
          action={
            order.moves.includes('pay') && (
              <Button component={Link} to={taskSearch(params, 'pay', order._id)}>
                {t('loadOrders.screens.actions.pay')}
              </Button>
            )
          }
        />
      );
    }
    const facts: readonly { readonly label: NameIn<'loadOrders.screens.payment'>; readonly value: ReactNode }[] = [
      { label: 'amount', value: showMoney(payment.amount, payment.currency) },
      { label: 'paidOn', value: showDay(payment.paidOn) },
      { label: 'reference', value: payment.reference ?? <None /> },
      {
        label: 'registered',
        value: [showInstant(payment.registeredAt), payment.registeredBy].filter(Boolean).join(' · '),
      },
    ];
    return (
      <>
        <Facts facts={facts.map(({ label, value }) => ({ label: t(`loadOrders.screens.payment.${label}`), value }))} />
        {payment.receiptUrl && (
          <Anchor href={payment.receiptUrl} target="_blank" rel="noreferrer">
            {t('loadOrders.screens.payment.receipt')}
          </Anchor>
        )}
      </>
    );
  };
  return <Section title={t('loadOrders.screens.payment.title')}>{body()}</Section>;
}

/** A price with its currency, and the unit of a compound freight. */
function FreightAmount({ freight }: { readonly freight: FreightView | null }): ReactNode {
  const { t } = useTranslation();
  if (!freight) return <None />;
  if (freight.value === null) return t(`loadOrders.catalogues.freightTypes.${freight.type}`);
  const price = showMoney(freight.value, freight.currency?.measurementId);
  return freight.unit ? `${price} / ${freight.unit.abbreviation}` : price;
}
