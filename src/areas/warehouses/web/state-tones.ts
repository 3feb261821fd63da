import type { Tone } from '#kernel/tone.ts';
import type { BookingState } from '../rules/booking-state.ts';

export const STATE_TONES: Readonly<Record<BookingState, Tone>> = {
  pending: 'warning',
  scheduled: 'info',
  arrived: 'success',
  inDock: 'success',
  completed: 'done',
  cancelled: 'neutral',
  noShow: 'danger',
};
