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

export function presentLinkBooking(
  { booking, warehouse }: LinkedBooking,
  { shows }: Pick<OrderLink, 'shows'>,
  now: Date,
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
    ticket: presentTicket(booking),
    plate: shows.includes('plate') || plate === booking.said_plate ? plate : null,
    trucker: shows.includes('driver') || driver_name === booking.said_driver ? driver_name : null,
    hasTruck: plate !== null && driver_name !== null,
    misfit: booking.misfit,
    open: isWaiting && !booking.arrived_at && !isCancellingOver(booking, ['booker'], now),
  };
}

function presentTicket({ starts_at, ends_at, time_zone, dock_name, code, ticket_version }: ReadBooking) {
  if (!starts_at || !ends_at || !dock_name) return null;
  return {
    code,
    version: ticket_version,
    dateScheduling: dayIn(starts_at, time_zone),
    startTime: hourIn(starts_at, time_zone),
    endTime: hourIn(ends_at, time_zone),
    dock: dock_name,
  };
}
