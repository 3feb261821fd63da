import { expiryState } from '#areas/documents/rules/expiry.ts';

/**
 * A driver is registered once per company, in its own fleet or in the spot market, updated, verified, disabled and
 * enabled again, but never deleted, because trips refer to drivers. An eventual driver is hired for a single trip.
 */
export const DRIVER_STATUSES = ['enabled', 'disabled'] as const;
export type DriverStatus = (typeof DRIVER_STATUSES)[number];

/** The state of the required documents: an expired one counts more than missing ones, and those more than a near date. */
export const DOCUMENT_STATES = ['complete', 'expiring', 'pending', 'expired'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export interface DocumentProgress {
  readonly done: number;
  readonly required: number;
  readonly expired: boolean;
  /** The day on which the first of them expires. */
  readonly expireOn: string | null;
}

export function documentStateOf({ done, required, expired, expireOn }: DocumentProgress, today: string): DocumentState {
  const dated = expiryState(expireOn, today);
  if (expired || dated === 'expired') return 'expired';
  if (done < required) return 'pending';
  return dated === 'expiring' ? 'expiring' : 'complete';
}

/** From 0 to 1. */
export function completionOf({ done, required }: Pick<DocumentProgress, 'done' | 'required'>): number {
  return required > 0 ? Math.min(1, done / required) : 0;
}
