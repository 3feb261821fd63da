import type { z } from 'zod';
import { PAPERS_READ } from '#areas/documents/contract/paper.permissions.ts';
import { papersExpiring } from '#areas/documents/server/index.ts';
import { showDay } from '#kernel/dates.ts';
import { type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import { notify, type Say } from './notify.ts';

type Expiring = z.output<typeof papersExpiring.payload>;
type Moment = 'expired' | 'today' | 'soon';

/** Tells everybody who sees the driver or the vehicle. */
export const documentSubscribers: readonly EventSubscriber[] = [
  subscribe('notifications.papersExpiring', papersExpiring, async (event, trx, services) => {
    const { companyId, owner } = event.payload;
    const told = {
      companyId,
      permission: PAPERS_READ[owner.kind][owner.market],
      write: (say: Say) => messageOf(say, event.payload),
      eventId: event.id,
    };
    const isSpot = owner.market === 'spot';
    if (owner.kind === 'driver') {
      await notify(trx, services, { ...told, type: 'truckerValidation', data: { truckerId: owner.id, isSpot } });
    } else {
      const data = { transportUnitId: owner.id, isSpot, isSemitrailer: owner.kind === 'semitrailer' };
      await notify(trx, services, { ...told, type: 'transportUnitValidation', data });
    }
  }),
];

/** The most urgent paper gives the headline. */
function messageOf(say: Say, { owner, papers }: Expiring): string {
  const told = papers.map(({ type, expiresOn, daysLeft }) =>
    say(`documents.notices.papers.${momentOf(daysLeft)}`, {
      paper: say(`documents.types.${type}`),
      date: showDay(expiresOn),
      days: daysLeft,
    }),
  );
  const mostUrgent = Math.min(...papers.map(({ daysLeft }) => daysLeft));
  return say('documents.notices.message', {
    headline: say(`documents.notices.${momentOf(mostUrgent)}`),
    name: owner.name,
    papers: told.join('; '),
  });
}

function momentOf(daysLeft: number): Moment {
  if (daysLeft === 0) return 'today';
  return daysLeft < 0 ? 'expired' : 'soon';
}
