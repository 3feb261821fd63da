import { endLink, searchOf, storeLink } from '#areas/sharing/server/index.ts';
import { countryOf } from '#countries/country.ts';
import { messageTo } from '#countries/phone.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { dayIn, showDay } from '#kernel/dates.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { addressOf } from '#kernel/screens.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { screens } from '../area.ts';
import type * as calls from '../contract/registration.calls.ts';
import { registrationCountries } from '../contract/registration.permissions.ts';
import { presentRegistration } from './registration.presenter.ts';
import { findListed, insertRegistration, insertStep, lockRegistration } from './registration.repository.ts';
import { requireCountryRight } from './registration-access.ts';

type Context = RequestContext<Actor>;

const DAY_MS = 86_400_000;

/** An invitation is for one firm or one driver; its address cannot be read again. */
export async function invite(
  context: Context,
  { country, recipient, language = null, days }: ParsedInput<typeof calls.inviteRegistration>['body'],
) {
  const { trx, actor, now, caller } = context;
  if (!registrationCountries(actor.permissions).includes(country)) {
    throw requestErrors.invalid({ fields: { country: { code: 'choice' } } });
  }
  const author = { companyId: companyOf(actor), userId: actor.userId };
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const { id, alias } = await storeLink(trx, { ...author, purpose: 'registration', recipient, language, expiresAt });
  const record = { id, company_id: author.companyId, country_code: country, created_by: author.userId };
  await insertRegistration(trx, record);
  await insertStep(trx, record, { type: 'invited', userId: actor.userId });
  await audit(trx, context, {
    action: 'registrations.invite',
    entity: 'registration',
    entityId: id,
    after: { country, recipient, expiresAt: expiresAt.toISOString() },
  });
  const said = language ?? countryOf(country).languages.proposed;
  const url = `${caller.origin}${addressOf(screens.register)}${searchOf({ link: alias, lang: said })}`;
  return { ...(await presentRegistration(context, id)), url, message: messageOf(context, { url, expiresAt, said }) };
}

interface Invitation {
  readonly url: string;
  readonly expiresAt: Date;
  readonly said: Language;
}

/** Ready to be sent: to somebody chosen in WhatsApp, or by the person's own mail. */
function messageOf({ services, actor }: Context, { url, expiresAt, said }: Invitation) {
  const params = { company: actor.companyName ?? '', day: showDay(dayIn(expiresAt, actor.timeZone)), url };
  const text = services.translate(said, 'registrations.message.text', params);
  const subject = services.translate(said, 'registrations.message.subject', params);
  const mail = `mailto:?${new URLSearchParams({ subject, body: text }).toString().replaceAll('+', '%20')}`;
  return { text, whatsapp: messageTo('', text), mail };
}

export async function revoke(context: Context, id: string) {
  const { trx, actor, now } = context;
  const record = await lockRegistration(trx, id);
  requireCountryRight(actor, record);
  const listed = await findListed(trx, id);
  if (!listed?.revoked_at) {
    await endLink(trx, id, { userId: actor.userId, at: now });
    await insertStep(trx, record, { type: 'revoked', userId: actor.userId });
    await audit(trx, context, { action: 'registrations.revoke', entity: 'registration', entityId: id });
  }
  return presentRegistration(context, id);
}
