import type { DocumentSlot } from './document-types.ts';

/** What is there of somebody's documents, by type. */
export interface HeldDocuments {
  readonly files: ReadonlySet<string>;
  /** Those whose issued and expiry dates are both known. */
  readonly dated: ReadonlySet<string>;
  readonly hasPhoto: boolean;
}

type Slot = Pick<DocumentSlot<string, string>, 'type' | 'required' | 'completedBy'>;

/** From 0 to 1: what is required counts once each, any photo counts once more. */
export function documentCompletion(slots: readonly Slot[], held: HeldDocuments): number {
  const required = slots.filter((slot) => slot.required);
  const completed = required.filter((slot) => isComplete(slot, held)).length;
  return (completed + (held.hasPhoto ? 1 : 0)) / (required.length + 1);
}

export function isComplete({ type, completedBy }: Slot, { files, dated }: HeldDocuments): boolean {
  return completedBy === 'dates' ? dated.has(type) : files.has(type);
}
