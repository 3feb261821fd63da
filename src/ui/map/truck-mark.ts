import type { Position } from '#kernel/position.ts';
import type { Tone } from '#kernel/tone.ts';

/** A truck as last reported by its device. */
export interface TruckMark {
  readonly id: string;
  readonly at: Position;
  /** Degrees clockwise from north; null while it is not moving or the direction is unknown. */
  readonly heading: number | null;
  /** The tone of its state. */
  readonly tone: Tone;
  /** Usually the plate. */
  readonly label: string;
  /** How old the position is; a truck is drawn hollow when it is late, with a dashed ring when it is silent. */
  readonly freshness?: 'live' | 'late' | 'silent';
  /** It needs somebody's attention; drawn with a ring. */
  readonly alert?: boolean;
}
