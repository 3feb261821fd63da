import type { z } from 'zod';
import type { Trx } from '#platform/db/database.ts';
import {
  type BatchWork,
  type EventEnvelope,
  type EventSubscriber,
  type EventType,
  subscribeBatch,
} from '#platform/jobs/events.ts';
import type { Services } from '#platform/services.ts';
import type { NotificationKind } from '../rules/notification-kind.ts';
import { type Notice, notifyAll } from './notify.ts';

type Add = <K extends NotificationKind>(notice: Notice<K>) => void;

const finish: BatchWork<Notice>['finish'] = (notices, trx, services) => notifyAll(trx, services, notices);

/** A subscriber who notifies people, together with all others who do, so that many events take a few statements. */
export function subscribeNotices<S extends z.ZodType>(
  name: string,
  event: EventType<S>,
  compose: (event: EventEnvelope<z.output<S>>, add: Add, trx: Trx, services: Services) => Promise<void> | void,
): EventSubscriber {
  return subscribeBatch<S, Notice>(name, event, {
    prepare: async (one, trx, services) => {
      const notices: Notice[] = [];
      await compose(one, (notice) => void notices.push(notice), trx, services);
      return notices;
    },
    finish,
  });
}
