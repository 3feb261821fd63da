import { expect, it } from 'vitest';
import { boxAround, mapBoxShape } from './map-box.ts';

it.each([
  ['-68.5,-17.2,-66.1,-15', [-68.5, -17.2, -66.1, -15]],
  ['0,0,0,0', [0, 0, 0, 0]],
])('%s is a part of the map', (text, box) => {
  expect(mapBoxShape.parse(text)).toEqual(box);
});

it.each(['', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '5,0,4,1', '0,5,1,4', '-181,0,1,1', '0,0,1,91', '1,,2,3'])(
  '%s is none',
  (text) => {
    expect(mapBoxShape.safeParse(text).success).toBe(false);
  },
);

it('what is read around a view covers it, and stays while the map moves a little', () => {
  const view = [-66.42, -17.61, -65.8, -17.2] as const;
  const [west, south, east, north] = mapBoxShape.parse(boxAround(view));
  expect([west <= view[0], south <= view[1], east >= view[2], north >= view[3]]).toEqual([true, true, true, true]);
  expect(boxAround([-66.41, -17.6, -65.79, -17.19])).toBe(boxAround(view));
  expect(mapBoxShape.parse(boxAround([-500, -88, 500, 88]))).toEqual([-180, -90, 180, 90]);
});
