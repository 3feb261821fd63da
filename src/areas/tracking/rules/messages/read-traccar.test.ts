import { describe, expect, it } from 'vitest';
import { readTraccarClient } from './read-traccar-client.ts';
import { readTraccarForward } from './read-traccar-forward.ts';
import { messagesOf, problemOf } from './reading.fixture.ts';

const location = {
  event: 'motionchange',
  is_moving: true,
  timestamp: '2021-07-21T08:06:34.444Z',
  coords: { latitude: -6.1148096, longitude: 106.6837015, accuracy: 3.8, speed: 18.67, heading: 63, altitude: 35.7 },
  battery: { is_charging: false, level: 0.79 },
  extras: {},
};

describe('what the newer Traccar Client sends', () => {
  it('is read in metres a second and parts of one', () => {
    expect(messagesOf(readTraccarClient({ location, device_id: '8737767034' }))).toEqual([
      {
        identifier: '8737767034',
        at: new Date('2021-07-21T08:06:34.444Z'),
        position: { lat: -6.1148096, lng: 106.6837015 },
        isValid: true,
        speedKmh: 67.21,
        heading: 63,
        altitudeM: 35.7,
        accuracyM: 3.8,
        batteryPercent: 79,
        hasPower: false,
        ignition: null,
        alarm: null,
      },
    ]);
  });

  it('knows nothing where the phone says -1', () => {
    const coords = { ...location.coords, speed: -1, heading: -1 };
    const body = { location: { ...location, coords, battery: { level: -1, is_charging: false } }, device_id: 1 };
    expect(messagesOf(readTraccarClient(body))[0]).toMatchObject({
      identifier: '1',
      speedKmh: null,
      heading: null,
      batteryPercent: null,
    });
  });

  it('is read as a list, of whole messages or of places', () => {
    const one = { location, device_id: 'a' };
    expect(messagesOf(readTraccarClient([one, one]))).toHaveLength(2);
    const kept = messagesOf(readTraccarClient({ device_id: 'a', location: [location, location, location] }));
    expect(kept.map(({ identifier }) => identifier)).toEqual(['a', 'a', 'a']);
  });

  it('carries the alarm of the button', () => {
    const body = { location: { ...location, extras: { alarm: 'sos' } }, device_id: 'a' };
    expect(messagesOf(readTraccarClient(body))[0]?.alarm).toBe('sos');
  });

  it('says what is wrong', () => {
    expect(problemOf(readTraccarClient({ device_id: 'a' }))).toEqual({ kind: 'missing', field: 'location' });
    expect(problemOf(readTraccarClient([]))).toEqual({ kind: 'missing', field: null });
    const late = { location: { ...location, timestamp: 'soon' }, device_id: 'a' };
    expect(problemOf(readTraccarClient(late))).toEqual({ kind: 'date', field: 'location.timestamp' });
    expect(problemOf(readTraccarClient([{ location, device_id: 'a' }, late]))).toEqual({
      kind: 'date',
      field: '[1].location.timestamp',
    });
    const many = Array.from({ length: 1001 }, () => location);
    expect(problemOf(readTraccarClient({ device_id: 'a', location: many }))).toEqual({
      kind: 'tooMany',
      field: 'location',
    });
  });
});

const position = {
  id: 18336,
  attributes: { batteryLevel: 91, ignition: true, power: 27.4, distance: 449672.22, alarm: 'vibration,powerOff' },
  deviceId: 7,
  protocol: 'gt06',
  deviceTime: '2018-09-14T15:34:18.000+0000',
  fixTime: '2018-09-14T15:34:17.000+0000',
  outdated: false,
  valid: true,
  latitude: -17.78,
  longitude: -63.18,
  altitude: 417,
  speed: 40,
  course: 271.4,
  accuracy: 0,
};
const device = { id: 7, name: 'Truck', uniqueId: '353419036066061', status: 'online' };

describe('what a Traccar server forwards', () => {
  it('is read in knots, with what its attributes say', () => {
    expect(messagesOf(readTraccarForward({ position, device }))).toEqual([
      {
        identifier: '353419036066061',
        at: new Date('2018-09-14T15:34:17Z'),
        position: { lat: -17.78, lng: -63.18 },
        isValid: true,
        speedKmh: 74.08,
        heading: 271.4,
        altitudeM: 417,
        accuracyM: null,
        batteryPercent: 91,
        hasPower: true,
        ignition: true,
        alarm: 'powerCut',
      },
    ]);
    expect(
      messagesOf(
        readTraccarForward([
          { position, device },
          { position, device },
        ]),
      ),
    ).toHaveLength(2);
  });

  it('is a message of a device that looks for its place where the server repeats an old one', () => {
    const [message] = messagesOf(readTraccarForward({ position: { ...position, outdated: true }, device }));
    expect(message).toMatchObject({ isValid: false, speedKmh: null, at: new Date('2018-09-14T15:34:18Z') });
    expect(message?.position).not.toBeNull();
  });

  it.each([
    [{ charge: false, power: 27 }, false],
    [{ power: 0.4 }, false],
    [{}, null],
  ])('knows the power of %j', (attributes, hasPower) => {
    expect(messagesOf(readTraccarForward({ position: { ...position, attributes }, device }))[0]?.hasPower).toBe(
      hasPower,
    );
  });

  it('says what is wrong', () => {
    expect(problemOf(readTraccarForward({ device }))).toEqual({ kind: 'missing', field: 'position' });
    expect(problemOf(readTraccarForward('text'))).toEqual({ kind: 'unreadable', field: null });
    expect(problemOf(readTraccarForward([{ position, device }, 3]))).toEqual({ kind: 'unreadable', field: '[1]' });
    const broken = { position: { ...position, fixTime: 'then' }, device };
    expect(problemOf(readTraccarForward(broken))).toEqual({ kind: 'date', field: 'position.fixTime' });
  });
});
