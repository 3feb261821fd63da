import { ALARM_TYPES, type Alarm, type AlarmType } from '../rules/alarm-types.ts';
import { ALARM_CHARACTERS, type AlarmChanges, type AlarmCharacter, DEFAULT_ALARMS } from '../rules/alarms.ts';

const FIELDS = ['on', 'threshold', 'minutes'] as const satisfies (keyof Alarm)[];

/** What a character says that the product does not say by itself. */
export function changesTo(character: AlarmCharacter, types: readonly AlarmType[] = ALARM_TYPES): AlarmChanges {
  const wanted = ALARM_CHARACTERS[character];
  const entries = types.flatMap((type) => {
    const fields = FIELDS.filter((field) => wanted[type][field] !== DEFAULT_ALARMS[type][field]);
    return fields.length > 0 ? [[type, Object.fromEntries(fields.map((field) => [field, wanted[type][field]]))]] : [];
  });
  return Object.fromEntries(entries);
}

/** What planners look at first. */
const ON_THE_WAY: readonly AlarmType[] = ['stopped', 'deviation', 'speed', 'notLocation', 'missedCheckpoint'];
const EVERY = 5;

/** One path in five is watched more closely than its company asks, or less. */
export const pathAlarms = (nth: number, company: AlarmCharacter = 'usual'): AlarmChanges =>
  nth % EVERY === 1 ? changesTo(company === 'strict' ? 'calm' : 'strict', ON_THE_WAY) : {};
