import type { Tones } from '#ui/list/cells/cell.tsx';

/** The colour of each state; the word beside it says what it means. */
export const STATE_TONES = {
  online: 'success',
  late: 'warning',
  silent: 'danger',
  never: 'neutral',
  disabled: 'neutral',
} as const satisfies Tones;

export const CLAIM_TONES = { free: 'neutral', granted: 'success', awaiting: 'warning' } as const satisfies Tones;

export const VERDICT_TONES = {
  fine: 'success',
  clockAhead: 'warning',
  late: 'warning',
  parked: 'neutral',
  refused: 'danger',
} as const satisfies Tones;

export const CRITICALITY_TONES = { high: 'danger', medium: 'warning', low: 'neutral' } as const satisfies Tones;
