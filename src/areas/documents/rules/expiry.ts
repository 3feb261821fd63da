import type { FleetDocumentSlot } from './checklist.ts';
import type { FleetDocument } from './fleet-document.ts';

/** Days before the expiry date on which people are notified, and that day itself. */
export const NOTICE_DAYS = [30, 14, 7, 0] as const;

export type ExpiryState = 'undated' | 'valid' | 'expiring' | 'expired';

const DAY_MS = 86_400_000;

/** Calendar days from today to the last valid day: 0 on that day, negative afterwards. */
export function daysLeft(expiresOn: string, today: string): number {
  return Math.round((Date.parse(expiresOn) - Date.parse(today)) / DAY_MS);
}

/** A document is still valid on its expiry date. */
export function expiryState(expiresOn: string | null, today: string): ExpiryState {
  if (expiresOn === null) return 'undated';
  const left = daysLeft(expiresOn, today);
  if (left < 0) return 'expired';
  return left <= NOTICE_DAYS[0] ? 'expiring' : 'valid';
}

export type DatedFleetDocument = FleetDocument & { readonly expiresOn: string };

/** The expired required documents, which prevent their owner from being assigned. */
export function findExpiredDocuments(
  slots: readonly FleetDocumentSlot[],
  documents: readonly FleetDocument[],
  today: string,
): readonly DatedFleetDocument[] {
  const isExpired = (document: FleetDocument): document is DatedFleetDocument =>
    expiryState(document.expiresOn, today) === 'expired';
  return requiredOf(slots, documents).filter(isExpired);
}

/** The day on which the first required document expires. */
export function firstExpiry(slots: readonly FleetDocumentSlot[], documents: readonly FleetDocument[]): string | null {
  return requiredOf(slots, documents).reduce<string | null>(
    (first, { expiresOn }) => (expiresOn !== null && (first === null || expiresOn < first) ? expiresOn : first),
    null,
  );
}

function requiredOf(slots: readonly FleetDocumentSlot[], documents: readonly FleetDocument[]) {
  const required = new Set(slots.filter((slot) => slot.required).map(({ type }) => type));
  return documents.filter(({ type }) => required.has(type));
}
