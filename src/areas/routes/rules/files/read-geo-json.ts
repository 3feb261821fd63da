import type { Position } from '#kernel/position.ts';
import { checkJson } from './check-json.ts';
import { DETAILS, FENCE_SETTINGS, refuse } from './geo-file.ts';
import { closeRing, type ItemCollector, nameOf, noteOf } from './geo-items.ts';

type Json = Readonly<Record<string, unknown>>;

interface Titles {
  readonly name: string | null;
  readonly note: string | null;
}

interface Context {
  readonly items: ItemCollector;
  readonly titles: Titles;
  readonly properties: Json;
  /** The part of the file, for a problem. */
  readonly where: string;
}

const UNTITLED: Titles = { name: null, note: null };
const NAMES = ['name', 'title', 'Name', 'nome', 'nombre'];
const NOTES = ['note', 'description', 'desc'];
const RADII = ['radiusMeters', 'radius'];

/** GeoJSON: a feature, a collection of features or a bare geometry. */
export function readGeoJson(text: string, items: ItemCollector): void {
  checkJson(text);
  const root: unknown = JSON.parse(text);
  if (!isObject(root)) refuse({ code: 'unknownFormat', looksLike: 'json' });
  if (root.type === 'FeatureCollection') {
    for (const [i, feature] of list(root.features, 'features').entries()) {
      readFeature(feature, items, `features[${i}]`);
    }
  } else if (root.type === 'Feature') readFeature(root, items, '');
  else if (typeof root.type === 'string' && Object.hasOwn(GEOMETRIES, root.type)) {
    readGeometry(root, { items, titles: UNTITLED, properties: {}, where: '' });
  } else refuse({ code: 'unknownFormat', looksLike: 'json' });
}

function readFeature(feature: unknown, items: ItemCollector, where: string): void {
  if (!isObject(feature) || feature.type !== 'Feature') broken(where);
  // A feature without a place is valid.
  if (feature.geometry === null) return;
  const properties = isObject(feature.properties) ? feature.properties : {};
  const titles = { name: nameOf(textIn(properties, NAMES)), note: noteOf(textIn(properties, NOTES)) };
  readGeometry(feature.geometry, { items, titles, properties, where: within(where, 'geometry') });
}

function readGeometry(geometry: unknown, context: Context): void {
  if (!isObject(geometry) || typeof geometry.type !== 'string') broken(context.where);
  const read = Object.hasOwn(GEOMETRIES, geometry.type) ? GEOMETRIES[geometry.type] : undefined;
  if (!read) broken(within(context.where, 'type'));
  read(geometry, context);
}

type ReadGeometry = (geometry: Json, context: Context) => void;

/** Reads the coordinates of a geometry. */
const placed =
  (read: (coordinates: unknown, context: Context) => void): ReadGeometry =>
  ({ coordinates }, context) =>
    read(coordinates, { ...context, where: within(context.where, 'coordinates') });

/** The same for each of several coordinates. */
const each =
  (read: (coordinates: unknown, context: Context) => void) =>
  (coordinates: unknown, context: Context): void => {
    for (const part of list(coordinates, context.where)) read(part, context);
  };

const GEOMETRIES: Readonly<Record<string, ReadGeometry>> = {
  Point: placed(readPoint),
  MultiPoint: placed(each(readPoint)),
  LineString: placed(readLine),
  MultiLineString: placed(each(readLine)),
  Polygon: placed(readShape),
  MultiPolygon: placed(each(readShape)),
  GeometryCollection: ({ geometries }, context) => {
    const where = within(context.where, 'geometries');
    for (const [i, geometry] of list(geometries, where).entries()) {
      readGeometry(geometry, { ...context, where: `${where}[${i}]` });
    }
  },
};

function readPoint(coordinates: unknown, { items, titles, properties, where }: Context): void {
  const at = position(coordinates, items, where);
  const radiusMeters = lengthIn(properties, RADII);
  if (radiusMeters === null) items.point({ ...titles, at });
  else items.circle({ ...titles, ...settingsIn(properties), centre: at, radiusMeters });
}

function readLine(coordinates: unknown, { items, titles, properties, where }: Context): void {
  const points = list(coordinates, where).map((one) => position(one, items, where));
  const halfWidthMeters = lengthIn(properties, ['halfWidthMeters']);
  const details = Object.hasOwn(properties, DETAILS) ? { details: properties[DETAILS] } : {};
  items.line({ ...titles, ...settingsIn(properties), ...details, points, halfWidthMeters });
}

function readShape(coordinates: unknown, { items, titles, properties, where }: Context): void {
  const rings = list(coordinates, where).map((ring) =>
    closeRing(list(ring, where).map((one) => position(one, items, where))),
  );
  const [outer] = rings;
  if (!outer || outer.length === 0) return;
  items.shape({ ...titles, ...settingsIn(properties), rings: rings.filter((ring) => ring.length > 0) });
}

function position(pair: unknown, items: ItemCollector, where: string): Position {
  const [lng, lat] = list(pair, where);
  return items.position(numberIn(lat), numberIn(lng), () => JSON.stringify(pair));
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);

function textIn(properties: Json, keys: readonly string[]): string | null {
  const value = keys.map((key) => properties[key]).find((one) => typeof one === 'string' || typeof one === 'number');
  return value === undefined ? null : String(value);
}

function settingsIn(properties: Json) {
  const said = FENCE_SETTINGS.filter((key) => Object.hasOwn(properties, key));
  return said.length === 0 ? {} : { settings: Object.fromEntries(said.map((key) => [key, properties[key]])) };
}

function lengthIn(properties: Json, keys: readonly string[]): number | null {
  const value = keys.map((key) => properties[key]).find((one) => typeof one === 'number');
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
}

function list(value: unknown, where: string): readonly unknown[] {
  return Array.isArray(value) ? value : broken(where);
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const within = (where: string, part: string) => (where === '' ? part : `${where}.${part}`);

function broken(where: string): never {
  return refuse({ code: 'broken', where });
}
