import { findCompany } from '#areas/companies/server/index.ts';
import { clientContact, clientPages } from '#areas/load-orders/server/index.ts';
import { companyLanguage } from '#areas/operations/server/index.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { Trx } from '#platform/db/database.ts';
import { portOf } from '#platform/ports.ts';
import type { Services } from '#platform/services.ts';
import type { ReadBooking } from '../booking.repository.ts';
import { type Why, wordsOf } from './booking-words.ts';
import type { BookedOrder } from './notice.audience.ts';
import { outsideCarrier } from './notice.repository.ts';
import type { Happened, MailedSide } from './notice-table.ts';

interface BookingMail {
  readonly what: Happened;
  readonly booking: ReadBooking;
  readonly order: BookedOrder;
  readonly why: Why;
}

/** People without an account, in the language of the company whose order it is. */
export async function mailOutside(
  trx: Trx,
  services: Services,
  sides: readonly MailedSide[],
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
  for (const side of sides) {
    const contact = side === 'client' ? clientContact(order.record) : await outsideCarrier(trx, order.record);
    if (!contact) continue;
    const action = side === 'client' ? { action: await pageFor(trx, services, order, contact.mail, language) } : {};
    await services.mail.send(trx, {
      to: contact.mail,
      language,
      subject: say(dynamicKey('warehouses.mails', what), words),
      paragraphs: [...(contact.name ? [contact.name] : []), say('warehouses.mails.text', words)],
      ...action,
    });
  }
}

async function pageFor(
  trx: Trx,
  services: Services,
  { summary }: BookedOrder,
  recipient: string,
  language: ReturnType<typeof companyLanguage>,
) {
  const url = await portOf(services, clientPages)(trx, services, {
    page: 'order',
    order: summary,
    recipient,
    language,
  });
  return { label: services.translate(language, 'warehouses.mails.open'), url };
}
