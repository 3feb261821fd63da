const HALF_TURN = 180;

export function rounded(coordinates, digits) {
  if (typeof coordinates === 'number') return Number(coordinates.toFixed(digits));
  return coordinates.map((part) => rounded(part, digits));
}

/** Removes points that became equal by rounding. */
export function withoutRepeats(line) {
  return line.filter(([x, y], i) => i === 0 || x !== line[i - 1][0] || y !== line[i - 1][1]);
}

/**
 * Continues a ring that jumps from one edge of the world to the other beyond the edge instead. One that goes around the
 * pole does not return to its start: it is closed along the bottom of the map.
 */
export function unwrapped(ring) {
  const [first] = ring;
  const line = [first];
  let turns = 0;
  for (let i = 1; i < ring.length; i += 1) {
    const step = ring[i][0] - ring[i - 1][0];
    if (step > HALF_TURN) turns -= 1;
    if (step < -HALF_TURN) turns += 1;
    line.push([ring[i][0] + turns * 360, ring[i][1]]);
  }
  return turns === 0 ? line : [...line, [line.at(-1)[0], -90], [first[0], -90], first];
}

export function ringArea(ring) {
  let doubled = 0;
  for (let i = 1; i < ring.length; i += 1) doubled += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1];
  return Math.abs(doubled / 2);
}

/** The largest part of a polygon of one or many parts. */
export function largestPolygon({ type, coordinates }) {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  return polygons.reduce((best, next) => (ringArea(next[0]) > ringArea(best[0]) ? next : best));
}

export function point([lng, lat], properties) {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: rounded([lng, lat], 3) } };
}

export function collection(features) {
  return { type: 'FeatureCollection', features };
}
