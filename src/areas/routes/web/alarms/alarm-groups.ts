import type { AlarmType } from '../../rules/alarm-types.ts';

/** As a planner thinks of them: first the way, last what only the device says. */
export const ALARM_GROUPS = {
  way: ['deviation', 'missedCheckpoint'],
  stops: ['stopped', 'overstay'],
  speed: ['speed', 'drivingTime'],
  fences: ['zoneDanger', 'geofenceEntry', 'geofenceExit'],
  times: ['OutOfTimeInit', 'departure', 'outOfSchedule', 'arrival'],
  device: ['connection', 'notLocation', 'gpsDisconnect', 'eventFrequency', 'battery'],
} as const satisfies Record<string, readonly AlarmType[]>;
export type AlarmGroup = keyof typeof ALARM_GROUPS;
export const GROUP_NAMES = Object.keys(ALARM_GROUPS) as AlarmGroup[];
