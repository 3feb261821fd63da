import type { Position } from '#kernel/position.ts';

export const SHAPE_KINDS = ['point', 'polygon', 'circle'] as const;
export type ShapeKind = (typeof SHAPE_KINDS)[number];

/** Something drawn on the map. A ring is closed: its last corner is its first. */
export type DrawnShape =
  | { readonly id: string; readonly kind: 'point'; readonly at: Position }
  | { readonly id: string; readonly kind: 'polygon'; readonly ring: readonly Position[] }
  | { readonly id: string; readonly kind: 'circle'; readonly centre: Position; readonly radiusMeters: number };
