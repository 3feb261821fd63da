import type { Tone } from '#kernel/tone.ts';

export const ALERT_TONES = {
  criticality: { high: 'danger', medium: 'warning', low: 'neutral' },
  review: { pending: 'warning', reviewed: 'success' },
} as const satisfies Record<string, Readonly<Record<string, Tone>>>;
