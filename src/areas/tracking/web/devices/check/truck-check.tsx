import { Alert, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChosenTruckProps } from '#areas/load-orders/contract/order-slots.ts';
import { CHECK_GPS } from '#areas/tracking/contract/device.permissions.ts';
import { checkGps } from '#areas/tracking/contract/gps-check.calls.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { deviceAddress } from '../device-addresses.ts';

type Check = CallReply<typeof checkGps>;
const KM = 'km';
const METERS_PER_KM = 1000;

/** Whether the device of the truck reports, near the origin and believably; nothing for trucks of other companies. */
export default function TruckCheck({ orderId, transportUnitId }: ChosenTruckProps): ReactNode {
  const mayCheck = useHolds(CHECK_GPS);
  const { data } = useCall(
    checkGps,
    { query: { orderId, transportUnitId } },
    { enabled: mayCheck, retry: false, staleTime: 0 },
  );
  return data ? <Result check={data} /> : null;
}

function Result({ check }: { readonly check: Check }): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const facts = useFacts(check);
  const { passed, isRequired, deviceId } = check;
  const address = deviceId && deviceAddress(deviceId);
  const colour = isRequired ? 'red' : 'yellow';
  return (
    <Alert color={passed ? 'green' : colour} title={t('tracking.devices.check.title')}>
      <Text size="sm">{t(passed ? 'tracking.devices.check.passed' : 'tracking.devices.check.failed')}</Text>
      {!passed && isRequired && <Text size="sm">{t('tracking.devices.check.required')}</Text>}
      <List size="sm">
        {facts.map((fact) => (
          <List.Item key={fact}>{fact}</List.Item>
        ))}
      </List>
      {address && canOpen(address) && <Link to={address}>{t('tracking.devices.check.device')}</Link>}
    </Alert>
  );
}

function useFacts({ hasDevice, minutesAgo, metersAway, isBelievable }: Check): readonly string[] {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (!hasDevice) return [t('tracking.devices.check.noDevice')];
  if (minutesAgo === null) return [t('tracking.devices.check.never')];
  const distance =
    metersAway === null ? null : numbers.withUnit(Math.round((metersAway / METERS_PER_KM) * 10) / 10, KM);
  return [
    t('tracking.devices.check.reported', { minutes: minutesAgo }),
    distance === null ? t('tracking.devices.check.noOrigin') : t('tracking.devices.check.near', { distance }),
    t(isBelievable ? 'tracking.devices.check.believable' : 'tracking.devices.check.unbelievable'),
  ];
}
