import { screens } from '#areas/notifications/area.ts';
import type { Language } from '#kernel/language.ts';
import { addressOf } from '#kernel/screens.ts';
import type { Trx } from '#platform/db/database.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import { enqueueAll } from '#platform/jobs/job.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { publicOrigin } from '#platform/public-origin.ts';
import type { Services } from '#platform/services.ts';
import { NOTIFICATION_CREATED } from '../contract/notification.realtime.ts';
import type { NotificationData, NotificationKind } from '../rules/notification-kind.ts';
import { splitMessage } from '../rules/notification-message.ts';
import type { Channels } from '../rules/notification-preference.ts';
import { targetOf } from '../rules/notification-target.ts';
import { gather } from './digest.repository.ts';
import { presentNotification } from './notification.presenter.ts';
import { PUSH_ATTEMPTS, pushJob } from './push.job.ts';
import { countUnread, type Recipient, readerKey } from './recipient.repository.ts';

/** What all recipients of a notice have in common. */
interface Outgoing {
  readonly companyId: string;
  readonly kind: NotificationKind;
  readonly data: NotificationData;
  readonly eventId?: string;
  readonly atOnce?: boolean;
  readonly calendar?: CalendarWriter;
}
export type CalendarWriter = (language: Language, message: string) => Promise<string | undefined>;

/** A recipient of a notice, with the message in their language. */
export interface Addressee {
  /** Of the notification, where it becomes one. */
  readonly id: string;
  readonly notice: Outgoing;
  readonly recipient: Recipient;
  readonly channels: Channels;
  readonly language: Language;
  readonly message: string;
}

/** When the notifications were created that people find in their list, by id. */
type Inserted = ReadonlyMap<string, Date>;

/** Publishes to the open tabs of all recipients, with the number for the bell. */
export async function notifyOpenTabs(
  trx: Trx,
  services: Services,
  addressees: readonly Addressee[],
  inserted: Inserted,
): Promise<void> {
  const rows = addressees
    .filter(({ id }) => inserted.has(id))
    .map(({ id, notice, recipient, message }) => ({ ...notice, id, userId: recipient.userId, message }));
  if (rows.length === 0) return;
  const unread = new Map(await countUnread(trx, rows));
  const now = services.now();
  const messages = [];
  // From the last one on, so that each has the number it had when it came.
  for (const row of rows.toReversed()) {
    const { id, companyId, userId, kind, message, data } = row;
    const quantity = unread.get(readerKey(row)) ?? 0;
    unread.set(readerKey(row), quantity - 1);
    const notification = { id, type: kind.type, message, data, createdAt: inserted.get(id)!, read: false };
    messages.push({
      to: { userId, companyId },
      event: NOTIFICATION_CREATED,
      data: {
        quantity,
        notification: presentNotification(notification, (fileId) => signedUrl(services.config, fileId, now)),
      },
    });
  }
  await services.realtime.publishAll(trx, messages.toReversed());
}

export async function notifyByPush(trx: Trx, addressees: readonly Addressee[]): Promise<void> {
  const messages = addressees
    .filter(({ channels, recipient }) => channels.push && recipient.pushRegistered)
    .map(({ id, notice: { kind, data }, recipient: { userId }, channels, message }) => {
      const { headline, details } = splitMessage(message);
      return {
        userId,
        title: headline,
        body: details,
        target: targetOf(kind, data) ?? null,
        type: kind.type,
        urgent: kind.urgent ?? false,
        notificationId: channels.inApp ? id : null,
      };
    });
  await enqueueAll(trx, pushJob, messages, { maxAttempts: PUSH_ATTEMPTS });
}

export async function notifyByMail(trx: Trx, services: Services, addressees: readonly Addressee[]): Promise<void> {
  const byMail = addressees.filter(({ channels }) => channels.mail);
  const gathered = await gatherForDigest(trx, byMail);
  const mails: Mail[] = [];
  for (const { id, notice, language, message, recipient } of byMail) {
    if (gathered.has(id)) continue;
    const { headline, details } = splitMessage(message);
    const target = targetOf(notice.kind, notice.data) ?? addressOf(screens.notifications);
    mails.push({
      to: recipient.email,
      language,
      subject: headline || services.translate(language, 'notifications.title'),
      paragraphs: [details || headline, services.translate(language, 'notifications.mail.reason')],
      action: {
        label: services.translate(language, 'notifications.mail.open'),
        url: `${publicOrigin(services.config)}${target}`,
      },
      calendar: await notice.calendar?.(language, message),
    });
  }
  await services.mail.sendAll(trx, mails);
}

/** Who gets it with the next digest instead, by the id of the addressee. */
async function gatherForDigest(trx: Trx, addressees: readonly Addressee[]): Promise<ReadonlySet<string>> {
  const entries = addressees.flatMap(({ id, notice, recipient: { userId } }) => {
    const { companyId, atOnce, data, kind } = notice;
    const recordId = kind.digest && data[kind.digest.record];
    return atOnce || typeof recordId !== 'string' ? [] : [{ id, companyId, type: kind.type, recordId, userId }];
  });
  return entries.length === 0 ? new Set() : gather(trx, entries);
}
