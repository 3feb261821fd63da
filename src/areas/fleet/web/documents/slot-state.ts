import { type FleetDocumentSlot, slotOf } from '#areas/documents/rules/checklist.ts';
import {
  type DocumentAttribute,
  ISSUED_ATTRIBUTE,
  isIssued,
  isNumbered,
  POLICY_NUMBER,
} from '#areas/documents/rules/document-dates.ts';
import { expiryState } from '#areas/documents/rules/expiry.ts';
import type { FleetDocumentType } from '#areas/documents/rules/fleet-document.ts';
import type { Tone } from '#kernel/tone.ts';

/** A document as a form asks for it. */
export type AskedSlot = Pick<FleetDocumentSlot, 'type' | 'required' | 'expiration'>;

/**
 * The number and the dates that a form asks for in the row of each document. Front and reverse share theirs, which
 * stand in the first of the two rows.
 */
export function attributesBySlot(
  slots: readonly AskedSlot[],
): ReadonlyMap<FleetDocumentType, readonly DocumentAttribute[]> {
  const seen = new Set<DocumentAttribute>();
  const rows = slots.map(({ type, expiration }) => {
    const asked: DocumentAttribute[] = [
      ...(isNumbered(type) ? ([POLICY_NUMBER] as const) : []),
      ...(isIssued(type) && expiration ? ([ISSUED_ATTRIBUTE] as const) : []),
      ...(expiration ? [expiration] : []),
    ];
    const own = asked.filter((attribute) => !seen.has(attribute));
    for (const attribute of own) seen.add(attribute);
    return [type, own] as const;
  });
  return new Map(rows);
}

/** What the form holds about a document at the moment. */
export interface HeldDocument {
  readonly hasFile: boolean;
  readonly issued: string | null;
  readonly expires: string | null;
}

export type SlotState = 'expired' | 'expiring' | 'complete' | 'undated' | 'missing' | 'optional';

export const SLOT_TONES: Readonly<Record<SlotState, Tone>> = {
  expired: 'danger',
  expiring: 'warning',
  complete: 'success',
  undated: 'warning',
  missing: 'warning',
  optional: 'neutral',
};

/** The state of a document while its form is being filled in; the worst counts. */
export function slotState(slot: AskedSlot, { hasFile, issued, expires }: HeldDocument, today: string): SlotState {
  const expiry = expiryState(isDay(expires) ? expires : null, today);
  if (expiry === 'expired') return 'expired';
  const { completedBy } = slotOf(slot.type, 0, slot.required);
  const isComplete = completedBy === 'dates' ? isDay(issued) && isDay(expires) : hasFile;
  if (!isComplete) return slot.required ? 'missing' : 'optional';
  if (expiry === 'expiring') return 'expiring';
  return slot.expiration && expiry === 'undated' ? 'undated' : 'complete';
}

/** Typed text that is not finished is no day. */
function isDay(text: string | null): text is string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
}
