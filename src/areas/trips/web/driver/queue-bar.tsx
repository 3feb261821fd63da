import { Button, Text } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './driver.module.css';
import type { WaitingDeed } from './queue/queue-item.ts';
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
  const deeds = items.filter((item): item is WaitingDeed => item.kind !== 'position');
  const count = deeds.length;
  if (online && count === 0) return null;
  return (
    <div className={classes.bar} role="status">
      <div>
        {count > 0 && <Text fw={600}>{t('trips.driver.queue.waiting', { count })}</Text>}
        {!online && <Text size="sm">{t('trips.driver.queue.offline')}</Text>}
        {online && isSending && <Text size="sm">{t('trips.driver.queue.sending')}</Text>}
        {deeds.map(
          (deed) =>
            deed.kind !== 'task' &&
            deed.refused && (
              <Refusal key={deed.key} deed={deed} queue={queue} what={t(`trips.driver.queue.${deed.kind}`)} />
            ),
        )}
      </div>
      {online && count > 0 && !isSending && (
        <Button size="compact-sm" variant="default" onClick={() => void queue.wake()}>
          {t('trips.driver.queue.sendNow')}
        </Button>
      )}
    </div>
  );
}
