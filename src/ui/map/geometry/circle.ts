import { distanceMeters, type Position } from '#kernel/position.ts';

/** The circle of a ring of corners: its centre and its mean radius. */
export function circleOf(ring: readonly Position[]): { centre: Position; radiusMeters: number } {
  const corners = ring.slice(0, -1);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const centre = { lat: mean(corners.map(({ lat }) => lat)), lng: mean(corners.map(({ lng }) => lng)) };
  return { centre, radiusMeters: mean(corners.map((corner) => distanceMeters(centre, corner))) };
}
