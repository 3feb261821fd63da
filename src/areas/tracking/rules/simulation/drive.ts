import { between, type Chance, chanceOf } from './chance.ts';

/** A stretch of time in which a simulated truck does one thing. */
export interface Leg {
  readonly from: number;
  readonly to: number;
  /** Along its line; equal while it stands. */
  readonly fromMeters: number;
  readonly toMeters: number;
  readonly kind: 'driving' | 'jam' | 'speeding' | 'astray' | 'rest' | 'stop' | 'parked';
}

/** Without network: nothing comes from there. */
export interface DeadZone {
  readonly fromMeters: number;
  readonly toMeters: number;
}

export interface Drive {
  readonly legs: readonly Leg[];
  readonly deadZones: readonly DeadZone[];
  readonly endsAt: number;
}

export interface DrivePlan {
  readonly seed: string;
  readonly totalMeters: number;
  readonly fromMeters: number;
  readonly startsAt: number;
  /** How often something goes wrong, per hour of driving. */
  readonly incidentsPerHour: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STEP_METERS = 8_000;
const REST_AFTER_HOURS = 4;
const METERS_PER_KMH_MS = 1 / 3_600;
const KMH = { driving: [58, 82], jam: [6, 18], speeding: [96, 112], astray: [40, 60] } as const;
type Moving = keyof typeof KMH;

/** From where the truck is to the end of its line, in pieces of some kilometres. */
export function planDrive({ seed, totalMeters, fromMeters, startsAt, incidentsPerHour }: DrivePlan): Drive {
  const chance = chanceOf(seed);
  const legs: Leg[] = [];
  let [at, meters, driven] = [startsAt, Math.max(0, fromMeters), between(chance, 0, REST_AFTER_HOURS * HOUR)];
  const stand = (kind: Leg['kind'], minutes: number) => {
    legs.push({ from: at, to: at + minutes * MINUTE, fromMeters: meters, toMeters: meters, kind });
    at += minutes * MINUTE;
  };
  while (meters < totalMeters) {
    if (driven >= REST_AFTER_HOURS * HOUR) {
      stand('rest', between(chance, 32, 55));
      driven = 0;
    }
    const kind = drawKind(chance, incidentsPerHour);
    if (kind === 'stop') stand('stop', between(chance, 18, 45));
    const moving: Moving = kind === 'stop' ? 'driving' : kind;
    const next = Math.min(totalMeters, meters + STEP_METERS * between(chance, 0.7, 1.3));
    const [slowest, fastest] = KMH[moving];
    const took = (next - meters) / (between(chance, slowest, fastest) * METERS_PER_KMH_MS);
    legs.push({ from: at, to: at + took, fromMeters: meters, toMeters: next, kind: moving });
    [at, meters, driven] = [at + took, next, driven + took];
  }
  return { legs, deadZones: deadZones(chance, totalMeters), endsAt: at };
}

/** A piece takes about seven minutes; jams are common and no incident. */
function drawKind(chance: Chance, incidentsPerHour: number): Moving | 'stop' {
  const dice = chance();
  const wrong = (incidentsPerHour * 7) / 60;
  if (dice < wrong) return (['stop', 'speeding', 'astray'] as const)[Math.floor(chance() * 3)]!;
  return dice > 0.96 ? 'jam' : 'driving';
}

function deadZones(chance: Chance, totalMeters: number): DeadZone[] {
  return Array.from({ length: Math.floor(totalMeters / 180_000) }, () => {
    const fromMeters = between(chance, 0, totalMeters);
    return { fromMeters, toMeters: fromMeters + between(chance, 6_000, 22_000) };
  });
}

export interface DriveState {
  readonly meters: number;
  readonly speedKmh: number;
  readonly kind: Leg['kind'];
  /** Metres beside its line. */
  readonly offMeters: number;
  readonly isInReach: boolean;
}

const ASTRAY_METERS = 1_600;

/** What the truck does at a time; after the end of its drive it is parked there. */
export function stateAt({ legs, deadZones: zones }: Drive, at: number): DriveState {
  const leg = legAt(legs, at);
  if (!leg) return { meters: legs[0]?.fromMeters ?? 0, speedKmh: 0, kind: 'parked', offMeters: 0, isInReach: true };
  if (at >= leg.to) return { meters: leg.toMeters, speedKmh: 0, kind: 'parked', offMeters: 0, isInReach: true };
  const share = (at - leg.from) / (leg.to - leg.from);
  const meters = leg.fromMeters + share * (leg.toMeters - leg.fromMeters);
  const speedKmh = (leg.toMeters - leg.fromMeters) / (leg.to - leg.from) / METERS_PER_KMH_MS;
  const offMeters = leg.kind === 'astray' ? ASTRAY_METERS * Math.sin(Math.PI * share) : 0;
  const isInReach = !zones.some(({ fromMeters, toMeters }) => meters >= fromMeters && meters < toMeters);
  return { meters, speedKmh, kind: leg.kind, offMeters, isInReach };
}

/** The last leg that has begun. */
function legAt(legs: readonly Leg[], at: number): Leg | undefined {
  let [low, high] = [0, legs.length - 1];
  if (high < 0 || at < legs[0]!.from) return undefined;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (legs[middle]!.from <= at) low = middle;
    else high = middle - 1;
  }
  return legs[low];
}
