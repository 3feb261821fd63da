import type { DocumentSlot } from './document-types.ts';

/** The existing documents of an owner, by type. */
export interface ExistingDocuments {
  readonly files: ReadonlySet<string>;
  /** Types with both an issue and an expiry date. */
  readonly dated: ReadonlySet<string>;
  readonly hasPhoto: boolean;
}

type Slot = Pick<DocumentSlot<string, string>, 'type' | 'required' | 'completedBy'>;

export interface DocumentCount {
  readonly done: number;
  readonly required: number;
}

/** Each required document counts once, a photo counts once more. */
export function countDocuments(slots: readonly Slot[], existing: ExistingDocuments): DocumentCount {
  const required = slots.filter((slot) => slot.required);
  const completed = required.filter((slot) => isComplete(slot, existing)).length;
  return { done: completed + (existing.hasPhoto ? 1 : 0), required: required.length + 1 };
}

/** From 0 to 1. */
export function documentCompletion(slots: readonly Slot[], existing: ExistingDocuments): number {
  const { done, required } = countDocuments(slots, existing);
  return done / required;
}

export function isComplete({ type, completedBy }: Slot, { files, dated }: ExistingDocuments): boolean {
  return completedBy === 'dates' ? dated.has(type) : files.has(type);
}
