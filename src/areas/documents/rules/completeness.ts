import { countDocuments, type DocumentCount, type HeldDocuments, isComplete } from '#countries/document-completion.ts';
import type { PaperSlot } from './checklist.ts';
import type { Paper } from './paper.ts';

export function heldOf(papers: readonly Paper[], hasPhoto: boolean): HeldDocuments {
  return {
    files: new Set(papers.filter(({ file }) => file).map(({ type }) => type)),
    dated: new Set(papers.filter(({ issuedOn, expiresOn }) => issuedOn && expiresOn).map(({ type }) => type)),
    hasPhoto,
  };
}

export function countPapers(slots: readonly PaperSlot[], papers: readonly Paper[], hasPhoto: boolean): DocumentCount {
  return countDocuments(slots, heldOf(papers, hasPhoto));
}

export function missingPapers(slots: readonly PaperSlot[], papers: readonly Paper[]): readonly PaperSlot[] {
  const held = heldOf(papers, false);
  return slots.filter((slot) => slot.required && !isComplete(slot, held));
}

/** As people read it, from 0 to 100. */
export function percentageOf({ done, required }: DocumentCount): number {
  return Math.round((done / required) * 100);
}
