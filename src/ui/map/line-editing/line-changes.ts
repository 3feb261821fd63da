import type { Position } from '#kernel/position.ts';

type Line = readonly Position[];

/** Three corners and the first one again. */
const LEAST_RING = 4;

/** Of a ring, the first point is also the last. */
export function moved(line: Line, index: number, to: Position, closed = false): Line {
  const next = line.with(index, to);
  const last = line.length - 1;
  if (!closed || (index !== 0 && index !== last)) return next;
  return next.with(index === 0 ? last : 0, to);
}

export const inserted = (line: Line, after: number, at: Position): Line => line.toSpliced(after + 1, 0, at);

/** The line itself where a ring would have fewer than three corners. */
export function removed(line: Line, index: number, closed = false): Line {
  if (!closed) return line.toSpliced(index, 1);
  if (line.length <= LEAST_RING) return line;
  if (index !== 0 && index !== line.length - 1) return line.toSpliced(index, 1);
  const open = line.slice(1, -1);
  return [...open, open[0]!];
}

export const extended = (line: Line, at: Position): Line => [...line, at];

/** The middle of the segment after a point; the last point has none. */
export function middleAfter(line: Line, index: number): Position | undefined {
  const [from, to] = [line[index], line[index + 1]];
  return from && to && { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
}

/** So many points are one piece of the drawn line: the piece around a point that is dragged is drawn apart. */
export const PIECE = 64;

/** The pieces that a point is part of; `segment` for the one after the point. */
export function piecesAt(count: number, index: number, part: 'point' | 'segment', closed = false): number[] {
  const last = Math.max(0, Math.ceil((count - 1) / PIECE) - 1);
  const own = Math.min(last, Math.floor(index / PIECE));
  if (part === 'segment') return [own];
  const pieces = index % PIECE === 0 && index > 0 && index < count - 1 ? [own - 1, own] : [own];
  return closed && (index === 0 || index === count - 1) ? [...new Set([0, last])] : pieces;
}

/** The points of a piece; neighbours share one. */
export const pieceOf = (line: Line, piece: number): Line => line.slice(piece * PIECE, (piece + 1) * PIECE + 1);

export const pieceCount = (count: number): number => Math.max(0, Math.ceil((count - 1) / PIECE));
