import { describe, expect, it } from 'vitest';
import { distanceMeters } from '#kernel/position.ts';
import { readGeoFile } from './read-geo-file.ts';
import { bytesOf } from './samples.fixture.ts';
import { type WrittenMap, writeGeoJson, writeGpx, writeKml } from './write-geo-file.ts';

const at = (lat: number, lng: number) => ({ lat, lng });
const NASTY = `A & B <br> "c" 'd' ]]> é 🚚 &amp;`;
const OUTER = [at(-23, -47), at(-24, -47), at(-24, -46), at(-23, -46), at(-23, -47)];
const HOLE = [at(-23.4, -46.6), at(-23.4, -46.4), at(-23.6, -46.4), at(-23.6, -46.6), at(-23.4, -46.6)];
const LINE = [at(-23.960833, -46.333889), at(-22.905556, -47.060833), at(-1e-7, -56.09669999999999)];
const CENTRE = at(-23.5505, -46.6333);
const SETTINGS = { kind: 'rest', speedKmh: 40, validity: { days: [1], from: '08:00', to: '09:00' }, color: null };

const MAP: WrittenMap = {
  name: NASTY,
  paths: [
    {
      name: NASTY,
      note: 'Uma linha\ne outra',
      points: LINE,
      checkpoints: [{ name: NASTY, note: null, at: LINE[1]!, kind: 'toll' }],
    },
  ],
  fences: [
    { name: 'Círculo', note: NASTY, kind: 'circle', centre: CENTRE, radiusMeters: 300 },
    { name: 'Área', note: null, kind: 'polygon', rings: [OUTER, HOLE], settings: SETTINGS },
    { name: 'Corredor', note: null, kind: 'corridor', line: LINE, halfWidthMeters: 500 },
  ],
};
const path = { name: NASTY, note: 'Uma linha\ne outra', points: LINE, halfWidthMeters: null };
const read = (text: string) => readGeoFile(bytesOf(text));

describe('what is written reads back the same', () => {
  it('as GPX', () => {
    expect(read(writeGpx(MAP))).toEqual({
      format: 'gpx',
      lines: [path],
      points: [{ name: NASTY, note: null, at: LINE[1] }],
      shapes: [],
      circles: [],
      looksSwapped: false,
      pointCount: 4,
    });
    expect(writeGpx(MAP)).not.toContain('e-7');
  });

  it('as GeoJSON, with circles, corridors and settings of fences', () => {
    expect(read(writeGeoJson(MAP))).toEqual({
      format: 'geojson',
      lines: [path, { name: 'Corredor', note: null, points: LINE, halfWidthMeters: 500 }],
      points: [{ name: NASTY, note: null, at: LINE[1] }],
      shapes: [{ name: 'Área', note: null, rings: [OUTER, HOLE], settings: SETTINGS }],
      circles: [{ name: 'Círculo', note: NASTY, centre: CENTRE, radiusMeters: 300 }],
      looksSwapped: false,
      pointCount: 18,
    });
  });

  it('as KML, with circles, corridors and settings of fences', () => {
    expect(read(writeKml({ ...MAP, fences: MAP.fences.map((fence) => ({ ...fence, note: null })) }))).toMatchObject({
      format: 'kml',
      lines: [{ points: LINE }, { name: 'Corredor', points: LINE, halfWidthMeters: 500 }],
      shapes: [{ name: 'Área', note: null, rings: [OUTER, HOLE], settings: SETTINGS }],
      circles: [{ name: 'Círculo', centre: CENTRE, radiusMeters: 300 }],
    });
  });

  it('as KML for other programs, with a circle as 64 corners', () => {
    const file = read(writeKml(MAP).replace(/<ExtendedData>.*?<\/ExtendedData>/g, ''));
    const [circle = []] = 'shapes' in file ? (file.shapes[0]?.rings ?? []) : [];
    expect(circle).toHaveLength(65);
    expect(circle[0]).toEqual(circle[64]);
    for (const corner of circle) expect(distanceMeters(CENTRE, corner)).toBeCloseTo(300, 3);
  });
});

describe('a ring', () => {
  it('is closed, the outer one counterclockwise and holes clockwise', () => {
    const turned = {
      ...MAP,
      fences: [
        { name: 'x', note: null, kind: 'polygon' as const, rings: [[...OUTER].reverse(), HOLE.slice(0, -1).reverse()] },
      ],
    };
    for (const text of [writeGeoJson(turned), writeKml(turned)]) {
      const file = read(text);
      const [outer, hole] = 'shapes' in file ? file.shapes[0]!.rings : [];
      expect(outer).toEqual(OUTER);
      expect(hole?.[0]).toEqual(hole?.at(-1));
      expect(new Set(hole?.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(4);
    }
  });
});

it('control characters, which XML cannot contain, are left out', () => {
  const map = { ...MAP, paths: [{ ...MAP.paths[0]!, name: 'a\u0000b\u0007c\ud800' }] };
  expect(read(writeGpx(map))).toMatchObject({ lines: [{ name: 'abc\ufffd' }] });
});
