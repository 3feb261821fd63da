import type { Health } from '#areas/companies/contract/usage.calls.ts';
import type { Tone } from '#kernel/tone.ts';

export const HEALTH_TONES: Readonly<Record<Health, Tone>> = {
  failing: 'danger',
  attention: 'warning',
  quiet: 'neutral',
  good: 'success',
};
