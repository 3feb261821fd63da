import type { Language } from '#kernel/language.ts';
import type { NotificationData, NotificationKind } from '../rules/notification-kind.ts';
import type { Channels } from '../rules/notification-preference.ts';
import type { Recipient } from './recipient.repository.ts';

/** What all recipients have in common. */
export interface Outgoing {
  readonly companyId: string;
  readonly kind: NotificationKind;
  readonly data: NotificationData;
}

/** A recipient, with the message in their language. */
export interface Addressee {
  readonly recipient: Recipient;
  readonly channels: Channels;
  readonly language: Language;
  readonly message: string;
}
