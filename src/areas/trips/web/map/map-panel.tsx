import { Button } from '@mantine/core';
import IconMapPinPlus from '@tabler/icons-react/dist/esm/icons/IconMapPinPlus.mjs';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { ORDER_TONES } from '#areas/load-orders/contract/order-tones.ts';
import { isOpen } from '#areas/load-orders/rules/order-status.ts';
import { addManualPosition, readMap } from '#areas/trips/contract/trip-position.calls.ts';
import { orderControl } from '#areas/trips/contract/trip-slots.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { MapView, prepareMap } from '#ui/map/map-view.tsx';
import { Section } from '#ui/record/section.tsx';
import { SlotView } from '#ui/slots/slots.tsx';
import classes from './map-panel.module.css';
import { mapOf } from './order-map.ts';

const MapPickerDialog = lazy(async () => {
  const { MapPickerDialog: Picker } = await import('#ui/map/picker/map-picker-dialog.tsx');
  return { default: Picker };
});

/** The route of the order, and the positions of its truck. */
export default function MapPanel({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  useEffect(prepareMap, []);
  const reply = useCall(readMap, { params: { id: order._id } });
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <CardsSkeleton cards={1} />;
  const { last, plan } = reply.data;
  const { places, routes, trucks, legend } = mapOf(reply.data, {
    plate: order.assignment?.plate ?? order.loadingOrderCode,
    tone: ORDER_TONES[order.statusName],
    stop: (action, city) => `${t(`loadOrders.stopActions.${action}`)}: ${city}`,
  });
  return (
    <>
      <Section title={t('loadOrders.screens.map.title')} action={<ManualPosition order={order} />}>
        <p className={classes.seen}>
          {last ? (
            <>
              {t(`loadOrders.screens.map.seen.${last.source}`)} <RelativeTime instant={last.at} />
            </>
          ) : (
            t(`loadOrders.screens.map.${reply.data.withdrawn ? 'withdrawn' : 'unseen'}`)
          )}
        </p>
        <div className={classes.map}>
          <MapView
            label={t('loadOrders.screens.map.label', { code: order.loadingOrderCode })}
            country={order.origin.countryCode}
            size="fill"
            places={places}
            routes={routes}
            trucks={trucks}
            legend={legend}
          />
        </div>
        {routes.some(({ straight }) => straight) && (
          <p className={classes.seen}>{t('loadOrders.screens.map.straight')}</p>
        )}
        {plan && (
          <p className={classes.seen}>
            {[
              `${plan.route} · ${plan.path}`,
              plan.source === 'estimate' && t('loadOrders.screens.plan.estimate'),
              t('loadOrders.screens.plan.corridor', { meters: plan.corridorMeters }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </Section>
      <Suspense fallback={null}>
        <SlotView of={orderControl} props={{ order }} />
      </Suspense>
    </>
  );
}

/** Enters a position by hand, for example after a phone call. */
function ManualPosition({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [opened, setOpened] = useState<boolean | null>(null);
  const adding = useAction(addManualPosition, {
    refresh: ORDER_REFRESH,
    onDone: () => snackbar.success(t('loadOrders.screens.map.added')),
    onFailed: (error) => snackbar.failure('register', t('loadOrders.screens.map.what'), error),
  });
  if (!isOpen(order.loadingOrderStatus) || !order.moves.includes('update')) return null;
  const last = order.lastCheckpoint;
  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={adding.isPending}
        leftSection={<IconMapPinPlus size="1rem" aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('loadOrders.screens.map.add')}
      </Button>
      <Suspense fallback={null}>
        {opened !== null && (
          <MapPickerDialog
            opened={opened}
            initial={last && { lat: last.lat, lng: last.lng }}
            country={order.origin.countryCode}
            title={t('loadOrders.screens.map.add')}
            onConfirm={({ lat, lng }) => {
              adding.mutate({ body: { loadingOrderId: order._id, lat, lng } });
              setOpened(false);
            }}
            onClose={() => setOpened(false)}
          />
        )}
      </Suspense>
    </>
  );
}
