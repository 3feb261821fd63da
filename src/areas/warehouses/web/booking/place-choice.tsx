import { Alert, Button, Group, Textarea } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#ui/api/api-context.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { UnsavedGuard } from '#ui/form/unsaved-guard.tsx';
import { findShifts } from '../../contract/booking.calls.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { ChooseTime } from './choose-time.tsx';
import { FOREIGN_MS, type OpenDays } from './open-days.ts';
import classes from './scheduling-form.module.css';
import type { HeldPlace } from './use-hold.ts';
import { useTakePlace } from './use-take-place.ts';
import { useTimeChoice } from './use-time-choice.ts';

interface PlaceChoiceProps {
  readonly booking: BookingView;
  readonly version: number;
  readonly holding: HeldPlace;
  readonly days: OpenDays;
  readonly reload: () => Promise<unknown>;
  readonly onDone: (booking: BookingView) => void;
  readonly onCancel: () => void;
}

/** The time of a booking that exists, with the reason where it is moved. */
export function PlaceChoice(props: PlaceChoiceProps): ReactNode {
  const { booking, version, holding, days, reload, onDone, onCancel } = props;
  const { t } = useTranslation();
  const { hold, wanted } = holding;
  const choice = useTimeChoice(days, holding, reload);
  const [reason, setReason] = useState('');
  const unsaved = useRef(false);
  unsaved.current = hold !== null;
  const times = useCall(
    findShifts,
    { query: { schedulingId: booking._id, holdKey: holding.key, date: choice.date ?? days.from } },
    {
      enabled: choice.date !== null,
      staleTime: 0,
      ...(booking.warehouse.isOwn ? {} : { refetchInterval: FOREIGN_MS }),
    },
  );
  const saving = useTakePlace({ booking, version, holding, onOver: choice.startOver, onDone });
  return (
    <div className={classes.form}>
      <UnsavedGuard unsaved={unsaved} kept={false} onLeave={holding.clear} />
      <ChooseTime days={days} choice={choice} place={holding} times={times} />
      {saving.error && (
        <Alert color="red" variant="light" role="alert">
          {reasonText(saving.error, t)}
        </Alert>
      )}
      {saving.isMove && (
        <Textarea
          label={t('warehouses.booking.reason')}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {t('warehouses.booking.cancel')}
        </Button>
        <Button
          disabled={hold === null || wanted !== null}
          loading={saving.isSaving}
          onClick={() => void saving.take(reason)}
        >
          {t(`warehouses.booking.${saving.isMove ? 'confirmMove' : 'confirm'}`)}
        </Button>
      </Group>
    </div>
  );
}
