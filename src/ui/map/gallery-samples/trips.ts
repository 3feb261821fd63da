import { travel } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';
import { TONE_NAMES } from '#kernel/tone.ts';
import type { MapArea, PlaceMark, RouteLine } from '../map-props.ts';
import type { TruckMark } from '../truck-mark.ts';

const LA_PAZ: Position = { lat: -16.5, lng: -68.15 };
const ORURO: Position = { lat: -17.9715, lng: -67.0932 };
const COCHABAMBA: Position = { lat: -17.3895, lng: -66.1568 };
const SANTA_CRUZ: Position = { lat: -17.7863, lng: -63.1812 };
const YAPACANI: Position = { lat: -17.4028, lng: -63.885 };

export const routes: readonly RouteLine[] = [
  { id: 'planned', kind: 'planned', path: [LA_PAZ, ORURO, COCHABAMBA, YAPACANI, SANTA_CRUZ] },
  { id: 'driven', kind: 'driven', path: [LA_PAZ, { lat: -17.2, lng: -67.95 }, ORURO, COCHABAMBA] },
];

export const places: readonly PlaceMark[] = [
  { id: 'origin', kind: 'origin', at: LA_PAZ, label: 'Origem: La Paz' },
  { id: 'destination', kind: 'destination', at: SANTA_CRUZ, label: 'Destino: Santa Cruz de la Sierra' },
  { id: 'toll', kind: 'checkpoint', at: YAPACANI, label: 'Pedágio de Yapacaní' },
  { id: 'warehouse', kind: 'warehouse', at: ORURO, label: 'Depósito Oruro' },
  { id: 'alert', kind: 'alert', at: { lat: -17.05, lng: -65.2 }, label: 'Alerta: desvio de rota' },
];

export const areas: readonly MapArea[] = [
  {
    id: 'fence',
    shape: { kind: 'circle', centre: COCHABAMBA, radiusMeters: 28_000 },
    label: 'Geocerca Cochabamba',
  },
  {
    id: 'risk',
    shape: {
      kind: 'polygon',
      ring: [
        { lat: -16.6, lng: -65.6 },
        { lat: -16.5, lng: -64.7 },
        { lat: -17.2, lng: -64.5 },
        { lat: -17.3, lng: -65.4 },
        { lat: -16.6, lng: -65.6 },
      ],
    },
    label: 'Zona de risco',
    tone: 'danger',
  },
];

/** Always the same trucks: scattered around the cities by a fixed rule, not at random. */
export const trucks: readonly TruckMark[] = [LA_PAZ, ORURO, COCHABAMBA, SANTA_CRUZ].flatMap((city, c) =>
  Array.from({ length: 14 }, (_, i) => ({
    id: `truck-${c}-${i}`,
    at: travel(city, 4000 + 9000 * i, (c * 97 + i * 47) % 360),
    heading: i % 4 === 3 ? null : (i * 53) % 360,
    tone: TONE_NAMES[(c + i) % TONE_NAMES.length]!,
    label: `${1000 + c * 100 + i}-ABC`,
  })),
);
