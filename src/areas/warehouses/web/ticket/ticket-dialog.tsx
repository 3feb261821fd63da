import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi, useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { QrCode } from '#ui/feedback/qr-code.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { saveBlob } from '#ui/media/save-file.ts';
import { readTicket, readTicketFile, TICKET_FILES, type TicketView } from '../../contract/ticket.calls.ts';
import { BookingMessages } from './booking-messages.tsx';

interface TicketDialogProps {
  readonly bookingId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The ticket of a booking: to show, to print, to send. */
export function TicketDialog({ bookingId, opened, onClose }: TicketDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog size="sm" opened={opened} onClose={onClose} title={t('warehouses.ticket.title')}>
      {opened && <TicketBody bookingId={bookingId} />}
    </Dialog>
  );
}

function TicketBody({ bookingId }: { readonly bookingId: string }): ReactNode {
  const { data, isError, error, refetch } = useCall(readTicket, { params: { id: bookingId } });
  if (isError && !data) return <QueryError error={error} onRetry={() => void refetch()} />;
  return data ? <Ticket ticket={data.ticket} /> : <DetailSkeleton lines={5} />;
}

function Ticket({ ticket }: { readonly ticket: TicketView }): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack gap="md" align="center">
      <QrCode value={ticket.address} label={t('warehouses.ticket.qr')} size="min(100%, 18rem)" />
      <Text size="sm">{t('warehouses.ticket.code')}</Text>
      <Text size="xl" fw={700} ff="monospace">
        {ticket.code}
      </Text>
      <Group gap="xs" justify="center">
        {TICKET_FILES.map((format) => (
          <FileButton key={format} id={ticket.schedulingId} format={format} />
        ))}
      </Group>
      <BookingMessages bookingId={ticket.schedulingId} />
    </Stack>
  );
}

function FileButton({
  id,
  format,
}: {
  readonly id: string;
  readonly format: (typeof TICKET_FILES)[number];
}): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { fileName, contentType, content } = await api.call(readTicketFile, { params: { id, format } });
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      saveBlob(new Blob([bytes], { type: contentType }), fileName);
    } catch (error) {
      snackbar.failure('download', t('warehouses.ticket.what'), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant={format === 'pdf' ? 'filled' : 'default'} loading={isBusy} onClick={() => void save()}>
      {t(`warehouses.ticket.${format}`)}
    </Button>
  );
}
