import type { Position } from '#kernel/position.ts';
import type { AlarmType } from '../alarm-types.ts';
import { type AlarmChanges, alarmsOf } from '../alarms.ts';
import { type AlarmPlan, alarmPlan, type PlanCheckpoint, type PlanFence, type PlanInput } from './alarm-plan.ts';
import type { Fix } from './alarm-state.ts';

/** A straight road of 100 km to the east, in one of the hemispheres. */
export interface Road {
  readonly at: (km: number, northMeters?: number) => Position;
  readonly timeZone: string;
}

const DEGREE_METERS = 111_195;

function road(lat: number, lng: number, timeZone: string): Road {
  const east = DEGREE_METERS * Math.cos((lat * Math.PI) / 180);
  return {
    timeZone,
    at: (km, northMeters = 0) => ({ lat: lat + northMeters / DEGREE_METERS, lng: lng + (km * 1000) / east }),
  };
}

export const ROADS = {
  Bolivia: road(-17, -63, 'America/La_Paz'),
  Mexico: road(25, -100, 'America/Mexico_City'),
} as const;

/** Without alarms that the test does not name. */
export function planOn(
  { at, timeZone }: Road,
  alarms: AlarmChanges,
  more: Partial<Omit<PlanInput, 'alarms'>> = {},
): AlarmPlan {
  const all = alarmsOf();
  const named = Object.entries(all).map(([type, { value }]) => {
    const changes = alarms[type as AlarmType];
    return [type, { ...value, ...changes, on: changes !== undefined }];
  });
  return alarmPlan({
    supervision: 'geofence',
    timeZone,
    line: Array.from({ length: 101 }, (_, km) => at(km)),
    corridorMeters: 500,
    speedLimitKmh: null,
    forbiddenHours: [],
    checkpoints: [],
    fences: [],
    places: [],
    alarms: Object.fromEntries(named),
    ...more,
  });
}

export const fenceAt = (centre: Position, radiusMeters: number, more: Partial<PlanFence> = {}): PlanFence => ({
  id: 'fence',
  kind: 'forbidden',
  shape: { kind: 'circle', centre, radiusMeters },
  alertsOnEntry: false,
  alertsOnExit: false,
  speedLimitKmh: null,
  hours: null,
  ...more,
});

export const checkpointAt = ({ at }: Road, km: number, more: Partial<PlanCheckpoint> = {}): PlanCheckpoint => ({
  id: `km ${km}`,
  type: 'policePost',
  position: at(km),
  radiusMeters: 300,
  meters: km * 1000,
  mustPass: true,
  stopMinutes: null,
  speedLimitKmh: null,
  ...more,
});

/** 08:00 in Bolivia and 06:00 in Mexico City, a Wednesday. */
export const START = Date.parse('2026-11-18T12:00:00Z');

export interface Leg {
  /** Kilometre at its end. */
  readonly to?: number;
  readonly kmh?: number;
  /** Metres north of the road, from the first position of the leg. */
  readonly north?: number;
  /** Minutes at the same spot. */
  readonly stand?: number;
}

/** Positions every minute, or every so many. */
export function drive({ at }: Road, legs: readonly Leg[], { start = START, from = 0, every = 1 } = {}): Fix[] {
  const fixes: Fix[] = [];
  let [minute, km] = [0, from];
  const report = (speedKmh: number, north: number) => {
    fixes.push({ at: new Date(start + minute * 60_000), position: at(km, north), speedKmh });
    minute += every;
  };
  for (const { to, kmh = 60, north = 0, stand = 0 } of legs) {
    for (let left = stand; left > 0; left -= every) report(0, north);
    while (to !== undefined && Math.abs(to - km) > 1e-9) {
      const step = Math.min((kmh / 60) * every, Math.abs(to - km));
      km += Math.sign(to - km) * step;
      report(kmh, north);
    }
  }
  return fixes;
}
