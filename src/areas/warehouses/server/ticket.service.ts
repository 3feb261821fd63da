import type { ParsedInput } from '#kernel/api-call.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { readTicketFile as readTicketFileCall } from '../contract/ticket.calls.ts';
import { findBooking } from './booking.repository.ts';
import { ticketEntry } from './ticket-calendar.ts';
import { printTicket } from './ticket-print.ts';
import { type TicketContext, type WrittenTicket, writeTicket } from './ticket-writer.ts';

type Context = RequestContext<Actor>;

export const ticketContext = ({ trx, services, now, language, caller }: Context): TicketContext => ({
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
  } = await writeTicket(ticketContext(context), await findBooking(context.trx, id));
  return { ticket };
}

export async function readTicketFile(
  context: Context,
  { id, format }: ParsedInput<typeof readTicketFileCall>['params'],
) {
  const ticket = await writeTicket(ticketContext(context), await findBooking(context.trx, id));
  return ticketFile(ticketContext(context), ticket, format);
}

/** As it is downloaded. */
async function ticketFile(context: TicketContext, ticket: WrittenTicket, format: 'pdf' | 'ics') {
  const content = format === 'ics' ? Buffer.from(ticketEntry(context, ticket)) : await printTicket(context, ticket);
  return {
    fileName: `${ticket.code}.${format}`,
    contentType: format === 'ics' ? 'text/calendar' : 'application/pdf',
    content: content.toString('base64'),
  };
}
