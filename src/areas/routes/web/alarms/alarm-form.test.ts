import { expect, it } from 'vitest';
import { ALARM_TYPES } from '../../rules/alarm-types.ts';
import { ALARM_CHARACTERS, alarmsOf, DEFAULT_ALARMS } from '../../rules/alarms.ts';
import { alarmFormShape, changesOf, characterOf, fieldsOfType, formOf, valuesOf, withCharacter } from './alarm-form.ts';
import { ALARM_GROUPS } from './alarm-groups.ts';

const company = { speed: { threshold: 5 }, deviation: { minutes: 4 } };
const path = { speed: { threshold: 20 }, stopped: { minutes: 15 } };
const above = valuesOf(alarmsOf(company));
const parsed = (form: ReturnType<typeof formOf>) => alarmFormShape.parse(form);

it('every alarm is in one group', () => {
  const grouped = Object.values(ALARM_GROUPS).flat();
  expect([...grouped].sort()).toEqual([...ALARM_TYPES].sort());
});

it('a form that nobody touched says what is stored, also a value that is the same as above', () => {
  expect(changesOf(parsed(formOf(alarmsOf(company, path), 'path')), above)).toEqual(path);
  expect(changesOf(parsed(formOf(alarmsOf(company), 'company')), DEFAULT_ALARMS)).toEqual(company);
});

it('a changed value is said here, and is no longer once it is as above again', () => {
  const form = formOf(alarmsOf(company), 'path');
  form.alarms.battery.threshold = 30;
  expect(changesOf(parsed(form), above)).toEqual({ battery: { threshold: 30 } });
  form.alarms.battery.threshold = 20;
  expect(changesOf(parsed(form), above)).toEqual({});
});

it('a character fills all alarms and keeps who is notified', () => {
  const form = formOf(alarmsOf(company, { speed: { threshold: 20, criticality: 'high' } }), 'path');
  const strict = parsed(withCharacter(form, 'strict'));
  expect(characterOf(strict.alarms)).toBe('strict');
  expect(changesOf(strict, above).speed).toEqual({ threshold: 3, criticality: 'high' });
  expect(characterOf(parsed(form).alarms)).toBeUndefined();
  expect(changesOf(parsed(withCharacter(formOf(alarmsOf(), 'path'), 'usual')), DEFAULT_ALARMS)).toEqual({});
  expect(characterOf(ALARM_CHARACTERS.calm)).toBe('calm');
});

it('a value outside its range is refused at its field, with the range', () => {
  const form = formOf(alarmsOf(), 'path');
  form.alarms.battery.threshold = 100;
  const issue = alarmFormShape.safeParse(form).error?.issues[0];
  expect(issue?.path).toEqual(['alarms', 'battery', 'threshold']);
  expect(issue).toMatchObject({ params: { code: 'range', params: { min: 1, max: 99 } } });
});

it('an alarm has only the fields of its type', () => {
  expect(fieldsOfType('arrival')).toEqual(['on', 'criticality', 'notify', 'hours']);
  expect(fieldsOfType('deviation')).toHaveLength(6);
});
