import { expect, it } from 'vitest';
import { SNAPSHOT_EVENT, TRUCKS_EVENT } from '../../contract/live.shapes.ts';
import { LiveTrucks } from './live-trucks.ts';
import { truck } from './truck.fixture.ts';

const message = (event: string, data: unknown) => ({ id: '1', event, data });

it('starts with everything and follows what changes', () => {
  const live = new LiveTrucks();
  expect(live.read()).toBeNull();
  live.take(message(SNAPSHOT_EVENT, { trucks: [truck('a'), truck('b'), truck('c')] }));
  const { id, ...place } = truck('a');
  live.take(
    message(TRUCKS_EVENT, {
      trucks: [truck('d', { plate: 'NEW' })],
      moved: [{ id, lat: -18, freshness: place.freshness }],
      gone: ['b'],
    }),
  );
  expect(live.read()?.map(({ id, lat, plate }) => [id, lat, plate])).toEqual([
    ['a', -18, 'A'],
    ['c', -17.5, 'C'],
    ['d', -17.5, 'NEW'],
  ]);
});

it('a place of a truck that is unknown is no truck', () => {
  const live = new LiveTrucks();
  live.take(message(TRUCKS_EVENT, { trucks: [], moved: [truck('a')], gone: [] }));
  expect(live.read()).toEqual([]);
});

it.each([
  ['a truck', { trucks: [], moved: [], gone: ['a'] }, []],
  ['a place', { trucks: [], moved: [{ id: 'a', lat: null, lng: null }], gone: [] }, [null]],
])('%s that was taken away does not come back with an answer that was asked for before', (_what, delta, left) => {
  const live = new LiveTrucks();
  live.take(message(SNAPSHOT_EVENT, { trucks: [truck('a')] }));
  const take = live.reading();
  live.take(message(TRUCKS_EVENT, delta));
  take([truck('a')]);
  expect(live.read()?.map(({ lat }) => lat)).toEqual(left);
  live.reading()([truck('b')]);
  expect(live.read()?.map(({ id }) => id)).toEqual(['b']);
});
