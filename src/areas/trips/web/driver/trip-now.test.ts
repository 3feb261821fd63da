import { expect, it } from 'vitest';
import type { DriverTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import type { WaitingAcceptance, WaitingConsent } from './queue/queue-item.ts';
import { tripAfter, tripNow } from './trip-now.ts';

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
