import { findCompany } from '#areas/companies/server/index.ts';
import { clientContact, clientPages } from '#areas/load-orders/server/index.ts';
import { companyLanguage } from '#areas/operations/server/index.ts';
import type { Language } from '#kernel/language.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { portOf } from '#platform/ports.ts';
import { publicOrigin } from '#platform/public-origin.ts';
import type { Services } from '#platform/services.ts';
import type { ReadBooking } from '../booking.repository.ts';
import { entryFor } from '../ticket-calendar.ts';
import { hasTicket, type TicketContext, writeTicket } from '../ticket-writer.ts';
import { type Why, wordsOf } from './booking-words.ts';
import type { BookedOrder } from './notice.audience.ts';
import { outsideCarrier } from './notice.repository.ts';
import type { Happened, NoticeRow } from './notice-table.ts';

interface BookingMail {
  readonly what: Happened;
  readonly booking: ReadBooking;
  readonly order: BookedOrder;
  readonly why: Why;
}
type Words = ReturnType<typeof wordsOf>;

export const mailContext = (trx: Trx, services: Services, language: Language): TicketContext => ({
  trx,
  services,
  now: services.now(),
  language,
  origin: publicOrigin(services.config),
});

/** People without an account, in the language of the company whose order it is. */
export async function mailOutside(
  trx: Trx,
  services: Services,
  row: NoticeRow,
  { what, booking, order, why }: BookingMail,
): Promise<void> {
  const company = await findCompany(trx, order.summary.companyId);
  const language = companyLanguage(company?.country_code ?? null);
  const say = (phrase: Parameters<Services['translate']>[1], params = {}) =>
    services.translate(language, phrase, params);
  const { code, origin, destination } = order.summary;
  // A contact of several companies may have two orders with the same code.
  const name = company ? `${code} (${company.company_name})` : code;
  const words = { ...wordsOf(say, booking, { name, why }), origin, destination };
  const text = [
    say('warehouses.mails.text', words),
    ...(REASONED.includes(what) ? [say('warehouses.mails.reason', words)] : []),
  ].join('\n');
  for (const side of row.mails) {
    const contact = side === 'client' ? clientContact(order.record) : await outsideCarrier(trx, order.record);
    if (!contact) continue;
    const context = mailContext(trx, services, language);
    const holdsTicket = side === 'carrier';
    const more = holdsTicket
      ? await ticketFor(context, booking, words)
      : { paragraphs: [], action: await pageFor(trx, services, order, contact.mail, language) };
    await services.mail.send(trx, {
      to: contact.mail,
      language,
      subject: say(dynamicKey('warehouses.mails', what), words),
      ...more,
      paragraphs: [...(contact.name ? [contact.name] : []), text, ...more.paragraphs],
      ...(row.calendar ? { calendar: await entryFor(context, booking, { text, holdsTicket }) } : {}),
    });
  }
}

const REASONED: readonly Happened[] = ['cancelled', 'turnedAway'];

/** Where to go and what to show at the gate, as long as there is something to show. */
async function ticketFor(
  context: TicketContext,
  booking: ReadBooking,
  words: Words,
): Promise<Pick<Mail, 'action'> & { readonly paragraphs: readonly string[] }> {
  if (!hasTicket(booking)) return { paragraphs: [] };
  const { language, services } = context;
  const { address: url, place } = await writeTicket(context, booking);
  const address = [place.address, place.city].filter(Boolean).join(', ');
  return {
    paragraphs: [services.translate(language, 'warehouses.mails.where', { ...words, address })],
    action: { label: services.translate(language, 'warehouses.mails.ticket'), url },
  };
}

async function pageFor(trx: Trx, services: Services, { summary }: BookedOrder, recipient: string, language: Language) {
  const url = await portOf(services, clientPages)(trx, services, {
    page: 'order',
    order: summary,
    recipient,
    language,
  });
  return { label: services.translate(language, 'warehouses.mails.open'), url };
}
