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
    const contact = side === 'client' ? clientContact(order.record) : await outsideCarrier(trx, order);
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

/** The first contact with a mail of a transport company that is not on the platform. */
async function outsideCarrier(
  trx: Trx,
  { record }: BookedOrder,
): Promise<{ readonly mail: string; readonly name: string } | null> {
  if (!record.carrier_id || record.carrier_company_id) return null;
  const found = await trx
    .selectFrom('partner_contact')
    .select(['email as mail', 'full_name as name'])
    .where('company_id', '=', record.company_id)
    .where('partner_id', '=', record.carrier_id)
    .where('email', 'is not', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return found?.mail ? { mail: found.mail, name: found.name ?? '' } : null;
}
