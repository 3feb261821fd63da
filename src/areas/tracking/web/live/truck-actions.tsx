import { Anchor, Button, Group } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { askLocation } from '../../contract/control.calls.ts';
import type { LiveOrder, LiveTruck } from '../../contract/live.shapes.ts';
import { REVIEW_ALERTS } from '../../contract/tracking.permissions.ts';
import { withReplay } from '../replay/replay-address.ts';

const ICON = { size: '1rem', 'aria-hidden': true } as const;

interface TruckActionsProps {
  readonly truck: LiveTruck;
  readonly isFollowed: boolean;
  readonly onFollow: (follows: boolean) => void;
}

/** What is done with the truck that is looked at. */
export function TruckActions({ truck, isFollowed, onFollow }: TruckActionsProps): ReactNode {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const { id, lat, order, own, driver } = truck;
  const replayed = order ? { orderId: order.id } : own ? { truckIds: [id] } : null;
  return (
    <>
      <Group gap="xs">
        {lat !== null && (
          <Button
            size="xs"
            variant={isFollowed ? 'filled' : 'default'}
            aria-pressed={isFollowed}
            onClick={() => onFollow(!isFollowed)}
          >
            {t('tracking.live.follow')}
          </Button>
        )}
        {replayed && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlayerPlay {...ICON} />}
            onClick={() => setQuery(withReplay(query, replayed))}
          >
            {t('tracking.replay.open')}
          </Button>
        )}
      </Group>
      {order && driver && <AskLocation key={order.id} order={order} />}
    </>
  );
}

/** One question to the driver; the answer arrives as a position and in the timeline of the order. */
function AskLocation({ order }: { readonly order: LiveOrder }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const mayWrite = useHolds(ORDER_RIGHTS[order.kind].write);
  const mayReview = useHolds(REVIEW_ALERTS);
  const asking = useAction(askLocation, {
    refresh: ORDER_REFRESH,
    onDone: () => snackbar.success(t('tracking.control.asking')),
    onFailed: (error) => snackbar.failure('register', t('tracking.control.nounAsk'), error),
  });
  if (!mayWrite && !mayReview) return null;
  const message = asking.data?.message;
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        loading={asking.isPending}
        leftSection={<IconMapPin {...ICON} />}
        onClick={() => asking.mutate({ body: { loadingOrderId: order.id } })}
      >
        {t('tracking.control.ask')}
      </Button>
      {message && (
        <Anchor size="sm" href={message.url} target="_blank" rel="noreferrer">
          <IconBrandWhatsapp {...ICON} /> {t('tracking.control.sendWhatsapp')}
        </Anchor>
      )}
    </Group>
  );
}
