import { Anchor, Group, Text, Title } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { orderPath } from '#areas/load-orders/contract/order-slots.ts';
import { ORDER_TONES } from '#areas/load-orders/contract/order-tones.ts';
import { statusName } from '#areas/load-orders/rules/order-status.ts';
import { followClientView, readClientView } from '#areas/sharing/contract/client-view.calls.ts';
import type { ClientOrder } from '#areas/sharing/contract/client-view.shapes.ts';
import { showDay } from '#kernel/dates.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { PublicPage, PublicPageState } from '#ui/public-page/public-page.tsx';
import { useLivePage } from '#ui/public-page/use-page-changes.ts';
import { Facts, Section } from '#ui/record/section.tsx';
import { useShowMoney } from '#ui/session/money.ts';
import { useShowInstant } from '#ui/session/zone.ts';
import { SlotView } from '#ui/slots/slots.tsx';
import { Arrival } from './arrival.tsx';
import { atDock } from './at-dock.ts';
import { Documents, Stops, Tasks } from './client-parts.tsx';
import classes from './progress.module.css';
import { stepsOf } from './steps.ts';
import { Whereabouts } from './whereabouts.tsx';

/** The ticked parts of an order for its client, on any device. */
export default function ClientScreen(): ReactNode {
  const { t } = useTranslation();
  const { loadOrderId = '' } = useParams();
  const input = useMemo(() => ({ params: { loadOrderId }, query: {} }), [loadOrderId]);
  const { data, error, refetch } = useLivePage(readClientView, input, {
    call: followClientView,
    input: { params: input.params },
  });
  const order = data?.loadingOrder;
  if (!order) return <PublicPageState error={error} onRetry={() => void refetch()} />;
  const name = statusName(order.loadingOrderStatus);
  return (
    <PublicPage company={order.company}>
      <Group justify="space-between" gap="xs">
        <Title order={1} size="h2">
          {t('sharing.client.order', { code: order.loadingOrderCode })}
        </Title>
        <StatusChip tone={ORDER_TONES[name]} label={t(`trips.view.progress.${name}`)} />
      </Group>
      <Arrival order={order} />
      <Whereabouts order={order} />
      <Section title={t('sharing.client.timeline')}>
        <Progress order={order} />
      </Section>
      <Route order={order} />
      {order.route && (
        <Suspense>
          <SlotView of={orderPath} props={{ plan: order.route, hasMap: order.position === undefined }} />
        </Suspense>
      )}
      <Transport order={order} />
      <Stops order={order} />
      <Tasks order={order} />
      <Documents order={order} alias={loadOrderId} />
    </PublicPage>
  );
}

function Route({ order: { origin, destination, dates, load, times } }: { readonly order: ClientOrder }): ReactNode {
  const { t } = useTranslation();
  const when = (day: string | null, hour: string | null) =>
    day ? [showDay(day), hour?.slice(0, 5)].filter(Boolean).join(' ') : t('trips.view.noDate');
  const where = ({ cityName, address }: ClientOrder['origin']) => [cityName, address].filter(Boolean).join(', ');
  const numbers = useNumbers();
  const unit = load.weightUnit ? t(dynamicKey('loadOrders.catalogues.weightUnitAbbreviations', load.weightUnit)) : '';
  const cargo = [load.categoryName, load.weight && numbers.withUnit(load.weight, unit)];
  const facts = [
    { label: t('trips.view.from'), value: where(origin) },
    { label: t('trips.view.to'), value: where(destination) },
    { label: t('trips.view.loading'), value: when(dates.loadingDate, dates.loadingHour) },
    { label: t('trips.view.delivery'), value: atDock(times) ?? when(dates.deliveryDate, dates.deliveryHour) },
    { label: t('sharing.client.cargo'), value: cargo.filter(Boolean).join(' · ') || t('sharing.client.none') },
  ];
  return (
    <Section title={t('trips.view.route')}>
      <Facts facts={facts} />
    </Section>
  );
}

/** Shows only ticked parts; without any there is no card. */
function Transport({ order }: { readonly order: ClientOrder }): ReactNode {
  const { t } = useTranslation();
  const showMoney = useShowMoney();
  const { driver, phone, plate, freight } = order;
  const none = <Text c="dimmed">{t('sharing.client.none')}</Text>;
  const facts = [
    ...(driver ? [{ label: t('sharing.client.driver'), value: driver.name ?? none }] : []),
    ...(phone === undefined
      ? []
      : [{ label: t('sharing.client.phone'), value: phone ? <PhoneLink phone={phone} /> : none }]),
    ...(plate ? [{ label: t('trips.view.plate'), value: plate.truck ?? none }] : []),
    ...(plate?.trailer ? [{ label: t('sharing.client.trailer'), value: plate.trailer }] : []),
    ...(freight
      ? [
          {
            label: t('sharing.client.freight'),
            value: freight.value ? showMoney(freight.value, freight.currency) : none,
          },
        ]
      : []),
  ];
  if (facts.length === 0) return null;
  return (
    <Section title={t('sharing.client.details')}>
      <Facts facts={facts} />
    </Section>
  );
}

const PhoneLink = ({ phone }: { readonly phone: string }): ReactNode => (
  <Anchor href={`tel:+${phone.replace(/\D/g, '')}`}>{`+${phone}`}</Anchor>
);

/** The completed steps and those still to come. */
function Progress({ order }: { readonly order: ClientOrder }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  return (
    <ol className={classes.steps}>
      {stepsOf(order.timeline).map(({ status, at, state }) => (
        <li key={`${status} ${at}`} className={classes.step} data-state={state}>
          <span className={classes.mark} aria-hidden>
            {state !== 'ahead' && <IconCheck size="0.85rem" stroke={3} />}
          </span>
          <span className={classes.word} aria-current={state === 'current' ? 'step' : undefined}>
            {t(`trips.view.progress.${statusName(status)}`)}
          </span>
          {at && <time dateTime={at}>{showInstant(at)}</time>}
        </li>
      ))}
    </ol>
  );
}
