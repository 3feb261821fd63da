import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { allowedByRight, allowedByState } from '#areas/load-orders/contract/order-moves.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { deleteFile } from '#platform/files/attached-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { removeOrders } from './operation-orders.repository.ts';
import { type AccessibleOrder, lockVisibleOrders } from './order-access.ts';

type Context = RequestContext<Actor>;

/** Deletes all of them or none; an order's history goes with it, so the audit records who deleted it. */
export async function deleteOrders(context: Context, ids: readonly string[]) {
  const { trx, actor } = context;
  const visible = await lockVisibleOrders(context, ids);
  const problems = Object.fromEntries(
    ids.flatMap((id, at): [string, FieldProblem][] => {
      const problem = problemOf(actor, visible.get(id));
      return problem ? [[`loadingOrderIds.${at}`, problem]] : [];
    }),
  );
  if (Object.keys(problems).length > 0) throw orderErrors.deleteRefused({ fields: problems });
  for (const { order } of visible.values()) {
    const before = { code: order.code, origin: order.origin_city, destination: order.destination_city };
    await audit(trx, context, { action: 'loadingOrder.delete', entity: 'loadOrder', entityId: order.id, before });
  }
  const files = await removeOrders(trx, companyOf(actor), [...visible.keys()]);
  for (const file of new Set(files)) await deleteFile(trx, file);
  return { deleted: visible.size };
}

function problemOf(actor: Actor, found: AccessibleOrder | undefined): FieldProblem | undefined {
  if (!found) return { code: 'choice' };
  const { order, side } = found;
  const { kind, status } = order;
  if (!allowedByRight('remove', { kind, status, side }, actor.permissions)) return { code: 'notAllowed' };
  if (!allowedByState('remove', status)) return { code: 'wrongStatus' };
  // Its carrier was promised it: it is cancelled, and the carrier is notified.
  return order.opportunity_id === null ? undefined : { code: 'awardedOrder' };
}
