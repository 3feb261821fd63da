import { travel } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';
import type { TruckMark } from '../truck-mark.ts';

const TOWNS: readonly Position[] = [
  { lat: -23.55, lng: -46.63 },
  { lat: -22.9, lng: -47.06 },
  { lat: -25.43, lng: -49.27 },
  { lat: -19.92, lng: -43.94 },
  { lat: -15.79, lng: -47.88 },
  { lat: -16.68, lng: -49.25 },
  { lat: -20.44, lng: -54.65 },
  { lat: -17.78, lng: -63.18 },
  { lat: -16.5, lng: -68.15 },
  { lat: -25.28, lng: -57.63 },
  { lat: -30.03, lng: -51.23 },
  { lat: -34.6, lng: -58.38 },
];
/** A truck drives between two towns, always the same way; about one in six stands. */
const SPREAD_METERS = 90_000;
const METERS_PER_SECOND = 22;

/** Trucks along the roads between towns after some seconds, by a fixed rule, not at random. */
export function liveTrucks(count: number, seconds: number): TruckMark[] {
  return Array.from({ length: count }, (_, i) => liveTruck(i, seconds));
}

export function liveTruck(i: number, seconds: number): TruckMark {
  const from = TOWNS[i % TOWNS.length]!;
  const to = TOWNS[(i * 7 + 3) % TOWNS.length]!;
  const share = ((i * 37) % 101) / 101;
  const start = {
    lat: from.lat + (to.lat - from.lat) * share,
    lng: from.lng + (to.lng - from.lng) * share,
  };
  const beside = travel(start, (SPREAD_METERS * ((i * 53) % 97)) / 97, (i * 71) % 360);
  const heading = (i * 47) % 360;
  const isParked = i % 6 === 5;
  const at = isParked ? beside : travel(beside, METERS_PER_SECOND * seconds, heading);
  const isAlert = i % 383 === 0;
  return {
    id: `live-${i}`,
    at,
    heading: isParked ? null : heading,
    tone: isAlert ? 'danger' : isParked ? 'neutral' : 'active',
    label: `ABC-${String(i).padStart(4, '0')}`,
    freshness: i % 17 === 0 ? 'late' : i % 41 === 0 ? 'silent' : 'live',
    alert: isAlert,
  };
}
