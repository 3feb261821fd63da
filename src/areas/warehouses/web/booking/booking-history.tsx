import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showInstant } from '#kernel/dates.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { TIMELINE_PAGE, Timeline, TimelineEntry } from '#ui/record/timeline.tsx';
import { type BookingEntry, readBookingHistory } from '../../contract/board.calls.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';

const usePage = (id: string, page: number) =>
  useCall(readBookingHistory, { params: { id }, query: { page, size: TIMELINE_PAGE } });

/** Everything that happened to a booking, by the clock at its warehouse. */
export function BookingHistory({ booking }: { readonly booking: BookingView }): ReactNode {
  const { t } = useTranslation();
  return (
    <Timeline
      title={t('warehouses.panel.history')}
      none={t('warehouses.panel.nothing')}
      more={t('warehouses.panel.more')}
      id={booking._id}
      usePage={usePage}
    >
      {(entry) => <Entry entry={entry} zone={booking.warehouse.timeZone} />}
    </Timeline>
  );
}

function Entry({ entry, zone }: { readonly entry: BookingEntry; readonly zone: string }): ReactNode {
  const { t } = useTranslation();
  const at = (instant: string | null) => (instant ? showInstant(instant, zone) : '–');
  const placeOf = ({ startsAt, dock }: Pick<BookingEntry, 'startsAt' | 'dock'>) =>
    [startsAt && at(startsAt), dock].filter(Boolean).join(' · ');
  const place = placeOf(entry);
  return (
    <TimelineEntry
      isStep={entry.type !== 'corrected'}
      reason={entry.reason}
      about={
        <>
          {entry.userName ?? t('warehouses.panel.nobody')} · {at(entry.at)} · <RelativeTime instant={entry.at} />
        </>
      }
    >
      <strong>{t(dynamicKey('warehouses.happenings', entry.type))}</strong>
      {place !== '' && <span>{entry.before ? `${placeOf(entry.before)} → ${place}` : place}</span>}
      {entry.corrections.map(({ time, from, to }) => (
        <span key={time}>
          {t(`warehouses.panel.${time}`)}: {at(from)} → {at(to)}
        </span>
      ))}
    </TimelineEntry>
  );
}
