import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { type BookingMessages as Ready, readBookingMessages } from '../../contract/ticket.calls.ts';

/** What can be written to people without an account about what happened last: one click each, or copied. */
export function BookingMessages({ bookingId }: { readonly bookingId: string }): ReactNode {
  const { data, isError, error, refetch } = useCall(readBookingMessages, { params: { id: bookingId } });
  if (isError && !data) return <QueryError error={error} onRetry={() => void refetch()} />;
  return data ? <ReadyMessages ready={data} /> : <DetailSkeleton lines={2} />;
}

function ReadyMessages({ ready: { about, messages } }: { readonly ready: Ready }): ReactNode {
  const { t } = useTranslation();
  const { copied, copy } = useClipboard();
  const text = messages.at(-1)?.text ?? '';
  return (
    <Stack gap="sm" w="100%">
      {about !== 'ticket' && (
        <Paper withBorder p="sm">
          <Text fw={600}>{t(`warehouses.ticket.about.${about}`)}</Text>
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Text>
        </Paper>
      )}
      <Group gap="xs" justify="center">
        {messages.map(({ to, name, url }) => (
          <Button
            key={to}
            component="a"
            variant="default"
            href={url}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconBrandWhatsapp size="1.1rem" aria-hidden />}
          >
            {t(`warehouses.ticket.sendTo.${to}`, { name: name ?? '' })}
          </Button>
        ))}
        <Button variant="default" onClick={() => copy(text)}>
          {copied ? t('warehouses.ticket.copied') : t('warehouses.ticket.copy')}
        </Button>
      </Group>
    </Stack>
  );
}
