import { downloadName } from '#areas/companies/rules/document-name.ts';
import { partnerErrors } from '#areas/partners/contract/partner.errors.ts';
import type { PartnerDocumentCalls } from '#areas/partners/contract/partner-document.calls.ts';
import type { DocumentInput } from '#areas/partners/contract/partner-input.shapes.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { MAX_PARTNER_DOCUMENTS } from '#areas/partners/rules/partner-limits.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { Actor } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { deleteFile, findOwnFile, renameFile } from '#platform/files/attached-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { PartnerAction, PartnerFields } from './full-partner.ts';
import { presentDocument } from './partner.presenter.ts';
import { lockPartner, type PartnerRecord } from './partner.repository.ts';
import {
  countDocuments,
  type DocumentRecord,
  deleteDocument,
  findDocument,
  insertDocument,
  updateDocument,
} from './partner-document.repository.ts';
import { scopeOf } from './partner-scope.ts';

type Context = RequestContext<Actor>;

export async function addPartnerDocument(context: Context, kind: PartnerKind, id: string, input: DocumentInput) {
  const partner = await lockPartner(context.trx, scopeOf(context.actor, kind), id);
  if ((await countDocuments(context.trx, ownerOf(partner))) >= MAX_PARTNER_DOCUMENTS) {
    throw partnerErrors.tooManyDocuments({ params: { count: MAX_PARTNER_DOCUMENTS } });
  }
  const document = await attachDocument(context, partner, input, 'fileId');
  return { document: presentDocument(document, context) };
}

/** `field` is the form field that named the file, for the error when it is not the caller's own. */
export async function attachDocument(
  context: Context,
  partner: PartnerRecord,
  { fileId, editedFileName, type, expirationDate = null }: DocumentInput,
  field: string,
): Promise<DocumentRecord> {
  const { trx, actor } = context;
  const file = await findOwnFile(trx, { companyId: partner.company_id, userId: actor.userId }, fileId);
  if (!file) throw requestErrors.invalid({ fields: { [field]: { code: 'choice' } } });
  const id = createId();
  await insertDocument(trx, {
    id,
    company_id: partner.company_id,
    partner_id: partner.id,
    file_id: file.id,
    type,
    name: editedFileName ?? file.name,
    expires_on: expirationDate,
    created_by: actor.userId,
  });
  if (editedFileName) await renameFile(trx, partner.company_id, file.id, downloadName(file.name, editedFileName));
  const document = await requireDocument(context, partner, id);
  await recordAudit(context, 'partners.addDocument', partner, null, document);
  return document;
}

export async function changePartnerDocument(
  context: Context,
  kind: PartnerKind,
  { id, documentId }: ParsedInput<PartnerDocumentCalls['update']>['params'],
  { editedFileName, type, expirationDate }: ParsedInput<PartnerDocumentCalls['update']>['body'],
) {
  const { trx, actor } = context;
  const partner = await lockPartner(trx, scopeOf(actor, kind), id);
  const before = await requireDocument(context, partner, documentId);
  await updateDocument(trx, ownerOf(partner), documentId, {
    name: editedFileName ?? before.name,
    type: type ?? before.type,
    expires_on: expirationDate === undefined ? before.expiresOn : expirationDate,
  });
  if (editedFileName) {
    await renameFile(trx, partner.company_id, before.fileId, downloadName(before.name, editedFileName));
  }
  const document = await requireDocument(context, partner, documentId);
  await recordAudit(context, 'partners.updateDocument', partner, before, document);
  return { document: presentDocument(document, context) };
}

export async function removePartnerDocument(
  context: Context,
  kind: PartnerKind,
  { id, documentId }: ParsedInput<PartnerDocumentCalls['remove']>['params'],
) {
  const partner = await lockPartner(context.trx, scopeOf(context.actor, kind), id);
  const before = await requireDocument(context, partner, documentId);
  await deleteDocument(context.trx, ownerOf(partner), documentId);
  await deleteFile(context.trx, before.fileId);
  await recordAudit(context, 'partners.removeDocument', partner, before, null);
  return { _id: documentId };
}

const ownerOf = ({ company_id, id }: PartnerRecord) => ({ companyId: company_id, partnerId: id });

async function requireDocument({ trx }: Context, partner: PartnerRecord, id: string): Promise<DocumentRecord> {
  const document = await findDocument(trx, ownerOf(partner), id);
  if (!document) throw requestErrors.notFound();
  return document;
}

/** Recorded in the audit of the partner, where a reader looks for it. */
function recordAudit(
  context: Context,
  action: PartnerAction,
  partner: PartnerRecord,
  before: DocumentRecord | null,
  after: DocumentRecord | null,
): Promise<void> {
  const auditOf = (document: DocumentRecord | null) =>
    document &&
    ({
      document: document.name,
      documentType: document.type,
      expirationDate: document.expiresOn,
    } satisfies PartnerFields);
  return audit(context.trx, context, {
    action,
    entity: 'partner',
    entityId: partner.id,
    before: auditOf(before),
    after: auditOf(after),
  });
}
