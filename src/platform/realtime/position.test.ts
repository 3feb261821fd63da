import { describe, expect, it } from 'vitest';
import { isVisible, parsePosition, positionOf } from './position.ts';

describe('a position', () => {
  it('knows what was committed when it was taken', () => {
    const position = positionOf('10:15:12,14', 1_700_000_000)!;
    expect([9, 10, 11, 12, 13, 14, 15].map((transaction) => isVisible(transaction, position))).toEqual([
      true,
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it('comes back from the id of a message', () => {
    const position = positionOf('10:15:', 1_700_000_000)!;
    expect(parsePosition(position.id)).toEqual(position);
  });

  it('is refused when it is not one of ours', () => {
    for (const id of ['', 'x', '7', '7~', '7~1:2', `7~1:2:${'9,'.repeat(3)}`, '7~1:2:a', 'a-1'])
      expect(parsePosition(id)).toBeUndefined();
  });
});
