import { Button, Group, Text } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { relativeTime, useNow } from '#ui/feedback/relative-time.ts';
import { isOld } from './check-offline.ts';
import classes from './gate.module.css';
import type { GateItem } from './gate-storage.ts';
import type { Gate } from './use-gate.ts';

/** How old the list on the phone is, what still has to be sent, and what the server refused. */
export function GateBar({ gate }: { readonly gate: Gate }): ReactNode {
  const { t } = useTranslation();
  const { online } = useNetwork();
  const { items, isSending } = gate.waiting;
  const isOpen = !online || items.length > 0;
  return (
    <>
      <ListAge gate={gate} />
      {isOpen && (
        <div className={classes.bar} role="status">
          {items.length > 0 && <Text fw={600}>{t('warehouses.gate.queue.waiting', { count: items.length })}</Text>}
          {!online && <Text size="sm">{t('warehouses.gate.offline')}</Text>}
          {online && isSending && <Text size="sm">{t('warehouses.gate.queue.sending')}</Text>}
          {items.map((item) => item.refused && <Refused key={item.key} item={item} gate={gate} />)}
          {online && items.length > 0 && !isSending && (
            <Button size="sm" variant="default" onClick={() => void gate.queue.wake()}>
              {t('warehouses.gate.queue.sendNow')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function ListAge({ gate: { day } }: { readonly gate: Gate }): ReactNode {
  const { t, i18n } = useTranslation();
  const now = useNow();
  if (!day) return null;
  const readAt = new Date(day.readAt);
  const age = relativeTime(readAt, readAt > now ? readAt : now, i18n.language, day.warehouse.timeZone);
  return (
    <Text size="sm" c={isOld(day, now.getTime()) ? 'var(--tone-danger-text)' : 'dimmed'}>
      {isOld(day, now.getTime()) ? t('warehouses.gate.basis.old') : t('warehouses.gate.fresh', { age })}
    </Text>
  );
}

const moveOf = (item: GateItem) => (item.kind === 'move' ? item.move : item.kind === 'arrival' ? 'arrive' : 'takeIn');

function Refused({ item, gate }: { readonly item: GateItem; readonly gate: Gate }): ReactNode {
  const { t } = useTranslation();
  const what = t(`warehouses.gate.moves.${moveOf(item)}`);
  return (
    <Group gap="xs" role="alert">
      <Text size="sm" c="var(--tone-danger-text)" flex="1 1 12rem">
        {t('warehouses.gate.queue.refused', { what, plate: item.truck, reason: item.reason ?? '' })}
      </Text>
      <Button size="sm" variant="default" onClick={() => void gate.queue.retry(item.key)}>
        {t('warehouses.gate.queue.retry')}
      </Button>
      <Button size="sm" variant="default" onClick={() => void gate.queue.discard(item.key)}>
        {t('warehouses.gate.queue.discard')}
      </Button>
    </Group>
  );
}
