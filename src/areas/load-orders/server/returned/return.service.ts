import { maySendAgain } from '#areas/load-orders/contract/order-moves.ts';
import type {
  returnDocuments as returnCall,
  sendDocumentsAgain,
} from '#areas/load-orders/contract/returned-documents.calls.ts';
import { MAX_FILES } from '#areas/load-orders/rules/order-limits.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import { findOwnFile } from '#platform/files/attached-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { orderErrors } from '../../contract/order.errors.ts';
import { messageToDriver } from '../messages/driver-message.ts';
import { lockAccessible, lockFor } from '../moves/order-access.ts';
import { presentOrderState } from '../moves/order-state.presenter.ts';
import { documentsReturned, documentsSentAgain } from '../order.events.ts';
import { findOrder, type OrderRecord, updateOrder } from '../order.repository.ts';
import { auditOrder } from '../order-audit.ts';
import { insertEvents } from '../order-event.repository.ts';
import { countFiles, filesOf, insertOrderFiles } from '../order-file.repository.ts';
import { orderSummary } from '../order-summary.ts';

type Context = RequestContext<Actor>;

/** Whoever may accept a delivery may send its documents back instead: the order stays as it is. */
export async function returnDocuments(
  context: Context,
  id: string,
  { version, reason, documentIds }: ParsedInput<typeof returnCall>['body'],
) {
  const { trx, actor, now } = context;
  const { order } = await lockFor(context, id, 'accept');
  if (order.version !== version) throw requestErrors.staleVersion();
  const names = await namesOf(trx, order, documentIds);
  await updateOrder(trx, order, { documents_returned_at: now });
  const about = { companyId: order.company_id, orderId: id, userId: actor.userId };
  const details = names.length > 0 ? { fileName: names.join(', ') } : {};
  await insertEvents(trx, [{ ...about, type: 'documentsReturned', reason, details }]);
  await auditOrder(context, 'returnDocuments', order, { before: null, after: { reason, ...details } });
  const origin = { companyId: companyOf(actor), actorId: actor.userId };
  const summary = await orderSummary(trx, order);
  await emit(trx, documentsReturned, origin, { order: summary, reason });
  const hasAccount = summary.driverUserId !== null;
  return {
    loadingOrder: presentOrderState(await findOrder(trx, id)),
    whatsapp: hasAccount
      ? null
      : await messageToDriver(context, order, { phrase: 'documentsReturned', words: { reason } }),
  };
}

async function namesOf(trx: Trx, order: OrderRecord, ids: readonly string[]): Promise<string[]> {
  const names = new Map((await filesOf(trx, order)).map(({ id, name }) => [id, name]));
  return ids.map((id, at) => {
    const name = names.get(id);
    if (name === undefined) throw requestErrors.invalid({ fields: { [`documentIds.${at}`]: { code: 'choice' } } });
    return name;
  });
}

export interface SentDocument {
  readonly fileId: string;
  readonly name: string;
  readonly type: string;
}

/** Who sends documents again: a person with an account, or the driver with a personal link. */
export interface DocumentSender {
  readonly companyId: string;
  readonly userId: string | null;
  readonly byName: string | null;
}

export async function sendAgain(context: Context, id: string, sent: ParsedInput<typeof sendDocumentsAgain>['body']) {
  const { trx, actor } = context;
  const { order, side } = await lockAccessible(context, id);
  if (!maySendAgain({ kind: order.kind, side }, actor.permissions)) throw requestErrors.forbidden();
  const sender = { companyId: companyOf(actor), userId: actor.userId, byName: null };
  const owner = { companyId: sender.companyId, userId: actor.userId };
  const documents: SentDocument[] = [];
  for (const [at, { fileId, type, editedFileName }] of sent.documents.entries()) {
    const file = await findOwnFile(trx, owner, fileId);
    if (!file) throw requestErrors.invalid({ fields: { [`documents.${at}.fileId`]: { code: 'choice' } } });
    documents.push({ fileId: file.id, name: editedFileName ?? file.name, type });
  }
  await takeAgain(trx, order, { sender, documents, note: sent.note });
  return { loadingOrder: presentOrderState(await findOrder(trx, id)) };
}

interface SentAgain {
  readonly sender: DocumentSender;
  readonly documents: readonly SentDocument[];
  readonly note: string | null;
}

/** Attaches them to a locked order; from now on they wait to be accepted again. */
export async function takeAgain(trx: Trx, order: OrderRecord, { sender, documents, note }: SentAgain): Promise<void> {
  if (order.documents_returned_at === null) throw orderErrors.nothingReturned();
  if ((await countFiles(trx, order)) + documents.length > MAX_FILES) {
    throw orderErrors.tooManyDocuments({ params: { count: MAX_FILES } });
  }
  const { companyId, userId, byName } = sender;
  const place = { company_id: order.company_id, order_id: order.id, created_by: userId };
  await insertOrderFiles(
    trx,
    documents.map(({ fileId, name, type }) => ({ id: createId(), ...place, type, file_id: fileId, name })),
  );
  await updateOrder(trx, order, { documents_returned_at: null });
  const details = { fileName: documents.map(({ name }) => name).join(', ') };
  const about = { companyId: order.company_id, orderId: order.id, userId, byName };
  await insertEvents(trx, [{ ...about, type: 'documentsSentAgain', reason: note, details }]);
  const actor = userId === null ? null : { companyId, userId, sessionId: null };
  await auditOrder({ trx, actor }, 'sendDocumentsAgain', order, { before: null, after: { note, ...details } });
  const origin = { companyId, actorId: userId };
  await emit(trx, documentsSentAgain, origin, { order: await orderSummary(trx, order) });
}
