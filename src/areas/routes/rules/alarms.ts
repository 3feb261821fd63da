import {
  ALARM_RANGES,
  ALARM_TYPES,
  type Alarm,
  type AlarmNotify,
  type Alarms,
  type AlarmType,
  type Criticality,
  usualCriticality,
} from './alarm-types.ts';

/** Nobody is notified of what is low; clients only where somebody says so. */
const NOTIFY: Readonly<Record<Criticality, AlarmNotify>> = {
  high: { who: ['operators', 'carrier'], how: ['app', 'push', 'mail'] },
  medium: { who: ['operators'], how: ['app'] },
  low: { who: [], how: [] },
};

/** Threshold and minutes; null where the type has none. */
type Sensitivity = readonly [threshold: number | null, minutes: number | null];

const USUAL: Readonly<Record<AlarmType, Sensitivity>> = {
  stopped: [null, 15],
  deviation: [0, 1],
  notLocation: [null, 10],
  zoneDanger: [null, 0],
  OutOfTimeInit: [30, null],
  geofenceEntry: [null, 0],
  geofenceExit: [null, 0],
  gpsDisconnect: [null, 2],
  speed: [10, 0],
  departure: [null, null],
  arrival: [null, null],
  overstay: [15, null],
  outOfSchedule: [30, 5],
  drivingTime: [300, null],
  eventFrequency: [3, 10],
  battery: [20, null],
  connection: [null, 15],
  missedCheckpoint: [1_000, null],
};

const CALM: Partial<Record<AlarmType, Sensitivity>> = {
  stopped: [null, 45],
  deviation: [2_000, 10],
  notLocation: [null, 60],
  OutOfTimeInit: [120, null],
  geofenceEntry: [null, 5],
  geofenceExit: [null, 5],
  gpsDisconnect: [null, 10],
  speed: [20, 3],
  overstay: [60, null],
  outOfSchedule: [120, 20],
  eventFrequency: [6, 30],
  battery: [10, null],
  connection: [null, 60],
  missedCheckpoint: [5_000, null],
};

const STRICT: Partial<Record<AlarmType, Sensitivity>> = {
  stopped: [null, 5],
  deviation: [0, 0],
  notLocation: [null, 5],
  OutOfTimeInit: [15, null],
  gpsDisconnect: [null, 0],
  speed: [3, 0],
  overstay: [0, null],
  outOfSchedule: [10, 1],
  drivingTime: [240, null],
  eventFrequency: [2, 10],
  battery: [35, null],
  connection: [null, 10],
  missedCheckpoint: [300, null],
};

/** What only says that things go as planned: somebody who wants few alerts does without it. */
const OFF_WHEN_CALM: readonly AlarmType[] = ['eventFrequency', 'battery', 'departure', 'arrival'];

function alarmsFrom(sensitivities: Partial<Record<AlarmType, Sensitivity>>, off: readonly AlarmType[] = []): Alarms {
  const entries = ALARM_TYPES.map((type): [AlarmType, Alarm] => {
    const [threshold, minutes] = sensitivities[type] ?? USUAL[type];
    const criticality = usualCriticality(type);
    return [
      type,
      { on: !off.includes(type), threshold, minutes, criticality, notify: NOTIFY[criticality], hours: null },
    ];
  });
  return Object.fromEntries(entries) as unknown as Alarms;
}

export const ALARM_CHARACTERS = {
  calm: alarmsFrom(CALM, OFF_WHEN_CALM),
  usual: alarmsFrom(USUAL),
  strict: alarmsFrom(STRICT),
} as const;
export type AlarmCharacter = keyof typeof ALARM_CHARACTERS;

export const DEFAULT_ALARMS: Alarms = ALARM_CHARACTERS.usual;

export const ALARM_ORIGINS = ['product', 'company', 'path'] as const;
export type AlarmOrigin = (typeof ALARM_ORIGINS)[number];

/** What a company or a path says itself; whatever it leaves out comes from the level above. */
export type AlarmChanges = { readonly [T in AlarmType]?: Partial<Alarm> };

export interface OriginatedAlarm {
  readonly value: Alarm;
  /** The nearest level that says anything about this type. */
  readonly origin: AlarmOrigin;
  readonly origins: Readonly<Record<keyof Alarm, AlarmOrigin>>;
}

export const ALARM_FIELDS = [
  'on',
  'threshold',
  'minutes',
  'criticality',
  'notify',
  'hours',
] as const satisfies (keyof Alarm)[];

/** What holds for a path, and where each value comes from. */
export function alarmsOf(
  companyDefaults: AlarmChanges = {},
  pathOverrides: AlarmChanges = {},
): Record<AlarmType, OriginatedAlarm> {
  const entries = ALARM_TYPES.map((type) => [type, originate(type, companyDefaults[type], pathOverrides[type])]);
  return Object.fromEntries(entries);
}

function originate(type: AlarmType, company: Partial<Alarm> = {}, path: Partial<Alarm> = {}): OriginatedAlarm {
  const originOf = (field: keyof Alarm): AlarmOrigin => {
    if (path[field] !== undefined) return 'path';
    return company[field] === undefined ? 'product' : 'company';
  };
  const levels = { product: DEFAULT_ALARMS[type], company, path };
  const origins = Object.fromEntries(
    ALARM_FIELDS.map((field) => [field, originOf(field)]),
  ) as OriginatedAlarm['origins'];
  const value = Object.fromEntries(
    ALARM_FIELDS.map((field) => [field, levels[origins[field]][field]]),
  ) as unknown as Alarm;
  const origin = ALARM_ORIGINS.findLast((level) => Object.values(origins).includes(level)) ?? 'product';
  return { value, origin, origins };
}

export interface AlarmProblem {
  readonly type: AlarmType;
  readonly field: 'threshold' | 'minutes';
  /** Null where the type has no such value. */
  readonly range: { readonly min: number; readonly max: number } | null;
}

/** Values outside what their type allows, and missing ones. */
export function alarmProblems(changes: AlarmChanges): AlarmProblem[] {
  return ALARM_TYPES.flatMap((type) =>
    (['threshold', 'minutes'] as const).flatMap((field): AlarmProblem[] => {
      const value = changes[type]?.[field];
      const range = ALARM_RANGES[type][field];
      const isFine = value === undefined || (range ? isBetween(value, range) : value === null);
      return isFine ? [] : [{ type, field, range: range && { min: range.min, max: range.max } }];
    }),
  );
}

const isBetween = (value: number | null, { min, max }: { min: number; max: number }): boolean =>
  value !== null && value >= min && value <= max;
