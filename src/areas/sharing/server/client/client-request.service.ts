import { mayDo } from '#areas/load-orders/contract/order-moves.ts';
import {
  type AccessibleOrder,
  assignVehicle,
  clientContact,
  findOrder,
  insertEvents,
  lockAccessible,
  type OrderRecord,
  orderSummary,
  readAccessible,
  requireAction,
  truckIdByPlate,
  writeDates,
  wrongStatus,
} from '#areas/load-orders/server/index.ts';
import type { answerClientRequest, ClientRequest } from '#areas/sharing/contract/client-request.calls.ts';
import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import { actionOf, requestState, takesRequests } from '#areas/sharing/rules/client-request.ts';
import { countryOrDefault } from '#countries/country.ts';
import { plateKey } from '#countries/plate.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { showDay } from '#kernel/dates.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { runListeners } from '#platform/listeners.ts';
import { clientAnswered } from './client-request.event.ts';
import { findRequest, listRequests, type RequestRecord, writeAnswer } from './client-request.repository.ts';
import { truckNamed } from './web-form.hooks.ts';

type Context = RequestContext<Actor>;

/** Only the company that runs the order reads and answers what its client asks for. */
function requireOwn({ side }: AccessibleOrder): void {
  if (side !== 'own') throw requestErrors.forbidden();
}

export async function readRequests(context: Context, id: string) {
  const found = await readAccessible(context, id);
  requireOwn(found);
  const requests = await listRequests(context.trx, found.order);
  return { clientRequests: requests.map((request) => present(context, found, request)) };
}

/** The order is changed in the same transaction as the answer is stored: both happen, or neither. */
export async function answerRequest(
  context: Context,
  { id, requestId }: { readonly id: string; readonly requestId: string },
  { accept, answer }: ParsedInput<typeof answerClientRequest>['body'],
) {
  const { trx, actor, now } = context;
  const found = await lockAccessible(context, id);
  requireOwn(found);
  const { order } = found;
  const request = await findRequest(trx, order, requestId);
  if (!takesRequests(order.status)) throw wrongStatus(order);
  requireAction(actor, found, actionOf(request.kind, order.status));
  if (request.state !== 'pending') throw linkErrors.requestAnswered();
  const assigned = accept && (await apply(context, order, request));
  const state = accept ? 'accepted' : 'refused';
  await writeAnswer(trx, request.id, { state, answer, userId: actor.userId, at: now });
  const { kind, plate, driver } = request;
  if (kind === 'reassignment' && !accept) {
    await runListeners(context, truckNamed, { orderId: order.id, plate: null, driver: null });
  }
  const entry = { companyId: order.company_id, orderId: order.id, userId: actor.userId, reason: answer };
  const details = kind === 'schedule' ? { to: wantedDate(request) } : { plate, driver };
  await insertEvents(trx, [{ ...entry, type: `${kind}${accept ? 'Accepted' : 'Refused'}`, details }]);
  const origin = { companyId: companyOf(actor), actorId: actor.userId };
  const said = { kind, accepted: accept, answer: answer ?? '', date: wantedDate(request) };
  const about = { order: await orderSummary(trx, order), client: clientContact(order) };
  await emit(trx, clientAnswered, origin, { ...about, ...said });
  const after = { ...found, order: await findOrder(trx, id) };
  return { clientRequest: present(context, after, await findRequest(trx, order, requestId)), assigned };
}

/** Whether the order got another truck. A truck that is not ours, or that a carrier chooses, is only noted. */
async function apply(context: Context, order: OrderRecord, request: RequestRecord): Promise<boolean> {
  const { kind, loading_date, loading_hour, plate, comment } = request;
  if (kind === 'schedule') {
    const dates = { loadingDate: loading_date, loadingDateHour: loading_hour?.slice(0, 5) ?? null };
    // The client gets the answer to the proposal, so not another mail about the date.
    await writeDates(context, order, dates, { mailsClient: false });
    return false;
  }
  if (!plate || order.carrier_id) return false;
  const { trx, actor } = context;
  const named = { country: countryOrDefault(actor.country).code, plate: plateKey(plate) };
  const transportUnitId = await truckIdByPlate(trx, companyOf(actor), named);
  if (!transportUnitId || transportUnitId === order.truck_id) return false;
  await assignVehicle(context, order, { transportUnitId }, comment);
  return true;
}

const wantedDate = ({ loading_date, loading_hour }: RequestRecord): string =>
  loading_date ? [showDay(loading_date), loading_hour?.slice(0, 5)].filter(Boolean).join(' ') : '';

function present({ actor }: Context, { order, side }: AccessibleOrder, request: RequestRecord): ClientRequest {
  const { kind, status } = order;
  const isAllowed = mayDo(actionOf(request.kind, status), { kind, status, side }, actor.permissions);
  const state = requestState(request.state, status);
  return {
    _id: request.id,
    kind: request.kind,
    state,
    askedBy: request.asked_by,
    askedAt: request.asked_at.toISOString(),
    comment: request.comment,
    loadingDate: request.loading_date,
    loadingHour: request.loading_hour?.slice(0, 5) ?? null,
    driver: request.driver,
    plate: request.plate,
    answer: request.answer,
    answeredBy: request.answered_by_name,
    answeredAt: request.answered_at?.toISOString() ?? null,
    open: state === 'pending' && isAllowed,
  };
}
