import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { allowedByRight, allowedByState } from '#areas/load-orders/contract/order-moves.ts';
import type { ManyAction, ManyChanges, UpdateManyInput } from '#areas/load-orders/contract/order-update-many.calls.ts';
import { AppError, type FieldProblem } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { differenceBetween } from '#platform/audit/changes.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { requireCarrier, writeCarrier } from '../assign/assign.service.ts';
import { ordersChanged } from '../order.events.ts';
import type { OrderRecord } from '../order.repository.ts';
import { fieldsOfStops, writeChange } from '../order.service.ts';
import { auditOf, columnsOf, type OrderValues, valuesOf } from '../order-columns.ts';
import { newestOf } from '../plan/newest-path.ts';
import { readOrderForm } from '../read-order-form.ts';
import { datesProblems, writeDates } from './edit-order.ts';
import { moveOrders, moverOf } from './move-order.ts';
import { type AccessibleOrder, lockVisibleOrders } from './order-access.ts';
import { presentOrderState } from './order-state.presenter.ts';

type Context = RequestContext<Actor>;
type Problems = Readonly<Record<string, FieldProblem>>;

/** An act on many orders: what speaks against it for one of them, and how it is done to all. */
interface Act {
  readonly judge: (order: OrderRecord) => Promise<Problems> | Problems;
  readonly write: (orders: readonly OrderRecord[]) => Promise<readonly OrderRecord[]>;
}

/** Checks every row before the first is written, so that the reply names all rows that are refused. */
export async function updateMany(context: Context, input: UpdateManyInput) {
  const { loadingOrders: rows, action } = input;
  const found = await lockVisibleOrders(
    context,
    rows.map(({ loadingOrderId }) => loadingOrderId),
  );
  const act = await actOf(context, input);
  const seen = new Set<string>();
  const fields: Record<string, FieldProblem> = {};
  const orders: OrderRecord[] = [];
  for (const [at, { loadingOrderId, version }] of rows.entries()) {
    const one = found.get(loadingOrderId);
    const problem = rowProblem(context.actor, action, one, { version, isAgain: seen.has(loadingOrderId) });
    seen.add(loadingOrderId);
    if (problem || !one) {
      fields[`loadingOrders.${at}`] = problem!;
      continue;
    }
    const wrong = Object.entries(await act.judge(one.order));
    for (const [field, reason] of wrong) fields[`loadingOrders.${at}.${field}`] = reason;
    orders.push(one.order);
  }
  if (Object.keys(fields).length > 0) throw orderErrors.updateRefused({ fields });
  return { loadingOrders: (await act.write(orders)).map(presentOrderState) };
}

interface Named {
  readonly version: number | undefined;
  readonly isAgain: boolean;
}

function rowProblem(
  actor: Actor,
  action: ManyAction,
  found: AccessibleOrder | undefined,
  { version, isAgain }: Named,
): FieldProblem | undefined {
  if (!found) return { code: 'choice' };
  if (isAgain) return { code: 'namedTwice' };
  const { order, side } = found;
  const { kind, status } = order;
  if (!allowedByRight(action, { kind, status, side }, actor.permissions)) return { code: 'notAllowed' };
  if (!allowedByState(action, status)) return { code: 'wrongStatus' };
  return version !== undefined && version !== order.version ? { code: 'changedSince' } : undefined;
}

async function actOf(context: Context, input: UpdateManyInput): Promise<Act> {
  switch (input.action) {
    case 'update':
      return changing(context, input.changes);
    case 'editDates':
      return {
        judge: (order) => datesProblems({ ...order, ...columnsOf({ dates: input.dates }) }),
        write: inTurn((order) => writeDates(context, order, input.dates)),
      };
    case 'assignCarrier': {
      const { transportCompanyId: id } = input;
      const partner = id === null ? null : await requireCarrier(context, id);
      return { judge: () => ({}), write: inTurn((order) => writeCarrier(context, order, partner)) };
    }
    case 'cancel':
      return { judge: () => ({}), write: (orders) => cancelAll(context, orders, input.reason) };
  }
}

const inTurn = (write: (order: OrderRecord) => Promise<OrderRecord>) => async (orders: readonly OrderRecord[]) => {
  const after: OrderRecord[] = [];
  for (const order of orders) after.push(await write(order));
  return after;
};

/** The form of a single order, read against the values of each. */
function changing(context: Context, { newestPath, ...changes }: ManyChanges): Act {
  const readings = new Map<string, OrderValues>();
  return {
    judge: async (order) => {
      const ofStops = fieldsOfStops(order, changes);
      if (Object.keys(ofStops).length > 0) return ofStops;
      try {
        const values = await readOrderForm(context, changes, { values: valuesOf(order), isNew: false });
        const newest = newestPath ? await newestOf(context.trx, values) : { changed: {} };
        if ('problems' in newest) return newest.problems;
        readings.set(order.id, { ...values, ...newest.changed });
        return {};
      } catch (error) {
        if (error instanceof AppError && error.fields) return error.fields;
        throw error;
      }
    },
    write: inTurn(async (order) => {
      const values = readings.get(order.id)!;
      const { changes: changed, differs } = differenceBetween(auditOf(order), auditOf(values));
      return differs ? writeChange(context, order, values, Object.keys(changed)) : order;
    }),
  };
}

/** The own company gets one notification for all of them. */
async function cancelAll(context: Context, orders: readonly OrderRecord[], reason: string) {
  const { trx, actor } = context;
  const amongMany = orders.length > 1;
  const cancelled = await moveOrders(moverOf(context), orders, 'cancel', () => ({ reason, amongMany }));
  const companyId = companyOf(actor);
  const { kind } = orders[0]!;
  const origin = { companyId, actorId: actor.userId };
  if (amongMany) await emit(trx, ordersChanged, origin, { companyId, kind, count: orders.length });
  return cancelled;
}
