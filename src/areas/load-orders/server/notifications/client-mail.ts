import { findCompany } from '#areas/companies/server/index.ts';
import { companyLanguage } from '#areas/operations/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import type { OrderSummary } from '../order.events.ts';

/**
 * The client's contact has no account and no preferences, so the mail is in the language of the company that carries
 * the load.
 */
export async function mailClient(
  trx: Trx,
  services: Services,
  what: 'assigned' | 'reassigned' | 'unassigned' | 'dated' | 'finished' | 'cancelled',
  { companyId, code, origin, destination, plate }: OrderSummary,
  { mail, name }: { readonly mail: string; readonly name: string },
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const language = companyLanguage((await findCompany(trx, companyId))?.country_code ?? null);
  const words = { order: code, origin, destination, plate: plate ?? '', ...more };
  const say = (part: 'subject' | 'text') =>
    services.translate(language, `loadOrders.clientMail.${what}.${part}`, words);
  const paragraphs = name ? [name, say('text')] : [say('text')];
  await services.mail.send(trx, { to: mail, language, subject: say('subject'), paragraphs });
}
