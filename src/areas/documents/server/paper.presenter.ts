import { isComplete } from '#countries/document-completion.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { PapersView, PaperView, VerdictView } from '../contract/paper.shapes.ts';
import { type ChecklistView, isSeen, lastOrder, type PaperSlot, slotOf } from '../rules/checklist.ts';
import { countPapers, heldOf, percentageOf } from '../rules/completeness.ts';
import { expiryState } from '../rules/expiry.ts';
import type { Paper } from '../rules/paper.ts';
import { type PapersVerdict, verdictOf } from '../rules/verdict.ts';

/** What the presenter needs to know about the reader. */
export interface PaperReader extends Pick<RequestContext<unknown>, 'services' | 'now'> {
  readonly view: ChecklistView;
  readonly today: string;
}

export interface StandingPapers {
  readonly slots: readonly PaperSlot[];
  readonly papers: readonly Paper[];
  readonly hasPhoto: boolean;
}

/** The checklist as the reader sees it, each place with what is there; papers no list asks for any more come last. */
export function presentPapers({ slots, papers, hasPhoto }: StandingPapers, reader: PaperReader): PapersView {
  const seen = { slots: slots.filter(({ type }) => isSeen(type, reader.view)), papers, hasPhoto };
  const count = countPapers(seen.slots, papers, hasPhoto);
  return {
    documents: placesOf(slots, papers)
      .filter(({ type }) => isSeen(type, reader.view))
      .map((slot) => presentPlace(slot, papers, reader)),
    completion: { ...count, percentage: percentageOf(count) },
    papersVerdict: presentVerdict(verdictOf(seen, reader.today)),
  };
}

function placesOf(slots: readonly PaperSlot[], papers: readonly Paper[]): readonly PaperSlot[] {
  const listed = new Set(slots.map(({ type }) => type));
  const others = papers.filter(({ type }) => !listed.has(type));
  return [...slots, ...others.map(({ type }, index) => slotOf(type, lastOrder(slots) + index + 1, false))];
}

function presentPlace(slot: PaperSlot, papers: readonly Paper[], { services, now, today }: PaperReader): PaperView {
  const paper = papers.find(({ type }) => type === slot.type);
  const file = paper?.file;
  return {
    type: slot.type,
    required: slot.required,
    order: slot.order,
    complete: isComplete(slot, heldOf(papers, false)),
    expiration: slot.expiration,
    state: expiryState(paper?.expiresOn ?? null, today),
    _id: paper?.id ?? null,
    fileId: file?.id ?? null,
    fileName: file?.name ?? null,
    contentType: file?.contentType ?? null,
    size: file?.size ?? null,
    url: file ? signedUrl(services.config, file.id, now) : null,
    number: paper?.number ?? null,
    category: paper?.category ?? null,
    issuedDate: paper?.issuedOn ?? null,
    expirationDate: paper?.expiresOn ?? null,
  };
}

export function presentVerdict({ verdict, reasons }: PapersVerdict): VerdictView {
  return {
    verdict,
    reasons: reasons.map(({ code, type, expiresOn }) => ({ code, type, expirationDate: expiresOn })),
  };
}
