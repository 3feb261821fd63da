import { after, TEMPORARY_PASSWORD_MS } from '#areas/session/rules/lifetimes.ts';
import { countryOrDefault } from '#countries/country.ts';
import { showInstant } from '#kernel/dates.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#kernel/language.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { UserView } from '../contract/user.calls.ts';
import type { Context } from './context.ts';

/** The user's own language, otherwise that of the company's country. */
export function mailLanguage({ actor }: Context, chosen: string | null): Language {
  if (isLanguage(chosen)) return chosen;
  return actor.country ? countryOrDefault(actor.country).languages.proposed : DEFAULT_LANGUAGE;
}

/** For a user who has never signed in; with an external identity provider there is no password to send. */
export function invitationMail(
  context: Context,
  user: UserView,
  language: Language,
  temporaryPassword: string | null,
): Mail {
  const say = phrases(context, user, language);
  const access = temporaryPassword
    ? [
        say('invitation.user'),
        say('invitation.password', { password: temporaryPassword }),
        say('invitation.validity', {
          until: showInstant(after(context.now, TEMPORARY_PASSWORD_MS), context.actor.timeZone),
        }),
      ]
    : [say('invitation.provider')];
  return {
    to: user.mail,
    language,
    subject: say('invitation.subject'),
    paragraphs: [say('invitation.greeting'), say('invitation.invited'), ...access, say('invitation.ignore')],
    action: signInAction(context, say),
  };
}

/** For a user who already works with the product in another company. */
export function joinedMail(context: Context, user: UserView, language: Language): Mail {
  const say = phrases(context, user, language);
  return {
    to: user.mail,
    language,
    subject: say('joined.subject'),
    paragraphs: [say('invitation.greeting'), say('joined.added'), say('joined.same'), say('invitation.ignore')],
    action: signInAction(context, say),
  };
}

type Say = (key: NameIn<'users.mails'>, params?: Readonly<Record<string, string>>) => string;

function phrases({ actor, services }: Context, user: UserView, language: Language): Say {
  const known = {
    name: user.firstName,
    email: user.mail,
    company: actor.companyName ?? '',
    inviter: `${actor.firstName} ${actor.lastName}`.trim(),
  };
  return (key, params) => services.translate(language, `users.mails.${key}`, { ...known, ...params });
}

function signInAction({ caller }: Context, say: Say): NonNullable<Mail['action']> {
  return { label: say('invitation.action'), url: `${caller.origin}/login` };
}
