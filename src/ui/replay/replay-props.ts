import type { Tone } from '#kernel/tone.ts';

/** How many times faster than it happened. */
export const REPLAY_RATES = [1, 10, 60, 600, 3600] as const;
export type ReplayRate = (typeof REPLAY_RATES)[number];

export interface ReplaySpeed {
  readonly at: number;
  /** Null where the speed is unknown. */
  readonly kmh: number | null;
}

/** A time without positions. */
export interface ReplayGap {
  readonly from: number;
  readonly to: number;
}

export interface ReplayEvent {
  readonly id: string;
  readonly at: number;
  readonly kind: 'stop' | 'alert' | 'checkpoint';
  readonly tone: Tone;
  readonly label: string;
}

/** All times are in milliseconds. */
export interface ReplayBarProps {
  /** What is replayed, for screen readers. */
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly onAt: (at: number) => void;
  readonly playing: boolean;
  readonly onPlaying: (playing: boolean) => void;
  readonly rate: ReplayRate;
  readonly onRate: (rate: ReplayRate) => void;
  /** In the order of time. */
  readonly speeds: readonly ReplaySpeed[];
  readonly gaps: readonly ReplayGap[];
  /** In the order of time. */
  readonly events: readonly ReplayEvent[];
  /** A time as the company reads it: in its time zone. */
  readonly showTime: (at: number) => string;
}
