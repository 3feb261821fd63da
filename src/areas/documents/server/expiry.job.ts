import { z } from 'zod';
import { dayIn } from '#kernel/dates.ts';
import { emit } from '#platform/jobs/events.ts';
import { type CronEntry, defineJob } from '#platform/jobs/job.ts';
import { portOf } from '#platform/ports.ts';
import type { Services } from '#platform/services.ts';
import type { DocumentOwner } from '../rules/document-owner.ts';
import { daysLeft } from '../rules/expiry.ts';
import { ownerName } from '../rules/owner-name.ts';
import { documentsExpiring } from './document.events.ts';
import { expiringDocuments, takeDueNotices } from './expiry.repository.ts';
import { documentOwners, type OwnerContext, type OwnerGroup } from './owner.repository.ts';
import { type Recounted, recount } from './recount.ts';
import { zonesInUse } from './zone.repository.ts';

/** Small enough that other requests do not wait long for a locked owner. */
const BATCH = 200;

/**
 * Daily: marks owners with expired required documents, and emits the documents that expire soon, once for each
 * notification day. The day is stored on the document in the same transaction, so that a second run finds nothing to
 * do, and a run after missed days notifies only for the last of them.
 */
export const expiryJob = defineJob({
  name: 'documents.expiry',
  queue: 'housekeeping',
  payload: z.object({}),
  run: async (_, services) => {
    const { database, now, log } = services;
    let notified = 0;
    // A run that was missed may happen at any hour, when the companies are not all on the same day.
    for (const zone of await database.asPlatform(zonesInUse)) {
      notified += await lookAtZone(services, zone, dayIn(now(), zone));
    }
    log.info({ notified }, 'told of documents that run out');
  },
});

/** Six in the morning in the time zone of most users. */
export const expirySchedule: CronEntry = { schedule: '0 10 * * *', job: expiryJob.name };

async function lookAtZone(services: Services, zone: string, today: string): Promise<number> {
  const { withExpiring } = portOf(services, documentOwners);
  let after: string | undefined;
  let notified = 0;
  do {
    after = await services.database.asPlatform(async (trx) => {
      const owners = await withExpiring(trx, expiringDocuments(zone, today), after, BATCH);
      for (const group of grouped(owners)) notified += await lookAt({ trx, services }, group, today);
      return owners.at(-1)?.id;
    });
  } while (after !== undefined);
  return notified;
}

async function lookAt(context: OwnerContext, group: LockedTogether, today: string): Promise<number> {
  const { trx } = context;
  const recounted = await recount(context, group, group.ids, today);
  const enabled = recounted.filter(({ owner }) => owner.enabled);
  const due = await takeDueNotices(
    trx,
    group,
    enabled.map(({ owner }) => owner.id),
    today,
  );
  let notified = 0;
  for (const one of enabled) notified += await emitExpiring(trx, one, due, today);
  return notified;
}

/** Documents that no list contains any more are ignored. */
async function emitExpiring(
  trx: OwnerContext['trx'],
  { owner, slots, documents }: Recounted,
  due: ReadonlySet<string>,
  today: string,
): Promise<number> {
  const listed = new Set(slots.map(({ type }) => type));
  const expiring = documents
    .flatMap(({ id: documentId, type, expiresOn }) =>
      expiresOn && listed.has(type) && due.has(documentId)
        ? [{ type, expiresOn, daysLeft: daysLeft(expiresOn, today) }]
        : [],
    )
    .sort((a, b) => a.daysLeft - b.daysLeft);
  if (expiring.length === 0) return 0;
  const { id, companyId, kind, market } = owner;
  const payload = { companyId, owner: { id, kind, market, name: ownerName(owner) }, documents: expiring };
  await emit(trx, documentsExpiring, { companyId, actorId: null }, payload);
  return expiring.length;
}

interface LockedTogether extends OwnerGroup {
  readonly ids: string[];
}

function grouped(owners: readonly DocumentOwner[]): Iterable<LockedTogether> {
  const groups = new Map<string, LockedTogether>();
  for (const { companyId, kind, id } of owners) {
    const group = groups.get(`${companyId}/${kind}`) ?? { companyId, kind, ids: [] };
    group.ids.push(id);
    groups.set(`${companyId}/${kind}`, group);
  }
  return groups.values();
}
