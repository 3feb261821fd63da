import { collection, largestPolygon, point, ringArea, rounded, unwrapped, withoutRepeats } from './geometry.mjs';

/** Where the product's trucks drive; the rest of the world is only seen at far zoom. */
const HOME = { west: -120, south: -58, east: -30, north: 34 };
/** Corners that change the area by less than this many square degrees are removed. */
const DETAIL = { home: 5e-4, away: 0.05 };
const SMALLEST_ISLAND = { home: 1e-3, away: 0.1 };
const DIGITS = { home: 3, away: 2 };

/** ISO numbers of the countries with a label on the map. */
const NAMED = {
  '032': 'AR',
  '068': 'BO',
  '076': 'BR',
  '084': 'BZ',
  124: 'CA',
  152: 'CL',
  170: 'CO',
  188: 'CR',
  192: 'CU',
  214: 'DO',
  218: 'EC',
  222: 'SV',
  320: 'GT',
  328: 'GY',
  332: 'HT',
  340: 'HN',
  388: 'JM',
  484: 'MX',
  558: 'NI',
  591: 'PA',
  600: 'PY',
  604: 'PE',
  740: 'SR',
  840: 'US',
  858: 'UY',
  862: 'VE',
};

export const isHome = ([lng, lat]) => lng > HOME.west && lng < HOME.east && lat > HOME.south && lat < HOME.north;
const rangeOf = (line) => (line.some(isHome) ? 'home' : 'away');

/** Land without borders, the borders alone and a point for each label: no line is stored twice. */
export function makeLand({ atlas, topology: { merge, mesh, feature }, presimplify, polylabel }) {
  const simple = simplified(presimplify(atlas));
  const { countries } = simple.objects;
  const polygons = merge(simple, countries.geometries).coordinates.flatMap(tidyPolygon);
  const borders = mesh(simple, countries, (one, other) => one !== other).coordinates;
  return {
    land: geometry('MultiPolygon', polygons),
    borders: geometry('MultiLineString', borders.map(tidyLine)),
    names: collection(
      countries.geometries
        .filter(({ id }) => NAMED[id])
        .map((country) => {
          const outline = largestPolygon(feature(simple, country).geometry);
          return point(polylabel(outline, 0.1), { code: NAMED[country.id], size: Math.round(ringArea(outline[0])) });
        }),
    ),
  };
}

/** Neighbours share each arc, so they still fit together afterwards. */
function simplified(topology) {
  const arcs = topology.arcs.map((arc) => {
    const least = DETAIL[rangeOf(arc)];
    const kept = arc.filter(([, , weight], i) => i === 0 || i === arc.length - 1 || weight >= least);
    return kept.map(([lng, lat]) => [lng, lat]);
  });
  return { ...topology, arcs };
}

function tidyPolygon([outline, ...holes]) {
  const range = rangeOf(outline);
  if (ringArea(outline) < SMALLEST_ISLAND[range]) return [];
  return [[outline, ...holes].map((ring) => tidyLine(unwrapped(ring))).filter((ring) => ring.length > 3)];
}

const tidyLine = (line) => withoutRepeats(rounded(line, DIGITS[rangeOf(line)]));

const geometry = (type, coordinates) => ({ type: 'Feature', properties: {}, geometry: { type, coordinates } });
