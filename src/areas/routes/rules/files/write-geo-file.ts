import { circleRing } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';
import { DETAILS, type FenceSettings } from './geo-file.ts';
import { closeRing } from './geo-items.ts';
import { oriented } from './rings.ts';

export interface WrittenCheckpoint {
  readonly name: string;
  readonly note: string | null;
  readonly at: Position;
  /** Toll, police post and so on, as the API calls it. */
  readonly kind: string;
}

export interface WrittenPath {
  readonly name: string;
  readonly note: string | null;
  readonly points: readonly Position[];
  readonly checkpoints: readonly WrittenCheckpoint[];
  /** All else that an import needs to make the same path again; only GeoJSON has room for it. */
  readonly details?: object;
}

export type WrittenFence = {
  readonly name: string;
  readonly note: string | null;
  readonly settings?: FenceSettings;
} & (
  | { readonly kind: 'circle'; readonly centre: Position; readonly radiusMeters: number }
  | { readonly kind: 'polygon'; readonly rings: readonly (readonly Position[])[] }
  | { readonly kind: 'corridor'; readonly line: readonly Position[]; readonly halfWidthMeters: number }
);

export interface WrittenMap {
  /** Of the route, or of all fences. */
  readonly name: string;
  readonly paths: readonly WrittenPath[];
  readonly fences: readonly WrittenFence[];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** GPX 1.1: each path is a track, each checkpoint a waypoint. The format knows no areas. */
export function writeGpx({ name, paths }: Omit<WrittenMap, 'fences'>): string {
  const at = (tag: string, { lat, lng }: Position, content = '') =>
    `<${tag} lat="${decimal(lat)}" lon="${decimal(lng)}"${content === '' ? '/>' : `>${content}</${tag}>`}\n`;
  const waypoints = paths.flatMap(({ checkpoints }) =>
    checkpoints.map((one) => at('wpt', one.at, `${titles(one, 'desc')}${element('type', one.kind)}`)),
  );
  const tracks = paths.map(
    (path) =>
      `<trk>${titles(path, 'desc')}<trkseg>\n${path.points.map((point) => at('trkpt', point)).join('')}</trkseg></trk>\n`,
  );
  return `${DECLARATION}<gpx version="1.1" creator="Tropeiro" xmlns="http://www.topografix.com/GPX/1/1">
<metadata>${element('name', name)}</metadata>
${waypoints.join('')}${tracks.join('')}</gpx>
`;
}

/** KML 2.2. A circle becomes a polygon and a corridor its line; what they are stands beside it, for our own reader. */
export function writeKml({ name, paths, fences }: WrittenMap): string {
  const placemarks = [
    ...paths.flatMap((path) => [
      placemark(path, kmlLine(path.points)),
      ...path.checkpoints.map((one) => placemark(one, `<Point>${kmlCoordinates([one.at])}</Point>`)),
    ]),
    ...fences.map((fence) => placemark(fence, `${kmlData(fence)}${kmlFence(fence)}`)),
  ];
  return `${DECLARATION}<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${element('name', name)}
${placemarks.join('')}</Document></kml>
`;
}

/** GeoJSON after RFC 7946. A circle is a point and a corridor a line, each with its measure. */
export function writeGeoJson({ paths, fences }: WrittenMap): string {
  const features = [
    ...paths.flatMap(({ points, checkpoints, details, ...path }) => [
      feature({ ...path, ...(details ? { [DETAILS]: details } : {}) }, 'LineString', points.map(pair)),
      ...checkpoints.map(({ at, ...one }) => feature(one, 'Point', pair(at))),
    ]),
    ...fences.map(fenceFeature),
  ];
  // One feature on each line: small beside indentation, and a difference between two files can be read.
  return `{"type":"FeatureCollection","features":[\n${features.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;
}

function fenceFeature(fence: WrittenFence): object {
  const { name, note, settings } = fence;
  const said = { name, note, form: fence.kind, ...settings };
  if (fence.kind === 'circle') {
    return feature({ ...said, radiusMeters: fence.radiusMeters }, 'Point', pair(fence.centre));
  }
  if (fence.kind === 'corridor') {
    return feature({ ...said, halfWidthMeters: fence.halfWidthMeters }, 'LineString', fence.line.map(pair));
  }
  const rings = oriented(fence.rings.map(closeRing));
  return feature(
    said,
    'Polygon',
    rings.map((ring) => ring.map(pair)),
  );
}

const feature = (properties: object, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const pair = ({ lat, lng }: Position) => [lng, lat];

function kmlFence(fence: WrittenFence): string {
  if (fence.kind === 'corridor') return kmlLine(fence.line);
  const rings = fence.kind === 'circle' ? [circleRing(fence.centre, fence.radiusMeters)] : fence.rings.map(closeRing);
  const boundaries = oriented(rings).map((ring, index) => {
    const tag = index === 0 ? 'outerBoundaryIs' : 'innerBoundaryIs';
    return `<${tag}><LinearRing>${kmlCoordinates(ring)}</LinearRing></${tag}>`;
  });
  return `<Polygon>${boundaries.join('')}</Polygon>`;
}

function kmlData(fence: WrittenFence): string {
  const measure =
    fence.kind === 'circle'
      ? { radiusMeters: fence.radiusMeters, centre: `${decimal(fence.centre.lng)},${decimal(fence.centre.lat)}` }
      : fence.kind === 'corridor' && { halfWidthMeters: fence.halfWidthMeters };
  const data = Object.entries({ ...measure, ...fence.settings }).map(([key, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `<Data name="${key}">${element('value', text)}</Data>`;
  });
  return data.length === 0 ? '' : `<ExtendedData>${data.join('')}</ExtendedData>`;
}

const kmlLine = (points: readonly Position[]) =>
  `<LineString><tessellate>1</tessellate>${kmlCoordinates(points)}</LineString>`;
const kmlCoordinates = (points: readonly Position[]) =>
  `<coordinates>${points.map(({ lat, lng }) => `${decimal(lng)},${decimal(lat)}`).join(' ')}</coordinates>`;

interface Titled {
  readonly name: string;
  readonly note: string | null;
}

const placemark = (titled: Titled, geometry: string) =>
  `<Placemark>${titles(titled, 'description')}${geometry}</Placemark>\n`;
const titles = ({ name, note }: Titled, noteTag: string) =>
  `${element('name', name)}${note === null ? '' : element(noteTag, note)}`;
const element = (tag: string, text: string) => `<${tag}>${escaped(text)}</${tag}>`;

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML cannot contain control characters, not even escaped. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '')
    .replace(/[<>&"']/g, (sign) => ESCAPES[sign]!);

/** The shortest text that reads back the same; GPX knows no exponents. */
function decimal(degrees: number): string {
  const text = String(degrees);
  return text.includes('e') ? degrees.toFixed(20) : text;
}
