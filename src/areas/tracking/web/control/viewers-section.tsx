import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readViewers } from '#areas/tracking/contract/view-log.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';

/** Who looked where the driver was on the trip; for those who answer for it. */
export function ViewersSection({ orderId }: { readonly orderId: string }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const reply = useCall(readViewers, { params: { id: orderId } });
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <CardsSkeleton cards={1} />;
  const { viewers } = reply.data;
  return (
    <Section title={t('tracking.privacy.title')} count={viewers.length}>
      {viewers.length === 0 && <Text c="dimmed">{t('tracking.privacy.none')}</Text>}
      <Stack component="ul" gap="xs" m={0} p={0}>
        {viewers.map(({ name, company, way, lastAt, views }) => (
          <Group component="li" key={`${name} ${company} ${way} ${lastAt}`} justify="space-between" gap="xs">
            <Text size="sm">{[name ?? t('tracking.privacy.link'), company].filter(Boolean).join(' · ')}</Text>
            <Text size="sm" c="dimmed">
              {`${t(`tracking.privacy.ways.${way}`)} · ${t('tracking.privacy.times', { count: views })} · ${showInstant(lastAt)}`}
            </Text>
          </Group>
        ))}
      </Stack>
    </Section>
  );
}
