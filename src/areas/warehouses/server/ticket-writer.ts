import { plateKey } from '#countries/plate.ts';
import { dayIn, hourIn, showDay } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import { addressOf } from '#kernel/screens.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { screens } from '../area.ts';
import type { TicketView } from '../contract/ticket.calls.ts';
import { ticketErrors } from '../contract/ticket.errors.ts';
import { PLACED_STATES } from '../rules/booking-state.ts';
import type { ReadBooking } from './booking.repository.ts';
import { readTicketPlace, type TicketPlace } from './ticket.repository.ts';
import { signTicket } from './ticket-key.ts';

/** Where a ticket is made: in a request, for a link without an account, or for a mail. */
export interface TicketContext {
  readonly trx: Trx;
  readonly services: Pick<Services, 'config' | 'translate'>;
  readonly now: Date;
  readonly language: Language;
  /** The address of the product, for the QR code. */
  readonly origin: string;
}

/** What a ticket says, written in the language of its reader. */
export interface WrittenTicket extends TicketView {
  readonly booking: TimedBooking;
  readonly place: TicketPlace;
}

/** With a start and an end. */
export type TimedBooking = ReadBooking & { readonly starts_at: Date; readonly ends_at: Date };

export const hasTicket = (booking: ReadBooking): booking is TimedBooking =>
  booking.starts_at !== null && (PLACED_STATES as readonly string[]).includes(booking.state);

/** The content of the QR code: an address that ends with the signed ticket. */
export async function ticketAddress(
  { trx, services, now, origin }: Omit<TicketContext, 'language'>,
  booking: TimedBooking,
): Promise<string> {
  const signed = await signTicket(
    trx,
    { config: services.config, now },
    {
      id: booking.id,
      warehouseId: booking.warehouse_id,
      plate: booking.plate && plateKey(booking.plate).slice(0, 10),
      from: seconds(booking.starts_at),
      until: seconds(booking.ends_at),
      version: booking.ticket_version,
    },
  );
  return `${origin}${addressOf(screens.ticket, { signed })}`;
}

/** Refused where the booking has no time, or is over. */
export async function writeTicket(context: TicketContext, booking: ReadBooking): Promise<WrittenTicket> {
  if (!hasTicket(booking)) throw ticketErrors.none();
  const { trx, services, language } = context;
  const address = await ticketAddress(context, booking);
  const place = await readTicketPlace(trx, booking.warehouse_id);
  const { code, ticket_version: version, warehouse_name: warehouse } = booking;
  const text = services.translate(language, 'warehouses.ticket.message', {
    warehouse,
    address: [place.address, place.city].filter(Boolean).join(', '),
    day: showDay(dayIn(booking.starts_at, booking.time_zone)),
    time: hourIn(booking.starts_at, booking.time_zone),
    dock: booking.dock_name ?? '',
    plate: booking.plate ?? '',
    code,
    link: address,
  });
  return { schedulingId: booking.id, code, version, address, text, booking, place };
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
