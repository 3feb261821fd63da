import type { OperationCalls } from '#areas/operations/contract/operation.calls.ts';
import { operationErrors } from '#areas/operations/contract/operation.errors.ts';
import type { OperationInput } from '#areas/operations/contract/operation-input.shapes.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { recordHistory } from '#platform/audit/record-history.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { portOf } from '#platform/ports.ts';
import { freightsOf, mayPrice, presentOperation } from './operation.presenter.ts';
import {
  findOperation,
  lockOperation,
  type OperationRecord,
  updateOperation as setValues,
} from './operation.repository.ts';
import { figuresOf } from './operation-figures.ts';
import { operationOrders } from './operation-orders.repository.ts';
import { readRelations } from './operation-relations.repository.ts';
import { insertParsedOperation, updateParsedOperation } from './parsed-operation.ts';
import { currentOf, readOperation } from './read-operation.ts';

type Context = RequestContext<Actor>;

export async function readOperationView(context: Context, kind: OperationKind, id: string) {
  return view(context, await requireKind(context, kind, id));
}

async function requireKind({ trx }: Context, kind: OperationKind, id: string): Promise<OperationRecord> {
  const record = await findOperation(trx, id);
  if (record.kind !== kind) throw requestErrors.notFound();
  return record;
}

export async function createOperation(context: Context, kind: OperationKind, form: OperationInput) {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const operation = await readOperation(context, kind, form);
  const { id } = await insertParsedOperation(trx, { companyId, userId: actor.userId }, operation);
  const record = await findOperation(trx, id);
  await recordAudit(context, 'operations.create', null, record);
  return view(context, record);
}

export async function updateOperation(
  context: Context,
  kind: OperationKind,
  id: string,
  { version, ...form }: ParsedInput<OperationCalls['update']>['body'],
) {
  const { trx, actor } = context;
  await requireKind(context, kind, id);
  const before = await lockOperation(trx, id);
  if (before.version !== version) throw requestErrors.staleVersion();
  const seen = mayPrice(actor, before).all ? form : { ...form, ...freightsOf(before) };
  const operation = await readOperation(context, kind, seen, await currentOf(trx, before));
  await updateParsedOperation(trx, before, operation);
  const after = await findOperation(trx, id);
  await recordAudit(context, 'operations.update', before, after);
  return view(context, after);
}

export async function finalizeOperation(context: Context, id: string, version: number) {
  const { trx, now, services } = context;
  await requireKind(context, 'agro', id);
  const before = await lockOperation(trx, id);
  if (before.version !== version) throw requestErrors.staleVersion();
  if (await portOf(services, operationOrders).hasOpen(trx, before)) throw operationErrors.ordersOpen();
  await setValues(trx, before, { finalized_at: now });
  const after = await findOperation(trx, id);
  await recordAudit(context, 'operations.finalize', before, after);
  return view(context, after);
}

export async function readHistory(
  context: Context,
  kind: OperationKind,
  id: string,
  query: ParsedInput<OperationCalls['history']>['query'],
) {
  const record = await requireKind(context, kind, id);
  // Only the own company reads the history, because it contains prices.
  if (record.company_id !== context.actor.companyId) throw requestErrors.notFound();
  const history = await recordHistory(context.trx, { entity: 'operation', entityId: id, ...query });
  if (mayPrice(context.actor, record).all) return history;
  const entries = history.entries.map((entry) => ({ ...entry, changes: withoutPrices(entry.changes) }));
  return { ...history, entries };
}

const PRICES = /^(client|supplier)Freight/;

function withoutPrices<T>(changes: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !PRICES.test(field)));
}

async function view(context: Context, record: OperationRecord) {
  const { trx, actor, services } = context;
  const { list, prices } = portOf(services, operationOrders);
  const around = await readRelations(trx, record);
  const orders = await list(trx, record);
  const weighed = record.kind === 'agro' ? await prices(trx, record) : [];
  const figures = mayPrice(actor, record).all ? await figuresOf(context, record) : null;
  return { operation: presentOperation({ record, around, orders, weighed, figures }, actor) };
}

async function recordAudit(
  context: Context,
  action: `operations.${NameIn<'operations.history.actions'>}`,
  before: OperationRecord | null,
  after: OperationRecord,
) {
  await audit(context.trx, context, {
    action,
    entity: 'operation',
    entityId: after.id,
    before: before && (await auditOf(context, before)),
    after: await auditOf(context, after),
  });
}

/** The audited values, with names instead of ids. */
async function auditOf({ trx }: Context, record: OperationRecord) {
  const { clientName, operatorName, templateName, pathName } = await readRelations(trx, record);
  return {
    dispatchType: record.dispatch_type,
    serviceType: record.service_type,
    client: clientName,
    operator: operatorName,
    template: templateName,
    reference: record.reference,
    comment: record.comment,
    origin: record.origin_city,
    originAddress: record.origin.address,
    destination: record.destination_city,
    destinationAddress: record.destination.address,
    routeGeofence: pathName,
    supervision: record.supervision,
    pickupDate: record.pickup_date,
    deliveryDate: record.delivery_date,
    categoryLoad: record.category_load,
    typeTransportUnit: record.vehicle_type,
    weightUnit: record.weight_unit,
    clientFreightType: record.client_freight_type,
    clientFreight: priceText(record.client_freight, record.client_freight_currency),
    supplierFreightType: record.supplier_freight_type,
    supplierFreight: priceText(record.supplier_freight, record.supplier_freight_currency),
    promisedTn: record.promised_tn,
    finalizedAt: record.finalized_at?.toISOString() ?? null,
  } satisfies Partial<Record<NameIn<'operations.fields'>, unknown>>;
}

const priceText = (value: string | null, currency: string | null): string | null =>
  value === null ? null : [value, currency].filter(Boolean).join(' ');
