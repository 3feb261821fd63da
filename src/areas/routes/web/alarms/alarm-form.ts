import { z } from 'zod';
import { type AlarmsInput, alarmShape, rangeIssue } from '../../contract/alarm.calls.ts';
import { ALARM_RANGES, ALARM_TYPES, type Alarm, type Alarms, type AlarmType } from '../../rules/alarm-types.ts';
import {
  ALARM_CHARACTERS,
  ALARM_FIELDS,
  type AlarmCharacter,
  type AlarmOrigin,
  alarmProblems,
  type OriginatedAlarm,
} from '../../rules/alarms.ts';

export type AlarmField = keyof Alarm;
export type AlarmLevel = Exclude<AlarmOrigin, 'product'>;
export type OriginatedAlarms = Readonly<Record<AlarmType, OriginatedAlarm>>;

const byType = <S extends z.ZodType>(shape: S) =>
  z.object(Object.fromEntries(ALARM_TYPES.map((type) => [type, shape])) as Record<AlarmType, S>);

/** All values of all alarms, and which of them this level keeps even where they are the same as above. */
export const alarmFormShape = z
  .object({ alarms: byType(alarmShape), own: byType(z.array(z.enum(ALARM_FIELDS))) })
  .superRefine(({ alarms }, context) => {
    for (const problem of alarmProblems(alarms)) {
      const { path, ...issue } = rangeIssue(problem);
      context.addIssue({ ...issue, path: ['alarms', ...path] });
    }
  });
export type AlarmFormInput = z.input<typeof alarmFormShape>;
export type AlarmFormValues = z.output<typeof alarmFormShape>;

const mapTypes = <T>(of: (type: AlarmType) => T): Record<AlarmType, T> =>
  Object.fromEntries(ALARM_TYPES.map((type) => [type, of(type)])) as Record<AlarmType, T>;

export function formOf(stored: OriginatedAlarms, level: AlarmLevel): AlarmFormInput {
  return {
    alarms: mapTypes((type) => stored[type].value) as AlarmFormInput['alarms'],
    own: mapTypes((type) => ALARM_FIELDS.filter((field) => stored[type].origins[field] === level)),
  };
}

export const valuesOf = (stored: OriginatedAlarms): Alarms => mapTypes((type) => stored[type].value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a value is said here, and not taken from the level above. */
export const isOwn = (field: AlarmField, value: Alarm, above: Alarm, own: readonly AlarmField[]): boolean =>
  own.includes(field) || !isSame(value[field], above[field]);

/** Only what this level says itself. */
export function changesOf({ alarms, own }: AlarmFormValues, above: Alarms): AlarmsInput {
  const entries = ALARM_TYPES.map((type) => {
    const value = alarms[type];
    const fields = ALARM_FIELDS.filter((field) => isOwn(field, value, above[type], own[type]));
    return [type, Object.fromEntries(fields.map((field) => [field, value[field]]))] as const;
  });
  return Object.fromEntries(entries.filter(([, changes]) => Object.keys(changes).length > 0));
}

/** A character says what counts as wrong; who is notified, and of what how urgently, stays as it is. */
const SENSITIVITY = ['on', 'threshold', 'minutes'] as const satisfies AlarmField[];

export function withCharacter({ alarms, own }: AlarmFormInput, character: AlarmCharacter): AlarmFormInput {
  const wanted = ALARM_CHARACTERS[character];
  return {
    alarms: mapTypes((type) => {
      const { on, threshold, minutes } = wanted[type];
      return { ...alarms[type], on, threshold, minutes };
    }),
    own: mapTypes((type) => own[type].filter((field) => !SENSITIVITY.some((one) => one === field))),
  };
}

/** The character that all alarms have now. */
export function characterOf(alarms: Alarms): AlarmCharacter | undefined {
  return (Object.keys(ALARM_CHARACTERS) as AlarmCharacter[]).find((character) =>
    ALARM_TYPES.every((type) =>
      SENSITIVITY.every((field) => alarms[type][field] === ALARM_CHARACTERS[character][type][field]),
    ),
  );
}

/** The fields that an alarm of this type has. */
export const fieldsOfType = (type: AlarmType): readonly AlarmField[] =>
  ALARM_FIELDS.filter((field) => (field !== 'threshold' && field !== 'minutes') || ALARM_RANGES[type][field] !== null);
