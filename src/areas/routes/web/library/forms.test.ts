import { describe, expect, it } from 'vitest';
import { readCorners } from './corners-field.tsx';
import { areaOf, closed } from './drawn-outline.ts';
import { type FenceForm, fenceForm, fenceValues, NEW_FENCE } from './fences/fence-form-shape.ts';
import { NEW_PLACE, type PlaceForm, placeForm, placeValues } from './places/place-shape.ts';

const SANTOS = { lat: -23.96, lng: -46.33 };
const RING = [SANTOS, { lat: -23.9, lng: -46.33 }, { lat: -23.9, lng: -46.3 }];
const BOW_TIE = [SANTOS, { lat: -23.9, lng: -46.3 }, { lat: -23.96, lng: -46.3 }, { lat: -23.9, lng: -46.33 }];

const codesOf = (result: ReturnType<typeof placeForm.safeParse> | ReturnType<typeof fenceForm.safeParse>) =>
  (result.error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    (issue as { params?: { code?: string } }).params?.code,
  ]);

describe('the form of a place', () => {
  const place = (values: Partial<PlaceForm>) =>
    placeForm.safeParse({ ...NEW_PLACE, name: 'Porto', ...SANTOS, ...values });

  it('gives what the server takes', () => {
    expect(place({ use: 'load' }).data).toMatchObject({
      fence: { kind: 'circle', radiusMeters: 300 },
      forLoad: true,
      forUnload: false,
      cityName: null,
    });
  });

  it('refuses a position of exactly 0, none at all, and an outline that crosses itself, each at its field', () => {
    expect(codesOf(place({ lat: 0 }))).toEqual([['lat', 'coordinates']]);
    expect(codesOf(place({ lat: null, lng: null }))).toEqual([['lat', 'required']]);
    expect(codesOf(place({ fenceKind: 'polygon', rings: [BOW_TIE] }))).toEqual([['rings', 'crossesItself']]);
    expect(codesOf(place({ fenceKind: 'polygon' }))).toEqual([['rings', 'tooFewCorners']]);
  });

  it('shows a stored place as it was saved', () => {
    const saved = place({ use: 'unload', fenceKind: 'polygon', rings: [RING], address: 'Cais 2' }).data!;
    const shown = placeValues({ ...saved, _id: '', version: 1, owner: null, archived: false, routes: 0 });
    expect(placeForm.parse(shown)).toEqual(saved);
  });
});

describe('the form of a fence', () => {
  const fence = (values: Partial<FenceForm>) => fenceForm.safeParse({ ...NEW_FENCE, name: 'Serra', ...values });
  const centre = { ...SANTOS, countryCode: null };

  it.each<[string, Partial<FenceForm>]>([
    ['a circle', { form: 'circle', centre, radiusMeters: 800 }],
    [
      'a polygon with a hole',
      {
        form: 'polygon',
        rings: [RING, RING.map(({ lat, lng }) => ({ lat: (lat + 2 * -23.92) / 3, lng: (lng + 2 * -46.32) / 3 }))],
      },
    ],
    [
      'a corridor by night',
      { form: 'corridor', line: RING, isAlways: false, days: ['1', '0'], from: '22:00', to: '05:00' },
    ],
  ])('shows %s as it was saved', (_, values) => {
    const parsed = fence(values);
    expect(codesOf(parsed)).toEqual([]);
    const shown = fenceValues({ ...parsed.data!, _id: '', version: 1, archived: false, paths: 0 });
    expect(fenceForm.parse(shown)).toEqual(parsed.data);
  });

  it('says what is wrong where it is seen', () => {
    expect(codesOf(fence({}))).toEqual([['form', 'notDrawn']]);
    expect(codesOf(fence({ centre, radiusMeters: 5 }))).toEqual([['radiusMeters', 'radius']]);
    expect(codesOf(fence({ form: 'corridor', line: RING, halfWidthMeters: null }))).toEqual([
      ['halfWidthMeters', 'width'],
    ]);
    expect(codesOf(fence({ form: 'polygon', rings: [BOW_TIE] }))).toEqual([['form', 'crossesItself']]);
    expect(codesOf(fence({ centre, isAlways: false, days: [], from: null }))).toEqual([
      ['days', 'required'],
      ['from', 'required'],
    ]);
  });
});

it('an outline is closed once for the map', () => {
  expect(closed(RING)).toEqual([...RING, SANTOS]);
  expect(closed(closed(RING))).toHaveLength(4);
  const shape = { kind: 'polygon', rings: [RING] } as const;
  expect(areaOf(shape)).toBe(areaOf(shape));
});

it('corners are read one on each line, and the first line that is none is named', () => {
  expect(readCorners("-23.96, -46.33\n\n-23,9 -46,33\n 23°54'S 46°18'O ")).toEqual([
    SANTOS,
    { lat: -23.9, lng: -46.33 },
    { lat: -23.9, lng: expect.closeTo(-46.3, 6) },
  ]);
  expect(readCorners('-23.96, -46.33\n\nSantos')).toBe(3);
  expect(readCorners('0, -46.33')).toBe(1);
  expect(readCorners(' ')).toEqual([]);
});
