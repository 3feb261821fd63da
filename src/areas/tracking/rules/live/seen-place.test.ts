import { describe, expect, it } from 'vitest';
import { type Permitted, seenPlace, type TrackerWay } from './seen-place.ts';

const minute = (nth: number) => Date.UTC(2026, 2, 4, 10, nth);
const tracker = (way: TrackerWay, at: number, contact = at) => ({ way, at: minute(at), contactAt: minute(contact) });
const trip = { assignedAt: minute(10), sharingSince: null };
const owner: Permitted = { isOwn: true, trip: null };
const shipper: Permitted = { isOwn: false, trip };
const placeOf = (trackers: ReturnType<typeof tracker>[], permitted: Permitted) =>
  seenPlace(trackers, permitted).place?.at;

describe('the place of a truck', () => {
  it('is its owner’s at any time', () => {
    expect(placeOf([tracker('device', 5)], owner)).toEqual(minute(5));
  });

  it('is the shipper’s from the assignment on', () => {
    expect(placeOf([tracker('device', 9)], shipper)).toBeUndefined();
    expect(placeOf([tracker('device', 10)], shipper)).toEqual(minute(10));
  });

  it('is nobody’s by the phone of a driver who does not share it', () => {
    expect(placeOf([tracker('phone', 20)], { isOwn: true, trip })).toBeUndefined();
  });

  it('is known by a phone from the consent on', () => {
    const shared = { ...shipper, trip: { ...trip, sharingSince: minute(15) } };
    expect(placeOf([tracker('phone', 14)], shared)).toBeUndefined();
    expect(placeOf([tracker('phone', 15)], shared)).toEqual(minute(15));
  });

  it('is the newest of those that may be seen', () => {
    const all = [tracker('device', 12), tracker('person', 14), tracker('phone', 16)];
    expect(placeOf(all, shipper)).toEqual(minute(14));
  });

  it('is not the owner’s by a trip that is none of theirs', () => {
    expect(placeOf([tracker('person', 12)], owner)).toBeUndefined();
  });
});

it('a sign of life without a position is not taken for one', () => {
  const silent = { ...tracker('device', 9, 20) };
  expect(seenPlace([silent], shipper)).toMatchObject({ place: null, contactAt: minute(20) });
});
