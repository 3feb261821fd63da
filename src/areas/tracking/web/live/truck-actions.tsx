import { Button, Group } from '@mantine/core';
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconRouter from '@tabler/icons-react/dist/esm/icons/IconRouter.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ASSIGN_TRUCKER } from '#areas/load-orders/contract/order.permissions.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import { deviceAddress } from '../devices/device-addresses.ts';
import { withReplay } from '../replay/replay-address.ts';
import { AskLocation } from './ask-location.tsx';

const AssignTruckDialog = lazyWith(['load-orders/later'], () => import('./assign-truck-dialog.tsx'));
const ICON = { size: '1rem', 'aria-hidden': true } as const;
const BUTTON = { size: 'xs', variant: 'default' } as const;

interface TruckActionsProps {
  readonly truck: LiveTruck;
  readonly isFollowed: boolean;
  readonly onFollow: (follows: boolean) => void;
}

/** What is done with the truck that is looked at. */
export function TruckActions({ truck, isFollowed, onFollow }: TruckActionsProps): ReactNode {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const [isAssigning, setAssigning] = useState(false);
  const canOpen = useCanOpen();
  const mayAssign = useHolds(ASSIGN_TRUCKER);
  const { id, lat, order, own, driver, deviceId, free } = truck;
  const replayed = order ? { orderId: order.id } : own ? { truckIds: [id] } : null;
  const device = deviceId && deviceAddress(deviceId);
  return (
    <>
      <Group gap="xs">
        {lat !== null && (
          <Button
            {...BUTTON}
            variant={isFollowed ? 'filled' : 'default'}
            aria-pressed={isFollowed}
            leftSection={<IconCurrentLocation {...ICON} />}
            onClick={() => onFollow(!isFollowed)}
          >
            {t('tracking.live.follow')}
          </Button>
        )}
        {replayed && (
          <Button
            {...BUTTON}
            leftSection={<IconPlayerPlay {...ICON} />}
            onClick={() => setQuery(withReplay(query, replayed))}
          >
            {t('tracking.replay.open')}
          </Button>
        )}
        {free && mayAssign && (
          <Button {...BUTTON} leftSection={<IconTruckDelivery {...ICON} />} onClick={() => setAssigning(true)}>
            {t('tracking.live.nearest.assign')}
          </Button>
        )}
        {device && canOpen(device) && (
          <Button {...BUTTON} component={Link} to={device} leftSection={<IconRouter {...ICON} />}>
            {t('tracking.live.device')}
          </Button>
        )}
      </Group>
      {order && driver && <AskLocation key={order.id} orderId={order.id} />}
      {isAssigning && (
        <Suspense fallback={null}>
          <AssignTruckDialog truck={truck} wanted={null} onClose={() => setAssigning(false)} />
        </Suspense>
      )}
    </>
  );
}
