import { Button, Text } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen, ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { ClientOrder } from '#areas/sharing/contract/client-view.shapes.ts';
import { messageTo } from '#countries/phone.ts';
import { showDay } from '#kernel/dates.ts';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import classes from './arrival.module.css';
import { atDock } from './at-dock.ts';
import { arrivalOf } from './steps.ts';

/** What a client opens the page for: when the load comes, where it was last seen, and whom to ask. */
export function Arrival({ order }: { readonly order: ClientOrder }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { loadingOrderStatus: status, dates, timeline, position, dispatcher, loadingOrderCode: code } = order;
  const arrivedAt = arrivalOf(timeline);
  const day = dates.deliveryDate && [showDay(dates.deliveryDate), dates.deliveryHour?.slice(0, 5)];
  const planned = atDock(order.times) ?? (day ? day.filter(Boolean).join(' ') : t('trips.view.noDate'));
  const isAwaited = isOpen(status) || status === ORDER_STATUS.programmed;
  if (!isAwaited && !arrivedAt) return null;
  return (
    <section className={classes.arrival}>
      <dl className={classes.facts}>
        <div>
          <dt>{t(isAwaited ? 'sharing.client.arrival' : 'sharing.client.arrived')}</dt>
          <dd className={classes.when}>{isAwaited || !arrivedAt ? planned : showInstant(arrivedAt)}</dd>
        </div>
        {order.eta && (
          <div>
            <dt>{t('sharing.client.eta')}</dt>
            <dd>
              {showInstant(order.eta.at)}{' '}
              <Text span size="sm" c="dimmed">
                {t('sharing.client.etaRange', { from: showInstant(order.eta.from), to: showInstant(order.eta.to) })}
              </Text>
            </dd>
          </div>
        )}
        {position && (
          <div>
            <dt>{t('sharing.client.seen')}</dt>
            <dd>
              <RelativeTime instant={position.at} /> · {t(`sharing.client.freshness.${position.freshness}`)}{' '}
              <Text span size="sm" c="dimmed">
                {showInstant(position.at)}
              </Text>
            </dd>
          </div>
        )}
      </dl>
      {dispatcher && (
        <Button
          component="a"
          size="md"
          h="auto"
          mih="2.75rem"
          py="xs"
          styles={{ label: { whiteSpace: 'normal' } }}
          href={messageTo(dispatcher.number, t('sharing.client.hello', { name: dispatcher.name, code }))}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconBrandWhatsapp size="1.25rem" aria-hidden />}
        >
          {t('sharing.client.write', { name: dispatcher.name })}
        </Button>
      )}
    </section>
  );
}
