import { Anchor, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { statusName } from '#areas/load-orders/rules/order-status.ts';
import { ORDER_TONES } from '#areas/load-orders/web/order/order-status.tsx';
import { readClientView } from '#areas/sharing/contract/client-view.calls.ts';
import type { ClientOrder } from '#areas/sharing/contract/client-view.shapes.ts';
import { showDay } from '#kernel/dates.ts';
import { formatAmount } from '#kernel/money.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { Papers, Stops, Tasks } from './client-parts.tsx';
import { NothingYet, OutsidePage } from './outside-page.tsx';
import { Progress } from './progress.tsx';
import { Whereabouts } from './whereabouts.tsx';

const LOOK_AGAIN_MS = 60_000;

/** An order as its client follows it: what was ticked, on whatever device they have. */
export default function ClientScreen(): ReactNode {
  const { t } = useTranslation();
  const { loadOrderId = '' } = useParams();
  const { data, error, refetch } = useCall(
    readClientView,
    { params: { loadOrderId } },
    { refetchInterval: LOOK_AGAIN_MS, retry: false },
  );
  const order = data?.loadingOrder;
  if (!order) return <NothingYet error={error} onRetry={() => void refetch()} />;
  const name = statusName(order.loadingOrderStatus);
  return (
    <OutsidePage company={order.company}>
      <Group justify="space-between" gap="xs">
        <Title order={1} size="h2">
          {t('loadOrders.client.order', { code: order.loadingOrderCode })}
        </Title>
        <StatusChip tone={ORDER_TONES[name]} label={t(`loadOrders.client.progress.${name}`)} />
      </Group>
      <Section title={t('loadOrders.client.timeline')}>
        <Progress order={order} />
      </Section>
      <Whereabouts order={order} />
      <Route order={order} />
      <Transport order={order} />
      <Stops order={order} />
      <Tasks order={order} />
      <Papers order={order} alias={loadOrderId} />
    </OutsidePage>
  );
}

function Route({ order: { origin, destination, dates, load } }: { readonly order: ClientOrder }): ReactNode {
  const { t } = useTranslation();
  const when = (day: string | null, hour: string | null) =>
    day ? [showDay(day), hour?.slice(0, 5)].filter(Boolean).join(' ') : t('loadOrders.client.noDate');
  const where = ({ cityName, address }: ClientOrder['origin']) => [cityName, address].filter(Boolean).join(', ');
  const unit = load.weightUnit ? t(`loadOrders.catalogues.weightUnits.${load.weightUnit}`).toLowerCase() : '';
  const cargo = [
    load.category && t(`loadOrders.catalogues.categories.${load.category}`),
    load.weight && `${Number(load.weight)} ${unit}`,
  ];
  const facts = [
    { label: t('loadOrders.client.from'), value: where(origin) },
    { label: t('loadOrders.client.to'), value: where(destination) },
    { label: t('loadOrders.client.loading'), value: when(dates.loadingDate, dates.loadingHour) },
    { label: t('loadOrders.client.delivery'), value: when(dates.deliveryDate, dates.deliveryHour) },
    { label: t('loadOrders.client.cargo'), value: cargo.filter(Boolean).join(' · ') || t('loadOrders.client.none') },
  ];
  return (
    <Section title={t('loadOrders.client.route')}>
      <Facts facts={facts} />
    </Section>
  );
}

/** Only what was ticked; without a tick there is no card at all. */
function Transport({ order }: { readonly order: ClientOrder }): ReactNode {
  const { t } = useTranslation();
  const { driver, phone, plate, freight } = order;
  const none = <Text c="dimmed">{t('loadOrders.client.none')}</Text>;
  const facts = [
    ...(driver ? [{ label: t('loadOrders.client.driver'), value: driver.name ?? none }] : []),
    ...(phone === undefined
      ? []
      : [{ label: t('loadOrders.client.phone'), value: phone ? <PhoneLink phone={phone} /> : none }]),
    ...(plate ? [{ label: t('loadOrders.client.plate'), value: plate.truck ?? none }] : []),
    ...(plate?.trailer ? [{ label: t('loadOrders.client.trailer'), value: plate.trailer }] : []),
    ...(freight
      ? [
          {
            label: t('loadOrders.client.freight'),
            value: freight.value ? `${freight.currency ?? ''} ${formatAmount(freight.value)}` : none,
          },
        ]
      : []),
  ];
  if (facts.length === 0) return null;
  return (
    <Section title={t('loadOrders.client.details')}>
      <Facts facts={facts} />
    </Section>
  );
}

const PhoneLink = ({ phone }: { readonly phone: string }): ReactNode => (
  <Anchor href={`tel:+${phone.replace(/\D/g, '')}`}>{`+${phone}`}</Anchor>
);
