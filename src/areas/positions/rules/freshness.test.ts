import { describe, expect, test } from 'vitest';
import { freshnessOf } from './freshness.ts';
import { gpsSettingsOf } from './gps-defaults.ts';

const now = new Date('2026-03-02T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const hardware = gpsSettingsOf('hardware');

describe('how fresh a device is', () => {
  test('a device that never reported is neither late nor silent', () => {
    expect(freshnessOf(null, now, hardware)).toBe('never');
  });

  test.each([
    [0, 'live'],
    [120, 'live'],
    [121, 'late'],
    [900, 'late'],
    [901, 'silent'],
  ] as const)('a unit that reports every 30 seconds is %i seconds after its last message %s', (seconds, freshness) => {
    expect(freshnessOf(ago(seconds), now, hardware)).toBe(freshness);
  });

  test('three intervals may pass before a slow device is late', () => {
    const slow = { intervalSeconds: 100, silenceMinutes: 15 };
    expect(freshnessOf(ago(300), now, slow)).toBe('live');
    expect(freshnessOf(ago(301), now, slow)).toBe('late');
  });

  test('a device that reports each hour is not silent before it is late', () => {
    const hourly = { intervalSeconds: 3600, silenceMinutes: 15 };
    expect(freshnessOf(ago(3 * 3600), now, hourly)).toBe('live');
    expect(freshnessOf(ago(3 * 3600 + 1), now, hourly)).toBe('silent');
  });

  test('a clock that runs ahead does not make a device late', () => {
    expect(freshnessOf(ago(-60), now, hardware)).toBe('live');
  });
});

describe('what is expected of a device', () => {
  test('each kind has an interval of its own', () => {
    expect(gpsSettingsOf('phone')).toEqual({
      intervalSeconds: 60,
      silenceMinutes: 15,
      maxSpeedKmh: 150,
      maxAccuracyM: 200,
      tripDays: 366,
      offTripDays: 90,
    });
    expect(gpsSettingsOf('simulated').intervalSeconds).toBe(10);
  });

  test('the device goes before its company, and the company before the product', () => {
    const company = { intervalSeconds: 45, silenceMinutes: 30, maxSpeedKmh: null };
    expect(gpsSettingsOf('hardware', company, { intervalSeconds: 20 })).toMatchObject({
      intervalSeconds: 20,
      silenceMinutes: 30,
      maxSpeedKmh: 150,
    });
  });
});
