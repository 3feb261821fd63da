import { expect, it } from 'vitest';
import { type Box, placeAt } from './use-reorder.ts';

const GAP = 10;

/** Boxes of these heights below each other. */
function below(...heights: number[]): Box[] {
  let top = 0;
  return heights.map((height) => {
    const box = { top, bottom: top + height };
    top += height + GAP;
    return box;
  });
}

it.each([
  ['stays where it was picked up', 1, 0, 1],
  ['passes the next when it covers more than half of it', 1, 21, 2],
  ['does not pass it before', 1, 19, 1],
  ['passes the one before in the same way', 1, -21, 0],
  ['goes as far as it is pulled', 0, 500, 2],
  ['ends at the first', 2, -500, 0],
])('an entry %s', (_, from, pulled, place) => {
  const boxes = below(20, 20, 20);
  const { top, bottom } = boxes[from]!;
  expect(placeAt({ top: top + pulled, bottom: bottom + pulled }, boxes, from)).toBe(place);
});

it.each([
  ['a small one past a tall one', [40, 400]],
  ['a tall one past a small one', [400, 40]],
])('%s stays there while the pointer rests', (_, [dragged, other]) => {
  for (let pulled = 0; pulled < 500; pulled += 7) {
    const hanging = { top: pulled, bottom: dragged! + pulled };
    const place = placeAt(hanging, below(dragged!, other!), 0);
    if (place === 1) expect(placeAt(hanging, below(other!, dragged!), 1)).toBe(1);
  }
});
