import { Button, Text } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './driver.module.css';
import type { QueueState } from './queue/trip-queue.ts';

interface QueueBarProps {
  readonly waiting: QueueState;
  readonly onSend: () => void;
}

/** What is still on the phone, for as long as something is or there is no network. */
export function QueueBar({ waiting: { items, isSending }, onSend }: QueueBarProps): ReactNode {
  const { t } = useTranslation();
  const { online } = useNetwork();
  const count = items.filter(({ kind }) => kind === 'task').length;
  if (online && count === 0) return null;
  return (
    <div className={classes.bar} role="status">
      <div>
        {count > 0 && <Text fw={600}>{t('loadOrders.driver.queue.waiting', { count })}</Text>}
        {!online && <Text size="sm">{t('loadOrders.driver.queue.offline')}</Text>}
        {online && isSending && <Text size="sm">{t('loadOrders.driver.queue.sending')}</Text>}
      </div>
      {online && count > 0 && !isSending && (
        <Button size="compact-sm" variant="default" onClick={onSend}>
          {t('loadOrders.driver.queue.sendNow')}
        </Button>
      )}
    </div>
  );
}
