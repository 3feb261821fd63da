import { describe, expect, it } from 'vitest';
import { ALARM_RANGES, ALARM_TYPES } from './alarm-types.ts';
import { ALARM_CHARACTERS, type AlarmCharacter, alarmProblems, alarmsOf, DEFAULT_ALARMS } from './alarms.ts';

const CHARACTERS = Object.keys(ALARM_CHARACTERS) as AlarmCharacter[];

describe('the alarms before anybody has changed them', () => {
  it('are as critical as was decided', () => {
    const of = (level: string) => ALARM_TYPES.filter((type) => DEFAULT_ALARMS[type].criticality === level).sort();
    expect(of('high')).toEqual(['deviation', 'gpsDisconnect', 'zoneDanger']);
    expect(of('low')).toEqual(['arrival', 'battery', 'departure', 'eventFrequency', 'geofenceEntry', 'geofenceExit']);
    expect(of('medium')).toHaveLength(ALARM_TYPES.length - 9);
  });

  it('notify nobody of what is low, and no client of anything', () => {
    for (const type of ALARM_TYPES) {
      const { criticality, notify } = DEFAULT_ALARMS[type];
      expect(notify.who.length > 0).toBe(criticality !== 'low');
      expect(notify.who).not.toContain('client');
    }
  });

  it.each(CHARACTERS)('of the %s character lie within what their types allow', (character) => {
    expect(alarmProblems(ALARM_CHARACTERS[character])).toEqual([]);
    expect(Object.keys(ALARM_CHARACTERS[character])).toEqual([...ALARM_TYPES]);
  });

  it('become more sensitive from calm to strict', () => {
    for (const type of ['stopped', 'deviation', 'speed', 'overstay', 'connection', 'missedCheckpoint'] as const) {
      const [calm, usual, strict] = CHARACTERS.map((character) => {
        const { threshold, minutes } = ALARM_CHARACTERS[character][type];
        return (threshold ?? 0) + (minutes ?? 0);
      }) as [number, number, number];
      expect(calm).toBeGreaterThan(usual);
      expect(usual).toBeGreaterThan(strict);
    }
  });
});

describe('the alarms of a path', () => {
  it('come from the product where nobody says anything', () => {
    const alarms = alarmsOf();
    expect(Object.keys(alarms)).toEqual([...ALARM_TYPES]);
    for (const type of ALARM_TYPES) {
      expect(alarms[type]).toMatchObject({ value: DEFAULT_ALARMS[type], origin: 'product' });
    }
  });

  it('take each value from the nearest level that says it', () => {
    const { deviation, speed, stopped, battery } = alarmsOf(
      {
        deviation: { threshold: 800, minutes: 4 },
        speed: { on: false },
        battery: { hours: { from: '08:00', to: '18:00' } },
      },
      { deviation: { threshold: 0 }, stopped: { minutes: 30 }, battery: { hours: null } },
    );
    expect(deviation.value).toEqual({ ...DEFAULT_ALARMS.deviation, threshold: 0, minutes: 4 });
    expect(deviation.origin).toBe('path');
    expect(deviation.origins).toMatchObject({ threshold: 'path', minutes: 'company', criticality: 'product' });
    expect(speed).toMatchObject({ value: { on: false, threshold: 10 }, origin: 'company' });
    expect(stopped).toMatchObject({ value: { minutes: 30 }, origin: 'path' });
    expect(battery).toMatchObject({ value: { hours: null }, origins: { hours: 'path' } });
  });
});

describe('values that a type does not allow', () => {
  it.each([
    ['more than its range', { deviation: { threshold: 200_001 } }, 'threshold'],
    ['less than its range', { battery: { threshold: 0 } }, 'threshold'],
    ['no number', { speed: { threshold: Number.NaN } }, 'threshold'],
    ['none where there must be one', { stopped: { minutes: null } }, 'minutes'],
    ['one where there is none', { arrival: { minutes: 3 } }, 'minutes'],
  ])('%s', (_, changes, field) => {
    const [type] = Object.keys(changes);
    expect(alarmProblems(changes)).toMatchObject([{ type, field }]);
  });

  it('come with the range that is allowed', () => {
    expect(alarmProblems({ battery: { threshold: 100 } })[0]?.range).toEqual({ min: 1, max: 99 });
    expect(alarmProblems({ arrival: { minutes: 3 } })[0]?.range).toBeNull();
  });

  it('have a unit for every threshold', () => {
    for (const type of ALARM_TYPES) {
      expect(ALARM_RANGES[type].threshold === null).toBe(DEFAULT_ALARMS[type].threshold === null);
      expect(ALARM_RANGES[type].minutes === null).toBe(DEFAULT_ALARMS[type].minutes === null);
    }
  });
});
