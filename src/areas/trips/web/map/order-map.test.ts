import { expect, it } from 'vitest';
import { encodeLine } from '#kernel/encoded-line.ts';
import { mapOf } from './order-map.ts';

const words = {
  plate: '1234-ABC',
  tone: 'active' as const,
  stop: (action: string, city: string) => `${action} ${city}`,
};
const oruro = { cityName: 'Oruro', address: null, lat: -17.9, lng: -67.1 };
const arica = { cityName: 'Arica', address: null, lat: -18.4, lng: -70.3 };
const bare = { origin: oruro, destination: arica, stops: [], plan: null, track: [], last: null, withdrawn: false };

it('an order without positions shows its places and the route between them', () => {
  const { places, routes, trucks, legend } = mapOf(bare, words);
  expect(places.map(({ kind, label }) => [kind, label])).toEqual([
    ['origin', 'Oruro'],
    ['destination', 'Arica'],
  ]);
  expect(routes.map(({ kind, straight }) => [kind, straight])).toEqual([['planned', true]]);
  expect(legend.at(-1)).toEqual({ mark: { kind: 'planned', straight: true, estimate: false } });
  expect(trucks).toEqual([]);
});

it('a trip in progress shows its track and the current position', () => {
  const at = '2026-03-04T10:00:00Z';
  const track = [
    { lat: -17.9, lng: -67.1, at },
    { lat: -18, lng: -68, at },
  ];
  const seen = mapOf({ ...bare, track, last: { lat: -18, lng: -68, at, source: 'driver' } }, words);
  expect(seen.routes.map(({ kind, path }) => [kind, path.length])).toEqual([
    ['planned', 2],
    ['driven', 2],
  ]);
  expect(seen.trucks).toMatchObject([{ label: '1234-ABC', at: { lat: -18, lng: -68 } }]);
});

it('a place without a position is left out', () => {
  const { places, routes } = mapOf({ ...bare, destination: { ...arica, lat: null, lng: null } }, words);
  expect(places).toHaveLength(1);
  expect(routes).toEqual([]);
});

it('an order with a path shows its line, corridor and checkpoints instead of a straight line', () => {
  const line = [
    { lat: -17.9, lng: -67.1 },
    { lat: -18.2, lng: -69 },
    { lat: -18.4, lng: -70.3 },
  ];
  const toll = {
    ...{ type: 'toll' as const, name: 'Tambo Quemado', lat: -18.2, lng: -69, radiusMeters: 300 },
    ...{ stopMinutes: 15, mustPass: true, km: 210, expectedMinute: 200 },
  };
  const plan = {
    ...{ route: 'Oruro – Arica', path: 'Asfalto', km: 400, minutes: 420, source: 'estimate' as const },
    ...{ corridorMeters: 800, checkpoints: [toll], line: encodeLine(line) },
  };
  const { routes, places, legend } = mapOf({ ...bare, plan }, words);
  expect(routes).toEqual([{ id: 'planned', kind: 'planned', path: line, corridorMeters: 800, estimate: true }]);
  expect(places.map(({ kind }) => kind)).toEqual(['origin', 'destination', 'toll']);
  expect(legend.map(({ mark }) => mark.kind)).toEqual(['origin', 'destination', 'toll', 'planned', 'corridor']);
});
