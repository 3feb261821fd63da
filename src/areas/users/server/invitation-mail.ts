import { screens as session } from '#areas/session/area.ts';
import { after, TEMPORARY_PASSWORD_MS } from '#areas/session/rules/lifetimes.ts';
import { countryOrDefault } from '#countries/country.ts';
import { showInstant } from '#kernel/dates.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#kernel/language.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { addressOf } from '#kernel/screens.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { Services } from '#platform/services.ts';

/** The user's own language, then the one chosen for the invitation, then that of the company's country. */
export function mailLanguage(own: string | null, chosen: string | null, country: string | null): Language {
  if (isLanguage(own)) return own;
  if (isLanguage(chosen)) return chosen;
  return country ? countryOrDefault(country).languages.proposed : DEFAULT_LANGUAGE;
}

export interface MailFacts {
  readonly words: {
    readonly name: string;
    readonly email: string;
    readonly company: string;
    readonly inviter: string;
  };
  readonly language: Language;
  /** Where the product is reached, for the link. */
  readonly origin: string;
  readonly now: Date;
  /** Of the company that invites. */
  readonly timeZone: string;
}

type Say = (key: NameIn<'users.mails'>, params?: Readonly<Record<string, string>>) => string;
type Translating = Pick<Services, 'translate'>;

const phrases =
  ({ translate }: Translating, { words, language }: MailFacts): Say =>
  (key, params) =>
    translate(language, `users.mails.${key}`, { ...words, ...params });

/** For somebody who has never signed in; with an external identity provider there is no password to send. */
export function passwordMail(services: Translating, facts: MailFacts, temporaryPassword: string | null): Mail {
  const say = phrases(services, facts);
  const access = temporaryPassword
    ? [
        say('invitation.user'),
        say('invitation.password', { password: temporaryPassword }),
        say('invitation.validity', { until: showInstant(after(facts.now, TEMPORARY_PASSWORD_MS), facts.timeZone) }),
      ]
    : [say('invitation.provider')];
  return {
    to: facts.words.email,
    language: facts.language,
    subject: say('invitation.subject'),
    paragraphs: [say('invitation.greeting'), say('invitation.invited'), ...access, say('invitation.ignore')],
    action: { label: say('invitation.action'), url: `${facts.origin}${addressOf(session.signIn)}` },
  };
}

/** For somebody who already works with the product: they decide, on their profile. */
export function questionMail(services: Translating, facts: MailFacts): Mail {
  const say = phrases(services, facts);
  return {
    to: facts.words.email,
    language: facts.language,
    subject: say('question.subject'),
    paragraphs: [
      say('invitation.greeting'),
      say('question.invited'),
      say('question.decide'),
      say('question.unseen'),
      say('invitation.ignore'),
    ],
    action: { label: say('question.action'), url: `${facts.origin}${addressOf(session.profile)}` },
  };
}
