import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { WaitingAction } from './queue/queue-item.ts';
import type { TripQueue } from './queue/trip-queue.ts';

interface RefusalProps {
  readonly action: WaitingAction;
  readonly queue: TripQueue;
  /** The refused entry, where the context does not show it. */
  readonly what?: string;
}

/** Shows why the server refused an entry, and what the driver can do. */
export function Refusal({ action, queue, what }: RefusalProps): ReactNode {
  const { t } = useTranslation();
  const { key, refused = '', reason } = action;
  const said = reason && reason !== refused ? reason : t(dynamicKey('errors', refused));
  return (
    <Group gap="xs" mt="xs" role="alert">
      <Text size="sm" c="var(--tone-danger-text)" flex="1 1 12rem">
        {[what, t('trips.driver.queue.failed', { reason: said })].filter(Boolean).join('. ')}
      </Text>
      <Group gap="xs">
        <Button size="sm" variant="default" onClick={() => void queue.retry(key)}>
          {t('trips.driver.queue.retry')}
        </Button>
        <Button size="sm" variant="default" onClick={() => void queue.discard(key)}>
          {t('trips.driver.queue.discard')}
        </Button>
      </Group>
    </Group>
  );
}
