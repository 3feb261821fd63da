import { Alert, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showDay } from '#kernel/dates.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { QrCode } from '#ui/feedback/qr-code.tsx';
import { Facts } from '#ui/record/section.tsx';
import type { LinkBooking } from '../../contract/link-booking.calls.ts';
import { STATE_TONES } from '../state-tones.ts';
import classes from './outside.module.css';

interface LinkTicketProps {
  readonly booking: LinkBooking;
  readonly ticket: NonNullable<LinkBooking['ticket']>;
}

/** What the truck shows at the gate: code, QR code, time and dock, by the clock of the warehouse. */
export function LinkTicket({ booking, ticket }: LinkTicketProps): ReactNode {
  const { t } = useTranslation();
  const { schedulingStatus: state, plate, trucker, misfit, warehouse } = booking;
  const facts = [
    {
      label: t('warehouses.booking.time'),
      value: `${showDay(ticket.dateScheduling)} ${ticket.startTime}–${ticket.endTime}`,
    },
    { label: t('warehouses.booking.dock'), value: ticket.dock },
    ...(plate ? [{ label: t('warehouses.outside.plate'), value: plate }] : []),
    ...(trucker ? [{ label: t('warehouses.outside.driver'), value: trucker }] : []),
    ...(warehouse.instructions ? [{ label: t('warehouses.outside.instructions'), value: warehouse.instructions }] : []),
  ];
  return (
    <Stack gap="sm" role="group" aria-label={t('warehouses.outside.ticket')}>
      <div className={classes.head}>
        <div>
          <Text size="sm" c="dimmed">
            {t('warehouses.outside.ticket')}
          </Text>
          <Text className={classes.code!}>{ticket.code}</Text>
        </div>
        <StatusChip tone={STATE_TONES[state]} label={t(`warehouses.states.${state}`)} />
      </div>
      <div className={classes.qr}>
        <QrCode
          value={ticket.address}
          label={t('warehouses.outside.qr', { warehouse: warehouse.fullName })}
          size="min(100%, 18rem)"
        />
      </div>
      {misfit && <Alert color="red">{t('warehouses.outside.misfit')}</Alert>}
      <Facts facts={facts} />
      <Text size="sm" c="dimmed">
        {t('warehouses.outside.localTime')}
      </Text>
    </Stack>
  );
}
