import { downloadName } from '#areas/companies/rules/document-name.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { deleteFile, findOwnFile, renameFile } from '#platform/files/attached-file.ts';
import { portOf } from '#platform/ports.ts';
import { type ChecklistView, type FleetDocumentSlot, isSeen } from '../rules/checklist.ts';
import { DOCUMENT_CONTENT_TYPES } from '../rules/document-limits.ts';
import type { DocumentOwner } from '../rules/document-owner.ts';
import type {
  FleetDocument,
  FleetDocumentChange,
  FleetDocumentFile,
  FleetDocumentType,
} from '../rules/fleet-document.ts';
import { checklistOf } from './checklist-of.ts';
import { deleteDocuments, readFleetDocuments, upsertDocuments } from './document.repository.ts';
import { documentOwners, lockOwner, type OwnerContext } from './owner.repository.ts';
import { summaryOf } from './summarise.ts';

/** The writer, who can attach only their own files and fill only slots they see. */
export interface DocumentAuthor {
  readonly userId: string;
  readonly view: ChecklistView;
  /** The calendar day against which expiry is checked. */
  readonly today: string;
}

/** The documents after the change. */
export async function updateFleetDocuments(
  context: OwnerContext,
  owner: DocumentOwner,
  changes: readonly FleetDocumentChange[],
  author: DocumentAuthor,
): Promise<readonly FleetDocument[]> {
  const { trx } = context;
  const owners = portOf(context.services, documentOwners);
  const record = await lockOwner(context, owner);
  const slots = await checklistOf(trx, owner.companyId, record);
  const before = await readFleetDocuments(trx, owner);
  const current = new Map(before.map((document) => [document.type, document]));
  const next = new Map(current);
  for (const [index, change] of changes.entries()) {
    const at = `documents.${index}`;
    requirePlace(change, { slots, held: current, view: author.view }, at);
    const document = await changed(trx, owner, next.get(change.type) ?? emptyDocument(change.type), change, author, at);
    next.set(change.type, document);
  }
  const written = [...next.values()].filter((document) => differs(current.get(document.type), document));
  const kept = written.filter((document) => !isEmpty(document));
  await upsertDocuments(trx, owner, kept, author.userId);
  const gone = written.filter((document) => isEmpty(document) && current.has(document.type));
  await deleteDocuments(
    trx,
    owner.companyId,
    gone.map(({ id }) => id),
  );
  await forgetReplaced(trx, before, [...next.values()]);
  const documents = [...next.values()].filter((document) => !isEmpty(document));
  await owners.saveSummaries(trx, owner, [summaryOf(record, slots, documents, author.today)]);
  if (kept.length + gone.length > 0) await owners.touch(trx, owner);
  return documents;
}

const emptyDocument = (type: FleetDocumentType): FleetDocument => ({
  id: createId(),
  type,
  file: null,
  number: null,
  category: null,
  issuedOn: null,
  expiresOn: null,
});

/** A category without a file or data is not a document. */
const isEmpty = ({ file, number, issuedOn, expiresOn }: FleetDocument) => !(file || number || issuedOn || expiresOn);

const factsOf = ({ file, number, category, issuedOn, expiresOn }: FleetDocument) =>
  [file?.id, file?.name, number, category, issuedOn, expiresOn].map((fact) => fact ?? null);

function differs(before: FleetDocument | undefined, after: FleetDocument): boolean {
  if (!before) return !isEmpty(after);
  const known = factsOf(before);
  return factsOf(after).some((fact, index) => fact !== known[index]);
}

/** A document kept from another country or list may still be changed and deleted. */
function requirePlace(
  { type }: FleetDocumentChange,
  {
    slots,
    held,
    view,
  }: { slots: readonly FleetDocumentSlot[]; held: ReadonlyMap<FleetDocumentType, FleetDocument>; view: ChecklistView },
  at: string,
): void {
  const isListed = slots.some((slot) => slot.type === type) || held.has(type);
  if (!isListed || !isSeen(type, view)) throw problem(`${at}.type`, { code: 'choice' });
}

async function changed(
  trx: Trx,
  owner: DocumentOwner,
  document: FleetDocument,
  change: FleetDocumentChange,
  author: DocumentAuthor,
  at: string,
): Promise<FleetDocument> {
  const file = await attach(trx, owner, document.file, change, author, at);
  const { number = document.number, category = document.category } = change;
  const { issuedDate: issuedOn = document.issuedOn, expirationDate: expiresOn = document.expiresOn } = change;
  if (issuedOn && expiresOn && issuedOn > expiresOn) {
    throw problem(change.expirationField ?? `${at}.expirationDate`, { code: 'beforeIssue' });
  }
  return { ...document, file, number, category, issuedOn, expiresOn };
}

async function attach(
  trx: Trx,
  { companyId }: DocumentOwner,
  present: FleetDocumentFile | null,
  { fileId = present?.id ?? null, editedFileName }: FleetDocumentChange,
  { userId }: DocumentAuthor,
  at: string,
): Promise<FleetDocumentFile | null> {
  if (fileId === null) return null;
  const file = fileId === present?.id ? present : await findOwnFile(trx, { companyId, userId }, fileId);
  if (!file) throw problem(`${at}.fileId`, { code: 'choice' });
  if (!DOCUMENT_CONTENT_TYPES.includes(file.contentType)) throw problem(`${at}.fileId`, { code: 'fileType' });
  if (!editedFileName || editedFileName === file.name) return file;
  await renameFile(trx, companyId, file.id, downloadName(file.name, editedFileName));
  return { ...file, name: editedFileName };
}

async function forgetReplaced(
  trx: Trx,
  before: readonly FleetDocument[],
  after: readonly FleetDocument[],
): Promise<void> {
  const used = new Set(after.map(({ file }) => file?.id));
  const replaced = new Set(before.flatMap(({ file }) => (file && !used.has(file.id) ? [file.id] : [])));
  for (const fileId of replaced) await deleteFile(trx, fileId);
}

function problem(field: string, found: FieldProblem) {
  return requestErrors.invalid({ fields: { [field]: found } });
}
