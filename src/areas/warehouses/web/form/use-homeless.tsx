import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { type HomelessBooking, homelessIn } from '../../contract/warehouse.shapes.ts';
import { BookingTable } from '../booking-table.tsx';

interface Question {
  readonly bookings: readonly HomelessBooking[];
  readonly answer: (yes: boolean) => void;
}

/** Names the bookings that a change would leave without a place, and asks whether to save it all the same. */
export function useHomeless(timeZone: string) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (facts: unknown) =>
    new Promise<boolean>((answer) => setQuestion({ bookings: homelessIn(facts), answer }));
  const settle = (yes: boolean) => {
    question?.answer(yes);
    setQuestion(null);
  };
  return { ask, dialog: <HomelessDialog question={question} timeZone={timeZone} onSettle={settle} /> };
}

interface HomelessDialogProps {
  readonly question: Question | null;
  readonly timeZone: string;
  readonly onSettle: (yes: boolean) => void;
}

function HomelessDialog({ question, timeZone, onSettle }: HomelessDialogProps): ReactNode {
  const { t } = useTranslation();
  const bookings = question?.bookings ?? [];
  return (
    <Dialog
      size="lg"
      opened={question !== null}
      title={t('warehouses.form.homelessTitle')}
      onClose={() => onSettle(false)}
      actions={
        <>
          <Button variant="default" onClick={() => onSettle(false)}>
            {t('warehouses.form.goBack')}
          </Button>
          <Button onClick={() => onSettle(true)}>{t('warehouses.form.goOn')}</Button>
        </>
      }
    >
      <Text>{t('warehouses.form.homeless', { count: bookings.length })}</Text>
      <BookingTable bookings={bookings} timeZone={timeZone} />
      <Text size="sm">{t('warehouses.form.leavesBookings')}</Text>
    </Dialog>
  );
}
