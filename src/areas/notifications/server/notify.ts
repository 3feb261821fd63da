import { countryOf, isCountryCode } from '#countries/country.ts';
import type { PhraseParams } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#kernel/language.ts';
import { holds, type PermissionRule } from '#kernel/permission.ts';
import { dynamicKey, type PhraseKey } from '#kernel/phrase-key.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { EventEnvelope } from '#platform/jobs/events.ts';
import type { Services } from '#platform/services.ts';
import type { DataOf, NotificationKind, WordsOf } from '../rules/notification-kind.ts';
import { shortenMessage } from '../rules/notification-message.ts';
import { channelsOf } from '../rules/notification-preference.ts';
import { type Addressee, notifyByMail, notifyByPush, notifyOpenTabs } from './channels.ts';
import { findRecipients, insertNotifications, type Recipient } from './recipient.repository.ts';

/** A phrase in the recipient's language. */
export type Say = (phrase: PhraseKey, params?: PhraseParams) => string;

/** The message: the kind's own text, another phrase, several of them, or a text that needs no translation. */
type Text<K extends NotificationKind> =
  | { readonly words: WordsOf<K> }
  | { readonly phrase: PhraseKey; readonly params?: PhraseParams }
  | { readonly write: (say: Say) => string }
  | { readonly message: string };

/** The recipients: the given people, or all holders of the permission; always members of the company. */
export type Audience = { readonly userIds: readonly string[] } | { readonly permission: PermissionRule };

export type Notice<K extends NotificationKind = NotificationKind> = {
  readonly companyId: string;
  readonly kind: K;
  readonly data: DataOf<K>;
  /** The event it comes from, which a person gets only once in their list. */
  readonly eventId?: string;
  /** The author of the change, who is not notified. */
  readonly exceptUserId?: string | null;
} & Audience &
  Text<K>;

/** A person gets one notification per event, and none of their own changes. */
export const causedBy = ({ id, actorId }: Pick<EventEnvelope, 'id' | 'actorId'>) => ({
  eventId: id,
  exceptUserId: actorId,
});

/**
 * Notifies people inside the caller's transaction: the rows, the realtime message, the mails and the push messages
 * exist only if it commits. Works in a request as well as in a subscriber of an event.
 */
export function notify<K extends NotificationKind>(trx: Trx, services: Services, notice: Notice<K>): Promise<void> {
  return withPlatformScope(trx, async () => {
    const addressees = await address(trx, services, notice);
    const inApp = addressees.filter(({ channels }) => channels.inApp);
    const inserted = await insertNotifications(
      trx,
      { companyId: notice.companyId, type: notice.kind.type, data: notice.data, eventId: notice.eventId ?? null },
      inApp.map(({ recipient, message }) => ({ id: createId(), userId: recipient.userId, message })),
    );
    await notifyOpenTabs(trx, services, notice, inserted);
    const idByUser = new Map(inserted.map(({ id, userId }) => [userId, id]));
    const outside = addressees.filter(({ channels, recipient }) => !channels.inApp || idByUser.has(recipient.userId));
    await notifyByPush(trx, notice, outside, idByUser);
    await notifyByMail(trx, services, notice, outside);
  });
}

async function address<K extends NotificationKind>(
  trx: Trx,
  services: Services,
  notice: Notice<K>,
): Promise<Addressee[]> {
  const found = await findRecipients(
    trx,
    notice.companyId,
    notice.kind.type,
    'userIds' in notice ? notice.userIds : undefined,
  );
  return found
    .filter(({ userId }) => userId !== notice.exceptUserId)
    .filter(({ permissions }) => !('permission' in notice) || holds(new Set(permissions), notice.permission))
    .map((recipient) => {
      const language = languageOf(recipient);
      return {
        recipient,
        language,
        channels: channelsOf(notice.kind, recipient.chosen ?? undefined),
        message: shortenMessage(write(services, language, notice)),
      };
    });
}

function write<K extends NotificationKind>({ translate }: Services, language: Language, notice: Notice<K>): string {
  if ('message' in notice) return notice.message;
  if ('write' in notice) return notice.write((phrase, params) => translate(language, phrase, params));
  if ('phrase' in notice) return translate(language, notice.phrase, notice.params);
  return translate(language, dynamicKey('notifications.messages', notice.kind.type), notice.words);
}

/** The person's own choice, otherwise the language of the company's country. */
function languageOf({ language, country }: Recipient): Language {
  if (isLanguage(language)) return language;
  return isCountryCode(country) ? countryOf(country).languages.proposed : DEFAULT_LANGUAGE;
}
