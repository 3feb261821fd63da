import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { OrderView, StopView } from '#areas/load-orders/contract/order.shapes.ts';
import { taskSearch } from '#areas/load-orders/contract/order-addresses.ts';
import { STOP_TONES } from '#areas/load-orders/contract/order-tones.ts';
import { isOpen } from '#areas/load-orders/rules/order-status.ts';
import { dynamicKey, type TranslateKey } from '#kernel/phrase-key.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { type Numbers, useNumbers } from '#ui/i18n/use-numbers.ts';
import { Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { DelayChip } from './delay-chip.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { WayFacts } from './route-section.tsx';
import classes from './stops-section.module.css';

/** The stops of a multipoint order in driving order, with their outcomes. */
export function StopsSection({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const mayMark = isOpen(order.loadingOrderStatus) && (order.side === 'own' || order.side === 'carrier');
  return (
    <Section
      title={t('loadOrders.screens.stops.title')}
      count={order.stops.length}
      action={<DelayChip order={order} />}
    >
      <ol className={classes.stops}>
        {order.stops.map((stop) => (
          <Stop key={stop._id} stop={stop} {...(mayMark ? { markAt: taskSearch(params, 'stop', stop._id) } : {})} />
        ))}
      </ol>
      <WayFacts order={order} />
      <PlanNotice order={order} />
    </Section>
  );
}

interface StopProps {
  readonly stop: StopView;
  /** The address of the form for its outcome. */
  readonly markAt?: string;
}

function Stop({ stop, markAt }: StopProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const numbers = useNumbers();
  const { place, deliveryCode, orderCode, customer, plannedAt, doneAt, note } = stop;
  const facts = [
    t(`loadOrders.stopActions.${stop.action}`),
    customer,
    quantityOf(stop, t, numbers),
    plannedAt && showInstant(plannedAt),
    orderCode,
  ].filter(Boolean);
  return (
    <li className={classes.stop} data-action={stop.action}>
      <span className={classes.number}>{stop.position + 1}</span>
      <div className={classes.words}>
        <span className={classes.city}>{place.cityName}</span>
        <span className={classes.quiet}>{[place.address, place.reference].filter(Boolean).join(' · ')}</span>
        <span>{facts.join(' · ')}</span>
        {deliveryCode && (
          <span>
            {deliveryCode} <CopyButton value={deliveryCode} label={deliveryCode} />
          </span>
        )}
        {note && <span className={classes.quiet}>{note}</span>}
        {doneAt && <span className={classes.quiet}>{showInstant(doneAt)}</span>}
      </div>
      <div className={classes.state}>
        <StatusChip tone={STOP_TONES[stop.status]} label={t(`loadOrders.stopStatuses.${stop.status}`)} />
        {markAt && (
          <Button component={Link} to={markAt} variant="default" size="compact-sm">
            {t('loadOrders.screens.stops.mark')}
          </Button>
        )}
      </div>
    </li>
  );
}

function quantityOf(stop: StopView, translate: TranslateKey, numbers: Numbers): string | null {
  const { quantity, quantityDone, quantityUnit } = stop;
  if (quantity === null) return null;
  const unit =
    quantityUnit === null ? '' : translate(dynamicKey('loadOrders.catalogues.weightUnitAbbreviations', quantityUnit));
  const planned = numbers.withUnit(quantity, unit);
  return quantityDone === null ? planned : `${numbers.show(quantityDone)} / ${planned}`;
}
