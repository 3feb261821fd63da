import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceView } from '#areas/tracking/contract/device.shapes.ts';
import { showInstant } from '#kernel/dates.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Section } from '#ui/record/section.tsx';
import { useZone } from '#ui/session/zone.ts';

/** The trucks it was on, newest first, and who put it there. */
export function LinksSection({ links }: Pick<DeviceView, 'links'>): ReactNode {
  const { t } = useTranslation();
  const zone = useZone();
  const show = (instant: string) => showInstant(new Date(instant), zone);
  return (
    <Section title={t('tracking.devices.detail.links')} count={links.length}>
      {links.length === 0 && <EmptyState title={t('tracking.devices.detail.noLinks')} />}
      <Stack gap="sm">
        {links.map(({ plate, from, to, linkedBy, unlinkedBy }) => (
          <div key={`${plate} ${from}`}>
            <Text fw={600}>{plate}</Text>
            <Text size="sm">
              {to
                ? t('tracking.devices.detail.fromTo', { from: show(from), to: show(to) })
                : t('tracking.devices.detail.since', { from: show(from) })}
            </Text>
            <Text size="sm" c="dimmed">
              {[...new Set([linkedBy, unlinkedBy].filter(Boolean))].join(' · ')}
            </Text>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
