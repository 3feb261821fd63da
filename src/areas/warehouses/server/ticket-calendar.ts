import type { TicketContext, WrittenTicket } from './ticket-writer.ts';

const LINE_BYTES = 74;

/** An entry for any calendar (RFC 5545); a moved booking replaces the entry of before. */
export function calendarEntry(
  { now, services, language, origin }: Pick<TicketContext, 'now' | 'services' | 'language' | 'origin'>,
  { booking, place, text, version, address }: WrittenTicket,
): string {
  const title = services.translate(language, `warehouses.ticket.calendar.${booking.action}`, {
    warehouse: booking.warehouse_name,
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tropeiro//Docks//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${booking.id}@${new URL(origin).hostname}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(booking.starts_at!)}`,
    `DTEND:${stamp(booking.ends_at!)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped([booking.warehouse_name, place.address, place.city].filter(Boolean).join(', '))}`,
    `DESCRIPTION:${escaped([text, place.instructions].filter(Boolean).join('\n\n'))}`,
    `URL:${address}`,
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
