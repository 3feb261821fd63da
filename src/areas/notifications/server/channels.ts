import { screens } from '#areas/notifications/area.ts';
import type { Language } from '#kernel/language.ts';
import { addressOf } from '#kernel/screens.ts';
import type { Trx } from '#platform/db/database.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import { enqueueAll } from '#platform/jobs/job.ts';
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
import { type InsertedNotification, type Recipient, unreadByUser } from './recipient.repository.ts';

/** What all recipients have in common. */
interface Outgoing {
  readonly companyId: string;
  readonly kind: NotificationKind;
  readonly data: NotificationData;
  readonly atOnce?: boolean;
  readonly calendar?: CalendarWriter;
}
export type CalendarWriter = (language: Language, message: string) => Promise<string | undefined>;

/** A recipient, with the message in their language. */
export interface Addressee {
  readonly recipient: Recipient;
  readonly channels: Channels;
  readonly language: Language;
  readonly message: string;
}

/** Publishes to the open tabs of all recipients, with the number for the bell. */
export async function notifyOpenTabs(
  trx: Trx,
  services: Services,
  outgoing: Outgoing,
  inserted: readonly InsertedNotification[],
): Promise<void> {
  if (inserted.length === 0) return;
  const unread = await unreadByUser(
    trx,
    outgoing.companyId,
    inserted.map(({ userId }) => userId),
  );
  const {
    companyId,
    kind: { type },
    data,
  } = outgoing;
  const now = services.now();
  await services.realtime.publishAll(
    trx,
    inserted.map(({ id, userId, message, createdAt }) => ({
      to: { userId, companyId },
      event: NOTIFICATION_CREATED,
      data: {
        quantity: unread.get(userId) ?? 0,
        notification: presentNotification({ id, type, message, data, createdAt, read: false }, (fileId) =>
          signedUrl(services.config, fileId, now),
        ),
      },
    })),
  );
}

export async function notifyByPush(
  trx: Trx,
  outgoing: Outgoing,
  addressees: readonly Addressee[],
  idByUser: ReadonlyMap<string, string>,
): Promise<void> {
  const target = targetOf(outgoing.kind, outgoing.data) ?? null;
  const messages = addressees
    .filter(({ channels, recipient }) => channels.push && recipient.pushRegistered)
    .map(({ recipient: { userId }, message }) => {
      const { headline, details } = splitMessage(message);
      return {
        userId,
        title: headline,
        body: details,
        target,
        type: outgoing.kind.type,
        urgent: outgoing.kind.urgent ?? false,
        notificationId: idByUser.get(userId) ?? null,
      };
    });
  await enqueueAll(trx, pushJob, messages, { maxAttempts: PUSH_ATTEMPTS });
}

export async function notifyByMail(
  trx: Trx,
  services: Services,
  outgoing: Outgoing,
  addressees: readonly Addressee[],
): Promise<void> {
  const target = targetOf(outgoing.kind, outgoing.data) ?? addressOf(screens.notifications);
  const byMail = addressees.filter(({ channels }) => channels.mail);
  const gathered = await gatherForDigest(trx, outgoing, byMail);
  for (const { language, message, recipient } of byMail) {
    if (gathered.has(recipient.userId)) continue;
    const { headline, details } = splitMessage(message);
    await services.mail.send(trx, {
      to: recipient.email,
      language,
      subject: headline || services.translate(language, 'notifications.title'),
      paragraphs: [details || headline, services.translate(language, 'notifications.mail.reason')],
      action: {
        label: services.translate(language, 'notifications.mail.open'),
        url: `${publicOrigin(services.config)}${target}`,
      },
      calendar: await outgoing.calendar?.(language, message),
    });
  }
}

/** Who gets it with the next digest instead. */
async function gatherForDigest(
  trx: Trx,
  { companyId, kind: { type, digest }, data, atOnce }: Outgoing,
  addressees: readonly Addressee[],
): Promise<ReadonlySet<string>> {
  const recordId = digest && data[digest.record];
  if (atOnce || typeof recordId !== 'string' || addressees.length === 0) return new Set();
  const userIds = addressees.map(({ recipient }) => recipient.userId);
  return gather(trx, { companyId, type, recordId }, userIds);
}
