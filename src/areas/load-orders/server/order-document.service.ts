import { downloadName } from '#areas/companies/rules/document-name.ts';
import type { OrderDocumentInput } from '#areas/load-orders/contract/order-input.shapes.ts';
import type { changeOrderDocument } from '#areas/load-orders/contract/order-part.calls.ts';
import { MAX_FILES, ORDER_DOCUMENT_TYPES } from '#areas/load-orders/rules/order-limits.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { deleteFile, findOwnFile, renameFile } from '#platform/files/attached-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { orderErrors } from '../contract/order.errors.ts';
import { lockFor } from './moves/order-access.ts';
import type { OrderRecord } from './order.repository.ts';
import { auditOrder } from './order-audit.ts';
import { insertEvents } from './order-event.repository.ts';
import {
  countFiles,
  deleteOrderFile,
  findOrderFile,
  insertOrderFiles,
  type OrderFileRecord,
  updateOrderFile,
} from './order-file.repository.ts';
import { presentFile } from './present-parts.ts';

type Context = RequestContext<Actor>;

export async function addDocument(context: Context, id: string, input: OrderDocumentInput) {
  const { order } = await lockFor(context, id, 'update');
  if ((await countFiles(context.trx, order)) >= MAX_FILES) {
    throw orderErrors.tooManyDocuments({ params: { count: MAX_FILES } });
  }
  return { document: presentFile(await attachOrderFile(context, order, input, 'fileId'), context) };
}

/** `field` is the path of the file in the form, for the error when the file is not the caller's own. */
export async function attachOrderFile(
  context: Context,
  order: OrderRecord,
  { fileId, type, editedFileName }: OrderDocumentInput,
  field: string,
): Promise<OrderFileRecord> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const file = await findOwnFile(trx, { companyId, userId: actor.userId }, fileId);
  if (!file) throw requestErrors.invalid({ fields: { [field]: { code: 'choice' } } });
  const id = createId();
  await insertOrderFiles(trx, [
    {
      id,
      company_id: order.company_id,
      order_id: order.id,
      type,
      file_id: file.id,
      name: editedFileName ?? file.name,
      created_by: actor.userId,
    },
  ]);
  if (editedFileName) await renameFile(trx, companyId, file.id, downloadName(file.name, editedFileName));
  const record = (await findOrderFile(trx, order, id))!;
  await recordChange(context, order, 'documentAdded', { before: null, after: record });
  return record;
}

export async function changeDocument(
  context: Context,
  { id, documentId }: ParsedInput<typeof changeOrderDocument>['params'],
  { type, editedFileName }: ParsedInput<typeof changeOrderDocument>['body'],
) {
  const { trx, actor } = context;
  const { order } = await lockFor(context, id, 'update');
  const before = await requireDocument(context, order, documentId);
  await updateOrderFile(trx, order, documentId, { name: editedFileName ?? before.name, type: type ?? before.type });
  if (editedFileName) {
    await renameFile(trx, companyOf(actor), before.fileId, downloadName(before.name, editedFileName));
  }
  const after = (await findOrderFile(trx, order, documentId))!;
  await recordChange(context, order, 'documentChanged', { before, after });
  return { document: presentFile(after, context) };
}

export async function removeDocument(
  context: Context,
  { id, documentId }: ParsedInput<typeof changeOrderDocument>['params'],
) {
  const { order } = await lockFor(context, id, 'update');
  const before = await requireDocument(context, order, documentId);
  await deleteOrderFile(context.trx, order, documentId);
  await deleteFile(context.trx, before.fileId);
  await recordChange(context, order, 'documentRemoved', { before, after: null });
  return { _id: documentId };
}

const DOCUMENTS: ReadonlySet<string> = new Set(ORDER_DOCUMENT_TYPES);

/** Documents can be deleted; files stored as proof cannot. */
async function requireDocument({ trx }: Context, order: OrderRecord, id: string): Promise<OrderFileRecord> {
  const file = await findOrderFile(trx, order, id);
  if (!file || !DOCUMENTS.has(file.type)) throw requestErrors.notFound();
  return file;
}

interface Change {
  readonly before: OrderFileRecord | null;
  readonly after: OrderFileRecord | null;
}

async function recordChange(
  context: Context,
  order: OrderRecord,
  type: NameIn<'loadOrders.events'>,
  { before, after }: Change,
): Promise<void> {
  const auditOf = (file: OrderFileRecord | null) => file && { document: file.name, documentType: file.type };
  await insertEvents(context.trx, [
    {
      companyId: order.company_id,
      orderId: order.id,
      type,
      userId: context.actor.userId,
      details: { ...auditOf(after ?? before) },
    },
  ]);
  await auditOrder(context, type, order, { before: auditOf(before), after: auditOf(after) });
}
