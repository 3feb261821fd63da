import type { DayHours } from './driving-hours.ts';

/** The alerts that are raised by themselves; theft, accident and the like are only ever reported by people. */
export const ALARM_TYPES = [
  'stopped',
  'deviation',
  'notLocation',
  'zoneDanger',
  'OutOfTimeInit',
  'geofenceEntry',
  'geofenceExit',
  'gpsDisconnect',
  'speed',
  'departure',
  'arrival',
  'overstay',
  'outOfSchedule',
  'drivingTime',
  'eventFrequency',
  'battery',
  'connection',
  'missedCheckpoint',
] as const;
export type AlarmType = (typeof ALARM_TYPES)[number];

/** Our own type, never sent where only the specified ones are expected. */
export const OWN_ALARM_TYPES: readonly AlarmType[] = ['missedCheckpoint'];

/** What positions alone can raise: the others need messages of a device, or the hours of an order. */
export const TRIED_ALARM_TYPES: readonly AlarmType[] = [
  'stopped',
  'deviation',
  'zoneDanger',
  'geofenceEntry',
  'geofenceExit',
  'speed',
  'departure',
  'arrival',
  'overstay',
  'outOfSchedule',
  'drivingTime',
  'missedCheckpoint',
];

export const CRITICALITIES = ['high', 'medium', 'low'] as const;
export type Criticality = (typeof CRITICALITIES)[number];

export const ALARM_RECIPIENTS = ['operators', 'carrier', 'driver', 'client'] as const;
export type AlarmRecipient = (typeof ALARM_RECIPIENTS)[number];

export const ALARM_CHANNELS = ['app', 'push', 'mail'] as const;
export type AlarmChannel = (typeof ALARM_CHANNELS)[number];

export interface AlarmNotify {
  readonly who: readonly AlarmRecipient[];
  readonly how: readonly AlarmChannel[];
}

export interface Alarm {
  readonly on: boolean;
  /** In the unit of ALARM_RANGES; null where the type has none. */
  readonly threshold: number | null;
  /** How long it must hold; null where it counts at once. */
  readonly minutes: number | null;
  readonly criticality: Criticality;
  readonly notify: AlarmNotify;
  /** On the clock of the company; null: always. */
  readonly hours: DayHours | null;
}

export type Alarms = Readonly<Record<AlarmType, Alarm>>;

export const ALARM_UNITS = ['meters', 'kmh', 'minutes', 'percent', 'factor'] as const;
export type AlarmUnit = (typeof ALARM_UNITS)[number];

export interface AlarmRange {
  readonly threshold: { readonly unit: AlarmUnit; readonly min: number; readonly max: number } | null;
  readonly minutes: { readonly min: number; readonly max: number } | null;
}

const HOLD = { min: 0, max: 1_440 } as const;
const DAY = { unit: 'minutes', min: 0, max: 1_440 } as const;

/** What a threshold means and how large it may be. */
export const ALARM_RANGES: Readonly<Record<AlarmType, AlarmRange>> = {
  stopped: { threshold: null, minutes: { min: 1, max: 1_440 } },
  /** Outside the corridor by more than this. */
  deviation: { threshold: { unit: 'meters', min: 0, max: 200_000 }, minutes: HOLD },
  /** Messages without a position. */
  notLocation: { threshold: null, minutes: { min: 1, max: 1_440 } },
  zoneDanger: { threshold: null, minutes: HOLD },
  /** No departure so long after the loading hour. */
  OutOfTimeInit: { threshold: DAY, minutes: null },
  geofenceEntry: { threshold: null, minutes: HOLD },
  geofenceExit: { threshold: null, minutes: HOLD },
  gpsDisconnect: { threshold: null, minutes: HOLD },
  /** Faster than the limit by more than this. */
  speed: { threshold: { unit: 'kmh', min: 0, max: 60 }, minutes: HOLD },
  departure: { threshold: null, minutes: null },
  arrival: { threshold: null, minutes: null },
  /** Longer than expected by more than this. */
  overstay: { threshold: DAY, minutes: null },
  /** Expected at the destination later than agreed by more than this; driving in forbidden hours counts by `minutes`. */
  outOfSchedule: { threshold: DAY, minutes: HOLD },
  /** Driven without a rest. */
  drivingTime: { threshold: { unit: 'minutes', min: 30, max: 1_440 }, minutes: null },
  /** So many times as many messages as expected, or as few. */
  eventFrequency: { threshold: { unit: 'factor', min: 1.5, max: 20 }, minutes: { min: 1, max: 1_440 } },
  /** Below this. */
  battery: { threshold: { unit: 'percent', min: 1, max: 99 }, minutes: null },
  /** Silence. */
  connection: { threshold: null, minutes: { min: 1, max: 1_440 } },
  /** Left behind by more than this. */
  missedCheckpoint: { threshold: { unit: 'meters', min: 0, max: 50_000 }, minutes: null },
};

const HIGH: readonly AlarmType[] = ['zoneDanger', 'gpsDisconnect', 'deviation'];
const LOW: readonly AlarmType[] = [
  'departure',
  'arrival',
  'geofenceEntry',
  'geofenceExit',
  'battery',
  'eventFrequency',
];

/** Before anybody has said otherwise. */
export function usualCriticality(type: AlarmType): Criticality {
  if (HIGH.includes(type)) return 'high';
  return LOW.includes(type) ? 'low' : 'medium';
}
