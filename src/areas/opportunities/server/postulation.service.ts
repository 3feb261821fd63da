import type { ParsedInput } from '#kernel/api-call.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { opportunityErrors } from '../contract/opportunity.errors.ts';
import type * as calls from '../contract/postulation.calls.ts';
import { readVehicle, requireRoom } from './apply.service.ts';
import * as events from './opportunity.events.ts';
import { insertEvents, type OpportunityRecord } from './opportunity.repository.ts';
import { stepperOf } from './opportunity.service.ts';
import { askNext } from './opportunity-steps.ts';
import { opportunitySummary, postulationSummary, priceText } from './opportunity-summary.ts';
import {
  insertOffer,
  lockPending,
  type PostulationRecord,
  priceColumns,
  updatePostulation,
} from './postulation.repository.ts';
import {
  announcePostulation,
  type Both,
  lockBoth,
  requirePublished,
  requireSide,
  requireStep,
  viewPostulation,
} from './postulation-access.ts';
import { endTurn } from './reader.repository.ts';

type Context = RequestContext<Actor>;

export async function change(context: Context, id: string, body: ParsedInput<typeof calls.changePostulation>['body']) {
  const both = await lockBoth(context, id);
  requireSide(context, both, 'carrier');
  requireStep(both, 'accept');
  requirePublished(context, both.opportunity);
  requireRoom(both.opportunity, body.trucks);
  const vehicle = await readVehicle(context, both.opportunity, body);
  const trucks = vehicle.by === 'trucker' ? 1 : body.trucks;
  await updatePostulation(context.trx, both.postulation, { ...vehicle, trucks, comment: body.comment });
  return viewPostulation(context, id);
}

/** Either side may name a price; whoever saw an older list of prices gets the newer one instead. */
export async function offer(
  context: Context,
  id: string,
  { after, price, comment }: ParsedInput<typeof calls.offerPrice>['body'],
) {
  const { trx, actor } = context;
  const both = await lockBoth(context, id);
  const { opportunity, postulation } = both;
  const by = postulation.company_id === actor.companyId ? 'shipper' : 'carrier';
  requireSide(context, both, by);
  requireStep(both, 'accept');
  requirePublished(context, opportunity);
  requireLastOffer(postulation, after);
  const number = postulation.offer_number + 1;
  await insertOffer(trx, postulation, number, { by, userId: actor.userId, price, comment });
  await updatePostulation(trx, postulation, { offer_number: number, offer_by: by, ...priceColumns(price) });
  const details = { company: postulation.applicant_name, price: `${price.value} ${price.currency}` };
  await insertEvents(trx, opportunity, [
    { type: by === 'shipper' ? 'countered' : 'offered', userId: by === 'shipper' ? actor.userId : null, details },
  ]);
  await announcePostulation(context, events.priceOffered, both, { by });
  return viewPostulation(context, id);
}

export function requireLastOffer(record: PostulationRecord, seen: number): void {
  if (record.offer_number !== seen) throw opportunityErrors.newerOffer({ params: { price: priceText(record) } });
}

export async function confirm(context: Context, id: string) {
  const both = await lockBoth(context, id);
  requireSide(context, both, 'carrier');
  requireStep(both, 'accept');
  requirePublished(context, both.opportunity);
  if (!both.postulation.changed) return viewPostulation(context, id);
  await updatePostulation(context.trx, both.postulation, { changed: false });
  const details = { company: both.postulation.applicant_name };
  await insertEvents(context.trx, both.opportunity, [{ type: 'confirmed', userId: null, details }]);
  await announcePostulation(context, events.postulationConfirmed, both);
  return viewPostulation(context, id);
}

export async function withdraw(context: Context, id: string, reason: string | null) {
  const both = await lockBoth(context, id);
  requireSide(context, both, 'carrier');
  requireStep(both, 'withdraw');
  const { trx, now } = context;
  await updatePostulation(trx, both.postulation, { state: 'withdrawn', reason, answered_at: now });
  const details = { company: both.postulation.applicant_name };
  await insertEvents(trx, both.opportunity, [{ type: 'withdrawn', userId: null, reason, details }]);
  await announcePostulation(context, events.postulationWithdrawn, both, { reason });
  await nextTurn(context, both);
  return viewPostulation(context, id);
}

export async function reject(context: Context, id: string, reason: string) {
  const both = await lockBoth(context, id);
  requireSide(context, both, 'shipper');
  requireStep(both, 'reject');
  await rejectEach(context, both.opportunity, [both.postulation], reason);
  await nextTurn(context, both);
  return viewPostulation(context, id);
}

/** Every waiting application, with one reason. */
export async function rejectAll(context: Context, opportunity: OpportunityRecord, reason: string) {
  const pending = await lockPending(context.trx, opportunity.id);
  await rejectEach(context, opportunity, pending, reason);
  for (const postulation of pending) await nextTurn(context, { opportunity, postulation });
  return { rejected: pending.length };
}

async function rejectEach(
  { trx, actor, now }: Context,
  opportunity: OpportunityRecord,
  postulations: readonly PostulationRecord[],
  reason: string,
): Promise<void> {
  if (postulations.length === 0) return;
  for (const postulation of postulations)
    await updatePostulation(trx, postulation, { state: 'rejected', reason, answered_at: now });
  await insertEvents(
    trx,
    opportunity,
    postulations.map(({ applicant_name: company }) => ({
      type: 'rejected',
      userId: actor.userId,
      reason,
      details: { company },
    })),
  );
  await emit(
    trx,
    events.postulationsRejected,
    { companyId: companyOf(actor), actorId: actor.userId },
    {
      opportunity: await opportunitySummary(trx, opportunity),
      postulations: postulations.map(postulationSummary),
      reason,
      closedBy: null,
    },
  );
}

/** In a direct one, the company that applied has had its turn. */
async function nextTurn(context: Context, { opportunity, postulation }: Both): Promise<void> {
  const { applicant_company_id: companyId } = postulation;
  if (opportunity.publication_type !== 'direct' || opportunity.state !== 'published' || companyId === null) return;
  await endTurn(context.trx, opportunity, companyId, { turn: 'refused' });
  await askNext(stepperOf(context), opportunity);
}
