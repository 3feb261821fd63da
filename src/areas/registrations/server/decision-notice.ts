import { countryOf } from '#countries/country.ts';
import { internationalPhone, messageTo } from '#countries/phone.ts';
import { dayIn, showDay } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { RegistrationView } from '../contract/registration.shapes.ts';
import { firmOf } from './matches.ts';
import type { ListedRegistration } from './registration.repository.ts';

type Context = RequestContext<Actor>;

/** What was decided, in the language of the invitation; nothing before, and nothing for a link that no longer opens. */
function textOf({ services, actor, now }: Context, record: ListedRegistration) {
  const { state, reason, country_code, language: chosen, expires_at, revoked_at } = record;
  if (state !== 'approved' && state !== 'refused') return null;
  if (state === 'refused' && (revoked_at || expires_at <= now)) return null;
  const language: Language = chosen ?? countryOf(country_code).languages.proposed;
  const params = {
    company: actor.companyName ?? '',
    reason: reason ?? '',
    day: showDay(dayIn(expires_at, actor.timeZone)),
  };
  return {
    language,
    subject: services.translate(language, `registrations.decision.${state}Subject`, params),
    text: services.translate(language, `registrations.decision.${state}`, params),
  };
}

/** Ready to be sent to whoever registered, by the person who decided. */
export function noticeOf(context: Context, record: ListedRegistration): RegistrationView['notice'] {
  const said = textOf(context, record);
  if (!said || !record.form) return null;
  const { countryCode, phone } = firmOf(record, record.form).contact;
  const code = countryCode ?? countryOf(record.country_code).phone.code;
  return { text: said.text, whatsapp: messageTo(internationalPhone(code, phone), said.text) };
}

/** Whoever left an address reads the decision in their mail; the others by the link they hold. */
export async function mailDecision(context: Context, record: ListedRegistration): Promise<void> {
  const said = textOf(context, record);
  const to = record.form?.email;
  if (!said || !to) return;
  const { language, subject, text } = said;
  await context.services.mail.send(context.trx, { to, language, subject, paragraphs: [text] });
}
