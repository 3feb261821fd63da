import type { z } from 'zod';
import { DOCUMENTS_READ } from '#areas/documents/contract/document.permissions.ts';
import { documentsExpiring } from '#areas/documents/server/index.ts';
import { type Say, subscribeNotices } from '#areas/notifications/server/index.ts';
import { showDay } from '#kernel/dates.ts';
import type { EventSubscriber } from '#platform/jobs/events.ts';
import { transportUnitDocumentsExpiring, truckerDocumentsExpiring } from '../contract/fleet.notifications.ts';

type Expiring = z.output<typeof documentsExpiring.payload>;
type Moment = 'expired' | 'today' | 'soon';

/** Notifies everybody who may see the driver or the vehicle. */
export const expiringDocumentsSubscribers: readonly EventSubscriber[] = [
  subscribeNotices('notifications.documentsExpiring', documentsExpiring, (event, add) => {
    const { companyId, owner } = event.payload;
    const lines = {
      companyId,
      permissions: [DOCUMENTS_READ[owner.kind][owner.market]],
      write: (say: Say) => messageOf(say, event.payload),
      eventId: event.id,
    };
    const isSpot = owner.market === 'spot';
    if (owner.kind === 'driver') {
      add({ ...lines, kind: truckerDocumentsExpiring, data: { truckerId: owner.id, isSpot } });
    } else {
      const data = { transportUnitId: owner.id, isSpot, isSemitrailer: owner.kind === 'semitrailer' };
      add({ ...lines, kind: transportUnitDocumentsExpiring, data });
    }
  }),
];

/** The most urgent document gives the headline. */
function messageOf(say: Say, { owner, documents }: Expiring): string {
  const lines = documents.map(({ type, expiresOn, daysLeft }) =>
    say(`documents.notices.documents.${momentOf(daysLeft)}`, {
      document: say(`documents.types.${type}`),
      date: showDay(expiresOn),
      days: daysLeft,
    }),
  );
  const mostUrgent = Math.min(...documents.map(({ daysLeft }) => daysLeft));
  return say('documents.notices.message', {
    headline: say(`documents.notices.${momentOf(mostUrgent)}`),
    name: owner.name,
    documents: lines.join('; '),
  });
}

function momentOf(daysLeft: number): Moment {
  if (daysLeft === 0) return 'today';
  return daysLeft < 0 ? 'expired' : 'soon';
}
