import { z } from 'zod';
import type { Language } from '#kernel/language.ts';
import { holds } from '#kernel/permission.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { defineJob, type JobHandler } from '#platform/jobs/job.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { publicOrigin } from '#platform/public-origin.ts';
import type { Services } from '#platform/services.ts';
import { RECEIVE_NOTIFICATIONS } from '../contract/notification.permissions.ts';
import type { NotificationKind } from '../rules/notification-kind.ts';
import { findDueReaders, takeDue } from './digest.repository.ts';
import { languageOf } from './notify.ts';
import { findRecipients } from './recipient.repository.ts';

/** Who reads a digest; the transaction sees what this person sees. */
export interface DigestReader {
  readonly trx: Trx;
  readonly services: Services;
  readonly language: Language;
  readonly country: string | null;
  readonly permissions: ReadonlySet<string>;
  /** The whole address of a screen. */
  readonly link: (address: string) => string;
}

/** What a digest says, in the reader's language. */
export type DigestText = Pick<Mail, 'subject' | 'paragraphs' | 'action'>;

interface DigestOptions {
  readonly name: string;
  readonly kind: NotificationKind;
  /** Of the records that came, those that are still worth a look; undefined where none is. */
  readonly write: (reader: DigestReader, recordIds: readonly string[]) => Promise<DigestText | undefined>;
}

type DigestKind = NotificationKind & { readonly digest: NonNullable<NotificationKind['digest']> };

/** The job that sends what people gathered of a kind, whenever it is due. */
export function defineDigest({ name, kind, write }: DigestOptions): JobHandler {
  const { digest } = kind;
  if (!digest) throw new Error(`the kind ${kind.type} has no digest`);
  return defineJob({
    name,
    queue: 'mail',
    payload: z.object({}),
    run: async (_payload, services) => {
      const due = await services.database.asPlatform((trx) => findDueReaders(trx, kind.type));
      const failures: unknown[] = [];
      for (const who of due)
        await services.database
          .asMember(who, (trx) => sendDigest(trx, services, who, { kind: { ...kind, digest }, write }))
          .catch((error: unknown) => failures.push(error));
      // What fails for one person keeps nobody else waiting, and is tried again.
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} digests failed`);
    },
  });
}

/** One transaction: either the mail is on its way and the entries are gone, or neither. */
async function sendDigest(
  trx: Trx,
  services: Services,
  who: { readonly companyId: string; readonly userId: string },
  { kind, write }: Pick<DigestOptions, 'write'> & { readonly kind: DigestKind },
): Promise<void> {
  const asked = { companyId: who.companyId, type: kind.type, userIds: [who.userId] };
  const { recordIds, recipient } = await withPlatformScope(trx, async () => ({
    recordIds: await takeDue(trx, who, kind.type),
    recipient: (await findRecipients(trx, [asked]))(asked)[0],
  }));
  if (recordIds.length === 0 || !recipient?.chosen?.mail) return;
  const { permissions } = recipient;
  if (!permissions.has(RECEIVE_NOTIFICATIONS) || !holds(permissions, kind.digest.readers)) return;
  const language = languageOf(recipient);
  const link = (address: string) => `${publicOrigin(services.config)}${address}`;
  const reader = { trx, services, language, country: recipient.country, permissions, link };
  const text = await write(reader, recordIds);
  if (!text) return;
  await services.mail.send(trx, {
    to: recipient.email,
    language,
    ...text,
    paragraphs: [...text.paragraphs, services.translate(language, 'notifications.mail.digestReason')],
  });
}
