import { countryOf, isCountryCode } from '#countries/country.ts';
import type { PhraseParams } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#kernel/language.ts';
import { holds, type PermissionRule } from '#kernel/permission.ts';
import { dynamicKey, type PhraseKey } from '#kernel/phrase-key.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { EventEnvelope } from '#platform/jobs/events.ts';
import type { Services } from '#platform/services.ts';
import { RECEIVE_NOTIFICATIONS } from '../contract/notification.permissions.ts';
import type { DataOf, NotificationKind, WordsOf } from '../rules/notification-kind.ts';
import { shortenMessage } from '../rules/notification-message.ts';
import { type Channels, channelsOf } from '../rules/notification-preference.ts';
import { type Addressee, type CalendarWriter, notifyByMail, notifyByPush, notifyOpenTabs } from './channels.ts';
import { findRecipients, insertNotifications, type Recipient } from './recipient.repository.ts';

/** So many people are written to with one statement; a notice for more is written with one all the same. */
const MOST_TOGETHER = 2_000;

/** A phrase in the recipient's language. */
export type Say = (phrase: PhraseKey, params?: PhraseParams) => string;

/** The message: the kind's own text, another phrase, several of them, or a text that needs no translation. */
type Text<K extends NotificationKind> =
  | { readonly words: WordsOf<K> }
  | { readonly phrase: PhraseKey; readonly params?: PhraseParams }
  | { readonly write: (say: Say) => string }
  | { readonly message: string };

/**
 * The recipients: the members of the company, or those of them who are named, who may see what it is about. A kind
 * leads to a screen, so every audience says which permissions that takes.
 */
export interface Audience {
  readonly userIds?: readonly string[];
  /** All of these rules. */
  readonly permissions: readonly PermissionRule[];
  /** Members who are left out, because they are notified otherwise or do not see it. */
  readonly exceptUserIds?: readonly string[];
}

export type Notice<K extends NotificationKind = NotificationKind> = {
  readonly companyId: string;
  readonly kind: K;
  readonly data: DataOf<K>;
  /** The event it comes from, which a person gets only once in their list. */
  readonly eventId?: string;
  /** The author of the change, who is not notified. */
  readonly exceptUserId?: string | null;
  /** No mail about it, whatever the recipients chose. */
  readonly withoutMail?: boolean;
  /** Somebody waits for an answer, so its mail is not kept for a digest. */
  readonly atOnce?: boolean;
  /** The entry for a calendar that its mail carries, by the language and the message of the recipient. */
  readonly calendar?: CalendarWriter;
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
  return notifyAll(trx, services, [notice]);
}

/** The same as one after the other, in as many statements as for one. */
export async function notifyAll(trx: Trx, services: Services, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  await withPlatformScope(trx, async () => {
    const recipientsOf = await findRecipients(
      trx,
      notices.map(({ companyId, kind: { type }, userIds }) => ({ companyId, type, userIds })),
    );
    let addressees: Addressee[] = [];
    for (const notice of notices) {
      const more = address(services, notice, recipientsOf({ ...notice, type: notice.kind.type }));
      if (addressees.length > 0 && addressees.length + more.length > MOST_TOGETHER) {
        await send(trx, services, addressees);
        addressees = [];
      }
      addressees.push(...more);
    }
    await send(trx, services, addressees);
  });
}

async function send(trx: Trx, services: Services, addressees: readonly Addressee[]): Promise<void> {
  const inserted = await insertNotifications(
    trx,
    addressees
      .filter(({ channels }) => channels.inApp)
      .map(({ id, notice, recipient: { userId }, message }) => ({
        ...{ id, userId, message, companyId: notice.companyId, type: notice.kind.type, data: notice.data },
        eventId: notice.eventId ?? null,
      })),
  );
  await notifyOpenTabs(trx, services, addressees, inserted);
  const outside = addressees.filter(({ id, channels }) => !channels.inApp || inserted.has(id));
  await notifyByPush(trx, outside);
  await notifyByMail(trx, services, outside);
}

function address(services: Services, notice: Notice, found: readonly Recipient[]): readonly Addressee[] {
  const messages = new Map<Language, string>();
  return found
    .filter(({ userId }) => userId !== notice.exceptUserId && !notice.exceptUserIds?.includes(userId))
    .filter(({ permissions }) => notice.permissions.every((rule) => holds(permissions, rule)))
    .map((recipient) => {
      const language = languageOf(recipient);
      const message = messages.get(language) ?? shortenMessage(write(services, language, notice));
      messages.set(language, message);
      return { id: createId(), notice, recipient, language, channels: channelsTo(notice, recipient), message };
    });
}

/** Without the permission it only waits on the screen of notifications. */
function channelsTo({ kind, withoutMail = false }: Notice, { chosen, permissions }: Recipient): Channels {
  const channels = channelsOf(kind, chosen ?? undefined);
  if (!permissions.has(RECEIVE_NOTIFICATIONS)) return { ...channels, push: false, mail: false };
  return withoutMail ? { ...channels, mail: false } : channels;
}

function write({ translate }: Services, language: Language, notice: Notice): string {
  if ('message' in notice) return notice.message;
  if ('write' in notice) return notice.write((phrase, params) => translate(language, phrase, params));
  if ('phrase' in notice) return translate(language, notice.phrase, notice.params);
  return translate(language, dynamicKey('notifications.messages', notice.kind.type), notice.words);
}

/** The person's own choice, otherwise the language of the company's country. */
export function languageOf({ language, country }: Recipient): Language {
  if (isLanguage(language)) return language;
  return isCountryCode(country) ? countryOf(country).languages.proposed : DEFAULT_LANGUAGE;
}
