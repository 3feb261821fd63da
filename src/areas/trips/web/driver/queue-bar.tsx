import { Button, Text } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './driver.module.css';
import { isAction } from './queue/queue-item.ts';
import type { QueueState, TripQueue } from './queue/trip-queue.ts';
import { Refusal } from './refusal.tsx';

interface QueueBarProps {
  readonly waiting: QueueState;
  readonly queue: TripQueue;
}

/** Entries that are still on the phone; shown while there are any, or while there is no network. */
export function QueueBar({ waiting: { items, isSending }, queue }: QueueBarProps): ReactNode {
  const { t } = useTranslation();
  const { online } = useNetwork();
  const actions = items.filter(isAction);
  const count = actions.length;
  if (online && count === 0) return null;
  return (
    <div className={classes.bar} role="status">
      <div>
        {count > 0 && <Text fw={600}>{t('trips.driver.queue.waiting', { count })}</Text>}
        {!online && <Text size="sm">{t('trips.driver.queue.offline')}</Text>}
        {online && isSending && <Text size="sm">{t('trips.driver.queue.sending')}</Text>}
        {actions.map(
          (action) =>
            action.kind !== 'task' &&
            action.refused && (
              <Refusal key={action.key} action={action} queue={queue} what={t(`trips.driver.queue.${action.kind}`)} />
            ),
        )}
      </div>
      {online && count > 0 && !isSending && (
        <Button size="sm" variant="default" onClick={() => void queue.wake()}>
          {t('trips.driver.queue.sendNow')}
        </Button>
      )}
    </div>
  );
}
