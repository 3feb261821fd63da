import { describe, expect, it } from 'vitest';
import type { Position } from '#kernel/position.ts';
import { flatLine, positionOf, spotOf, worldPixels } from '../geometry/mercator.ts';
import { grabbed, middleHandles, pixelsBetween, pointHandles } from './handles.ts';
import { byImportance } from './importance.ts';
import { inserted, middleAfter, moved, PIECE, pieceCount, pieceOf, piecesAt, removed } from './line-changes.ts';
import { snap } from './snapping.ts';

const at = (lat: number, lng: number): Position => ({ lat, lng });
const row = (count: number): Position[] => Array.from({ length: count }, (_, i) => at(-17, -68 + i / 100));
const viewOf = (west: number, north: number, east: number, south: number) => {
  const [a, b] = [spotOf(at(north, west)), spotOf(at(south, east))];
  return { west: a.x, north: a.y, east: b.x, south: b.y };
};
const BOLIVIA = viewOf(-70, -9, -57, -23);

describe('the flat map', () => {
  it.each([at(-17.783312, -63.182145), at(25.671234, -100.309123), at(-54.8, -68.3)])('is read back as %o', (place) => {
    expect(positionOf(spotOf(place))).toEqual(place);
  });
});

describe('importance', () => {
  it('has the ends first, then the corner, and the points of a straight way last', () => {
    const line = [at(0, 0), at(0, 1), at(0, 2), at(5, 2), at(5.0001, 3), at(5, 4)];
    const order = [...byImportance(flatLine(line))];
    expect(order.slice(0, 2)).toEqual([0, 5]);
    expect(order.slice(2, 4).sort()).toEqual([2, 3]);
    expect(order.slice(4).sort()).toEqual([1, 4]);
  });

  it.each([0, 1, 2, 3])('knows every point of a line of %i', (count) => {
    expect([...byImportance(flatLine(row(count)))].sort()).toEqual(Array.from({ length: count }, (_, i) => i));
  });
});

describe('handles', () => {
  const wavy = Array.from({ length: 50_000 }, (_, i) => at(-17 + Math.sin(i / 40) * (i % 7) * 0.1, -69 + i / 5_000));
  const flat = flatLine(wavy);
  const order = byImportance(flat);

  it('are at most 300, apart from each other, with both ends', () => {
    const pixels = worldPixels(8);
    const handles = pointHandles(flat, order, { view: BOLIVIA, pixels });
    expect(handles.length).toBeGreaterThan(100);
    expect(handles.length).toBeLessThanOrEqual(300);
    expect(handles.map(({ index }) => index)).toEqual(expect.arrayContaining([0, 49_999]));
    const gaps = handles.flatMap((one, i) => handles.slice(i + 1).map((other) => pixelsBetween(one, other, pixels)));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
  });

  it('are only those in view, and all of them when they are far apart', () => {
    const view = viewOf(-67.95, -16, -67.9, -18);
    const handles = pointHandles(flatLine(row(100)), byImportance(flatLine(row(100))), {
      view,
      pixels: worldPixels(16),
    });
    expect(handles.map(({ index }) => index).sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it('are in the middle of long segments, or of what is seen of them', () => {
    const line = flatLine([at(-17, -80), at(-17, -60), at(-17.0001, -60)]);
    const [middle, ...others] = middleHandles(line, { view: viewOf(-64, -10, -50, -20), pixels: worldPixels(6) });
    expect(others).toEqual([]);
    expect(middle).toMatchObject({ index: 0, isMiddle: true });
    expect(positionOf(middle!)).toEqual(at(-17, -62));
    expect(middleHandles(line, { view: viewOf(-64, -20, -50, -30), pixels: worldPixels(6) })).toEqual([]);
  });

  it('are grabbed within reach, a point rather than a middle', () => {
    const handles = [
      { index: 4, isMiddle: true, x: 0.5, y: 0.5 },
      { index: 7, isMiddle: false, x: 0.505, y: 0.5 },
    ];
    expect(grabbed(handles, { x: 0.501, y: 0.5 }, 1_000, 12)?.index).toBe(7);
    expect(grabbed(handles, { x: 0.49, y: 0.5 }, 1_000, 12)?.index).toBe(4);
    expect(grabbed(handles, { x: 0.48, y: 0.5 }, 1_000, 12)).toBeUndefined();
  });
});

describe('snapping', () => {
  const target = { flat: flatLine([at(0, 0), at(0, 10), at(10, 10)]) };
  const near = (place: Position, targets = [target]) => {
    const found = snap(spotOf(place), targets, 1 / 360);
    return found && { to: found.to, ...positionOf(found) };
  };

  it('prefers a point to the line beside it', () => {
    expect(near(at(0.3, 9.2))).toEqual({ to: 'point', lat: 0, lng: 10 });
  });

  it('finds the nearest place on a line', () => {
    expect(near(at(0.5, 5))).toEqual({ to: 'line', lat: 0, lng: 5 });
  });

  it('leaves alone what is far away, and the points that do not attract', () => {
    expect(near(at(2, 5))).toBeUndefined();
    expect(near(at(9.8, 10.2), [{ ...target, count: 2 } as never])).toBeUndefined();
  });
});

describe('a change of the line', () => {
  const line = row(4);
  const ring = [at(0, 0), at(0, 1), at(1, 1), at(1, 0), at(0, 0)];
  const there = at(-20, -60);

  it('moves, inserts and removes one point and leaves the line as it was', () => {
    expect(moved(line, 1, there)).toEqual([line[0], there, line[2], line[3]]);
    expect(inserted(line, 1, there)).toEqual([line[0], line[1], there, line[2], line[3]]);
    expect(removed(line, 3)).toEqual(line.slice(0, 3));
    expect(middleAfter([at(0, 0), at(2, 4)], 0)).toEqual(at(1, 2));
    expect(middleAfter(line, 3)).toBeUndefined();
    expect(line).toEqual(row(4));
  });

  it('keeps a ring closed and with three corners', () => {
    expect(moved(ring, 0, there, true).at(-1)).toEqual(there);
    expect(moved(ring, 4, there, true)[0]).toEqual(there);
    expect(removed(ring, 0, true)).toEqual([at(0, 1), at(1, 1), at(1, 0), at(0, 1)]);
    const three = removed(ring, 2, true);
    expect(three).toHaveLength(4);
    expect(removed(three, 1, true)).toBe(three);
  });

  it('knows the pieces of the drawn line around a point', () => {
    const count = 3 * PIECE;
    expect(pieceCount(count)).toBe(3);
    expect(piecesAt(count, 5, 'point')).toEqual([0]);
    expect(piecesAt(count, PIECE, 'point')).toEqual([0, 1]);
    expect(piecesAt(count, PIECE, 'segment')).toEqual([1]);
    expect(piecesAt(count, count - 1, 'point')).toEqual([2]);
    expect(piecesAt(count, 0, 'point', true)).toEqual([0, 2]);
    const pieces = Array.from({ length: 3 }, (_, i) => pieceOf(row(count), i));
    expect(pieces.map(({ length }) => length)).toEqual([PIECE + 1, PIECE + 1, PIECE]);
    expect(pieces[0]!.at(-1)).toEqual(pieces[1]![0]);
  });

  it.each([PIECE + 1, 2 * PIECE + 1, 1, 2])('has a piece for every point of a line of %i', (count) => {
    for (let i = 0; i < count; i += 1) {
      for (const piece of piecesAt(count, i, 'point')) expect(piece).toBeLessThan(Math.max(1, pieceCount(count)));
    }
  });
});
