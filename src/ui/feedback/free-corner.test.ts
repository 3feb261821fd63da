import { describe, expect, it } from 'vitest';
import { type Box, boxIn, CORNERS, freeCorner } from './free-corner.ts';

const DESK = { width: 1440, height: 900, above: 56, gap: 16 };
const PHONE = { width: 390, height: 844, above: 56, gap: 16 };
const NOTICE = { width: 416, height: 80 };
const button = (left: number, top: number): Box => ({ left, top, right: left + 96, bottom: top + 36 });

describe('a notice', () => {
  it('appears at the bottom right where nothing is pressed there', () => {
    expect(freeCorner(DESK, NOTICE, [button(1300, 10), button(20, 400)])).toBe('bottom-right');
  });

  it('moves away from the buttons of a form, and from those of a table', () => {
    const save = button(1300, 840);
    expect(freeCorner(DESK, NOTICE, [save])).toBe('bottom-center');
    const pages = [600, 700, 800].map((left) => button(left, 850));
    expect(freeCorner(DESK, NOTICE, [save, ...pages, button(40, 850)])).toBe('top-center');
  });

  it('stays where it is while it covers nothing there', () => {
    expect(freeCorner(DESK, NOTICE, [], 'top-center')).toBe('top-center');
    expect(freeCorner(DESK, NOTICE, [button(700, 80)], 'top-center')).toBe('bottom-right');
  });

  it('covers as few as possible where it must cover some', () => {
    const everywhere = CORNERS.map((corner) => boxIn(corner, DESK, NOTICE));
    expect(freeCorner(DESK, NOTICE, [...everywhere, button(1300, 840)])).not.toBe('bottom-right');
  });

  it('rather covers fields of a long form than the buttons that save it', () => {
    const fields = CORNERS.filter((corner) => corner !== 'bottom-right').flatMap((corner) =>
      Array.from({ length: 5 }, () => ({ ...boxIn(corner, DESK, NOTICE), isField: true })),
    );
    expect(freeCorner(DESK, NOTICE, [...fields, button(1300, 840)])).toBe('bottom-center');
  });

  it('is as wide as a phone, and stays below the bar with its buttons', () => {
    expect(boxIn('top-center', PHONE, NOTICE)).toEqual({ left: 16, right: 374, top: 72, bottom: 152 });
    expect(freeCorner(PHONE, NOTICE, [button(150, 800), button(330, 10)])).toBe('top-center');
  });
});
