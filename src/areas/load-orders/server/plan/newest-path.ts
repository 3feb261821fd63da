import type { renewPath } from '#areas/load-orders/contract/order-plan.calls.ts';
import { usablePath } from '#areas/routes/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { editOrder } from '../moves/edit-order.ts';
import { lockFor } from '../moves/order-access.ts';
import { presentOrderState } from '../moves/order-state.presenter.ts';
import type { OrderValues } from '../order-columns.ts';
import { findPlan } from './plan.repository.ts';
import { planOn } from './read-plan.ts';

type Context = RequestContext<Actor>;
type Newest = { readonly changed: Partial<OrderValues> } | { readonly problems: { routeGeofence: FieldProblem } };

/** The columns of the newest version of an order's path; none where it has that version already. */
export async function newestOf(trx: Trx, values: OrderValues): Promise<Newest> {
  if (values.path_id === null) return { problems: { routeGeofence: { code: 'noPath' } } };
  const path = await usablePath(trx, values.path_id);
  if (!path) return { problems: { routeGeofence: { code: 'pathArchived' } } };
  return { changed: path.version_id === values.path_version_id ? {} : await planOn(trx, path, {}, values) };
}

export async function takeNewestPath(context: Context, id: string, { version }: ParsedInput<typeof renewPath>['body']) {
  const { trx } = context;
  const { order } = await lockFor(context, id, 'update');
  if (order.version !== version) throw requestErrors.staleVersion();
  const newest = await newestOf(trx, order);
  if ('problems' in newest) throw requestErrors.invalid({ fields: newest.problems });
  const before = await findPlan(trx, order.path_version_id);
  const after = await findPlan(trx, newest.changed.path_version_id ?? null);
  const details = { name: `${after?.route_name} · ${after?.path_name}`, from: before?.number, to: after?.number };
  const changed = await editOrder(context, order, newest.changed, {
    action: 'newestPath',
    type: 'pathRenewed',
    details,
  });
  return { loadingOrder: presentOrderState(changed) };
}
