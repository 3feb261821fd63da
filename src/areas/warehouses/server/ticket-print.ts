import { dayIn, hourIn, showDay } from '#kernel/dates.ts';
import { pdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { TicketSheet } from './ticket-pdf.ts';
import type { TicketContext, WrittenTicket } from './ticket-writer.ts';

const print = pdfPrinter<TicketSheet>({ worker: 'ticket-pdf.worker', beside: import.meta.url });

type Word =
  | 'title'
  | 'time'
  | 'dock'
  | 'action'
  | 'plate'
  | 'order'
  | 'address'
  | 'contact'
  | 'code'
  | 'instructions'
  | 'note';

export function printTicket(
  { services, language }: Pick<TicketContext, 'services' | 'language'>,
  { booking, place, code, address }: WrittenTicket,
): Promise<Buffer> {
  const say = (key: Word) => services.translate(language, `warehouses.ticket.${key}`);
  const { starts_at: starts, ends_at: ends } = booking;
  const zone = booking.time_zone;
  const contact = [place.contact_name, place.contact_phone && `+${place.contact_phone}`];
  const facts = [
    { label: say('time'), value: `${showDay(dayIn(starts, zone))} ${hourIn(starts, zone)}–${hourIn(ends, zone)}` },
    { label: say('dock'), value: booking.dock_name },
    { label: say('action'), value: services.translate(language, `warehouses.actions.${booking.action}`) },
    { label: say('plate'), value: [booking.plate, booking.trailer_plate].filter(Boolean).join(' / ') },
    { label: say('order'), value: booking.order_code },
    { label: say('address'), value: [place.address, place.city, place.reference].filter(Boolean).join(', ') },
    { label: say('contact'), value: contact.filter(Boolean).join(' ') },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return print({
    title: say('title'),
    warehouse: booking.warehouse_name,
    facts,
    codeLabel: say('code'),
    code,
    qr: address,
    instructionsLabel: say('instructions'),
    instructions: place.instructions,
    note: say('note'),
    createdAt: booking.updated_at,
  });
}
