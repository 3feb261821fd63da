import { describe, expect, it } from 'vitest';
import type { LiveOrder } from '../../contract/live.shapes.ts';
import { byUrgency, readMapState, writeMapState } from './map-state.ts';
import { truck } from './truck.fixture.ts';
import { matcher, optionsOf } from './truck-filters.ts';

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
  ...{ nextStop: null, category: null, routeId: null, route: null, lateAt: null, sharing: 'never' },
  ...more,
});
const loaded = truck('abc1d23', { order: order({}), free: false, driver: 'João Pérez' });
const free = truck('xyz');

describe('the address of the map', () => {
  it('says everything that it shows', () => {
    const text =
      'search=oc&states=alert%2Clate&client=A&client=B&truck=t&follow=true&layers=trails%2Cfences&wall=cycles&look=-17.39%2C-66.16%2C8.5&near=-17.4%2C-66.2&for=o';
    const state = readMapState(new URLSearchParams(text));
    expect(`${writeMapState(state)}`).toBe(text);
    expect(state).toMatchObject({ look: { lat: -17.39, lng: -66.16, zoom: 8.5 }, filters: { client: ['A', 'B'] } });
  });

  it('leaves alone what is not its own, such as an open replay', () => {
    const before = new URLSearchParams('replay=order%3Ao&truck=t');
    expect(`${writeMapState({ ...readMapState(before), truck: null }, before)}`).toBe('replay=order%3Ao');
  });

  it.each(['', 'a,b,c', '1,2', '91,0,5', '0,0,99', '1,2,', '1,2,3,4'])('is nowhere with the look «%s»', (look) => {
    expect(readMapState(new URLSearchParams({ look })).look).toBeNull();
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
  const left = (filters: Record<string, readonly string[]>) =>
    [loaded, free].filter(matcher({ search: '', filters })).map(({ id }) => id);
  expect([
    left({ status: ['free'] }),
    left({ client: ['Açúcar Norte', 'Other'] }),
    left({ client: ['Other'] }),
  ]).toEqual([['xyz'], ['abc1d23'], []]);
  expect(optionsOf([loaded, free, loaded], 'origin')).toEqual(['Santos']);
});

it('what needs somebody comes first', () => {
  const trucks = [truck('b'), truck('a'), truck('z', { state: 'alert' }), truck('m', { state: 'silent' })];
  expect(trucks.sort(byUrgency).map(({ id }) => id)).toEqual(['z', 'm', 'a', 'b']);
});
