/**
 * A driver is registered once per company, in its own fleet or in the spot market, corrected, verified, disabled and
 * enabled again, and never deleted, because trips go on naming them. An eventual driver is hired for a single trip.
 */
export const DRIVER_STATUSES = ['enabled', 'disabled'] as const;
export type DriverStatus = (typeof DRIVER_STATUSES)[number];

/** How far somebody's documents are: an expired one outweighs what is there and what is missing. */
export const DOCUMENT_STATES = ['complete', 'pending', 'expired'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export interface DocumentProgress {
  readonly done: number;
  readonly required: number;
  readonly expired: boolean;
}

export function documentStateOf({ done, required, expired }: DocumentProgress): DocumentState {
  if (expired) return 'expired';
  return done >= required ? 'complete' : 'pending';
}

/** From 0 to 1. */
export function completionOf({ done, required }: Pick<DocumentProgress, 'done' | 'required'>): number {
  return required > 0 ? Math.min(1, done / required) : 0;
}
