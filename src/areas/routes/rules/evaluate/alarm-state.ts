import type { Position } from '#kernel/position.ts';
import type { AlarmType, Criticality } from '../alarm-types.ts';

export interface Fix {
  readonly at: Date;
  readonly position: Position;
  readonly speedKmh: number | null;
  readonly accuracyM?: number | null;
}

/** Times are in milliseconds, so that a state is the same before and after it was stored as JSON. */
export interface Seen extends Position {
  readonly at: number;
}

/** An area the truck is in. It is left only when it is clearly outside, or has been outside for long. */
export interface Presence {
  readonly since: number;
  /** It came in during the trip and while the area was valid; a trip that starts inside enters nothing. */
  readonly hasEntered: boolean;
  readonly outside: { readonly since: number; readonly clearly: number } | null;
}

/** Where the truck has stayed. One position farther away may be scatter: it counts when a second one agrees. */
export interface Stay extends Seen {
  readonly away: Seen | null;
}

/** A condition that has become true: waiting until it has held long enough, or raised and not yet over. */
export interface Watch {
  readonly since: number;
  readonly isRaised: boolean;
  readonly unsureSince: number | null;
  /** Positions so far that say so. */
  readonly times: number;
  readonly over: number;
}

/** What has to be remembered between two positions of a trip. */
export interface AlarmState {
  readonly last: Seen | null;
  readonly offMeters: number | null;
  /** A position too far away to have been reached; it counts when the next one agrees. */
  readonly doubt: Seen | null;
  readonly startMeters: number;
  readonly progress: { readonly meters: number; readonly at: number };
  readonly presences: Readonly<Record<string, Presence>>;
  readonly stay: Stay | null;
  readonly drivingMinutes: number;
  /** Checkpoints that were passed, or whose miss was reported. */
  readonly settled: readonly string[];
  readonly watches: Readonly<Record<string, Watch>>;
}

export const INITIAL_STATE: AlarmState = {
  last: null,
  offMeters: null,
  doubt: null,
  startMeters: 0,
  progress: { meters: 0, at: 0 },
  presences: {},
  stay: null,
  drivingMinutes: 0,
  settled: [],
  watches: {},
};

/** The extra fields of an alert, under the names that partner systems know. */
export interface AlertDetails {
  readonly deviationMeters?: number;
  readonly speedKmH?: number;
  readonly expectedSpeedKmH?: number;
  readonly minsInDestination?: number;
  readonly expectedMinsInDestination?: number;
  readonly overStayInMinutes?: number;
  readonly drivingMins?: number;
  readonly expectedDrivingMins?: number;
  readonly stoppedMins?: number;
  readonly expectedStoppedMins?: number;
  readonly fenceId?: string;
  readonly placeId?: string;
  readonly checkpointId?: string;
  readonly lateMins?: number;
  readonly expectedAt?: string;
  readonly cause?: 'forbiddenHours' | 'expectedArrival';
}

export interface RaisedAlert {
  /** Of all alerts of a trip with the same key at most one is open. */
  readonly key: string;
  readonly type: AlarmType;
  readonly criticality: Criticality;
  readonly at: Date;
  /** When it began to hold. */
  readonly since: Date;
  readonly position: Position;
  /** Along the line. */
  readonly meters: number;
  readonly details: AlertDetails;
}

export interface EndedAlert {
  readonly key: string;
  readonly at: Date;
}

/** What a truck did, whether or not an alarm is set on it. */
export type HappeningKind =
  | 'departed'
  | 'arrived'
  | 'checkpointPassed'
  | 'checkpointMissed'
  | 'fenceEntered'
  | 'fenceLeft'
  | 'stop';

export interface Happening {
  readonly kind: HappeningKind;
  /** The place, the fence or the checkpoint. */
  readonly subject: string;
  readonly at: Date;
  readonly endedAt?: Date;
  readonly position: Position;
}
