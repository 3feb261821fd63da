import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  OUTSIDE_KINDS,
  type OutsideService,
  readOutside,
  type WorkQueue,
} from '#areas/companies/contract/outside.calls.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { Tone } from '#kernel/tone.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { Section } from '#ui/record/section.tsx';

const REFRESH_MS = 30_000;
const TONES: Readonly<Record<OutsideService['state'], Tone>> = {
  working: 'success',
  failing: 'warning',
  resting: 'danger',
};

/** Whether mail server, file store and the others answer, and what waits for them. */
export function OutsidePanel(): ReactNode {
  const { t } = useTranslation();
  const outside = useCall(readOutside, {}, { refetchInterval: REFRESH_MS });
  return (
    <Section title={t('companies.outside.title')}>
      {outside.isPending ? <FormSkeleton fields={2} /> : null}
      {outside.isError ? <QueryError onRetry={() => void outside.refetch()} /> : null}
      {outside.data ? (
        <Stack gap="sm">
          {outside.data.services.length === 0 ? <Text c="dimmed">{t('companies.outside.none')}</Text> : null}
          {outside.data.services.map((service) => (
            <ServiceLine key={service.name} service={service} />
          ))}
          <QueueLines queues={outside.data.queues} />
        </Stack>
      ) : null}
    </Section>
  );
}

function ServiceLine({ service }: { readonly service: OutsideService }): ReactNode {
  const { t } = useTranslation();
  const { state, failures, answeredAt, reason } = service;
  const name = useServiceName(service.name);
  return (
    <Group gap="sm">
      <StatusChip tone={TONES[state]} label={t(`companies.outside.states.${state}`)} />
      <Text fw={500}>{name}</Text>
      {state === 'working' ? null : (
        <Text size="sm">{t('companies.outside.failures', { count: failures, reason: reason ?? '' })}</Text>
      )}
      {answeredAt ? (
        <Text size="sm" c="dimmed">
          {t('companies.outside.answered')} <RelativeTime instant={answeredAt} />
        </Text>
      ) : null}
    </Group>
  );
}

function useServiceName(name: string): string {
  const { t } = useTranslation();
  const [kind = '', ...rest] = name.split(' ');
  const known = OUTSIDE_KINDS.find((each) => each === kind);
  return known ? [t(`companies.outside.kinds.${known}`), ...rest].join(' ') : name;
}

function QueueLines({ queues }: { readonly queues: readonly WorkQueue[] }): ReactNode {
  const { t } = useTranslation();
  const busy = queues.filter(({ waiting, running, givenUp }) => waiting + running + givenUp > 0);
  if (busy.length === 0) return <Text c="dimmed">{t('companies.outside.idle')}</Text>;
  return busy.map(({ queue, waiting, running, givenUp, waitingSince }) => (
    <Group key={queue} gap="sm">
      <Text fw={500}>{t(dynamicKey('companies.outside.queues', queue))}</Text>
      <Text size="sm">{t('companies.outside.work', { waiting, running, givenUp })}</Text>
      {waitingSince ? (
        <Text size="sm" c="dimmed">
          {t('companies.outside.since')} <RelativeTime instant={waitingSince} />
        </Text>
      ) : null}
    </Group>
  ));
}
