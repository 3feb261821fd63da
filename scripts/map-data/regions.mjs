import { collection, largestPolygon, point, ringArea, rounded, withoutRepeats } from './geometry.mjs';
import { COUNTRIES, regionLabel } from './place-names.mjs';

const DETAIL = 3e-4;
const DIGITS = 3;

/** Borders between the states, departments and provinces of each country, and a point for each of their names. */
export function makeRegions({ open, topology: { mesh, feature }, presimplify, simplify, polylabel }) {
  const lines = [];
  const names = [];
  for (const { atlas } of COUNTRIES) {
    const simple = simplify(presimplify(open(atlas)), DETAIL);
    const regions = simple.objects[atlas];
    lines.push(...mesh(simple, regions, (one, other) => one !== other).coordinates);
    names.push(
      ...onePerName(
        regions.geometries
          .filter(({ properties }) => properties.name)
          .map((region) => {
            const outline = largestPolygon(feature(simple, region).geometry);
            const size = ringArea(outline[0]);
            const name = regionLabel(atlas, region.properties.name, size);
            return { name, size, at: polylabel(outline, 0.05) };
          }),
      ),
    );
  }
  return {
    lines: {
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'MultiLineString',
        coordinates: lines.map((line) => withoutRepeats(rounded(line, DIGITS))).filter((line) => line.length > 1),
      },
    },
    names: collection(names.map(({ name, size, at }) => point(at, { name, size: rounded(size, 1) }))),
  };
}

/** A region of several parts is named on its largest. */
function onePerName(names) {
  const largest = new Map();
  for (const entry of names) if (entry.size > (largest.get(entry.name)?.size ?? 0)) largest.set(entry.name, entry);
  return [...largest.values()];
}
