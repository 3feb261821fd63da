import type { Position } from '#kernel/position.ts';
import type { GeoCircle, GeoFile, GeoLine, GeoPoint, GeoShape } from './geo-file.ts';

/** A file for the way between threads: a million positions as objects would take a second to copy. */
export interface PackedGeoFile extends Pick<GeoFile, 'format' | 'looksSwapped' | 'pointCount'> {
  /** Latitude and longitude of each position, in the order of the items. */
  readonly coordinates: Float64Array;
  readonly lines: readonly (Omit<GeoLine, 'points'> & { readonly count: number })[];
  readonly shapes: readonly (Omit<GeoShape, 'rings'> & { readonly counts: readonly number[] })[];
  readonly circles: readonly Omit<GeoCircle, 'centre'>[];
  readonly points: readonly Omit<GeoPoint, 'at'>[];
}

export function packGeoFile({ lines, shapes, circles, points, ...file }: GeoFile): PackedGeoFile {
  const lists: (readonly Position[])[] = [
    ...lines.map((line) => line.points),
    ...shapes.flatMap(({ rings }) => rings),
    circles.map(({ centre }) => centre),
    points.map(({ at }) => at),
  ];
  const coordinates = new Float64Array(2 * lists.reduce((sum, list) => sum + list.length, 0));
  let next = 0;
  for (const list of lists) {
    for (const { lat, lng } of list) {
      coordinates[next] = lat;
      coordinates[next + 1] = lng;
      next += 2;
    }
  }
  return {
    ...file,
    coordinates,
    lines: lines.map(({ points: { length: count }, ...line }) => ({ ...line, count })),
    shapes: shapes.map(({ rings, ...shape }) => ({ ...shape, counts: rings.map(({ length }) => length) })),
    circles: circles.map(({ centre: _, ...circle }) => circle),
    points: points.map(({ at: _, ...point }) => point),
  };
}

const PAUSE_EVERY = 25_000;

/** The file again. After every few positions it pauses, so that whoever unpacks can do something else. */
export async function unpackGeoFile(packed: PackedGeoFile, pause: () => Promise<void>): Promise<GeoFile> {
  const { coordinates, lines, shapes, circles, points, ...file } = packed;
  let next = 0;
  const take = async (count: number): Promise<Position[]> => {
    const positions: Position[] = [];
    for (let i = 0; i < count; i += 1) {
      positions.push({ lat: coordinates[next]!, lng: coordinates[next + 1]! });
      next += 2;
      if (next % (2 * PAUSE_EVERY) === 0) await pause();
    }
    return positions;
  };
  const unpackedLines: GeoLine[] = [];
  for (const { count, ...line } of lines) unpackedLines.push({ ...line, points: await take(count) });
  const unpackedShapes: GeoShape[] = [];
  for (const { counts, ...shape } of shapes) {
    const rings: Position[][] = [];
    for (const count of counts) rings.push(await take(count));
    unpackedShapes.push({ ...shape, rings });
  }
  const centres = await take(circles.length);
  const places = await take(points.length);
  return {
    ...file,
    lines: unpackedLines,
    shapes: unpackedShapes,
    circles: circles.map((circle, index) => ({ ...circle, centre: centres[index]! })),
    points: points.map((point, index) => ({ ...point, at: places[index]! })),
  };
}
