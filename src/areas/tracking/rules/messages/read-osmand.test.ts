import { describe, expect, it } from 'vitest';
import type { DeviceMessage } from './device-message.ts';
import { readOsmAnd } from './read-osmand.ts';
import { messagesOf, problemOf } from './reading.fixture.ts';

const read = (query: string) => readOsmAnd(new URLSearchParams(query));
const messageOf = (query: string): DeviceMessage => messagesOf(read(query))[0]!;

describe('what OsmAnd and the older Traccar Client send', () => {
  it('is read with every field it can have', () => {
    const query =
      'id=123456&timestamp=1504763810&lat=-16.5&lon=-68.15&speed=10&bearing=92.5&altitude=3640.2&accuracy=12&batt=87&charge=true&ignition=true&valid=true&alarm=sos';
    expect(messagesOf(read(query))).toEqual([
      {
        identifier: '123456',
        at: new Date('2017-09-07T05:56:50Z'),
        position: { lat: -16.5, lng: -68.15 },
        isValid: true,
        speedKmh: 18.52,
        heading: 92.5,
        altitudeM: 3640.2,
        accuracyM: 12,
        batteryPercent: 87,
        hasPower: true,
        ignition: true,
        alarm: 'sos',
      },
    ]);
  });

  it.each([
    ['id=1&timestamp=1377177267&location=60.0,30.0', { position: { lat: 60, lng: 30 } }],
    ['deviceid=abc&lat=60.0&lon=30.0&heading=0.0', { identifier: 'abc', heading: 0, at: null }],
    ['lat=49.60688&lon=6.15788&timestamp=2014-06-04+09%3A10%3A11&id=1', { at: new Date('2014-06-04T09:10:11Z') }],
    ['id=1&lat=1&lon=2&timestamp=1442068686579', { at: new Date(1_442_068_686_579) }],
    ['id=1&timestamp=1377177267', { position: null, isValid: true }],
    ['id=1&lat=0&lon=0', { position: { lat: 0, lng: 0 } }],
    ['id=1&lat=NaN&lon=NaN&batt=50', { position: null, batteryPercent: 50 }],
    ['id=1&lat=91.5&lon=500', { position: { lat: 91.5, lng: 500 } }],
    ['id=1&lat=1&lon=2&valid=false', { isValid: false }],
    ['id=1&lat=1&lon=2&valid=1', { isValid: true }],
    [
      'id=1&lat=1&lon=2&speed=-1&bearing=-1&altitude=abc&accuracy=-1&batt=-100',
      {
        speedKmh: null,
        heading: null,
        altitudeM: null,
        accuracyM: null,
        batteryPercent: null,
      },
    ],
    ['id=1&lat=1&lon=2&bearing=360', { heading: 0 }],
    ['id=1&lat=1&lon=2&speed=1.0E-4', { speedKmh: 0 }],
    ['id=1&lat=1&lon=2&alarm=lowBattery,powerCut', { alarm: 'powerCut' }],
    ['id=1&lat=1&lon=2&alarm=vibration&alarm=gpsAntennaCut', { alarm: 'antennaCut' }],
    ['id=1&lat=1&lon=2&alarm=vibration', { alarm: null }],
    ['id=1%00%0a2&lat=1&lon=2', { identifier: '12' }],
  ])('reads %s', (query, expected) => {
    expect(messageOf(query)).toMatchObject(expected);
  });

  it.each([
    ['id=1&lat=1&lon=2&timestamp=yesterday', { kind: 'date', field: 'timestamp' }],
    ['id=1&lat=1', { kind: 'missing', field: 'lon' }],
    ['id=1&lon=1', { kind: 'missing', field: 'lat' }],
    ['id=1&location=1', { kind: 'missing', field: 'lon' }],
    ['hello', { kind: 'unreadable', field: null }],
    ['', { kind: 'unreadable', field: null }],
  ])('says what is wrong with %s', (query, problem) => {
    expect(problemOf(read(query))).toEqual(problem);
  });
});
