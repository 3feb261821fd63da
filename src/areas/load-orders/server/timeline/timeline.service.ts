import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { AUTOMATIC_KM, type NoTruckCause } from '#areas/load-orders/rules/automatic-assignment.ts';
import type { OrderSide } from '#areas/load-orders/rules/order-side.ts';
import { requestErrors } from '#kernel/errors.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { type Actor, requirePermission } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type AccessibleOrder, lockAccessible, readAccessible } from '../moves/order-access.ts';
import { auditOrder } from '../order-audit.ts';
import { type CommentRecord, findComments, findEvents, insertComment } from './timeline.repository.ts';

type Context = RequestContext<Actor>;

interface Page {
  readonly page: number;
  readonly size: number;
}

export async function readTimeline(context: Context, id: string, page: Page) {
  const { order, side } = await readAccessible(context, id);
  const { rows, count } = await findEvents(context.trx, order, page);
  return {
    entries: rows.map(({ id: _id, at, type, status, reason, userName, details }) => ({
      _id,
      at: at.toISOString(),
      type,
      status,
      reason,
      userName,
      details: withExplanation(context, side, details as Record<string, unknown>),
    })),
    ...totals(count, page),
  };
}

/** What an automatic assignment did or why it did nothing, in the reader's language. */
function withExplanation({ services, language }: Context, side: OrderSide, details: Readonly<Record<string, unknown>>) {
  const { automatic, cause, plate, reason, ...rest } = details as StoredDetails;
  const say = (name: string, words = {}) =>
    services.translate(language, dynamicKey('loadOrders.automatic', name), words);
  if (automatic) return { ...rest, plate, explanation: say('assigned') };
  if (!cause) return details;
  const because = (code: string, order: string) =>
    services.translate(language, dynamicKey('loadOrders.reasons', code), { order });
  // The company's other trucks and orders are its own business.
  const closest =
    side === 'own' && plate && reason
      ? [say('closest', { plate, reason: because(reason.code, reason.loadingOrderCode ?? '') })]
      : [];
  return { ...rest, explanation: [say(cause, { km: AUTOMATIC_KM }), ...closest].join(' ') };
}

/** What `assign-automatically` stores among the details of its entries. */
interface StoredDetails extends Record<string, unknown> {
  readonly automatic?: true;
  readonly cause?: NoTruckCause;
  readonly plate?: string;
  readonly reason?: { readonly code: string; readonly loadingOrderCode: string | null };
}

export async function readComments(context: Context, id: string, page: Page) {
  const found = await readAccessible(context, id);
  requireOwn(found);
  const { rows, count } = await findComments(context.trx, found.order, page);
  return { comments: rows.map(presentComment), ...totals(count, page) };
}

export async function addComment(context: Context, id: string, text: string) {
  const { trx, actor } = context;
  const found = await lockAccessible(context, id);
  requireOwn(found);
  requirePermission(actor, ORDER_RIGHTS[found.order.kind].write);
  const comment = await insertComment(trx, found.order, text, actor.userId);
  await auditOrder(context, 'addComment', found.order, { before: null, after: { comment: text } });
  return { comment: presentComment({ ...comment, userName: `${actor.firstName} ${actor.lastName}` }) };
}

/** Comments are internal to the company: neither the driver nor the client or the carrier reads them. */
function requireOwn({ side }: AccessibleOrder): void {
  if (side !== 'own') throw requestErrors.forbidden();
}

function presentComment({ id: _id, text, userName, created_at }: CommentRecord) {
  return { _id, text, userName, createdAt: created_at.toISOString() };
}

function totals(count: number, { size }: Page) {
  return { totalPage: Math.ceil(count / size), totalRegistry: count };
}
