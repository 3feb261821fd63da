import type { Random } from '#areas/companies/demo/random.ts';
import type { StoredDemoOrder } from '#areas/load-orders/demo/stored-order.ts';
import type { NewPosition } from '#areas/positions/demo/positions.repository.ts';
import type { PlanVersion } from '#areas/routes/demo/demo-plans.ts';
import { besideLine, type DrivenWay, drawWay } from './driven-way.ts';

const MINUTE_MS = 60_000;
/** About so many positions a trip, at least two minutes apart. */
const POSITIONS = 105;
const LEAST_MINUTES = 2;
/** How fast a loaded truck can be on average while it moves. */
const FASTEST_KMH = 74;
/** Standing at the gate before departure and after arrival. */
const AT_GATE_MINUTES = [-12, -4];
/** Within so many metres of a speed control everybody brakes. */
const BRAKING_METERS = 6_000;
const SCATTER = 12;

/** Where a truck was on a trip that is over: along the path as it is now, with its stops. */
export function drivenPositions(order: StoredDemoOrder, nth: number, random: Random): NewPosition[] {
  const { plan, trip } = order;
  if (!plan || !trip.startedAt || !trip.finishedAt) return [];
  const path = plan.path.newest;
  const most = (trip.finishedAt.getTime() - trip.startedAt.getTime()) / MINUTE_MS - 30;
  const way = drawWay(path, nth, random);
  const clock = clockOf(path, way, most, 0.92 + random.int(14) / 100);
  const departure = trip.startedAt.getTime() + Math.max(13, (most - clock.minutes) * 0.4) * MINUTE_MS;
  const every = Math.max(LEAST_MINUTES, clock.minutes / POSITIONS);
  const regular = Array.from({ length: Math.floor(clock.minutes / every) }, (_, at) => at * every);
  const arrived = [clock.minutes, clock.minutes + 6, clock.minutes + 14];
  const minutes = [...AT_GATE_MINUTES, ...regular, ...clock.passing, ...arrived].sort((a, b) => a - b);
  const seconds = new Set(minutes.map((minute) => Math.round(minute * 60)));
  return [...seconds].map((second) => {
    const { meters, speedKmh } = clock.at(second / 60);
    const { lat, lng } = besideLine(path.line(), meters, offAt(way, meters) + random.int(2 * SCATTER) - SCATTER);
    return {
      ...{ order_id: order.id, at: new Date(departure + second * 1000), lat, lng },
      ...{ accuracy_m: 5 + random.int(20), speed_kmh: reported(path, way, { meters, speedKmh }, random) },
      source: 'driver',
    };
  });
}

interface Clock {
  /** From departure to arrival. */
  readonly minutes: number;
  /** When it passes or leaves each checkpoint and stop. */
  readonly passing: readonly number[];
  readonly at: (minute: number) => { readonly meters: number; readonly speedKmh: number };
}

/** Even driving between the stops, so that the whole takes about as long as planned. */
function clockOf(path: PlanVersion, way: DrivenWay, mostMinutes: number, pace: number): Clock {
  const { totalMeters } = path.line();
  const atRest = way.stops.reduce((sum, { minutes }) => sum + minutes, 0);
  const fastest = totalMeters / 1_000 / (FASTEST_KMH / 60);
  const moving = Math.max(fastest, Math.min(path.minutes * pace, mostMinutes) - atRest);
  const reached = (meters: number) => (meters / totalMeters) * moving;
  const stood = (meters: number) =>
    way.stops.reduce((sum, stop) => (stop.meters < meters ? sum + stop.minutes : sum), 0);
  const spots = way.stops.map(({ meters, minutes }) => {
    const from = reached(meters) + stood(meters);
    return { meters, from, to: from + minutes };
  });
  return {
    minutes: moving + atRest,
    passing: [
      ...path.checkpoints.map(({ meters }) => reached(meters) + stood(meters)),
      ...spots.flatMap(({ from, to }) => [from + 0.4, to]),
    ],
    at(minute) {
      const here = spots.find(({ from, to }) => minute >= from && minute <= to);
      if (here) return { meters: here.meters, speedKmh: 0 };
      const waited = spots.reduce((sum, { from, to }) => (to <= minute ? sum + to - from : sum), 0);
      const meters = ((minute - waited) / moving) * totalMeters;
      const isUnderWay = meters > 0 && meters < totalMeters;
      return {
        meters: Math.max(0, Math.min(meters, totalMeters)),
        speedKmh: isUnderWay ? totalMeters / 1_000 / (moving / 60) : 0,
      };
    },
  };
}

/** A detour leaves the road and comes back to it. */
function offAt({ deviation }: DrivenWay, meters: number): number {
  if (!deviation || meters <= deviation.from || meters >= deviation.to) return 0;
  return deviation.offMeters * Math.sin((Math.PI * (meters - deviation.from)) / (deviation.to - deviation.from));
}

function reported(
  { checkpoints }: PlanVersion,
  { speeding }: DrivenWay,
  { meters, speedKmh }: { readonly meters: number; readonly speedKmh: number },
  random: Random,
): number {
  if (speedKmh === 0) return 0;
  if (speeding && meters > speeding.from && meters < speeding.to) return speeding.speedKmh + random.int(6) - 3;
  const limits = checkpoints.flatMap((one) =>
    one.speedKmh !== null && Math.abs(one.meters - meters) < BRAKING_METERS ? [one.speedKmh - 4] : [],
  );
  return Math.round(Math.min(78, ...limits, speedKmh * (0.88 + random.int(24) / 100)));
}
