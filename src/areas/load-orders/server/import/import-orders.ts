import { type RowOutcome as ImportOutcome, outcomeOf, refusedAt } from '#areas/imports/server/index.ts';
import { EDIT_DATES } from '#areas/load-orders/contract/order.permissions.ts';
import type { OrderForm } from '#areas/load-orders/contract/order-input.shapes.ts';
import { allowedByState } from '#areas/load-orders/contract/order-moves.ts';
import { assignmentNumber, readProperties } from '#areas/load-orders/rules/property-value.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { differenceBetween } from '#platform/audit/changes.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { assignAutomatically } from '../assign/assign-automatically.ts';
import { createOrders, idsOf } from '../create-orders.ts';
import { blankForm, type OrderPlan } from '../new-operation.ts';
import { findOrder, type OrderRecord } from '../order.repository.ts';
import { changeOrder } from '../order.service.ts';
import { auditOf, columnsOf, valuesOf } from '../order-columns.ts';
import { propertiesOf } from '../order-property.repository.ts';
import { readOrderForm } from '../read-order-form.ts';
import { findKnownOrders } from './known-order.repository.ts';

type Context = RequestContext<Actor>;

/** An order of a spreadsheet, identified by its assignment number or else by its order code. */
export interface ImportedOrder extends OrderForm {
  readonly origin: Place;
  readonly destination: Place;
}

const NEW_OPERATION: OrderPlan = { kind: 'normal', operation: null };

/** The outcome of each order without writing anything: insert, update or its problems. */
export async function judgeOrders(context: Context, orders: readonly ImportedOrder[]): Promise<ImportOutcome[]> {
  const twins = await twinsOf(context, orders);
  const outcomes: ImportOutcome[] = [];
  for (const [index, order] of orders.entries()) outcomes.push(await judge(context, order, twins[index]!));
  return outcomes;
}

async function judge(context: Context, order: ImportedOrder, { key, found }: Twins): Promise<ImportOutcome> {
  if (!key) return refusedAt('orderCode', 'required');
  const [twin, another] = found;
  if (!twin) return outcomeOf('insert', () => readOrderForm(context, order, blankForm(NEW_OPERATION, order)));
  if (another || !allowedByState('update', twin.status)) return refusedAt(key, 'alreadyRegistered');
  if (!mayDate(context, order, twin)) return refusedAt('dates.loadingDate', 'notAllowed');
  return outcomeOf('update', () => readOrderForm(context, order, { values: valuesOf(twin), isNew: false }));
}

/** Without the permission to edit dates, a line may only repeat the stored ones. */
function mayDate({ actor }: Context, { dates }: ImportedOrder, twin: OrderRecord): boolean {
  if (holds(actor.permissions, EDIT_DATES)) return true;
  return !differenceBetween(auditOf(twin), auditOf({ ...twin, ...columnsOf({ dates }) })).differs;
}

/** Creates new orders, each in an operation of its own, and updates the others. */
export async function importOrders(context: Context, orders: readonly ImportedOrder[]): Promise<void> {
  const twins = await twinsOf(context, orders);
  for (const [index, order] of orders.entries()) {
    const twin = twins[index]!.found[0];
    if (twin) await changeOrder(context, twin.id, { ...order, version: twin.version });
    else await make(context, order);
  }
}

async function make(context: Context, order: ImportedOrder): Promise<void> {
  const values = await readOrderForm(context, order, blankForm(NEW_OPERATION, order));
  const full = [{ values, stops: [] }];
  const made = await createOrders(context, { plan: NEW_OPERATION, kind: 'normal', mode: 'uploader' }, full);
  await assignAutomatically(context, idsOf(made));
}

interface Twins {
  /** The field that identifies the order. */
  readonly key: 'assignmentNumber' | 'orderCode' | undefined;
  readonly found: readonly OrderRecord[];
}

async function twinsOf({ trx, actor }: Context, orders: readonly ImportedOrder[]): Promise<Twins[]> {
  const companyId = companyOf(actor);
  const definitions = await propertiesOf(trx, companyId);
  const names = orders.map(({ propertiesOc, orderCodes = [] }) => {
    const given = Array.isArray(propertiesOc) ? {} : (propertiesOc ?? {});
    const { values } = readProperties(definitions, given, {});
    return { assignment: assignmentNumber(definitions, values), codes: orderCodes };
  });
  const known = await findKnownOrders(trx, companyId, 'normal', {
    assignmentNumbers: names.flatMap(({ assignment }) => assignment ?? []),
    orderCodes: names.flatMap(({ assignment, codes }) => (assignment ? [] : codes)),
  });
  const twins: Twins[] = [];
  for (const { assignment, codes } of names) {
    const same = known.filter((one) =>
      assignment ? one.assignmentNumber === assignment : codes.some((code) => one.orderCodes.includes(code)),
    );
    const found: OrderRecord[] = [];
    for (const { id } of same.slice(0, 2)) found.push(await findOrder(trx, id));
    twins.push({ key: assignment ? 'assignmentNumber' : codes.length > 0 ? 'orderCode' : undefined, found });
  }
  return twins;
}
