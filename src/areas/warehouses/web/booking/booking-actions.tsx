import { Button, Group, Switch } from '@mantine/core';
import IconCalendarClock from '@tabler/icons-react/dist/esm/icons/IconCalendarClock.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { wantEarlier } from '../../contract/booking.calls.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { MessageButton } from '../ticket/message-button.tsx';
import { CancelBookingDialog } from './cancel-booking-dialog.tsx';
import { CorrectTimesDialog } from './correct-times-dialog.tsx';
import { SchedulingForm } from './scheduling-form.tsx';
import { TurnAwayDialog } from './turn-away-dialog.tsx';
import { VisitButtons } from './visit-buttons.tsx';

const PLACING = ['book', 'move', 'place', 'changeDock'] as const;
type Opened = 'schedule' | 'cancel' | 'turnAway' | 'correct';

/** What the reader may do with a booking, as the server says. */
export function BookingActions({ booking }: { readonly booking: BookingView }): ReactNode {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const { actions, schedule, warehouse } = booking;
  const mayPlace = PLACING.some((move) => actions.includes(move));
  return (
    <Group gap="xs">
      <VisitButtons booking={booking} />
      {mayPlace && (
        <Button
          size="compact-md"
          variant={schedule ? 'default' : 'filled'}
          leftSection={<IconCalendarClock size="1.1rem" aria-hidden />}
          onClick={() => setOpened('schedule')}
        >
          {t(`warehouses.booking.${schedule ? 'confirmMove' : 'confirm'}`)}
        </Button>
      )}
      {actions.includes('correct') && (
        <Button size="compact-md" variant="default" onClick={() => setOpened('correct')}>
          {t('warehouses.booking.correct')}
        </Button>
      )}
      {actions.includes('turnAway') && (
        <Button size="compact-md" variant="default" onClick={() => setOpened('turnAway')}>
          {t('warehouses.booking.turnAway')}
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button size="compact-md" variant="default" onClick={() => setOpened('cancel')}>
          {t('warehouses.booking.cancelBooking')}
        </Button>
      )}
      <MessageButton booking={booking} />
      {actions.includes('wantEarlier') && <EarlierSwitch booking={booking} />}
      <Dialog size="lg" opened={opened === 'schedule'} onClose={close} title={warehouse.fullName}>
        {opened === 'schedule' && <SchedulingForm booking={booking} onDone={close} onCancel={close} />}
      </Dialog>
      <CancelBookingDialog booking={booking} opened={opened === 'cancel'} onClose={close} />
      <TurnAwayDialog booking={booking} opened={opened === 'turnAway'} onClose={close} />
      <CorrectTimesDialog booking={booking} opened={opened === 'correct'} onClose={close} />
    </Group>
  );
}

/** Whether somebody wants to be notified of an earlier time. */
function EarlierSwitch({ booking: { _id: id, wantsEarlier } }: { readonly booking: BookingView }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const want = useAction(wantEarlier, {
    onFailed: (error) => snackbar.failure('update', t('warehouses.booking.what'), error),
  });
  return (
    <Switch
      label={t('warehouses.booking.wantEarlier')}
      checked={want.isPending ? want.variables.body.wanted : wantsEarlier}
      onChange={(event) => want.mutate({ params: { id }, body: { wanted: event.currentTarget.checked } })}
    />
  );
}
