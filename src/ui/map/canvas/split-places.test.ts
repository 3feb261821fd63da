import { describe, expect, it } from 'vitest';
import type { PlaceMark } from '../map-props.ts';
import { splitPlaces } from './split-places.ts';

const onMove = () => undefined;
const some = (count: number, movable = 0): PlaceMark[] =>
  Array.from({ length: count }, (_, i) => ({
    id: String(i),
    kind: 'toll',
    at: { lat: -17, lng: -63 },
    label: `Toll ${i}`,
    ...(i < movable && { onMove }),
  }));
const ids = (places: readonly PlaceMark[]) => places.map(({ id }) => id);

describe('the places of a map', () => {
  it('are all elements while they are few', () => {
    expect(splitPlaces(some(60), null).drawn).toEqual([]);
  });

  it('are drawn when they are many, except the selected one and those that can be dragged', () => {
    const { buttons, drawn } = splitPlaces(some(500, 2), '7');
    expect(ids(buttons)).toEqual(['0', '1', '7']);
    expect(drawn).toHaveLength(497);
  });

  it('are drawn when many can be dragged; the selected one still can', () => {
    expect(ids(splitPlaces(some(500, 500), '9').buttons)).toEqual(['9']);
  });
});
