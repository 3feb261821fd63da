import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hourIn } from '#kernel/dates.ts';
import type { BoardBooking } from '../../contract/board.calls.ts';
import { STATE_TONES } from '../state-tones.ts';
import classes from './board.module.css';
import { placeOf, type Shown, type Sign } from './board-time.ts';

/** What a bar and a waiting truck report; the same functions for as long as the board is shown. */
export interface BarHandlers {
  readonly onOpen: (id: string) => void;
  readonly onKey: (event: KeyboardEvent, booking: BoardBooking) => void;
  readonly onGrab: (event: PointerEvent<HTMLElement>, booking: BoardBooking) => void;
}

interface BookingBarProps extends BarHandlers {
  readonly booking: BoardBooking;
  readonly from: number;
  readonly until: number;
  readonly zone: string;
  readonly dockName: string;
  readonly sign: Sign | undefined;
  /** It is about to be moved: its old place is shown faintly. */
  readonly isMoving: boolean;
}

export const nameOf = ({ plate, loadingOrderCode, code }: BoardBooking): string => plate ?? loadingOrderCode ?? code;

/** Draws itself again only when its own booking changes. */
export const BookingBar = memo(function BookingBar(props: BookingBarProps): ReactNode {
  const { booking, from, until, zone, dockName, sign, isMoving, onOpen, onKey, onGrab } = props;
  const { t } = useTranslation();
  const { startsAt, endsAt, lane, schedulingStatus: state, loadingOrderCode, movable } = booking;
  if (!startsAt || !endsAt) return null;
  const tone = STATE_TONES[state];
  const shown: Shown = { from, until };
  const place = placeOf(shown, Date.parse(startsAt), Date.parse(endsAt));
  if (!place) return null;
  const time = `${hourIn(startsAt, zone)}–${hourIn(endsAt, zone)}`;
  const words = [time, t(`warehouses.states.${state}`), ...(sign ? [t(`warehouses.board.signs.${sign}`)] : [])];
  const about = sign ? t(`warehouses.board.signs.${sign}`) : booking.plate && loadingOrderCode;
  return (
    <button
      type="button"
      className={classes.bar}
      data-bar={booking._id}
      data-tone={tone}
      data-sign={sign}
      data-moving={isMoving || undefined}
      data-movable={movable || undefined}
      style={
        {
          '--bar-text': `var(--tone-${tone}-text)`,
          '--bar-fill': `var(--tone-${tone}-fill)`,
          '--bar-line': `var(--tone-${tone}-line)`,
          insetInlineStart: `${place.left * 100}%`,
          // One truck after the other is two bars, not one.
          width: `calc(${place.width * 100}% - 0.125rem)`,
          insetBlockStart: `calc(${(lane ?? 1) - 1} * var(--lane))`,
        } as CSSProperties
      }
      aria-label={[nameOf(booking), dockName, ...words, loadingOrderCode].filter(Boolean).join(', ')}
      title={[nameOf(booking), ...words].join(' · ')}
      onClick={() => onOpen(booking._id)}
      onKeyDown={(event) => onKey(event, booking)}
      onPointerDown={(event) => onGrab(event, booking)}
    >
      <span className={classes.plate}>
        {sign && <IconAlertTriangle size="0.9rem" aria-hidden />}
        {nameOf(booking)}
      </span>
      <span className={classes.about}>
        {about || (
          <>
            {hourIn(startsAt, zone)}
            <span className={classes.until}>–{hourIn(endsAt, zone)}</span>
          </>
        )}
      </span>
    </button>
  );
});
