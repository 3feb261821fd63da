import { Button } from '@mantine/core';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { PLACED_STATES } from '../../rules/booking-state.ts';
import { TicketDialog } from './ticket-dialog.tsx';

interface TicketButtonProps {
  readonly booking: Pick<BookingView, '_id' | 'schedulingStatus'>;
}

/** Opens the ticket; nothing where the booking has none. */
export function TicketButton({ booking: { _id: id, schedulingStatus: state } }: TicketButtonProps): ReactNode {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  if (!(PLACED_STATES as readonly string[]).includes(state)) return null;
  return (
    <>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconQrcode size="1.1rem" aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('warehouses.ticket.show')}
      </Button>
      <TicketDialog bookingId={id} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
