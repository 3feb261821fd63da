import { senderAddress } from '#platform/mail/sender-address.ts';
import { publicOrigin } from '#platform/public-origin.ts';
import type { BookingState } from '../rules/booking-state.ts';
import type { ReadBooking } from './booking.repository.ts';
import { readTicketPlace, type TicketPlace } from './ticket.repository.ts';
import { hasTicket, type TicketContext, type TimedBooking, type WrittenTicket, writeTicket } from './ticket-writer.ts';

const LINE_BYTES = 74;
/** Nobody waits for the truck any more, so the entry leaves the calendars it is in. */
const OVER: readonly BookingState[] = ['cancelled', 'noShow'];

interface Entry {
  readonly booking: TimedBooking;
  readonly place: TicketPlace;
  readonly text: string;
  readonly link?: string;
}

/** With the ticket, for whoever brings the truck. */
export function ticketEntry(context: TicketContext, { booking, place, text, address }: WrittenTicket): string {
  const words = [text, place.instructions].filter(Boolean).join('\n\n');
  return calendarEntry(context, { booking, place, text: words, link: address });
}

/**
 * The entry that a mail about a booking carries; none while it has no time. Code and address of the ticket open a gate:
 * only who holds the ticket gets them, others place and time.
 */
export async function entryFor(
  context: TicketContext,
  booking: ReadBooking,
  { text, holdsTicket }: { readonly text: string; readonly holdsTicket: boolean },
): Promise<string | undefined> {
  if (!isTimed(booking)) return undefined;
  if (holdsTicket && hasTicket(booking)) return ticketEntry(context, await writeTicket(context, booking));
  return calendarEntry(context, { booking, place: await readTicketPlace(context.trx, booking.warehouse_id), text });
}

const isTimed = (booking: ReadBooking): booking is TimedBooking => booking.starts_at !== null;

/** For any calendar (RFC 5545, RFC 5546): what is sent later replaces or removes the entry of before. */
function calendarEntry(
  { now, services: { translate, config }, language }: TicketContext,
  { booking, place, text, link }: Entry,
): string {
  const isOver = OVER.includes(booking.state);
  const title = translate(language, `warehouses.ticket.calendar.${booking.action}`, {
    warehouse: booking.warehouse_name,
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tropeiro//Docks//EN',
    `METHOD:${isOver ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    // The same from a mail as from a download, under whatever name the product was reached.
    `UID:${booking.id}@${new URL(publicOrigin(config)).hostname}`,
    // Every change of the booking counts, another dock as well.
    `SEQUENCE:${booking.version}`,
    `ORGANIZER:mailto:${senderAddress(config.MAIL_FROM)}`,
    `STATUS:${isOver ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(booking.starts_at)}`,
    `DTEND:${stamp(booking.ends_at)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped([booking.warehouse_name, place.address, place.city].filter(Boolean).join(', '))}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(link ? [`URL:${link}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

const stamp = (at: Date): string => `${at.toISOString().replace(/[-:]|\.\d+/g, '')}`;

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Long lines go on in the next one, which begins with a space; a character is never cut. */
function folded(line: string): string[] {
  const parts: string[] = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts;
}
