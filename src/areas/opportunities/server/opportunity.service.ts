import { isDeepStrictEqual } from 'node:util';
import { nextCodes } from '#areas/operations/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { AppError, type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import type * as calls from '../contract/opportunity.calls.ts';
import { opportunityErrors } from '../contract/opportunity.errors.ts';
import type { OpportunityInput } from '../contract/opportunity-input.shapes.ts';
import { mayChange } from '../rules/opportunity-state.ts';
import { CONFIRMED_COLUMNS, endOf } from '../rules/opportunity-terms.ts';
import { opportunityChanged } from './opportunity.events.ts';
import { presentOwn } from './opportunity.presenter.ts';
import {
  findOpportunity,
  insertEvents,
  insertOpportunity,
  type OpportunityRecord,
  readEvents,
  updateState,
  updateValues,
} from './opportunity.repository.ts';
import { lockSeen, readOwn, seesPrices } from './opportunity-access.ts';
import { auditOf, type OpportunityValues } from './opportunity-columns.ts';
import { cancel, end, publish, reoffer, type Stepper, termsOf, unpublish } from './opportunity-steps.ts';
import { opportunitySummary, postulationSummary } from './opportunity-summary.ts';
import { lockPending, markChanged } from './postulation.repository.ts';
import { readOpportunity } from './read-opportunity.ts';
import { type NewReader, writeReaders } from './reader.repository.ts';

type Context = RequestContext<Actor>;

export const stepperOf = ({ trx, now, actor }: Pick<Context, 'trx' | 'now' | 'actor'>): Stepper => ({
  trx,
  now,
  timeZone: actor.timeZone,
  userId: actor.userId,
});

async function view(context: Context, id: string) {
  return { opportunity: await presentOwn(context, await findOpportunity(context.trx, id)) };
}

export async function readOpportunityView(context: Context, id: string) {
  return { opportunity: await presentOwn(context, await readOwn(context, id)) };
}

export async function createOpportunity(context: Context, form: OpportunityInput) {
  const { trx, actor } = context;
  const company_id = companyOf(actor);
  const { values, readers } = await readOpportunity(context, form, null);
  const [code] = await nextCodes(trx, company_id, 'opportunity');
  const id = createId();
  await insertOpportunity(trx, { ...values, id, company_id, code: code!, created_by: actor.userId });
  const record = await findOpportunity(trx, id);
  await writeReaders(trx, record, readers, 'asked');
  await insertEvents(trx, record, [{ type: 'created', userId: actor.userId }]);
  await recordAudit(context, 'create', record, null, values);
  return view(context, id);
}

export async function updateOpportunity(
  context: Context,
  id: string,
  { version, ...form }: ParsedInput<typeof calls.updateOpportunity>['body'],
) {
  const { trx, actor } = context;
  const before = await lockSeen(context, id);
  if (before.version !== version) throw requestErrors.staleVersion();
  if (!mayChange(before.state)) throw opportunityErrors.wrongState();
  const { values: said, readers } = await readOpportunity(context, form, before);
  // Who does not see the price cannot change it, and does not empty it by saving the rest.
  const values = seesPrices(actor) ? said : { ...said, freight: before.freight, freight_type: before.freight_type };
  if (values.quantity < before.accepted) {
    const params = { count: before.accepted };
    throw opportunityErrors.belowAccepted({ params, fields: { quantityTransportUnit: { code: 'min', params } } });
  }
  await updateValues(trx, before, values);
  const after = await findOpportunity(trx, id);
  await insertEvents(trx, after, [{ type: 'updated', userId: actor.userId }]);
  await recordAudit(context, 'update', after, before, values);
  if (after.state === 'published') await followChange(context, before, after, readers);
  else await writeReaders(trx, after, readers, 'asked');
  return view(context, id);
}

/** A published one changed: its end, whom it is offered to, and what its applicants must confirm follow. */
async function followChange(
  context: Context,
  before: OpportunityRecord,
  after: OpportunityRecord,
  readers: readonly NewReader[],
): Promise<void> {
  const { trx, actor, now } = context;
  const endsAt = endOf(termsOf(after), after.published_at ?? now, actor.timeZone);
  if (endsAt <= now) throw opportunityErrors.over({ fields: { deadline: { code: 'past' } } });
  if (endsAt.getTime() !== after.ends_at?.getTime()) await updateState(trx, after, { ends_at: endsAt });
  await reoffer(stepperOf(context), before, after, readers);
  if (CONFIRMED_COLUMNS.some((column) => !isDeepStrictEqual(before[column], after[column]))) {
    const pending = await lockPending(trx, after.id);
    await markChanged(trx, after.id);
    const origin = { companyId: after.company_id, actorId: actor.userId };
    const opportunity = await opportunitySummary(trx, after);
    if (pending.length > 0)
      await emit(trx, opportunityChanged, origin, { opportunity, postulations: pending.map(postulationSummary) });
  }
  if (after.accepted >= after.quantity) await end(stepperOf(context), after, 'filled');
}

export async function publishOpportunity(context: Context, id: string) {
  const record = await lockSeen(context, id);
  await publish(stepperOf(context), record);
  return view(context, id);
}

export async function unpublishOpportunity(context: Context, id: string) {
  const record = await lockSeen(context, id);
  await unpublish(stepperOf(context), record);
  return view(context, id);
}

export async function cancelOpportunity(context: Context, id: string, reason: string) {
  const record = await lockSeen(context, id);
  await cancel(stepperOf(context), record, reason);
  return view(context, id);
}

/** All of them or none; the fields name those that cannot be. */
export async function changeOpportunities(
  context: Context,
  { ids, action, reason = '' }: ParsedInput<typeof calls.changeOpportunities>['body'],
) {
  const wanted = [...new Set(ids)].sort();
  const fields: Record<string, FieldProblem> = {};
  const steps = {
    publish: (record: OpportunityRecord) => publish(stepperOf(context), record),
    unpublish: (record: OpportunityRecord) => unpublish(stepperOf(context), record),
    cancel: (record: OpportunityRecord) => cancel(stepperOf(context), record, reason),
  };
  for (const id of wanted) {
    const record = await lockSeen(context, id);
    await steps[action](record).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      fields[`ids.${ids.indexOf(id)}`] = { code: error.code.split('.')[1] ?? 'invalid' };
    });
  }
  if (Object.keys(fields).length > 0) throw opportunityErrors.manyRefused({ fields });
  return { changed: wanted.length };
}

export async function readTimeline(
  context: Context,
  id: string,
  query: ParsedInput<typeof calls.readOpportunityTimeline>['query'],
) {
  const record = await readOwn(context, id);
  const { entries, total } = await readEvents(context.trx, record.id, query);
  const isPriced = seesPrices(context.actor);
  return {
    entries: entries.map(({ id: _id, at, type, reason, userName, details }) => {
      const { price, ...rest } = details as Record<string, unknown>;
      return {
        _id,
        at: at.toISOString(),
        type,
        reason,
        userName,
        details: isPriced && price ? { ...rest, price } : rest,
      };
    }),
    totalPage: Math.ceil(total / query.size),
    totalRegistry: total,
  };
}

async function recordAudit(
  context: Context,
  action: 'create' | 'update',
  { id }: OpportunityRecord,
  before: OpportunityRecord | null,
  after: OpportunityValues,
) {
  await audit(context.trx, context, {
    action: `opportunities.${action}`,
    entity: 'opportunity',
    entityId: id,
    before: before && auditOf(before),
    after: auditOf(after),
  });
}
