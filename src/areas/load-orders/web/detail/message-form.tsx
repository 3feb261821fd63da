import { Button, Group, Stack, Text } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type OrderMessage, readMessages } from '#areas/load-orders/contract/order-message.calls.ts';
import type { PartFormProps } from '#areas/load-orders/contract/order-slots.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import classes from './message-form.module.css';

/** Prepared messages about the order for everybody whose phone is known. */
export default function MessageForm({ order }: PartFormProps): ReactNode {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCall(readMessages, { params: { id: order._id } });
  if (!data) return isError ? <QueryError onRetry={() => void refetch()} /> : <CardsSkeleton />;
  if (data.messages.length === 0) {
    return <EmptyState compact title={t('loadOrders.messages.none')} text={t('loadOrders.messages.noneText')} />;
  }
  return (
    <ul className={classes.messages}>
      {data.messages.map((message) => (
        <Message key={`${message.about} ${message.to}`} message={message} />
      ))}
    </ul>
  );
}

function Message({ message }: { readonly message: OrderMessage }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { about, at, to, name, text, url } = message;
  return (
    <li className={classes.message}>
      <Group justify="space-between" gap="sm" wrap="wrap">
        <Stack gap={2} miw={0}>
          <Text fw={600}>{t(dynamicKey('loadOrders.events', about))}</Text>
          <Text size="sm" c="dimmed">
            {`${t(`loadOrders.messages.to.${to}`)}: ${name} · ${showInstant(at)}`}
          </Text>
        </Stack>
        <Button
          component="a"
          variant="default"
          href={url}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconBrandWhatsapp size="1.15rem" aria-hidden />}
          aria-label={`${t('loadOrders.screens.assign.message')}: ${name}, ${t(dynamicKey('loadOrders.events', about))}`}
        >
          {t('loadOrders.messages.send')}
        </Button>
      </Group>
      <Text size="sm" className={classes.text ?? ''}>
        {text}
      </Text>
    </li>
  );
}
