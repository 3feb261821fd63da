import { type Criticality, usualCriticality } from '#areas/routes/rules/alarm-types.ts';

/** Every type under the name that partner systems know. */
export const ALERT_TYPES = [
  'stopped',
  'deviation',
  'notLocation',
  'zoneDanger',
  'OutOfTimeInit',
  'theft',
  'accident',
  'pollution',
  'loadOpened',
  'policeReview',
  'geofenceEntry',
  'geofenceExit',
  'gpsDisconnect',
  'priority',
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
export type AlertType = (typeof ALERT_TYPES)[number];

export const ALERT_ORIGINS = ['rule', 'device', 'person'] as const;
export type AlertOrigin = (typeof ALERT_ORIGINS)[number];

/** The figures each type carries, besides what it is about. */
export type AlertFigure =
  | 'deviationMeters'
  | 'speedKmH'
  | 'expectedSpeedKmH'
  | 'minsInDestination'
  | 'expectedMinsInDestination'
  | 'overStayInMinutes'
  | 'drivingMins'
  | 'expectedDrivingMins'
  | 'eventsPerMin'
  | 'expectedEventsPerMin'
  | 'batteryPercentage';

interface AlertKind {
  readonly criticality: Criticality;
  /** People of security are notified of it, whoever runs the order. */
  readonly isSecurity?: true;
  readonly raisedBy: readonly AlertOrigin[];
  readonly figures?: readonly AlertFigure[];
  /** It happens rather than goes on. */
  readonly isMoment?: true;
  /** It says something about the device, so it counts without a trip as well. */
  readonly isOffTrip?: true;
}

const reported = { criticality: 'high', raisedBy: ['person'] } as const;

/** Everything the product knows of a type; how sensitive it is are the alarms of path and company. */
// biome-ignore format: one line for each type
export const ALERT_KINDS: Readonly<Record<AlertType, AlertKind>> = {
  stopped: { criticality: usualCriticality('stopped'), raisedBy: ['rule'] },
  deviation: { criticality: usualCriticality('deviation'), raisedBy: ['rule'], figures: ['deviationMeters'] },
  notLocation: { criticality: usualCriticality('notLocation'), raisedBy: ['rule'] },
  zoneDanger: { criticality: usualCriticality('zoneDanger'), isSecurity: true, raisedBy: ['rule'] },
  OutOfTimeInit: { criticality: usualCriticality('OutOfTimeInit'), raisedBy: ['rule'] },
  theft: { ...reported, isSecurity: true },
  accident: { ...reported, isSecurity: true, raisedBy: ['person', 'device'] },
  pollution: { ...reported, isSecurity: true },
  loadOpened: { ...reported, isSecurity: true, raisedBy: ['person', 'device'] },
  policeReview: { ...reported, criticality: 'medium' },
  geofenceEntry: { criticality: usualCriticality('geofenceEntry'), raisedBy: ['rule'] },
  geofenceExit: { criticality: usualCriticality('geofenceExit'), raisedBy: ['rule'], isMoment: true },
  gpsDisconnect: { criticality: usualCriticality('gpsDisconnect'), isSecurity: true, raisedBy: ['device'], isOffTrip: true },
  priority: { criticality: 'high', isSecurity: true, raisedBy: ['device', 'person'], isOffTrip: true },
  speed: { criticality: usualCriticality('speed'), raisedBy: ['rule'], figures: ['speedKmH', 'expectedSpeedKmH'] },
  departure: { criticality: usualCriticality('departure'), raisedBy: ['rule'], isMoment: true },
  arrival: { criticality: usualCriticality('arrival'), raisedBy: ['rule'] },
  overstay: { criticality: usualCriticality('overstay'), raisedBy: ['rule'], figures: ['minsInDestination', 'expectedMinsInDestination', 'overStayInMinutes'] },
  outOfSchedule: { criticality: usualCriticality('outOfSchedule'), raisedBy: ['rule'] },
  drivingTime: { criticality: usualCriticality('drivingTime'), raisedBy: ['rule'], figures: ['drivingMins', 'expectedDrivingMins'] },
  eventFrequency: { criticality: usualCriticality('eventFrequency'), raisedBy: ['rule'], figures: ['eventsPerMin', 'expectedEventsPerMin'] },
  battery: { criticality: usualCriticality('battery'), raisedBy: ['rule'], figures: ['batteryPercentage'], isOffTrip: true },
  connection: { criticality: usualCriticality('connection'), raisedBy: ['rule'], isOffTrip: true },
  missedCheckpoint: { criticality: usualCriticality('missedCheckpoint'), raisedBy: ['rule'], isMoment: true },
};

/** The figure that says how bad it is; of an incident the worst is kept. */
const WORST: Partial<Readonly<Record<AlertType, readonly [figure: string, pick: 'max' | 'min']>>> = {
  stopped: ['stoppedMins', 'max'],
  deviation: ['deviationMeters', 'max'],
  speed: ['speedKmH', 'max'],
  overstay: ['overStayInMinutes', 'max'],
  drivingTime: ['drivingMins', 'max'],
  eventFrequency: ['eventsPerMin', 'max'],
  battery: ['batteryPercentage', 'min'],
  connection: ['silentMins', 'max'],
  notLocation: ['withoutLocationMins', 'max'],
  OutOfTimeInit: ['lateMins', 'max'],
  outOfSchedule: ['lateMins', 'max'],
};

export type Details = Readonly<Record<string, unknown>>;

/** Null where the type has no such figure. */
export const worstOf = (type: AlertType, details: Details): number | null => {
  const value = details[WORST[type]?.[0] ?? ''];
  return typeof value === 'number' ? value : null;
};

/** Whichever says more. */
export function worseOf(type: AlertType, before: Details, after: Details): Details {
  const [was, is] = [worstOf(type, before), worstOf(type, after)];
  if (is === null) return before;
  if (was === null) return { ...before, ...after };
  const isWorse = WORST[type]?.[1] === 'min' ? is < was : is > was;
  return isWorse ? { ...before, ...after } : before;
}
