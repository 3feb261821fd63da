import { describe, expect, it } from 'vitest';
import { readBatch } from './read-batch.ts';
import { messagesOf, problemOf } from './reading.fixture.ts';

const full = {
  at: '2026-03-01T10:00:00Z',
  lat: -23.55,
  lng: -46.63,
  speedKmh: 71.5,
  heading: 180,
  accuracyM: 4,
  altitudeM: 760,
  batteryPercent: 55,
  ignition: true,
  hasPower: true,
  alarm: 'doorOpen',
};

describe('our own batches', () => {
  it('are read with every field', () => {
    expect(messagesOf(readBatch({ positions: [full] }))).toEqual([
      {
        identifier: null,
        at: new Date('2026-03-01T10:00:00Z'),
        position: { lat: -23.55, lng: -46.63 },
        isValid: true,
        speedKmh: 71.5,
        heading: 180,
        altitudeM: 760,
        accuracyM: 4,
        batteryPercent: 55,
        hasPower: true,
        ignition: true,
        alarm: 'doorOpen',
      },
    ]);
  });

  it('may be a single one, or one that says nothing but that the device is there', () => {
    expect(messagesOf(readBatch({ ...full, identifier: 'truck 7' }))[0]?.identifier).toBe('truck 7');
    expect(messagesOf(readBatch({ positions: [{}] }))[0]).toMatchObject({ at: null, position: null, alarm: null });
  });

  it('hold up to a thousand', () => {
    const lots = (length: number) => ({ positions: Array.from({ length }, () => full) });
    expect(messagesOf(readBatch(lots(1000)))).toHaveLength(1000);
    expect(problemOf(readBatch(lots(1001)))).toEqual({ kind: 'tooMany', field: 'positions' });
    expect(problemOf(readBatch(lots(0)))).toEqual({ kind: 'missing', field: 'positions' });
  });

  it.each([
    [{ at: 'noon' }, { kind: 'date', field: 'positions[1].at' }],
    [{ speedKmh: 'fast' }, { kind: 'number', field: 'positions[1].speedKmh' }],
    [{ batteryPercent: {} }, { kind: 'number', field: 'positions[1].batteryPercent' }],
    [{ ignition: 'on' }, { kind: 'unreadable', field: 'positions[1].ignition' }],
    [{ alarm: 'shaken' }, { kind: 'unreadable', field: 'positions[1].alarm' }],
    [
      { lat: 1, lng: null },
      { kind: 'missing', field: 'positions[1].lng' },
    ],
    [
      { lat: undefined, lng: 1 },
      { kind: 'missing', field: 'positions[1].lat' },
    ],
  ])('are refused whole with %j in one of them', (wrong, problem) => {
    expect(problemOf(readBatch({ positions: [full, { ...full, ...wrong }] }))).toEqual(problem);
  });

  it.each([null, 3, 'text', [full], { positions: 'none' }, { positions: [[]] }])('are not %j', (body) => {
    expect(problemOf(readBatch(body)).kind).toBe('unreadable');
  });

  it('keep an impossible place for the verdict, and no place that is no number', () => {
    expect(messagesOf(readBatch({ lat: 0, lng: 0 }))[0]?.position).toEqual({ lat: 0, lng: 0 });
    expect(messagesOf(readBatch({ lat: 95, lng: 1e9 }))[0]?.position).toEqual({ lat: 95, lng: 1e9 });
    expect(messagesOf(readBatch({ lat: 'north', lng: 1 }))[0]?.position).toBeNull();
  });
});
