import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import { GEO_FILE_PROBLEMS, isGeoFileProblem } from './geo-file.ts';
import { readGeoFile } from './read-geo-file.ts';
import { bytesOf, GEOJSON, GPX, KML } from './samples.fixture.ts';

const ROUNDS = 1_500;
const SIGNS = bytesOf('<>/&;"\'=![]{},:-\\0e\n\0');

type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array;

const part = (bytes: Uint8Array, random: Random) => {
  const start = random.int(bytes.length);
  return [start, Math.min(bytes.length, start + 1 + random.int(60))] as const;
};
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(parts.flatMap((one) => [...one]));

const MUTATIONS: readonly Mutation[] = [
  (bytes, random) => bytes.slice(0, random.int(bytes.length)),
  (bytes, random) => {
    const [start, end] = part(bytes, random);
    return joined(bytes.subarray(0, start), bytes.subarray(end));
  },
  (bytes, random) => {
    const [start, end] = part(bytes, random);
    return joined(bytes.subarray(0, end), bytes.subarray(start));
  },
  (bytes, random) => bytes.map((byte) => (random.chance(0.002) ? byte ^ (1 << random.int(8)) : byte)),
  (bytes, random) => bytes.map((byte) => (random.chance(0.002) ? random.pick([...SIGNS]) : byte)),
];

function mutated(text: string, random: Random): Uint8Array {
  let bytes = bytesOf(text);
  for (let i = random.int(3); i >= 0; i -= 1) {
    if (bytes.length > 0) bytes = new Uint8Array(random.pick(MUTATIONS)(bytes, random));
  }
  return bytes;
}

describe.each([
  ['GPX', GPX],
  ['KML', KML],
  ['GeoJSON', GEOJSON],
])('a damaged %s file', (format, text) => {
  it('is a file or has a known problem', () => {
    const random = createRandom(`files ${format}`);
    const codes = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const reading = readGeoFile(mutated(text, random));
      if (isGeoFileProblem(reading)) {
        expect(GEO_FILE_PROBLEMS).toContain(reading.code);
        codes.add(reading.code);
      } else {
        codes.add('read');
        const positions = [
          ...reading.lines.flatMap(({ points }) => points),
          ...reading.shapes.flatMap(({ rings }) => rings.flat()),
          ...reading.circles.map(({ centre }) => centre),
          ...reading.points.map(({ at }) => at),
        ];
        expect(positions.every(({ lat, lng }) => Math.abs(lat) <= 180 && Math.abs(lng) <= 180)).toBe(true);
      }
    }
    // The damage is neither so small that nothing breaks, nor so large that nothing is read.
    expect([...codes]).toEqual(expect.arrayContaining(['read', 'broken', 'coordinates']));
  });
});
