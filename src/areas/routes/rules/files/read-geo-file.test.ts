import { describe, expect, it } from 'vitest';
import { type GeoFile, type GeoFileProblem, isGeoFileProblem, swapGeoFile } from './geo-file.ts';
import { readGeoFile } from './read-geo-file.ts';
import { bytesOf, GEOJSON, GPX, KML, kmlLine } from './samples.fixture.ts';

const at = (lat: number, lng: number) => ({ lat, lng });
const read = (text: string) => readGeoFile(bytesOf(text));

function fileIn(reading: GeoFile | GeoFileProblem): GeoFile {
  if (isGeoFileProblem(reading)) throw new Error(JSON.stringify(reading));
  return reading;
}

describe('a GPX file', () => {
  it('gives tracks with their segments joined, routes and waypoints', () => {
    const { format, lines, points, pointCount, looksSwapped } = fileIn(read(GPX));
    expect({ format, pointCount, looksSwapped }).toEqual({ format: 'gpx', pointCount: 6, looksSwapped: false });
    expect(lines).toEqual([
      {
        name: 'La Paz <Oruro>',
        note: 'ida',
        points: [at(-16.5, -68.15), at(-17, -67.9), at(-17.96, -67.1)],
        halfWidthMeters: null,
      },
      { name: 'Ruta', note: null, points: [at(-16.5, -68.1), at(-18.48, -70.31)], halfWidthMeters: null },
    ]);
    expect(points).toEqual([{ name: 'Peaje & báscula', note: 'lento', at: at(-17.3935, -66.157) }]);
  });

  it('of version 1.0 is read the same', () => {
    const old = GPX.replace('version="1.1"', 'version="1.0"').replace('GPX/1/1', 'GPX/1/0');
    expect(read(old)).toEqual(read(GPX));
  });
});

describe('a KML file', () => {
  it('gives the geometries of its placemarks, whatever the prefix of its namespace', () => {
    const { format, lines, shapes, points } = fileIn(read(KML));
    expect(format).toBe('kml');
    expect(lines.map(({ name, note, points: { length } }) => [name, note, length])).toEqual([
      ['Santos', 'Porto margem direita', 3],
      [null, null, 3],
    ]);
    expect(lines[0]?.points).toEqual([at(-23.96, -46.33), at(-22.9, -47.06), at(-22.3, -48.5)]);
    expect(points).toEqual([{ name: 'Santos', note: 'Porto margem direita', at: at(-23.96, -46.33) }]);
    expect(shapes).toEqual([
      {
        name: 'Pátio',
        note: null,
        rings: [
          [at(-23, -46), at(-24, -46), at(-24, -47), at(-23, -46)],
          [at(-23.4, -46.4), at(-23.6, -46.4), at(-23.6, -46.6), at(-23.4, -46.4)],
        ],
      },
    ]);
  });

  it('without a prefix is read the same', () => {
    expect(read(KML.replaceAll('kml:', '').replaceAll('xmlns:kml', 'xmlns'))).toEqual(read(KML));
  });

  it('may have a ring without a polygon, and placemarks without anything', () => {
    const ring = '<LinearRing><coordinates>-46,-23 -46,-24 -47,-24</coordinates></LinearRing>';
    const { shapes, lines } = fileIn(read(`<kml><Placemark/><Placemark>${ring}</Placemark></kml>`));
    expect(shapes[0]?.rings[0]).toHaveLength(4);
    expect(lines).toEqual([]);
  });
});

describe('a GeoJSON file', () => {
  it('gives all geometries, a point with a radius as a circle', () => {
    const { format, lines, shapes, circles, points, pointCount } = fileIn(read(GEOJSON));
    expect({ format, pointCount }).toEqual({ format: 'geojson', pointCount: 16 });
    expect(lines.map(({ name, note, points: { length } }) => [name, note, length])).toEqual([
      ['Ruta 5', 'norte', 2],
      [null, null, 2],
      [null, null, 2],
    ]);
    expect(circles).toEqual([{ name: 'Patio', note: null, centre: at(-23.6, -70.4), radiusMeters: 300 }]);
    expect(points.map((point) => [point.name, point.at])).toEqual([
      ['7', at(-33, -70)],
      ['7', at(-33, -71)],
    ]);
    expect(shapes.map(({ rings }) => rings[0]?.length)).toEqual([4, 4]);
  });

  it('may be a bare geometry or one feature', () => {
    const geometry = {
      type: 'LineString',
      coordinates: [
        [-70, -33],
        [-71, -33],
      ],
    };
    expect(fileIn(read(JSON.stringify(geometry))).lines).toHaveLength(1);
    const feature = { type: 'Feature', properties: { name: ' A\u0000\n B ' }, geometry };
    expect(fileIn(read(JSON.stringify(feature))).lines[0]?.name).toBe('A B');
  });
});

describe('the encoding', () => {
  const utf16 = (text: string, isBig: boolean) => {
    const bytes = Buffer.from(text, 'utf16le');
    return isBig ? bytes.swap16() : bytes;
  };

  it.each([GPX, KML, GEOJSON])('may be UTF-8 or UTF-16, with its mark and without', (text) => {
    const expected = read(text);
    expect(read(`\uFEFF${text}`)).toEqual(expected);
    for (const isBig of [false, true]) {
      expect(readGeoFile(utf16(`\uFEFF${text}`, isBig))).toEqual(expected);
      expect(readGeoFile(utf16(text, isBig))).toEqual(expected);
    }
  });

  it('is refused by name when it is another one', () => {
    const latin = Buffer.from(GPX.replace('UTF-8', 'ISO-8859-1'), 'latin1');
    expect(readGeoFile(latin)).toEqual({ code: 'encoding', encoding: 'iso-8859-1' });
    expect(readGeoFile(Buffer.from(GPX, 'latin1'))).toEqual({ code: 'encoding', encoding: null });
    expect(read(GPX.replace('UTF-8', 'windows-1252'))).toEqual({ code: 'encoding', encoding: 'windows-1252' });
    expect(readGeoFile(Uint8Array.of(0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0))).toEqual({ code: 'encoding', encoding: null });
  });
});

describe('latitude and longitude in the wrong order', () => {
  it('are noticed by values that no latitude can have', () => {
    const file = fileIn(read(kmlLine('25.67,-100.31 19.05,-104.3')));
    expect(file.looksSwapped).toBe(true);
    const swapped = swapGeoFile(file);
    expect(swapped.lines[0]?.points).toEqual([at(25.67, -100.31), at(19.05, -104.3)]);
    expect(swapped.looksSwapped).toBe(false);
  });

  it.each([
    ['La Paz', '-16.5,-68.15 -17.96,-67.1'],
    ['Punta del Este', '-34.96,-54.95 -34.8,-55.2'],
    ['São Paulo', '-23.55,-46.63 -23.96,-46.33'],
  ])('are noticed by points that are all elsewhere, near %s', (_, coordinates) => {
    expect(fileIn(read(kmlLine(coordinates))).looksSwapped).toBe(true);
    const right = coordinates.replace(/(\S+),(\S+)/g, '$2,$1');
    expect(fileIn(read(kmlLine(right))).looksSwapped).toBe(false);
  });

  it('are not assumed of a place elsewhere in the world, nor when one point is here', () => {
    expect(fileIn(read(kmlLine('13.4,52.5 2.35,48.85'))).looksSwapped).toBe(false);
    expect(fileIn(read(kmlLine('-16.5,-68.15 -68.1,-16.5'))).looksSwapped).toBe(false);
  });

  it('are exchanged in everything the file contains', () => {
    const file = fileIn(read(GEOJSON));
    expect(swapGeoFile(swapGeoFile(file))).toEqual(file);
    expect(swapGeoFile(file).circles[0]?.centre).toEqual(at(-70.4, -23.6));
    expect(swapGeoFile(file).shapes[0]?.rings[0]?.[0]).toEqual(at(-70, -33));
    expect(swapGeoFile(file).points[0]?.at).toEqual(at(-70, -33));
  });

  it('that suit neither order are wrong', () => {
    expect(read(kmlLine('-68.1,-16.5 25,-100 -100,25'))).toEqual({ code: 'coordinates', index: 1, value: '25,-100' });
  });
});
