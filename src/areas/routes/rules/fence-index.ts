import Flatbush from 'flatbush';
import type { Position } from '#kernel/position.ts';
import { boxOf, type Contains, containsOf, type FenceShape } from './fence-shape.ts';

export interface IndexedFence {
  readonly id: string;
  readonly shape: FenceShape;
}

export interface FenceIndex {
  readonly size: number;
  /** The ids of the fences that contain a position, in the order in which they were given. */
  readonly around: (at: Position) => string[];
}

/** Finds fences by their boxes; a shape is prepared when a position comes near it for the first time. */
export function fenceIndex(fences: readonly IndexedFence[]): FenceIndex {
  if (fences.length === 0) return { size: 0, around: () => [] };
  const boxes = new Flatbush(fences.length);
  for (const { shape } of fences) {
    const { west, south, east, north } = boxOf(shape);
    boxes.add(west, south, east, north);
  }
  boxes.finish();
  const prepared: (Contains | undefined)[] = new Array(fences.length).fill(undefined);
  const isInside = (fence: number, at: Position) => {
    prepared[fence] ??= containsOf(fences[fence]!.shape);
    return prepared[fence](at);
  };
  const around = (at: Position) => {
    const near = boxes.search(at.lng, at.lat, at.lng, at.lat);
    if (near.length > 1) near.sort((a, b) => a - b);
    return near.filter((fence) => isInside(fence, at)).map((fence) => fences[fence]!.id);
  };
  return { size: fences.length, around };
}
