import { ORDERS_SHOWN } from '#areas/operations/rules/operation-limits.ts';
import { findOperation, nextCodes } from '#areas/operations/server/index.ts';
import type {
  createChecklist as createCall,
  updateChecklist as updateCall,
} from '#areas/trade-documents/contract/order-form.calls.ts';
import { tradeDocumentErrors } from '#areas/trade-documents/contract/trade-document.errors.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { presentChecklist, presentFormOrder, presentTradeDocument } from './order-form.presenter.ts';
import {
  type FormKind,
  type FormRecord,
  findForm,
  findFormOrder,
  formOrdersOf,
  formsOf,
  insertForm,
  lockForm,
  updateForm,
} from './order-form.repository.ts';

type Context = RequestContext<Actor>;

export async function readTradeDocuments({ trx, actor }: Context, operationId: string) {
  const companyId = companyOf(actor);
  const operation = await findOperation(trx, operationId);
  if (operation.company_id !== companyId) throw requestErrors.notFound();
  const orders = await formOrdersOf(trx, companyId, operationId, ORDERS_SHOWN);
  const forms = await formsOf(trx, companyId, operationId);
  const ofOrder = (orderId: string, kind: FormKind) =>
    forms.filter((form) => form.order_id === orderId && form.kind === kind).map(presentTradeDocument);
  return {
    operation: { _id: operation.id, code: operation.code, kind: operation.kind },
    orders: orders.map((order) => ({
      ...presentFormOrder(order),
      checklists: ofOrder(order.id, 'checklist'),
      contracts: ofOrder(order.id, 'contract'),
    })),
  };
}

interface Written {
  readonly content: object;
  readonly completedAt: Date | null;
}

/** Uses the next number of its series; the order must be the company's own. */
export async function writeForm(context: Context, kind: FormKind, orderId: string, written: (code: string) => Written) {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  await findFormOrder(trx, companyId, orderId);
  const id = createId();
  const code = (await nextCodes(trx, companyId, kind))[0]!;
  await insertForm(trx, { id, companyId, orderId, kind, code, userId: actor.userId, ...written(code) });
  const record = await findForm(trx, companyId, kind, id);
  await recordAudit(context, record, `operations.create${kind === 'checklist' ? 'Checklist' : 'Contract'}`);
  return record;
}

/** Refused after completion, and when somebody else changed it since it was read. */
export async function rewriteForm(
  context: Context,
  kind: FormKind,
  { id, version }: { readonly id: string; readonly version: number },
  written: (before: FormRecord) => Written,
): Promise<FormRecord> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const before = await lockForm(trx, companyId, kind, id);
  if (before.version !== version) throw requestErrors.staleVersion();
  if (before.completed_at) throw tradeDocumentErrors.formCompleted();
  const change = written(before);
  await updateForm(trx, before, change);
  const after = await findForm(trx, companyId, kind, id);
  if (change.completedAt)
    await recordAudit(context, after, `operations.complete${kind === 'checklist' ? 'Checklist' : 'Contract'}`);
  return after;
}

function recordAudit(context: Context, record: FormRecord, action: string): Promise<void> {
  const { id: entityId, code, order_id: orderId } = record;
  return audit(context.trx, context, { action, entity: 'orderForm', entityId, after: { code, orderId } });
}

const orderOf = (trx: Trx, { company_id, order_id }: FormRecord) => findFormOrder(trx, company_id, order_id);

export async function readChecklistView({ trx, actor }: Context, id: string) {
  return checklistView(trx, await findForm(trx, companyOf(actor), 'checklist', id));
}

const checklistView = async (trx: Trx, record: FormRecord) => ({
  checklist: presentChecklist(record, await orderOf(trx, record)),
});

export async function createChecklist(
  context: Context,
  orderId: string,
  { answers, complete }: ParsedInput<typeof createCall>['body'],
) {
  const written = { content: { answers }, completedAt: complete ? context.now : null };
  return checklistView(context.trx, await writeForm(context, 'checklist', orderId, () => written));
}

export async function updateChecklist(
  context: Context,
  id: string,
  { version, answers, complete }: ParsedInput<typeof updateCall>['body'],
) {
  const written = { content: { answers }, completedAt: complete ? context.now : null };
  return checklistView(context.trx, await rewriteForm(context, 'checklist', { id, version }, () => written));
}
