import { associatedCompanies, favouriteCompanies } from '#areas/companies/server/index.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { emit } from '#platform/jobs/events.ts';
import { opportunityErrors } from '../contract/opportunity.errors.ts';
import { type EndedBy, mayStep, OPPORTUNITY_STEPS, type OpportunityStep } from '../rules/opportunity-state.ts';
import { endOf } from '../rules/opportunity-terms.ts';
import { isForEverybody } from '../rules/publication.ts';
import * as events from './opportunity.events.ts';
import { findOpportunity, insertEvents, type OpportunityRecord, updateState } from './opportunity.repository.ts';
import { opportunitySummary, postulationSummary } from './opportunity-summary.ts';
import { closePending, earlierApplicants, lockPending } from './postulation.repository.ts';
import { askFirstWaiting, hasAsked, type NewReader, readReaders, setTurns, writeReaders } from './reader.repository.ts';

/** Who takes a step: a person of the company, or the clock. */
export interface Stepper {
  readonly trx: Trx;
  readonly now: Date;
  readonly timeZone: string;
  readonly userId: string | null;
}

const HOUR_MS = 3_600_000;
const originOf = ({ userId }: Stepper, { company_id }: OpportunityRecord) => ({
  companyId: company_id,
  actorId: userId,
});

function require(record: OpportunityRecord, step: OpportunityStep): void {
  if (!mayStep(record.state, step)) throw opportunityErrors.wrongState();
}

/** Publishes a locked opportunity: who is offered it is settled now, and they are notified. */
export async function publish(stepper: Stepper, record: OpportunityRecord): Promise<void> {
  require(record, 'publish');
  const { trx, now, timeZone, userId } = stepper;
  if (record.accepted >= record.quantity) throw opportunityErrors.filled();
  const endsAt = endOf(termsOf(record), now, timeZone);
  if (endsAt <= now) throw opportunityErrors.over();
  const opensAt =
    isForEverybody(record.publication_type) && record.own_first_hours !== null
      ? new Date(now.getTime() + record.own_first_hours * HOUR_MS)
      : null;
  await settleReaders(stepper, record, await chosenReaders(trx, record), opensAt !== null);
  await setTurns(trx, record, record.publication_type === 'direct' ? 'waiting' : 'asked');
  await updateState(trx, record, {
    state: OPPORTUNITY_STEPS.publish.to,
    published_at: now,
    ends_at: endsAt,
    opens_at: opensAt,
    is_open: isForEverybody(record.publication_type) && opensAt === null,
    ended_by: null,
    publish_at: null,
  });
  await insertEvents(trx, record, [{ type: 'published', userId }]);
  if (record.publication_type === 'direct') {
    await askNext(stepper, record);
    return;
  }
  await announce(stepper, record);
}

export function termsOf(record: OpportunityRecord) {
  return {
    days: record.days,
    deadline: record.deadline,
    dateType: record.date_type as 'open' | 'defined',
    pickupDate: record.pickup_date,
    untilDate: record.until_date,
  };
}

/** The companies it is offered to by name from now on; one that is not associated any more is left out. */
async function settleReaders(
  { trx }: Stepper,
  record: OpportunityRecord,
  chosen: readonly NewReader[],
  ownFirst: boolean,
): Promise<void> {
  const { publication_type: type, audience, company_id: companyId } = record;
  const associates = (await associatedCompanies(trx, companyId)).map((company) => company.companyId);
  const everybody = associates.map((id) => ({ companyId: id, userIds: null }));
  let readers = chosen.filter((reader) => associates.includes(reader.companyId));
  if (type === 'private' && audience === 'all') readers = everybody;
  if (type === 'private' && audience === 'favourites')
    readers = (await favouriteCompanies(trx, companyId)).map((id) => ({ companyId: id, userIds: null }));
  if (isForEverybody(type)) readers = ownFirst ? everybody : [];
  if (!isForEverybody(type) && readers.length === 0) {
    const field = type === 'direct' || audience === 'chosen' ? 'associatedCompanies' : 'audience';
    throw requestErrors.invalid({ fields: { [field]: { code: 'notAssociated' } } });
  }
  await writeReaders(trx, record, readers, type === 'direct' ? 'waiting' : 'asked');
}

async function chosenReaders(trx: Trx, record: OpportunityRecord): Promise<NewReader[]> {
  return (await readReaders(trx, record)).map(({ companyId, users }) => ({
    companyId,
    userIds: users?.map(({ userId }) => userId) ?? null,
  }));
}

/** A published one was changed: who is new among those it is offered to is notified, who is not any more loses it. */
export async function reoffer(
  stepper: Stepper,
  before: OpportunityRecord,
  after: OpportunityRecord,
  chosen: readonly NewReader[],
): Promise<void> {
  const { trx, now } = stepper;
  const isSameType = before.publication_type === after.publication_type;
  const known = (await readReaders(trx, after))
    .filter(({ turn }) => turn === 'asked')
    .map(({ companyId }) => companyId);
  const forEverybody = isForEverybody(after.publication_type);
  const ownFirst = forEverybody && after.own_first_hours !== null && !(isSameType && before.is_open);
  await settleReaders(stepper, after, chosen, ownFirst);
  if (!isSameType) await setTurns(trx, after, after.publication_type === 'direct' ? 'waiting' : 'asked');
  const opensAt = ownFirst
    ? new Date((after.published_at ?? now).getTime() + (after.own_first_hours ?? 0) * HOUR_MS)
    : null;
  await updateState(trx, after, { is_open: forEverybody && !ownFirst, opens_at: opensAt });
  if (after.publication_type === 'direct') await askNext(stepper, after);
  else await announce(stepper, after, (companyId) => !known.includes(companyId) && !(forEverybody && isSameType));
}

/** Everybody it is offered to by name, and the associated companies where it is for everybody. */
async function announce(
  stepper: Stepper,
  record: OpportunityRecord,
  only?: (companyId: string) => boolean,
): Promise<void> {
  const { trx } = stepper;
  const named = (await readReaders(trx, record)).filter(({ turn }) => turn === 'asked');
  const open = isForEverybody(record.publication_type) ? await associatedCompanies(trx, record.company_id) : [];
  const known = new Set(named.map(({ companyId }) => companyId));
  const readers = [
    ...named.map(({ companyId, users }) => ({ companyId, userIds: users?.map(({ userId }) => userId) ?? null })),
    ...open.filter(({ companyId }) => !known.has(companyId)).map(({ companyId }) => ({ companyId, userIds: null })),
  ].filter(({ companyId }) => !only || only(companyId));
  const earlier = only ? [] : await earlierApplicants(trx, record.id);
  const { is_open: isOpen } = await findOpportunity(trx, record.id);
  if (readers.length + earlier.length === 0 && !isOpen) return;
  await emit(trx, events.opportunityPublished, originOf(stepper, record), {
    opportunity: await opportunitySummary(trx, record),
    readers,
    earlier: earlier.map(postulationSummary),
    isOpen,
    vehicleType: record.vehicle_type,
  });
}

/** Asks the next company of a direct one, where nobody is asked at the moment; without a next one it ends. */
export async function askNext(stepper: Stepper, record: OpportunityRecord): Promise<void> {
  const { trx, now, userId } = stepper;
  await withPlatformScope(trx, async () => {
    if (record.publication_type !== 'direct' || (await hasAsked(trx, record))) return;
    const answerBy = new Date(now.getTime() + (record.answer_hours ?? 1) * HOUR_MS);
    const asked = await askFirstWaiting(trx, record, now, answerBy);
    if (asked === undefined) {
      await end(stepper, record, 'refused');
      return;
    }
    const reader = (await readReaders(trx, record)).find(({ companyId }) => companyId === asked);
    await insertEvents(trx, record, [{ type: 'asked', userId, details: { company: reader?.companyName ?? '' } }]);
    await announce(stepper, record, (companyId) => companyId === asked);
  });
}

const END_EVENT = { hand: 'unpublished', deadline: 'expired', filled: 'filled', refused: 'unpublished' } as const;

/** Ends the publication of a locked opportunity; by the clock its waiting applications expire, by an award they lose. */
export async function end(stepper: Stepper, record: OpportunityRecord, endedBy: EndedBy): Promise<void> {
  const { trx, now, userId } = stepper;
  const pending = endedBy === 'hand' ? [] : await lockPending(trx, record.id);
  await updateState(trx, record, { ...NOT_PUBLISHED, state: OPPORTUNITY_STEPS.unpublish.to, ended_by: endedBy });
  await insertEvents(trx, record, [{ type: END_EVENT[endedBy], userId }]);
  if (endedBy === 'hand') return;
  const about = {
    opportunity: await opportunitySummary(trx, record),
    postulations: pending.map(postulationSummary),
  };
  const origin = originOf(stepper, record);
  if (endedBy === 'filled') {
    await closePending(trx, record.id, { state: 'rejected', closed_by: 'filled', reason: null, answered_at: now });
    if (pending.length > 0)
      await emit(trx, events.postulationsRejected, origin, { ...about, reason: null, closedBy: 'filled' });
    return;
  }
  await closePending(trx, record.id, { state: 'expired', closed_by: 'deadline', reason: null, answered_at: now });
  await emit(trx, events.opportunityExpired, origin, about);
}

const NOT_PUBLISHED = { ends_at: null, opens_at: null, is_open: false, publish_at: null } as const;

export async function unpublish(stepper: Stepper, record: OpportunityRecord): Promise<void> {
  require(record, 'unpublish');
  await end(stepper, record, 'hand');
}

/** For good: whoever applied or was offered it is notified; orders it led to stay. */
export async function cancel(stepper: Stepper, record: OpportunityRecord, reason: string): Promise<void> {
  require(record, 'cancel');
  const { trx, now, userId } = stepper;
  const pending = await lockPending(trx, record.id);
  await updateState(trx, record, { ...NOT_PUBLISHED, state: OPPORTUNITY_STEPS.cancel.to, cancel_reason: reason });
  await closePending(trx, record.id, { state: 'rejected', closed_by: 'cancelled', reason, answered_at: now });
  await insertEvents(trx, record, [{ type: 'cancelled', userId, reason }]);
  await emit(trx, events.opportunityCancelled, originOf(stepper, record), {
    opportunity: await opportunitySummary(trx, record),
    postulations: pending.map(postulationSummary),
    reason,
  });
}

/** The hours for the own companies are over. */
export async function openToEverybody(stepper: Stepper, record: OpportunityRecord): Promise<void> {
  const { trx } = stepper;
  await updateState(trx, record, { is_open: true, opens_at: null });
  await insertEvents(trx, record, [{ type: 'opened' }]);
  // Those it was offered to by name know it already; whoever saved its lane does not.
  await announce(stepper, record, () => false);
}
