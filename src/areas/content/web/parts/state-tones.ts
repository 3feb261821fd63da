import type { Tone } from '#kernel/tone.ts';
import type { BenefitState } from '../../rules/publication.ts';

/** The same colour for the same state wherever news and benefits are shown. */
export const STATE_TONES: Readonly<Record<BenefitState, Tone>> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  ended: 'done',
  expired: 'warning',
  archived: 'neutral',
};
