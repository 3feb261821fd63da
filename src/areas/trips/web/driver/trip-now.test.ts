import { expect, it } from 'vitest';
import type { DriverTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { ApiError } from '#ui/api/api-error.ts';
import type { WaitingAcceptance, WaitingConsent } from './queue/queue-item.ts';
import { afterFailure, nextPlace, planOf, tripAfter, tripNow } from './trip-now.ts';

const trip = { loadingOrderCode: 'LO-1', acceptedAt: null, sharingSince: null } as DriverTrip;
const at = (minute: number) => `2031-05-02T10:0${minute}:00.000Z`;
const acceptance: WaitingAcceptance = { kind: 'acceptance', key: 'a', trip: 't', at: at(1) };
const consent = (minute: number, shared: boolean): WaitingConsent => ({
  kind: 'consent',
  key: `c${minute}`,
  trip: 't',
  at: at(minute),
  shared,
});
const stateAfter = (...items: Parameters<typeof tripNow>[1]) => {
  const { acceptedAt, sharingSince } = tripNow(trip, items);
  return [acceptedAt, sharingSince];
};

it('a trip accepted without network counts as accepted', () => expect(stateAfter(acceptance)).toEqual([at(1), at(1)]));
it('a trip with a refused acceptance does not', () => {
  expect(stateAfter({ ...acceptance, refused: 'loadOrders.wrongStatus' })).toEqual([null, null]);
});
it('the latest consent counts', () => {
  expect(stateAfter(acceptance, consent(2, false))).toEqual([at(1), null]);
  expect(stateAfter(acceptance, consent(2, false), consent(3, true))).toEqual([at(1), at(3)]);
});

it('an entry the server accepted stays done until the trip can be read again', () => {
  const open = {
    ...trip,
    stages: [{ name: 'Carga', tasks: [{ _id: 'a', doneAt: null, open: true }] }],
  } as unknown as DriverTrip;
  const done = {
    kind: 'task',
    key: 'k',
    trip: 't',
    at: at(4),
    taskId: 'a',
    note: '',
    answers: {},
    position: null,
    files: [],
  } as const;
  expect(tripAfter(open, done).stages[0]?.tasks[0]).toMatchObject({ doneAt: at(4), open: false });
  expect(tripAfter(open, acceptance)).toMatchObject({ acceptedAt: at(1), sharingSince: at(1) });
});

const planned = (_id: string, options: object = {}) => ({
  _id,
  name: _id,
  doneAt: null,
  open: true,
  required: true,
  waits: true,
  stopId: null,
  ...options,
});
const onTheWay = {
  ...trip,
  kind: 'normal',
  origin: { cityName: 'Oruro' },
  destination: { cityName: 'Arica' },
  stops: [],
  stages: [
    { name: 'Carga', tasks: [planned('arrival', { doneAt: at(1) }), planned('photos', { waits: false })] },
    { name: 'Descarga', tasks: [planned('unload'), planned('extra', { required: false })] },
  ],
} as unknown as DriverTrip;
const sent = (taskId: string, refused?: string) =>
  ({ kind: 'task', key: taskId, trip: 't', at: at(5), taskId, ...(refused ? { refused } : {}) }) as never;

it('one task is next; later ones wait for it, also while it is not sent yet', () => {
  const first = planOf(onTheWay, []);
  expect([first.next?.task._id, nextPlace(onTheWay, first).cityName]).toEqual(['photos', 'Oruro']);
  expect(first.tasks.map(({ blocker }) => blocker?._id)).toEqual([undefined, undefined, 'photos', 'photos']);
  const second = planOf(onTheWay, [sent('photos')]);
  expect([second.next?.task._id, nextPlace(onTheWay, second).cityName]).toEqual(['unload', 'Arica']);
  expect(planOf(onTheWay, [sent('photos', 'files.tooLarge')]).next?.task._id).toBe('photos');
});

it('after the last required task the driver closes the trip, with optional tasks still open', () => {
  const last = planOf(onTheWay, [sent('photos'), sent('unload')]);
  expect([last.next, last.closable, last.tasks.at(-1)?.ready]).toEqual([null, true, true]);
  const closing = { kind: 'closing', key: 'c', trip: 't', at: at(6) } as const;
  expect(planOf(onTheWay, [sent('photos'), sent('unload'), closing]).closable).toBe(false);
  expect(planOf({ ...onTheWay, kind: 'agro' }, [sent('photos'), sent('unload')]).closable).toBe(false);
});

it('a reading that failed leaves the page as it is, unless the trip is gone', () => {
  const shown = { trip, keptAt: null, error: null };
  const nothing = { trip: null, keptAt: null, error: null };
  for (const status of [0, 429, 500, 503]) expect(afterFailure(shown, new ApiError(status, {}), undefined)).toBe(shown);
  for (const status of [403, 404]) {
    expect(afterFailure(shown, new ApiError(status, {}), undefined)).toMatchObject({ trip: null, error: { status } });
  }
  expect(afterFailure(nothing, new ApiError(500, {}), undefined)).toMatchObject({ trip: null, error: { status: 500 } });
  const kept = { trip, at: at(2) };
  expect(afterFailure(nothing, new ApiError(0, {}), kept)).toEqual({ trip, keptAt: at(2), error: null });
});
