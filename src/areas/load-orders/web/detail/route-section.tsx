import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { hoursText } from '#areas/load-orders/rules/plan-time.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { showDay } from '#kernel/dates.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { showPosition } from '#kernel/position.ts';
import { Flag } from '#ui/feedback/flag.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { DelayChip } from './delay-chip.tsx';
import { PlanNotice, PlanText } from './plan-notice.tsx';
import classes from './route-section.module.css';

/** Origin, destination, dates, and the delay. */
export function RouteSection({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const { dates } = order;
  return (
    <Section title={t('loadOrders.screens.route')} action={<DelayChip order={order} />}>
      <ol className={classes.ends}>
        <End end="origin" place={order.origin} day={dates.loadingDate} hour={dates.loadingDateHour} />
        <End end="destination" place={order.destination} day={dates.deliveryDate} hour={dates.deliveryDateHour} />
      </ol>
      <WayFacts order={order} />
      <PlanNotice order={order} />
    </Section>
  );
}

/** The length of the way, and the times along it that are known. */
export function WayFacts({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { dates } = order;
  const all: readonly { readonly label: NameIn<'loadOrders.screens.fields'>; readonly value: ReactNode }[] = [
    {
      label: 'distance',
      value:
        order.distanceTravel === null
          ? null
          : [
              t('loadOrders.screens.kilometres', { number: order.distanceTravel }),
              order.distanceTravel === order.plan?.km && t('loadOrders.screens.plan.proposed'),
              order.distanceEstimated && t('loadOrders.screens.fields.distanceEstimated'),
            ]
              .filter(Boolean)
              .join(' · '),
    },
    {
      label: 'expectedMinutes',
      value:
        order.expectedMinutes === null
          ? null
          : [
              t('loadOrders.screens.plan.hours', { time: hoursText(order.expectedMinutes) }),
              order.expectedMinutes === order.plan?.minutes && t('loadOrders.screens.plan.proposed'),
            ]
              .filter(Boolean)
              .join(' · '),
    },
    { label: 'routeGeofence', value: order.plan && <PlanText plan={order.plan} /> },
    { label: 'containerReturn', value: dates.containerReturn && showDay(dates.containerReturn) },
    { label: 'delayCutoff', value: dates.delayCutoff && showInstant(dates.delayCutoff) },
    { label: 'delayDate', value: dates.delayDate && showInstant(dates.delayDate) },
    { label: 'startedAt', value: order.startedAt && showInstant(order.startedAt) },
    { label: 'finishedAt', value: order.finishedAt && showInstant(order.finishedAt) },
  ];
  const known = all.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  return <Facts facts={known.map(({ label, value }) => ({ label: t(`loadOrders.screens.fields.${label}`), value }))} />;
}

interface EndProps {
  readonly end: 'origin' | 'destination';
  readonly place: Place;
  readonly day: string | null;
  readonly hour: string | null;
}

function End({ end, place, day, hour }: EndProps): ReactNode {
  const { t } = useTranslation();
  const { lat, lng } = place;
  return (
    <li className={classes.end} data-end={end}>
      <span className={classes.name}>{t(`loadOrders.screens.fields.${end}`)}</span>
      <span className={classes.city}>
        {place.countryCode && <Flag country={place.countryCode} />}
        {place.cityName}
      </span>
      {place.address && <span>{place.address}</span>}
      {place.reference && <span className={classes.quiet}>{place.reference}</span>}
      {lat !== null && lng !== null && (
        <Anchor
          size="sm"
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=14/${lat}/${lng}`}
          target="_blank"
          rel="noreferrer"
        >
          {showPosition({ lat, lng })}
        </Anchor>
      )}
      <span className={classes.when}>
        {day ? [showDay(day), hour].filter(Boolean).join(' ') : t('loadOrders.screens.noDate')}
      </span>
    </li>
  );
}
