import { receiverLanguage, truckReceivers } from '#areas/load-orders/server/index.ts';
import { messageTo } from '#countries/phone.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { BookingMessages } from '../contract/ticket.calls.ts';
import { ticketErrors } from '../contract/ticket.errors.ts';
import { type BookingMessageKind, messageAbout } from '../rules/booking-message.ts';
import { findBooking, type ReadBooking } from './booking.repository.ts';
import { moversOf } from './booking-access.ts';
import { type Why, wordsOf } from './notices/booking-words.ts';
import { lastHappening } from './ticket.repository.ts';
import { ticketContext } from './ticket.service.ts';
import { hasTicket, type TicketContext, writeTicket } from './ticket-writer.ts';

type Context = RequestContext<Actor>;

/** Ready texts; the user sends them from their own phone. */
export async function readBookingMessages(context: Context, id: string): Promise<BookingMessages> {
  const booking = await findBooking(context.trx, id);
  const last = await lastHappening(context.trx, booking);
  const about = messageAbout({ state: booking.state, isTimed: booking.starts_at !== null }, last?.type);
  if (!about) throw ticketErrors.noMessage();
  const why = last ?? { reason: null, cause: null };
  const mine = ticketContext(context);
  const messages: BookingMessages['messages'] = [];
  for (const { phone, name, to, ...receiver } of await receiversOf(context, booking)) {
    const text = await write({ ...mine, language: receiverLanguage(receiver) }, booking, { about, why });
    messages.push({ to, name, text, url: messageTo(phone, text) });
  }
  const text = await write(mine, booking, { about, why });
  return { about, messages: [...messages, { to: 'anybody', name: null, text, url: messageTo('', text) }] };
}

/** Phones are for those who act on the booking, and belong to the companies of its order, not to another warehouse. */
async function receiversOf(context: Context, booking: ReadBooking) {
  const { order_id, order_company_id, carrier_company_id } = booking;
  const isTheirs = [order_company_id, carrier_company_id].includes(companyOf(context.actor));
  return order_id && isTheirs && moversOf(context.actor, booking).length > 0 ? truckReceivers(context, order_id) : [];
}

/** A truck that is called knows the place; who has to come is sent the ticket as well. */
const WITH_TICKET: readonly BookingMessageKind[] = ['moved', 'dockChanged'];

async function write(
  context: TicketContext,
  booking: ReadBooking,
  { about, why }: { readonly about: BookingMessageKind; readonly why: Why },
): Promise<string> {
  const { services, language } = context;
  const ticket = hasTicket(booking) ? [(await writeTicket(context, booking)).text] : [];
  if (about === 'ticket') return ticket.join('');
  const say = (phrase: Parameters<typeof services.translate>[1], params = {}) =>
    services.translate(language, phrase, params);
  const words = wordsOf(say, booking, { name: booking.order_code, why });
  return [say(`warehouses.ticket.messages.${about}`, words), ...(WITH_TICKET.includes(about) ? ticket : [])].join('\n');
}
