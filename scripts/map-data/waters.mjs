import { collection, rounded, withoutRepeats } from './geometry.mjs';
import { isHome } from './land.mjs';

const STYLE_FILE = 'style.json';
const DIGITS = 2;
/** Lines in their source are wider at the mouth; five steps are enough to see it. */
const WIDTHS = [0.2, 0.3, 0.45, 0.7];

/** Rivers and lakes of the countries the product works in, out of a packed map style that holds them as GeoJSON. */
export function makeWaters(unpacked) {
  const { sources } = JSON.parse(new TextDecoder().decode(unpacked[STYLE_FILE]));
  const rivers = sources.rivers.data.features.flatMap(({ properties, geometry }) =>
    linesOf(geometry).map((line) => ({ line, from: properties.min_zoom, width: widthOf(properties.strokeweig) })),
  );
  const lakes = sources.lakes.data.features.filter(({ geometry }) => geometry.type === 'Polygon');
  return {
    rivers: collection(
      rivers
        .filter(({ line }) => line.some(isHome))
        .map(({ line, from, width }) => feature({ from: Math.floor(from), width }, 'LineString', tidy(line))),
    ),
    lakes: collection(
      lakes
        .filter(({ geometry }) => geometry.coordinates[0].some(isHome))
        .map(({ properties, geometry }) =>
          feature({ name: properties.name ?? '' }, 'Polygon', geometry.coordinates.map(tidy)),
        ),
    ),
  };
}

const linesOf = ({ type, coordinates }) => (type === 'LineString' ? [coordinates] : coordinates);
const widthOf = (weight) => WIDTHS.filter((least) => weight >= least).length + 1;
const tidy = (line) => withoutRepeats(rounded(line, DIGITS));
const feature = (properties, type, coordinates) => ({ type: 'Feature', properties, geometry: { type, coordinates } });
