import { describe, expect, it } from 'vitest';
import type { LiveOrder } from '../../contract/live.shapes.ts';
import { byUrgency, matcher, optionsOf, readMapState, writeMapState } from './map-state.ts';
import { truck } from './truck.fixture.ts';

const order = (more: Partial<LiveOrder>): LiveOrder => ({
  ...{ id: 'o', code: 'OC-10141', kind: 'normal', status: 'inProgress', operationId: 'p', own: true },
  ...{
    client: 'Açúcar Norte',
    clientId: null,
    carrier: null,
    operator: null,
    origin: 'Santos',
    destination: 'Campinas',
  },
  ...{ nextStop: null, category: null, routeId: null, route: null, lateAt: null },
  ...more,
});
const loaded = truck('abc1d23', { order: order({}), free: false, driver: 'João Pérez' });
const free = truck('xyz');

describe('the address of the map', () => {
  it('says everything that it shows', () => {
    const text = 'search=oc&states=alert%2Clate&client=A&truck=t&follow=true&layers=trails%2Cfences&wall=true';
    expect(`${writeMapState(readMapState(new URLSearchParams(text)))}`).toBe(text);
  });

  it('is empty for the usual view, and tells no layers from the usual ones', () => {
    expect(`${writeMapState(readMapState(new URLSearchParams()))}`).toBe('');
    const none = { ...readMapState(new URLSearchParams()), layers: [] };
    expect(readMapState(writeMapState(none)).layers).toEqual([]);
  });

  it('follows nobody without a truck, and knows no states of its own', () => {
    const state = readMapState(new URLSearchParams('follow=true&states=flying'));
    expect([`${writeMapState(state)}`, state.states]).toEqual(['', []]);
  });
});

describe('a search', () => {
  const finds = (search: string) => [loaded, free].filter(matcher({ search, filters: {} })).map(({ id }) => id);
  it.each([
    ['abc-1d23', ['abc1d23']],
    ['joao perez', ['abc1d23']],
    ['oc 10141', ['abc1d23']],
    ['acucar', ['abc1d23']],
    ['', ['abc1d23', 'xyz']],
    ['nobody', []],
  ])('%s', (typed, found) => {
    expect(finds(typed)).toEqual(found);
  });
});

it('filters leave in what has their value, also trucks that are free', () => {
  const left = (filters: Record<string, string>) =>
    [loaded, free].filter(matcher({ search: '', filters })).map(({ id }) => id);
  expect([left({ status: 'free' }), left({ client: 'Açúcar Norte' }), left({ client: 'Other' })]).toEqual([
    ['xyz'],
    ['abc1d23'],
    [],
  ]);
  expect(optionsOf([loaded, free, loaded], 'origin')).toEqual(['Santos']);
});

it('what needs somebody comes first', () => {
  const trucks = [truck('b'), truck('a'), truck('z', { state: 'alert' }), truck('m', { state: 'silent' })];
  expect(trucks.sort(byUrgency).map(({ id }) => id)).toEqual(['z', 'm', 'a', 'b']);
});
