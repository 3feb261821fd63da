import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/tracking/area.ts';
import { readDeviceAlerts } from '#areas/tracking/contract/device.calls.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { Section } from '#ui/record/section.tsx';
import { CRITICALITY_TONES } from '../device-looks.ts';

const CONTROL = addressOf(screens.operativeControl);

/** What was raised about the device and its trips; each opens where alerts are dealt with. */
export function AlertsSection({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCall(readDeviceAlerts, { params: { id } });
  return (
    <Section title={t('tracking.devices.detail.alerts')} count={data?.alerts.length ?? 0}>
      {isError && !data && <QueryError onRetry={() => void refetch()} />}
      {!isError && !data && <CardsSkeleton />}
      {data?.alerts.length === 0 && <EmptyState title={t('tracking.devices.detail.noAlerts')} />}
      <Stack gap="sm">
        {data?.alerts.map(({ _id, type, criticality, startedAt, plate, review }) => (
          <div key={_id}>
            <Group gap="xs">
              <Text fw={600}>
                <Link to={`${CONTROL}?alert=${_id}`}>{t(`tracking.alerts.types.${type}`)}</Link>
              </Text>
              <StatusChip
                tone={CRITICALITY_TONES[criticality]}
                label={t(`lists.alert.values.criticality.${criticality}`)}
              />
            </Group>
            <Text size="sm" c="dimmed">
              {plate && `${plate} · `}
              <RelativeTime instant={startedAt} /> · {t(`lists.alert.values.review.${review}`)}
            </Text>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
