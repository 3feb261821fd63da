import { requestErrors } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type EventType, emit } from '#platform/jobs/events.ts';
import { opportunityErrors } from '../contract/opportunity.errors.ts';
import { POSTULATE, WRITE_OPPORTUNITIES } from '../contract/opportunity.permissions.ts';
import { mayStep, type PostulationStep } from '../rules/postulation-state.ts';
import { awardTrips } from './award-trips.repository.ts';
import { findOpportunity, lockVisible, type OpportunityRecord } from './opportunity.repository.ts';
import { maySeeOwn, seenApplications } from './opportunity-access.ts';
import { opportunitySummary, postulationSummary } from './opportunity-summary.ts';
import { presentPostulation } from './postulation.presenter.ts';
import { findPostulation, lockPostulation, offersOf, type PostulationRecord } from './postulation.repository.ts';

type Context = RequestContext<Actor>;

export interface Both {
  readonly opportunity: OpportunityRecord;
  readonly postulation: PostulationRecord;
}

export async function viewPostulation({ trx, actor }: Context, id: string) {
  const record = await findPostulation(trx, id);
  const opportunity = await findOpportunity(trx, record.opportunity_id);
  const [offers, trips] = [await offersOf(trx, [id]), await awardTrips(trx, [record])];
  return { postulation: presentPostulation(record, offers.get(id) ?? [], opportunity, actor, trips.get(id)) };
}

/** Of the own company's opportunities only those the person may read; of its own applications all, or the driver's. */
async function requireSeen(context: Context, record: PostulationRecord): Promise<void> {
  const { trx, actor } = context;
  const isSeen =
    record.company_id === actor.companyId
      ? maySeeOwn(actor, await findOpportunity(trx, record.opportunity_id))
      : (await seenApplications(context, [record])).length > 0;
  if (!isSeen) throw requestErrors.notFound();
}

export async function readPostulation(context: Context, id: string) {
  await requireSeen(context, await findPostulation(context.trx, id));
  return viewPostulation(context, id);
}

/** Both locked, the opportunity first, as every writer does. */
export async function lockBoth(context: Context, id: string): Promise<Both> {
  const { trx } = context;
  const seen = await findPostulation(trx, id);
  await requireSeen(context, seen);
  const opportunity = await lockVisible(trx, seen.opportunity_id);
  return { opportunity, postulation: await lockPostulation(trx, id) };
}

/** The side of the application that the actor's company is, with the right it takes. */
export function requireSide({ actor }: Context, { postulation }: Both, side: 'carrier' | 'shipper'): void {
  const own = side === 'carrier' ? postulation.applicant_company_id : postulation.company_id;
  if (own === null || own !== actor.companyId) throw requestErrors.notFound();
  if (!holds(actor.permissions, side === 'carrier' ? POSTULATE : WRITE_OPPORTUNITIES)) throw requestErrors.forbidden();
}

export function requireStep({ postulation }: Both, step: PostulationStep): void {
  if (!mayStep(postulation.state, step)) throw opportunityErrors.answered();
}

export function requirePublished({ now }: Pick<Context, 'now'>, { state, ends_at }: OpportunityRecord): void {
  if (state !== 'published' || ends_at === null || ends_at <= now) throw opportunityErrors.notPublished();
}

/** Emits an event about one application, as it is now. */
export async function announcePostulation<E extends EventType>(
  { trx, actor }: Context,
  event: E,
  both: Both,
  more: object = {},
): Promise<void> {
  await announceFrom(trx, { companyId: companyOf(actor), actorId: actor.userId }, event, both, more);
}

/** The same on behalf of somebody without an account. */
export async function announceFrom<E extends EventType>(
  trx: Trx,
  origin: { readonly companyId: string; readonly actorId: string | null },
  event: E,
  { opportunity, postulation }: Both,
  more: object = {},
): Promise<void> {
  const payload = {
    opportunity: await opportunitySummary(trx, opportunity),
    postulation: postulationSummary(await findPostulation(trx, postulation.id)),
  };
  await emit(trx, event, origin, { ...payload, ...more });
}
