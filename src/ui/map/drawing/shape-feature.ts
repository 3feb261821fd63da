import type { GeoJSONStoreFeatures } from 'terra-draw';
import { circleRing } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';
import { circleOf } from '../geometry/circle.ts';
import { type DrawnShape, SHAPE_KINDS } from '../geometry/shape.ts';

/** Decimals: a tenth of a metre, and the most the drawing library accepts. */
const DIGITS = 6;
const tidy = (value: number) => Number(value.toFixed(DIGITS));
const coordinates = ({ lat, lng }: Position) => [tidy(lng), tidy(lat)];
const position = ([lng = 0, lat = 0]: readonly number[]): Position => ({ lat: tidy(lat), lng: tidy(lng) });

/** The drawing library has an element for each corner; of a polygon with more, the corners are edited as a line. */
const MOST_CORNERS = 150;
/** The tool of such a polygon: it is drawn, and has no handles. */
export const RING = 'ring';

export const isLarge = (shape: DrawnShape): shape is LargeShape =>
  shape.kind === 'polygon' && shape.ring.length > MOST_CORNERS;
type LargeShape = Extract<DrawnShape, { readonly kind: 'polygon' }>;

/** A shape in the format of the drawing library; the tool that drew it is its kind. */
export function toFeature(shape: DrawnShape): GeoJSONStoreFeatures {
  const mode = isLarge(shape) ? RING : shape.kind;
  const frame = { type: 'Feature', id: shape.id, properties: { mode } } as const;
  if (shape.kind === 'point') return { ...frame, geometry: { type: 'Point', coordinates: coordinates(shape.at) } };
  if (shape.kind === 'line') {
    return { ...frame, geometry: { type: 'LineString', coordinates: shape.line.map(coordinates) } };
  }
  const ring = shape.kind === 'circle' ? circleRing(shape.centre, shape.radiusMeters) : shape.ring;
  return { ...frame, geometry: { type: 'Polygon', coordinates: [ring.map(coordinates)] } };
}

/** Undefined for the library's own handles and for unfinished drawings. */
export function toShape({ id, geometry, properties }: GeoJSONStoreFeatures): DrawnShape | undefined {
  if (id === undefined || !isShapeMode(properties.mode) || properties.currentlyDrawing === true) return undefined;
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

const isShapeMode = (value: unknown): boolean => value === RING || SHAPE_KINDS.some((kind) => kind === value);

/** The library knows no holes: a polygon that is edited keeps those it had. */
export function withHoles(drawn: readonly DrawnShape[], before: readonly DrawnShape[]): DrawnShape[] {
  return drawn.map((shape) => {
    const known = before.find(({ id }) => id === shape.id);
    return shape.kind === 'polygon' && known?.kind === 'polygon' && known.holes
      ? { ...shape, holes: known.holes }
      : shape;
  });
}
