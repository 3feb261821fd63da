import { isLanguage, type Language } from '#kernel/language.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { RECOVERY_MS } from '../rules/lifetimes.ts';

interface Reader {
  readonly email: string;
  readonly language: string | null;
}

type Mailing = Pick<Services, 'mail' | 'translate' | 'config'>;

/** In the reader's own language, otherwise in that of the request. */
async function send(
  trx: Trx,
  services: Mailing,
  to: Reader,
  asked: Language,
  mail: 'recovery' | 'recoveryNotPossible' | 'passwordChanged' | 'emailChanged',
  params = {},
): Promise<void> {
  const language = isLanguage(to.language) ? to.language : asked;
  const say = (key: 'subject' | 'text' | 'hint') =>
    services.translate(language, `session.mails.${mail}.${key}`, params);
  const paragraphs = [say('text'), say('hint')];
  await services.mail.send(trx, { to: to.email, language, subject: say('subject'), paragraphs });
}

export function mailRecoveryCode(
  trx: Trx,
  services: Mailing,
  to: Reader,
  asked: Language,
  code: string,
): Promise<void> {
  return send(trx, services, to, asked, 'recovery', { code, minutes: RECOVERY_MS / 60_000 });
}

/** A user who never replaced their temporary password has nothing to recover. */
export function mailRecoveryNotPossible(trx: Trx, services: Mailing, to: Reader, asked: Language): Promise<void> {
  return send(trx, services, to, asked, 'recoveryNotPossible');
}

export function mailPasswordChanged(trx: Trx, services: Mailing, to: Reader, asked: Language): Promise<void> {
  return send(trx, services, to, asked, 'passwordChanged', { support: services.config.SUPPORT_EMAIL });
}

/** To the old address as well as to the new one. */
export function mailEmailChanged(
  trx: Trx,
  services: Mailing,
  to: Reader,
  asked: Language,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<void> {
  return send(trx, services, to, asked, 'emailChanged', { before, after, support: services.config.SUPPORT_EMAIL });
}
