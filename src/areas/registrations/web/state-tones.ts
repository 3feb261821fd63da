import type { ShownState } from '#areas/registrations/rules/registration.ts';
import type { Tone } from '#kernel/tone.ts';

export const STATE_TONES: Readonly<Record<ShownState, Tone>> = {
  invited: 'info',
  waiting: 'warning',
  approved: 'success',
  refused: 'danger',
  expired: 'neutral',
  revoked: 'neutral',
};
