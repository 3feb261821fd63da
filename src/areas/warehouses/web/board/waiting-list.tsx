import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hourIn } from '#kernel/dates.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { Section } from '#ui/record/section.tsx';
import type { BoardBooking } from '../../contract/board.calls.ts';
import { type BarHandlers, nameOf } from './booking-bar.tsx';
import classes from './trucks.module.css';

interface WaitingListProps extends BarHandlers {
  readonly waiting: readonly BoardBooking[];
  readonly zone: string;
  /** The truck that is about to get a place. */
  readonly movingId?: string | null;
}

/** Trucks that are there without a dock, and orders of the day without a time: to be dragged or placed by keys. */
export const WaitingList = memo(function WaitingList(props: WaitingListProps): ReactNode {
  const { t } = useTranslation();
  const { waiting, zone, movingId, onOpen, onKey, onGrab } = props;
  return (
    <Section title={t('warehouses.board.waiting')} count={waiting.length}>
      {waiting.length === 0 && <p className={classes.none}>{t('warehouses.board.nobodyWaits')}</p>}
      <ul className={classes.list}>
        {waiting.map((booking) => (
          <li key={booking._id}>
            <button
              type="button"
              className={classes.truck}
              data-bar={booking._id}
              data-movable={booking.movable || undefined}
              data-moving={movingId === booking._id || undefined}
              onClick={() => onOpen(booking._id)}
              onKeyDown={(event) => onKey(event, booking)}
              onPointerDown={(event) => onGrab(event, booking)}
            >
              <strong>{nameOf(booking)}</strong>
              <span className={classes.quiet}>
                {[booking.plate && booking.loadingOrderCode, t(`warehouses.actions.${booking.action}`)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {booking.arrivedAt ? (
                <Chip tone="danger">{t('warehouses.board.since', { time: hourIn(booking.arrivedAt, zone) })}</Chip>
              ) : (
                <Chip tone="warning">{t('warehouses.states.pending')}</Chip>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
});
