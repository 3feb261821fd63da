import type * as calls from '#areas/load-orders/contract/order.calls.ts';
import type { OrdersMade } from '#areas/load-orders/contract/order.calls.ts';
import type { AssignmentInput, NewOrderInput } from '#areas/load-orders/contract/order-input.shapes.ts';
import { type StopDetails, splitStops, stopProblems, summaryOfStops } from '#areas/load-orders/rules/multipoint.ts';
import type { OrderMode } from '#areas/load-orders/rules/order-kind.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { runListeners } from '#platform/listeners.ts';
import { assignAutomatically, mayLoadSoon } from './assign/assign-automatically.ts';
import { assignVehicle } from './assign/assign-vehicle.ts';
import { createOrders, idsOf } from './create-orders.ts';
import { lockFor } from './moves/order-access.ts';
import { blankForm, type OrderPlan, planOperation } from './new-operation.ts';
import { timesChosen } from './order.hooks.ts';
import { findOrder } from './order.repository.ts';
import { viewOf } from './order.service.ts';
import type { OrderValues } from './order-columns.ts';
import { attachOrderFile } from './order-document.service.ts';
import { stopOf, stopWarehouses } from './order-stop.service.ts';
import { readOrderForm } from './read-order-form.ts';

type Context = RequestContext<Actor>;

export async function createOrder(context: Context, form: ParsedInput<typeof calls.createOrder>['body']) {
  const [made] = (await create(context, form, 'normal', 1)).loadingOrders;
  return viewOf(context, made!._id);
}

export async function createExpress(
  context: Context,
  { assignment, ...form }: ParsedInput<typeof calls.createExpress>['body'],
) {
  const created = await create(context, form, 'express', 1);
  const [made] = created.loadingOrders;
  await assignNew(context, made!._id, assignment);
  await bookTimes(context, created, form.holdKeys);
  return viewOf(context, made!._id);
}

/** Checks permission and status like any assignment: without the permission to assign there is no express order. */
export async function assignNew(context: Context, id: string, { transportUnitId, userId }: AssignmentInput) {
  const { order } = await lockFor(context, id, 'assign');
  await assignVehicle(context, order, { transportUnitId, ...(userId ? { truckerId: userId } : {}) });
}

export async function createMultiple(
  context: Context,
  { numLoadingOrders, ...form }: ParsedInput<typeof calls.createMultiple>['body'],
): Promise<OrdersMade> {
  return create(context, form, 'normal', numLoadingOrders);
}

async function create(context: Context, form: NewOrderInput, mode: OrderMode, count: number): Promise<OrdersMade> {
  const { documents, operation, dispatchType, holdKeys, ...said } = form;
  const plan = await planOperation(context, 'normal', { operation, dispatchType });
  const reading = await readOrderForm(context, said, blankForm(plan, form));
  return make(
    context,
    { plan, mode, documents, holdKeys, takesTruck: mode === 'express' },
    Array.from({ length: count }, () => reading),
  );
}

/** Several equal orders with different dates. */
export async function createProgram(
  context: Context,
  { programs, documents, operation, dispatchType, holdKeys, ...form }: ParsedInput<typeof calls.createProgram>['body'],
): Promise<OrdersMade> {
  const plan = await planOperation(context, 'normal', { operation, dispatchType });
  const readings: OrderValues[] = [];
  for (const [index, dates] of programs.entries()) {
    const reading = readOrderForm(context, { ...form, dates }, blankForm(plan, form));
    readings.push(await reading.catch(elsewhere('dates', `programs.${index}`)));
  }
  return make(context, { plan, mode: 'normal', documents, holdKeys }, readings);
}

/** Reports a problem with one set of dates at that set's place in the request. */
const elsewhere = (from: string, to: string) => (error: unknown) => {
  const fields = (error as { fields?: Readonly<Record<string, { readonly code: string }>> }).fields;
  if (!fields) throw error;
  const moved = Object.entries(fields).map(([path, problem]) => [
    path.startsWith(`${from}.`) ? `${to}${path.slice(from.length)}` : path,
    problem,
  ]);
  throw requestErrors.invalid({ cause: error, fields: Object.fromEntries(moved) });
};

export async function createMultipoint(
  context: Context,
  { stops, split, documents, assignment, holdKeys, ...choice }: ParsedInput<typeof calls.createMultipoint>['body'],
): Promise<OrdersMade> {
  const { operation, dispatchType, ...form } = choice;
  const fields = { ...stopProblems(stops), ...(await stopWarehouses(context, stops)) };
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  const plan = await planOperation(context, 'normal', { operation, dispatchType });
  const ways = splitStops(await Promise.all(stops.map((stop) => stopOf(context.trx, stop))), split);
  // A truck has one open trip.
  if (assignment && ways.length > 1) throw requestErrors.invalid({ fields: { split: { code: 'notAllowed' } } });
  const readings: OrderValues[] = [];
  for (const way of ways) {
    const { orderCodes, ...summary } = summaryOfStops(way);
    const codes = orderCodes.length > 0 ? { orderCodes } : {};
    readings.push(await readOrderForm(context, { ...form, ...summary, ...codes }, blankForm(plan, summary)));
  }
  const making = { plan, mode: 'normal' as const, documents, holdKeys, ways, takesTruck: !!assignment };
  const made = await make(context, making, readings);
  if (!assignment) return made;
  await assignNew(context, made.loadingOrders[0]!._id, assignment);
  await bookTimes(context, made, holdKeys);
  return made;
}

/** After the truck is known: another type of truck takes longer. */
async function bookTimes(context: Context, made: OrdersMade, holdKeys: NewOrderInput['holdKeys'] = []): Promise<void> {
  if (holdKeys.length === 0) return;
  const [first, ...others] = idsOf(made);
  if (others.length > 0) throw requestErrors.invalid({ fields: { holdKeys: { code: 'notAllowed' } } });
  const { trx, actor, now } = context;
  await runListeners(context, timesChosen, { actor, now, order: await findOrder(trx, first!), holdKeys });
}

interface Making {
  readonly plan: OrderPlan;
  readonly mode: OrderMode;
  readonly documents: NewOrderInput['documents'];
  readonly holdKeys: NewOrderInput['holdKeys'];
  /** Somebody chose a truck already. */
  readonly takesTruck?: boolean;
  readonly ways?: ReturnType<typeof splitStops<StopDetails>>;
}

async function make(
  context: Context,
  { plan, mode, documents = [], holdKeys, ways, takesTruck = false }: Making,
  readings: readonly OrderValues[],
): Promise<OrdersMade> {
  const kind = ways ? 'multipoint' : 'normal';
  const orders = readings.map((values, index) => ({ values, stops: ways?.[index] ?? [] }));
  const made = await createOrders(context, { plan, kind, mode }, orders);
  if (documents.length > 0) {
    const first = await findOrder(context.trx, made.loadingOrders[0]!._id);
    for (const [index, document] of documents.entries()) {
      await attachOrderFile(context, first, document, `documents.${index}.fileId`);
    }
  }
  if (takesTruck) return made;
  await bookTimes(context, made, holdKeys);
  if (readings.some((values) => mayLoadSoon(values.loading_date, context.now))) {
    await assignAutomatically(context, idsOf(made));
  }
  return made;
}
