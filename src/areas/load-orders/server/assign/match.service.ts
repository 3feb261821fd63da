import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import type { matchAssignments } from '#areas/load-orders/contract/order-assign.calls.ts';
import { allowedByRight, allowedByState } from '#areas/load-orders/contract/order-moves.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import type { AppError, FieldProblem } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { moverOf } from '../moves/move-order.ts';
import { type AccessibleOrder, lockVisibleOrders } from '../moves/order-access.ts';
import { presentOrderState } from '../moves/order-state.presenter.ts';
import { ordersChanged } from '../order.events.ts';
import { writeAssignment } from './assign-vehicle.ts';
import { type CandidateRecord, findCandidates, lockFleet } from './candidate.repository.ts';
import { refusalOf } from './judge-candidate.ts';
import { strangerTo } from './truck-owner.ts';

type Context = RequestContext<Actor>;
type Row = ParsedInput<typeof matchAssignments>['body']['assignments'][number];

/** Checks every row before the first is written, so that the reply names all rows that are refused. */
export async function matchMany(context: Context, rows: readonly Row[]) {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const visible = await lockVisibleOrders(
    context,
    rows.map(({ loadingOrderId }) => loadingOrderId),
  );
  const wanted = rows.map(({ transportUnitId, truckerId = null }) => ({
    truckId: transportUnitId,
    driverId: truckerId,
  }));
  await lockFleet(trx, companyId, wanted);
  const taken = new Set<string>();
  const problems: Record<string, FieldProblem> = {};
  const pairs: { readonly found: AccessibleOrder; readonly candidate: CandidateRecord }[] = [];
  for (const [at, row] of rows.entries()) {
    const found = visible.get(row.loadingOrderId);
    const [candidate] = await findCandidates(trx, companyId, [wanted[at]!]);
    const problem = twice(row, candidate, taken) ?? (await problemOf(context, found, candidate));
    if (problem) problems[`assignments.${at}`] = problem;
    else if (found && candidate) pairs.push({ found, candidate });
  }
  if (Object.keys(problems).length > 0) throw orderErrors.matchRefused({ fields: problems });
  const states = [];
  for (const { found, candidate } of pairs) {
    states.push(presentOrderState((await writeAssignment(context, moverOf(context), found.order, candidate)).order));
  }
  const origin = { companyId, actorId: actor.userId };
  const { kind } = pairs[0]!.found.order;
  if (pairs.length > 1) await emit(trx, ordersChanged, origin, { companyId, kind, count: pairs.length });
  return { loadingOrders: states };
}

/** An order, a truck or a driver that two rows name. */
function twice(row: Row, candidate: CandidateRecord | undefined, taken: Set<string>): FieldProblem | undefined {
  const trailers = candidate?.trailers.map(({ id }) => id) ?? [];
  const named = [row.loadingOrderId, row.transportUnitId, candidate?.driver?.id, ...trailers].filter(
    Boolean,
  ) as string[];
  const again = named.some((id) => taken.has(id));
  for (const id of named) taken.add(id);
  return again ? { code: 'namedTwice' } : undefined;
}

async function problemOf(
  context: Context,
  found: AccessibleOrder | undefined,
  candidate: CandidateRecord | undefined,
): Promise<FieldProblem | undefined> {
  if (!found || !candidate) return { code: 'choice' };
  const { order, side } = found;
  const { kind, status } = order;
  if (!allowedByRight('assign', { kind, status, side }, context.actor.permissions)) return { code: 'notAllowed' };
  if (!allowedByState('assign', status)) return { code: 'wrongStatus' };
  const stranger = await strangerTo(context.trx, order, candidate.companyId);
  if (stranger) return { code: stranger };
  const refusal = await refusalOf(context, candidate, order.vehicle_type);
  return refusal && asProblem(refusal);
}

const CODES: Readonly<Record<string, string>> = { 'documents.expired': 'documentsExpired' };

/** The error `loadOrders.truckBusy` is shown beside a row as `truckBusy`. */
function asProblem({ code, params }: AppError): FieldProblem {
  return { code: CODES[code] ?? code.slice(code.indexOf('.') + 1), params };
}
