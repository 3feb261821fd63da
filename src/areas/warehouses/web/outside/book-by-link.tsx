import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_MAX } from '#kernel/text.ts';
import { useAction, useApi, useCall } from '#ui/api/api-context.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import {
  bookByLink,
  findLinkTimes,
  holdByLink,
  type LinkBooking,
  releaseByLink,
} from '../../contract/link-booking.calls.ts';
import { ChooseTime } from '../booking/choose-time.tsx';
import type { OpenDays } from '../booking/open-days.ts';
import { refusalOf, useHeldPlace } from '../booking/use-hold.ts';
import { useTimeChoice } from '../booking/use-time-choice.ts';

/** A page behind a link gets no changes of warehouses. */
const REFRESH_MS = 5000;
const PLATE_MAX = 20;

interface BookByLinkProps {
  readonly alias: string;
  readonly booking: LinkBooking;
}

/** Who comes, then when: the seconds of a hold are too few to type names in. */
export function BookByLink({ alias, booking }: BookByLinkProps): ReactNode {
  const { t } = useTranslation();
  const { hasTruck, ticket } = booking;
  const [said, setSaid] = useState({ name: '', plate: booking.plate ?? '', driver: booking.trucker ?? '' });
  const [isTried, setTried] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const book = useAction(bookByLink, { onDone: () => setChoosing(false) });
  const needed = { name: true, plate: !hasTruck, driver: !hasTruck };
  const problem = (part: keyof typeof said) =>
    book.error?.fields[part]?.message ??
    (isTried && needed[part] && said[part].trim() === '' ? t('validation.required') : undefined);
  const isComplete = (['name', 'plate', 'driver'] as const).every((part) => !needed[part] || said[part].trim() !== '');
  const input = (part: keyof typeof said, max: number) => (
    <TextInput
      label={t(`warehouses.outside.${part}`)}
      maxLength={max}
      withAsterisk={needed[part]}
      error={problem(part)}
      value={said[part]}
      {...(part === 'name' ? { autoComplete: 'name' } : {})}
      onChange={({ currentTarget: { value } }) => setSaid((all) => ({ ...all, [part]: value }))}
    />
  );
  return (
    <Stack gap="md">
      {(!ticket || isChoosing) && (
        <>
          {input('plate', PLATE_MAX)}
          {input('driver', NAME_MAX)}
          {input('name', NAME_MAX)}
        </>
      )}
      {isChoosing ? (
        <LinkTimes
          alias={alias}
          booking={booking}
          book={book}
          onClose={() => setChoosing(false)}
          send={(holdKey) => {
            setTried(true);
            if (!isComplete) return Promise.resolve();
            return book.mutateAsync({
              params: { loadOrderId: alias, id: booking._id },
              body: { ...said, holdKey },
            });
          }}
        />
      ) : (
        <Button
          size="md"
          variant={ticket ? 'default' : 'filled'}
          onClick={() => {
            setTried(!ticket);
            if (ticket || isComplete) setChoosing(true);
          }}
        >
          {t(ticket ? 'warehouses.booking.confirmMove' : 'warehouses.outside.seeTimes')}
        </Button>
      )}
    </Stack>
  );
}

interface LinkTimesProps extends BookByLinkProps {
  readonly book: { readonly isPending: boolean; readonly error: unknown };
  readonly send: (holdKey: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** It stays quiet when nothing can be read; a taken time is said. */
function LinkTimes(props: LinkTimesProps): ReactNode {
  const { alias, booking } = props;
  const { t } = useTranslation();
  const params = { loadOrderId: alias, id: booking._id };
  const days = useCall(findLinkTimes, { params, query: {} }, { staleTime: 0, retry: false });
  if (days.error && !days.data) {
    return days.error.status === 409 ? <Alert color="yellow">{reasonText(days.error, t)}</Alert> : null;
  }
  if (!days.data || !days.isFetchedAfterMount) return <FormSkeleton fields={2} />;
  if (days.data.warehouse.docks.length === 0) {
    return <Alert color="yellow">{t('warehouses.booking.nothingNow')}</Alert>;
  }
  return <Choosing {...props} days={days.data} reload={() => void days.refetch()} />;
}

interface ChoosingProps extends LinkTimesProps {
  readonly days: OpenDays;
  readonly reload: () => void;
}

function Choosing({ alias, booking, book, send, onClose, days, reload }: ChoosingProps): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const params = { loadOrderId: alias };
  const held = useHeldPlace({
    hold: (key, { dateScheduling, startTime }) =>
      api.call(holdByLink, {
        params: { ...params, key },
        body: { schedulingId: booking._id, dateScheduling, startTime },
      }),
    release: (key) => api.call(releaseByLink, { params: { ...params, key } }, { keepalive: true }),
  });
  const choice = useTimeChoice(days, held, reload);
  const times = useCall(
    findLinkTimes,
    { params: { ...params, id: booking._id }, query: { date: choice.date ?? days.from } },
    { enabled: choice.date !== null, staleTime: 0, refetchInterval: REFRESH_MS },
  );
  const confirm = async () => {
    if (!held.hold) return;
    try {
      await send(held.hold.key);
    } catch (error) {
      const refusal = error as Parameters<typeof refusalOf>[0] & { readonly code?: string };
      if (refusal.code === 'bookings.holdOver') held.refuse(refusalOf(refusal));
    }
  };
  return (
    <>
      <ChooseTime days={days} choice={choice} place={held} times={times} />
      {book.error !== null && !held.refusal && <Alert color="red">{reasonText(book.error, t)}</Alert>}
      <Group grow>
        <Button variant="default" size="md" onClick={onClose}>
          {t('warehouses.booking.cancel')}
        </Button>
        <Button size="md" disabled={!held.hold} loading={book.isPending} onClick={() => void confirm()}>
          {t(booking.ticket ? 'warehouses.booking.confirmMove' : 'warehouses.booking.confirm')}
        </Button>
      </Group>
    </>
  );
}
