import { sql } from 'kysely';
import { plateKey } from '#countries/plate.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { dayIn, hourIn, showDay } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import { addressOf } from '#kernel/screens.ts';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { screens } from '../area.ts';
import type { readTicketFile as readTicketFileCall, TicketView } from '../contract/ticket.calls.ts';
import { ticketErrors } from '../contract/ticket.errors.ts';
import { PLACED_STATES } from '../rules/booking-state.ts';
import { findBooking, type ReadBooking } from './booking.repository.ts';
import { calendarEntry } from './ticket-calendar.ts';
import { signTicket } from './ticket-key.ts';
import { printTicket } from './ticket-print.ts';

type Context = RequestContext<Actor>;

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
  readonly booking: ReadBooking;
  readonly place: TicketPlace;
}

interface TicketPlace {
  readonly address: string | null;
  readonly city: string | null;
  readonly reference: string | null;
  readonly instructions: string | null;
  readonly contact_name: string | null;
  readonly contact_phone: string | null;
}

type TimedBooking = ReadBooking & { readonly starts_at: Date; readonly ends_at: Date };

export const hasTicket = (booking: ReadBooking): booking is TimedBooking =>
  booking.starts_at !== null && (PLACED_STATES as readonly string[]).includes(booking.state);

/** Refused where the booking has no time, or is over. */
export async function writeTicket(context: TicketContext, booking: ReadBooking): Promise<WrittenTicket> {
  if (!hasTicket(booking)) throw ticketErrors.none();
  const { trx, services, now, language, origin } = context;
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
  const address = `${origin}${addressOf(screens.ticket, { signed })}`;
  const place = await readPlace(trx, booking.warehouse_id);
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

async function readPlace(trx: Trx, warehouseId: string): Promise<TicketPlace> {
  const { rows } = await sql<TicketPlace>`select * from app.ticket_place(${warehouseId}::uuid)`.execute(trx);
  return rows[0]!;
}

const contextOf = ({ trx, services, now, language, caller }: Context): TicketContext => ({
  trx,
  services,
  now,
  language,
  origin: caller.origin,
});

export async function readTicket(context: Context, id: string) {
  const {
    booking: _booking,
    place: _place,
    ...ticket
  } = await writeTicket(contextOf(context), await findBooking(context.trx, id));
  return { ticket };
}

export async function readTicketFile(
  context: Context,
  { id, format }: ParsedInput<typeof readTicketFileCall>['params'],
) {
  const ticket = await writeTicket(contextOf(context), await findBooking(context.trx, id));
  return ticketFile(contextOf(context), ticket, format);
}

/** As it is downloaded, or sent with a mail. */
export async function ticketFile(context: TicketContext, ticket: WrittenTicket, format: 'pdf' | 'ics') {
  const content = format === 'ics' ? Buffer.from(calendarEntry(context, ticket)) : await printTicket(context, ticket);
  return {
    fileName: `${ticket.code}.${format}`,
    contentType: format === 'ics' ? 'text/calendar' : 'application/pdf',
    content: content.toString('base64'),
  };
}
