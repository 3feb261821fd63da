import { companyErrors } from '#areas/companies/contract/company.errors.ts';
import type { addDocument, updateDocument } from '#areas/companies/contract/document.calls.ts';
import { MAX_COMPANY_DOCUMENTS } from '#areas/companies/rules/company-limits.ts';
import { downloadName } from '#areas/companies/rules/document-name.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { deleteFile, renameFile } from '#platform/files/attached-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { countOf, lockCompany } from './company.repository.ts';
import { presentDocument } from './document.presenter.ts';
import {
  type DocumentRecord,
  deleteDocument,
  documentsOf,
  findDocument,
  insertDocument,
  updateDocumentRow,
} from './document.repository.ts';
import { withoutUndefined } from './profile-values.ts';
import { receiveFile, type SentFile } from './receive-file.ts';

type Context = RequestContext<Actor>;

export async function readDocuments(context: Context) {
  const documents = await documentsOf(context.trx, companyOf(context.actor));
  return { documents: documents.map((document) => presentDocument(document, context)) };
}

export async function addCompanyDocument(
  context: Context,
  input: ParsedInput<typeof addDocument>['body'],
  sent: SentFile,
) {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  await lockCompany(trx, companyId);
  if ((await countOf(trx, 'company_document', companyId)) >= MAX_COMPANY_DOCUMENTS) {
    throw companyErrors.tooManyDocuments({ params: { count: MAX_COMPANY_DOCUMENTS } });
  }
  const file = await receiveFile(context, sent);
  const id = createId();
  await insertDocument(trx, {
    id,
    company_id: companyId,
    file_id: file.id,
    type: input.type,
    name: file.name,
    expires_on: input.expirationDate ?? null,
    created_by: actor.userId,
  });
  const document = await requireDocument(context, id);
  await recordAudit(context, 'companies.addDocument', id, null, document);
  return { document: presentDocument(document, context) };
}

export async function updateCompanyDocument(
  context: Context,
  id: string,
  { editedFileName, expirationDate }: ParsedInput<typeof updateDocument>['body'],
) {
  const before = await requireDocument(context, id);
  const values = withoutUndefined({ name: editedFileName, expires_on: expirationDate });
  if (Object.keys(values).length === 0) return { document: presentDocument(before, context) };
  await updateDocumentRow(context.trx, companyOf(context.actor), id, values);
  if (editedFileName) {
    await renameFile(context.trx, companyOf(context.actor), before.file_id, downloadName(before.name, editedFileName));
  }
  const document = await requireDocument(context, id);
  await recordAudit(context, 'companies.updateDocument', id, before, document);
  return { document: presentDocument(document, context) };
}

export async function removeCompanyDocument(context: Context, id: string) {
  const before = await requireDocument(context, id);
  await deleteDocument(context.trx, companyOf(context.actor), id);
  await deleteFile(context.trx, before.file_id);
  await recordAudit(context, 'companies.removeDocument', id, before, null);
  return { _id: id };
}

async function requireDocument({ trx, actor }: Context, id: string): Promise<DocumentRecord> {
  const document = await findDocument(trx, companyOf(actor), id);
  if (!document) throw requestErrors.notFound();
  return document;
}

function recordAudit(
  context: Context,
  action: string,
  entityId: string,
  before: DocumentRecord | null,
  after: DocumentRecord | null,
): Promise<void> {
  return audit(context.trx, context, { action, entity: 'companyDocument', entityId, before, after });
}
