import type { MapBox } from '#kernel/map-box.ts';
import type { Position } from '#kernel/position.ts';

/** The middle of what a map shows, and how close. */
export interface MapLook extends Position {
  readonly zoom: number;
}

/** What a map shows once it has come to rest. */
export interface Rest {
  readonly bounds: MapBox;
  /** Where somebody moved it; null where everything was fitted again, left out where the map moved by itself. */
  readonly look?: MapLook | null;
}

/** As far as an address needs it: about ten metres, and a step of the zoom that nobody sees. */
const DECIMALS = 4;
const ZOOM_DECIMALS = 2;

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

export const lookAt = ({ lat, lng }: Position, zoom: number): MapLook => ({
  lat: rounded(lat, DECIMALS),
  lng: rounded(lng, DECIMALS),
  zoom: rounded(zoom, ZOOM_DECIMALS),
});

export const writeLook = ({ lat, lng, zoom }: MapLook): string => [lat, lng, zoom].join();

/** Null where the text is none. */
export function readLook(text: string | null): MapLook | null {
  const values = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [lat = Number.NaN, lng = Number.NaN, zoom = Number.NaN] = values;
  const isLook = values.length === 3 && Math.abs(lat) <= 85 && Math.abs(lng) <= 180 && zoom >= 0 && zoom <= 24;
  return isLook ? { lat, lng, zoom } : null;
}
