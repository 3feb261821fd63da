import type { GeoJSONStoreFeatures } from 'terra-draw';
import type { Position } from '#kernel/position.ts';
import { circleOf, circleRing } from '../geometry/circle.ts';
import { type DrawnShape, SHAPE_KINDS, type ShapeKind } from '../geometry/shape.ts';

/** Decimals: a tenth of a metre, and the most the drawing library accepts. */
const DIGITS = 6;
const tidy = (value: number) => Number(value.toFixed(DIGITS));
const coordinates = ({ lat, lng }: Position) => [tidy(lng), tidy(lat)];
const position = ([lng = 0, lat = 0]: readonly number[]): Position => ({ lat: tidy(lat), lng: tidy(lng) });

/** A shape in the format of the drawing library; the tool that drew it is its kind. */
export function toFeature(shape: DrawnShape): GeoJSONStoreFeatures {
  const frame = { type: 'Feature', id: shape.id, properties: { mode: shape.kind } } as const;
  if (shape.kind === 'point') return { ...frame, geometry: { type: 'Point', coordinates: coordinates(shape.at) } };
  if (shape.kind === 'line') {
    return { ...frame, geometry: { type: 'LineString', coordinates: shape.line.map(coordinates) } };
  }
  const ring = shape.kind === 'circle' ? circleRing(shape.centre, shape.radiusMeters) : shape.ring;
  return { ...frame, geometry: { type: 'Polygon', coordinates: [ring.map(coordinates)] } };
}

/** Undefined for the library's own handles and for unfinished drawings. */
export function toShape({ id, geometry, properties }: GeoJSONStoreFeatures): DrawnShape | undefined {
  if (id === undefined || !isShapeKind(properties.mode) || properties.currentlyDrawing === true) return undefined;
  if (geometry.type === 'Point') return { id: String(id), kind: 'point', at: position(geometry.coordinates) };
  if (geometry.type === 'LineString') {
    return { id: String(id), kind: 'line', line: geometry.coordinates.map(position) };
  }
  if (geometry.type !== 'Polygon') return undefined;
  const ring = (geometry.coordinates[0] ?? []).map(position);
  if (properties.mode !== 'circle') return { id: String(id), kind: 'polygon', ring };
  const { centre, radiusMeters } = circleOf(ring);
  return {
    id: String(id),
    kind: 'circle',
    centre: position([centre.lng, centre.lat]),
    radiusMeters: Math.round(radiusMeters),
  };
}

function isShapeKind(value: unknown): value is ShapeKind {
  return SHAPE_KINDS.some((kind) => kind === value);
}
