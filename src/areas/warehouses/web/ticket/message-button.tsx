import { Button, Stack, Text } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { BookingView } from '../../contract/booking.shapes.ts';
import type { BookingState } from '../../rules/booking-state.ts';
import { BookingMessages } from './booking-messages.tsx';

/** Where the truck is there or does not come any more; before that the dialog of the ticket has the message. */
const MESSAGED: readonly BookingState[] = ['arrived', 'cancelled', 'noShow'];

interface MessageButtonProps {
  readonly booking: Pick<BookingView, '_id' | 'schedulingStatus' | 'schedule'>;
}

/** Opens the message about a booking; nothing where there is none. */
export function MessageButton({ booking: { _id: id, schedulingStatus, schedule } }: MessageButtonProps): ReactNode {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  if (!schedule || !MESSAGED.includes(schedulingStatus)) return null;
  return (
    <>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconBrandWhatsapp size="1.1rem" aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('warehouses.ticket.send')}
      </Button>
      <Dialog size="sm" opened={opened} onClose={() => setOpened(false)} title={t('warehouses.ticket.messageTitle')}>
        {opened && (
          <Stack gap="md">
            <Text size="sm">{t('warehouses.ticket.messageHelp')}</Text>
            <BookingMessages bookingId={id} />
          </Stack>
        )}
      </Dialog>
    </>
  );
}
