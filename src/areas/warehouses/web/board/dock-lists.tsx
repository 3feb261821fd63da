import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hourIn } from '#kernel/dates.ts';
import { Chip, StatusChip } from '#ui/feedback/chip.tsx';
import { Section } from '#ui/record/section.tsx';
import type { Board, BoardBooking } from '../../contract/board.calls.ts';
import { STATE_TONES } from '../state-tones.ts';
import type { Sign } from './board-time.ts';
import { nameOf } from './booking-bar.tsx';
import classes from './trucks.module.css';

interface DockListsProps {
  readonly board: Board;
  readonly signs: ReadonlyMap<string, Sign>;
  readonly onOpen: (id: string) => void;
}

/** The same day on a phone: dock after dock, one truck after the other. */
export function DockLists({ board, signs, onOpen }: DockListsProps): ReactNode {
  const { t } = useTranslation();
  const { docks, schedulings, warehouse } = board;
  return docks.map((dock) => {
    const bookings = schedulings.filter(({ dockId }) => dockId === dock.id);
    return (
      <Section key={dock.id} title={dock.name} count={bookings.length}>
        {!dock.inService && <p className={classes.none}>{t('warehouses.detail.outOfService')}</p>}
        {dock.inService && bookings.length === 0 && <p className={classes.none}>{t('warehouses.board.free')}</p>}
        <ul className={classes.list}>
          {bookings.map((booking) => (
            <li key={booking._id}>
              <ListedBooking
                booking={booking}
                sign={signs.get(booking._id)}
                zone={warehouse.timeZone}
                onOpen={() => onOpen(booking._id)}
              />
            </li>
          ))}
        </ul>
      </Section>
    );
  });
}

interface ListedBookingProps {
  readonly booking: BoardBooking;
  readonly sign: Sign | undefined;
  readonly zone: string;
  readonly onOpen: () => void;
}

function ListedBooking({ booking, sign, zone, onOpen }: ListedBookingProps): ReactNode {
  const { t } = useTranslation();
  const { startsAt, endsAt, schedulingStatus: state, plate, loadingOrderCode } = booking;
  return (
    <button type="button" className={classes.truck} onClick={onOpen}>
      <strong>
        {startsAt && hourIn(startsAt, zone)}–{endsAt && hourIn(endsAt, zone)} · {nameOf(booking)}
      </strong>
      {plate && loadingOrderCode && <span className={classes.quiet}>{loadingOrderCode}</span>}
      <span className={classes.chips}>
        <StatusChip tone={STATE_TONES[state]} label={t(`warehouses.states.${state}`)} />
        {sign && (
          <Chip tone="danger" icon={<IconAlertTriangle size="0.9rem" aria-hidden />}>
            {t(`warehouses.board.signs.${sign}`)}
          </Chip>
        )}
      </span>
    </button>
  );
}
