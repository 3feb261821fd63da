import type { OrderLink } from '#areas/sharing/server/index.ts';
import { dayIn, hourIn } from '#kernel/dates.ts';
import type { LinkBooking } from '../contract/link-booking.calls.ts';
import type { ReadBooking } from './booking.repository.ts';
import { isCancellingOver } from './booking-access.ts';
import type { WarehouseRecord } from './warehouse.repository.ts';

export interface LinkedBooking {
  readonly booking: ReadBooking;
  readonly warehouse: WarehouseRecord;
}

interface Reader {
  readonly link: Pick<OrderLink, 'shows'>;
  readonly now: Date;
  /** Of its QR code; null where it has no ticket. */
  readonly address: string | null;
}

export function presentLinkBooking(
  { booking, warehouse }: LinkedBooking,
  { link: { shows }, now, address }: Reader,
): LinkBooking {
  const { state, plate, driver_name } = booking;
  const isWaiting = state === 'pending' || state === 'scheduled';
  return {
    _id: booking.id,
    schedulingStatus: state,
    action: booking.action,
    warehouse: {
      fullName: warehouse.full_name,
      address: [warehouse.address, warehouse.city].filter(Boolean).join(', ') || null,
      timeZone: warehouse.time_zone,
      instructions: warehouse.instructions,
    },
    dueDate: booking.due_on,
    ticket: presentTicket(booking, address),
    plate: shows.includes('plate') || plate === booking.said_plate ? plate : null,
    trucker: shows.includes('driver') || driver_name === booking.said_driver ? driver_name : null,
    hasTruck: plate !== null && driver_name !== null,
    misfit: booking.misfit,
    open: isWaiting && !booking.arrived_at && !isCancellingOver(booking, ['booker'], now),
  };
}

function presentTicket(booking: ReadBooking, address: string | null): LinkBooking['ticket'] {
  const { starts_at, ends_at, time_zone, dock_name, code, ticket_version } = booking;
  if (!starts_at || !ends_at || !dock_name || !address) return null;
  return {
    code,
    version: ticket_version,
    dateScheduling: dayIn(starts_at, time_zone),
    startTime: hourIn(starts_at, time_zone),
    endTime: hourIn(ends_at, time_zone),
    dock: dock_name,
    address,
  };
}
