import { lockOrders, moveOrder, moverOf } from '#areas/load-orders/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import type { Actor } from '#platform/actor.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { opportunityErrors } from '../contract/opportunity.errors.ts';
import type * as calls from '../contract/postulation.calls.ts';
import type { OfferSide } from '../rules/postulation-state.ts';
import { awardTrips, waitingOrders } from './award-trips.repository.ts';
import { awardEnded } from './opportunity.events.ts';
import { insertEvents, lockAny, updateState } from './opportunity.repository.ts';
import { opportunitySummary, postulationSummary } from './opportunity-summary.ts';
import {
  findPostulation,
  lockPostulation,
  type PostulationRecord,
  updatePostulation,
} from './postulation.repository.ts';
import { lockBoth, requireSide, viewPostulation } from './postulation-access.ts';

type Context = RequestContext<Actor>;

/** The orders that have not begun are cancelled; orders are locked before their opportunity, as everywhere. */
export async function giveBack(context: Context, id: string, reason: string) {
  const { trx, actor } = context;
  const seen = await findPostulation(trx, id);
  const ids =
    seen.state === 'accepted' && seen.applicant_company_id === actor.companyId ? await waitingOrders(trx, seen) : [];
  const orders = await lockOrders(trx, ids);
  const both = await lockBoth(context, id);
  requireSide(context, both, 'carrier');
  const waiting = orders.filter(({ status }) => status <= 1);
  if (both.postulation.state !== 'accepted' || waiting.length === 0) throw opportunityErrors.nothingToGiveBack();
  for (const order of waiting) await moveOrder(moverOf(context), order, 'cancel', { reason });
  await settleAward(trx, id, { by: 'carrier', userId: actor.userId, reason });
  return viewPostulation(context, id);
}

interface Ending {
  readonly by: OfferSide;
  readonly userId: string | null;
  readonly reason: string | null;
}

/**
 * What is left of an award after orders of it were cancelled or taken from the carrier, counted from the orders, so that
 * it may be done again. A place that is free again can be offered again.
 */
export async function settleAward(trx: Trx, postulationId: string, { by, userId, reason }: Ending): Promise<void> {
  await withPlatformScope(trx, async () => {
    const { opportunity_id } = await findPostulation(trx, postulationId);
    const opportunity = await lockAny(trx, opportunity_id);
    const before = await lockPostulation(trx, postulationId);
    const kept = (await awardTrips(trx, [before])).get(postulationId)?.kept ?? 0;
    if (before.state !== 'accepted' || kept >= before.accepted_trucks) return;
    await updatePostulation(trx, before, kept > 0 ? { accepted_trucks: kept } : { ...ended(by), reason });
    if (opportunity.ended_by === 'filled') await updateState(trx, opportunity, { ended_by: null });
    const details = { company: before.applicant_name, companyId: before.applicant_company_id };
    await insertEvents(trx, opportunity, [
      { type: by === 'carrier' ? 'givenBack' : 'awardCancelled', userId, reason, details },
    ]);
    const origin = {
      companyId: (by === 'carrier' && before.applicant_company_id) || before.company_id,
      actorId: userId,
    };
    await emit(trx, awardEnded, origin, {
      opportunity: await opportunitySummary(trx, opportunity),
      postulation: postulationSummary(before),
      by,
      reason,
    });
  });
}

const ended = (by: OfferSide) => ({ state: by === 'carrier' ? 'withdrawn' : 'rejected', accepted_trucks: 0 }) as const;

export async function rateShipper(
  context: Context,
  id: string,
  { stars, comment }: ParsedInput<typeof calls.rateShipper>['body'],
) {
  const { trx } = context;
  const both = await lockBoth(context, id);
  requireSide(context, both, 'carrier');
  if (!isRateable(both.postulation, (await awardTrips(trx, [both.postulation])).get(id)?.done))
    throw opportunityErrors.notRateable();
  await updatePostulation(trx, both.postulation, { shipper_stars: stars, shipper_comment: comment });
  return viewPostulation(context, id);
}

function isRateable({ state, shipper_stars }: PostulationRecord, isDone = false): boolean {
  return state === 'accepted' && isDone && shipper_stars === null;
}
