import { type TransportContact, transportContacts } from '#areas/partners/server/index.ts';
import { countryOrDefault } from '#countries/country.ts';
import { internationalPhone, messageTo } from '#countries/phone.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { opportunityErrors } from '../../contract/opportunity.errors.ts';
import type * as calls from '../../contract/share.calls.ts';
import type { OpportunityMessage } from '../../contract/share.calls.ts';
import { isForEverybody } from '../../rules/publication.ts';
import { loadText } from '../load-text.ts';
import type { OpportunityRecord } from '../opportunity.repository.ts';
import { lockSeen, readOwn } from '../opportunity-access.ts';
import { readReaders } from '../reader.repository.ts';
import { insertMessage, type OpenedMessage, openedMessages } from './message.repository.ts';
import { issueOpportunityLink } from './outside-link.service.ts';
import { isPublished } from './outside-page.ts';

type Context = RequestContext<Actor>;

/** More than anybody opens one by one; others are found by name. */
const MESSAGES_SHOWN = 200;

const isOn = (record: OpportunityRecord, now: Date) => record.whatsapp_notification && isPublished(record, now);
const numberOf = ({ phoneCode, phone }: TransportContact) => internationalPhone(phoneCode, phone);

/** Whoever it is offered to by name; of one for everybody, the own transport companies. */
async function receivers(
  { trx }: Context,
  record: OpportunityRecord,
  wanted: { readonly search?: string | undefined; readonly partnerId?: string },
) {
  const named = isForEverybody(record.publication_type)
    ? undefined
    : (await readReaders(trx, record)).filter(({ turn }) => turn === 'asked').map(({ companyId }) => companyId);
  return transportContacts(trx, record.company_id, { companyIds: named, ...wanted, most: MESSAGES_SHOWN });
}

export async function readMessages(
  context: Context,
  id: string,
  { search }: ParsedInput<typeof calls.readOpportunityMessages>['query'],
) {
  const record = await readOwn(context, id);
  if (!isOn(record, context.now)) return { isOn: false, messages: [] };
  const opened = await openedMessages(context.trx, record);
  const found = await receivers(context, record, { search: search || undefined });
  return { isOn: true, messages: found.map((contact) => presentMessage(context, record, contact, opened)) };
}

/** The link is the recipient's own, so the company sees who opened it. Nothing is sent from here. */
export async function openMessage(
  context: Context,
  id: string,
  { transportCompanyId, phone }: ParsedInput<typeof calls.openOpportunityMessage>['body'],
) {
  const { trx, actor, services } = context;
  const record = await lockSeen(context, id);
  if (!isOn(record, context.now)) throw opportunityErrors.notPublished();
  const found = await receivers(context, record, { partnerId: transportCompanyId });
  const contact = found.find((one) => numberOf(one) === phone);
  if (!contact) throw requestErrors.notFound();
  const language = languageOf(contact);
  const recipient = `${contact.name} · ${contact.companyName}`.slice(0, 200);
  const link = await issueOpportunityLink(context, record, { recipient, language });
  await insertMessage(trx, record, {
    partner_id: contact.partnerId,
    name: contact.name,
    phone,
    link_id: link.id,
    opened_by: actor.userId,
  });
  const text = messageText(services, record, contact, { actor, link: link.url });
  const message = presentMessage(context, record, contact, await openedMessages(trx, record));
  return { whatsapp: { phone, text, url: messageTo(phone, text) }, message };
}

const languageOf = ({ countryCode }: TransportContact): Language => countryOrDefault(countryCode).languages.proposed;

function presentMessage(
  { services, actor }: Context,
  record: OpportunityRecord,
  contact: TransportContact,
  opened: ReadonlyMap<string, OpenedMessage>,
): OpportunityMessage {
  const phone = numberOf(contact);
  const last = opened.get(phone);
  return {
    transportCompanyId: contact.partnerId,
    companyName: contact.companyName,
    name: contact.name,
    phone,
    language: languageOf(contact),
    text: messageText(services, record, contact, { actor }),
    opened: last ? { by: { _id: last.userId, name: last.userName }, at: last.at.toISOString() } : null,
  };
}

interface Written {
  readonly actor: Actor;
  readonly link?: string;
}

/** In the language of the recipient's country: the load as everybody may see it, without street or client. */
function messageText(
  services: Services,
  record: OpportunityRecord,
  contact: TransportContact,
  { actor, link }: Written,
): string {
  const language = languageOf(contact);
  const say = (name: NameIn<'opportunities.share.whatsapp'>, params: Readonly<Record<string, string>>) =>
    services.translate(language, `opportunities.share.whatsapp.${name}`, params);
  const { route, dates, truck, price } = loadText(services.translate, record, {
    language,
    country: contact.countryCode,
  });
  return [
    say('greeting', { name: contact.name, company: actor.companyName ?? '' }),
    route,
    dates,
    truck,
    price,
    ...(link ? [say('link', { link })] : []),
  ].join('\n');
}
