import { viewOf } from '#areas/documents/contract/paper.permissions.ts';
import { checklistFor, isSeen, type PaperSlot } from '#areas/documents/rules/checklist.ts';
import type { OwnerFacts } from '#areas/documents/rules/paper-owner.ts';

/**
 * The places of a checklist the reader sees before there is a record: the country's. What the company asks for instead
 * comes with the record.
 */
export function seenSlots(facts: OwnerFacts, held: ReadonlySet<string>): readonly PaperSlot[] {
  const view = viewOf(held);
  return checklistFor(facts, null).filter(({ type }) => isSeen(type, view));
}
