import type { DirectionsNotice, DirectionsSource } from '#kernel/place-search-calls.ts';
import type { Position } from '#kernel/position.ts';

export interface DirectionsLeg {
  readonly distanceMeters: number;
  readonly durationSeconds: number;
}

/** A way through some points: one leg from each to the next. */
export interface FoundWay {
  readonly line: readonly Position[];
  readonly legs: readonly DirectionsLeg[];
}

export interface Directions extends FoundWay, DirectionsLeg {
  readonly source: DirectionsSource;
  /** Not measured on roads but computed from the positions: screens say so. */
  readonly estimated: boolean;
  readonly notice: DirectionsNotice | null;
}
