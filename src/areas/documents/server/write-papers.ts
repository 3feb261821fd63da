import { downloadName } from '#areas/companies/rules/document-name.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { makeId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { findOwnFile, forgetFile, renameFile } from '#platform/files/attached-file.ts';
import { type ChecklistView, isSeen, type PaperSlot } from '../rules/checklist.ts';
import type { Paper, PaperChange, PaperFile, PaperType } from '../rules/paper.ts';
import { PAPER_CONTENT_TYPES } from '../rules/paper-limits.ts';
import type { PaperOwner } from '../rules/paper-owner.ts';
import { checklistOf } from './checklist-of.ts';
import { lockOwner, touchOwner, writeSummaries } from './owner.repository.ts';
import { deletePapers, readPapers, upsertPapers } from './paper.repository.ts';
import { summaryOf } from './summarise.ts';

/** Who writes: only files of their own can be attached, only places they see can be filled. */
export interface PaperAuthor {
  readonly userId: string;
  readonly view: ChecklistView;
  /** The calendar day against which expiry is read. */
  readonly today: string;
}

/** The papers as they stand afterwards. */
export async function writePapers(
  trx: Trx,
  owner: PaperOwner,
  changes: readonly PaperChange[],
  author: PaperAuthor,
): Promise<readonly Paper[]> {
  const record = await lockOwner(trx, owner);
  const slots = await checklistOf(trx, owner.companyId, record);
  const before = await readPapers(trx, owner);
  const standing = new Map(before.map((paper) => [paper.type, paper]));
  const next = new Map(standing);
  for (const [index, change] of changes.entries()) {
    const at = `documents.${index}`;
    requirePlace(change, { slots, held: standing, view: author.view }, at);
    const paper = await changed(trx, owner, next.get(change.type) ?? emptyPaper(change.type), change, author, at);
    next.set(change.type, paper);
  }
  const written = [...next.values()].filter((paper) => differs(standing.get(paper.type), paper));
  const kept = written.filter((paper) => !isEmpty(paper));
  await upsertPapers(trx, owner, kept, author.userId);
  const gone = written.filter((paper) => isEmpty(paper) && standing.has(paper.type));
  await deletePapers(
    trx,
    owner.companyId,
    gone.map(({ id }) => id),
  );
  await forgetReplaced(trx, before, [...next.values()]);
  const papers = [...next.values()].filter((paper) => !isEmpty(paper));
  await writeSummaries(trx, owner.companyId, owner.kind, [summaryOf(record, slots, papers, author.today)]);
  if (kept.length + gone.length > 0) await touchOwner(trx, owner);
  return papers;
}

const emptyPaper = (type: PaperType): Paper => ({
  id: makeId(),
  type,
  file: null,
  number: null,
  category: null,
  issuedOn: null,
  expiresOn: null,
});

/** A category alone is no paper. */
const isEmpty = ({ file, number, issuedOn, expiresOn }: Paper) => !(file || number || issuedOn || expiresOn);

const factsOf = ({ file, number, category, issuedOn, expiresOn }: Paper) =>
  [file?.id, file?.name, number, category, issuedOn, expiresOn].map((fact) => fact ?? null);

function differs(before: Paper | undefined, after: Paper): boolean {
  if (!before) return !isEmpty(after);
  const known = factsOf(before);
  return factsOf(after).some((fact, index) => fact !== known[index]);
}

/** A paper kept from another country or another list may still be changed and taken away. */
function requirePlace(
  { type }: PaperChange,
  { slots, held, view }: { slots: readonly PaperSlot[]; held: ReadonlyMap<PaperType, Paper>; view: ChecklistView },
  at: string,
): void {
  const isListed = slots.some((slot) => slot.type === type) || held.has(type);
  if (!isListed || !isSeen(type, view)) throw problem(`${at}.type`, { code: 'choice' });
}

async function changed(
  trx: Trx,
  owner: PaperOwner,
  paper: Paper,
  change: PaperChange,
  author: PaperAuthor,
  at: string,
): Promise<Paper> {
  const file = await attach(trx, owner, paper.file, change, author, at);
  const { number = paper.number, category = paper.category } = change;
  const { issuedDate: issuedOn = paper.issuedOn, expirationDate: expiresOn = paper.expiresOn } = change;
  if (issuedOn && expiresOn && issuedOn > expiresOn) {
    throw problem(change.expirationField ?? `${at}.expirationDate`, { code: 'beforeIssue' });
  }
  return { ...paper, file, number, category, issuedOn, expiresOn };
}

async function attach(
  trx: Trx,
  { companyId }: PaperOwner,
  present: PaperFile | null,
  { fileId = present?.id ?? null, editedFileName }: PaperChange,
  { userId }: PaperAuthor,
  at: string,
): Promise<PaperFile | null> {
  if (fileId === null) return null;
  const file = fileId === present?.id ? present : await findOwnFile(trx, { companyId, userId }, fileId);
  if (!file) throw problem(`${at}.fileId`, { code: 'choice' });
  if (!PAPER_CONTENT_TYPES.includes(file.contentType)) throw problem(`${at}.fileId`, { code: 'fileType' });
  if (!editedFileName || editedFileName === file.name) return file;
  await renameFile(trx, companyId, file.id, downloadName(file.name, editedFileName));
  return { ...file, name: editedFileName };
}

async function forgetReplaced(trx: Trx, before: readonly Paper[], after: readonly Paper[]): Promise<void> {
  const used = new Set(after.map(({ file }) => file?.id));
  const replaced = new Set(before.flatMap(({ file }) => (file && !used.has(file.id) ? [file.id] : [])));
  for (const fileId of replaced) await forgetFile(trx, fileId);
}

function problem(field: string, found: FieldProblem) {
  return requestErrors.invalid({ fields: { [field]: found } });
}
