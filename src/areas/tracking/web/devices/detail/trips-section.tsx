import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { detailAddress, listOf } from '#areas/load-orders/contract/order-addresses.ts';
import { readDeviceTrips } from '#areas/tracking/contract/device.calls.ts';
import { showInstant } from '#kernel/dates.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { Section } from '#ui/record/section.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { useZone } from '#ui/session/zone.ts';

/** The orders that were driven with it. */
export function TripsSection({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const zone = useZone();
  const canOpen = useCanOpen();
  const { data, isError, refetch } = useCall(readDeviceTrips, { params: { id } });
  const show = (instant: string) => showInstant(new Date(instant), zone);
  return (
    <Section title={t('tracking.devices.detail.trips')} count={data?.trips.length ?? 0}>
      {isError && !data && <QueryError onRetry={() => void refetch()} />}
      {!isError && !data && <CardsSkeleton />}
      {data?.trips.length === 0 && <EmptyState title={t('tracking.devices.detail.noTrips')} />}
      <Stack gap="sm">
        {data?.trips.map(({ orderId, operationId, kind, code, plate, driver, from, to }) => {
          const address = detailAddress(listOf(kind, false), operationId, orderId);
          return (
            <div key={`${orderId} ${from}`}>
              <Text fw={600}>{canOpen(address) ? <Link to={address}>{code}</Link> : code}</Text>
              <Text size="sm">
                {to
                  ? t('tracking.devices.detail.fromTo', { from: show(from), to: show(to) })
                  : t('tracking.devices.detail.since', { from: show(from) })}
              </Text>
              <Text size="sm" c="dimmed">
                {[plate, driver].filter(Boolean).join(' · ')}
              </Text>
            </div>
          );
        })}
      </Stack>
    </Section>
  );
}
