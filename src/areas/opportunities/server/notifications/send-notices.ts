import type { DataOf, NotificationKind, WordsOf } from '#areas/notifications/rules/notification-kind.ts';
import { causedBy, notify, type Say } from '#areas/notifications/server/index.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { Trx } from '#platform/db/database.ts';
import type { EventEnvelope } from '#platform/jobs/events.ts';
import type { Services } from '#platform/services.ts';
import type { Recipients } from './opportunity-audience.ts';

/** The event that is delivered, and what it takes to notify people of it. */
export type Delivery = readonly [event: EventEnvelope, trx: Trx, services: Services];

/** Notifies every group with the kind's own message, whose values may be phrases themselves. */
export function send<K extends NotificationKind>(
  delivery: Delivery,
  groups: readonly Recipients<DataOf<NoInfer<K>>>[],
  kind: K,
  words: (say: Say) => WordsOf<K>,
): Promise<void> {
  return sendText(delivery, groups, kind, (say) => say(dynamicKey('notifications.messages', kind.type), words(say)));
}

/** The same with another text. */
export async function sendText<K extends NotificationKind>(
  [event, trx, services]: Delivery,
  groups: readonly Recipients<DataOf<NoInfer<K>>>[],
  kind: K,
  write: (say: Say) => string,
): Promise<void> {
  for (const group of groups) await notify(trx, services, { ...causedBy(event), ...group, kind, write });
}

/** What somebody gave as a reason, or that they gave none. */
export const reasonOr = (reason: string | null, say: Say): string =>
  reason ?? say('opportunities.notices.withoutReason');
