import type { Position } from '#kernel/position.ts';

export const SHAPE_KINDS = ['point', 'line', 'polygon', 'circle'] as const;
export type ShapeKind = (typeof SHAPE_KINDS)[number];

interface Circle {
  readonly kind: 'circle';
  readonly centre: Position;
  readonly radiusMeters: number;
}

/** A ring is closed: its last corner is its first. */
interface Polygon {
  readonly kind: 'polygon';
  readonly ring: readonly Position[];
  /** Closed rings inside that do not belong to it. */
  readonly holes?: readonly (readonly Position[])[];
}

/** What lies within a distance of a line. */
interface Corridor {
  readonly kind: 'corridor';
  readonly line: readonly Position[];
  readonly halfWidthMeters: number;
}

export type AreaShape = Circle | Polygon | Corridor;

/** Something drawn on the map. */
export type DrawnShape = { readonly id: string } & (
  | { readonly kind: 'point'; readonly at: Position }
  | { readonly kind: 'line'; readonly line: readonly Position[] }
  | Polygon
  | Circle
);
