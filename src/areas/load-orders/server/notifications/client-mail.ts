import { findCompany } from '#areas/companies/server/index.ts';
import { companyLanguage } from '#areas/operations/server/index.ts';
import type { Language } from '#kernel/language.ts';
import type { Trx } from '#platform/db/database.ts';
import { definePort, portOf } from '#platform/ports.ts';
import type { Services } from '#platform/services.ts';
import type { OrderSummary } from '../order.events.ts';

/** The page that a mail to a client leads to: the one to follow the order, or the form to ask for something. */
export interface ClientPage {
  readonly page: 'order' | 'form';
  readonly order: OrderSummary;
  readonly recipient: string;
  readonly language: Language;
}

/** Makes a new link to a page for a client without an account, and returns its address. */
export const clientPages =
  definePort<(trx: Trx, services: Services, page: ClientPage) => Promise<string>>('loadOrders.clientPages');

type Happening =
  | 'assigned'
  | 'reassigned'
  | 'unassigned'
  | 'dated'
  | 'finished'
  | 'cancelled'
  | 'scheduleAccepted'
  | 'scheduleRefused'
  | 'reassignmentAccepted'
  | 'reassignmentRefused';

interface ClientMail {
  readonly what: Happening;
  readonly order: OrderSummary;
  readonly client: { readonly mail: string; readonly name: string };
  readonly page?: ClientPage['page'];
  readonly words?: Readonly<Record<string, string>>;
}

/**
 * The client's contact has no account and no preferences, so the mail is in the language of the company that carries
 * the load, and brings a link of its own.
 */
export async function mailClient(
  trx: Trx,
  services: Services,
  { what, order, client: { mail, name }, page = 'order', words = {} }: ClientMail,
): Promise<void> {
  const company = await findCompany(trx, order.companyId);
  const language = companyLanguage(company?.country_code ?? null);
  const { code, origin, destination, plate } = order;
  // A contact of several companies may have two orders with the same code.
  const named = company ? `${code} (${company.company_name})` : code;
  const said = { order: named, origin, destination, plate: plate ?? '', ...words };
  const say = (part: 'subject' | 'text') =>
    services.translate(language, `loadOrders.clientMail.${what}.${part}`, said).trim();
  const url = await portOf(services, clientPages)(trx, services, { page, order, recipient: mail, language });
  await services.mail.send(trx, {
    to: mail,
    language,
    subject: say('subject'),
    paragraphs: name ? [name, say('text')] : [say('text')],
    action: { label: services.translate(language, `loadOrders.clientMail.open.${page}`), url },
  });
}
