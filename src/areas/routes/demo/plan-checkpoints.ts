import type { Random } from '#areas/companies/demo/random.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { createId } from '#kernel/ids.ts';
import type { Checkpoint } from '../contract/path.shapes.ts';
import { type MeasuredLine, nearestOn, pointAt } from '../rules/line.ts';
import { TOLL_AXLES } from '../rules/route-limits.ts';
import type { CorridorCheckpoint } from './corridor.ts';
import type { WayPoint } from './draw-line.ts';
import { rounded } from './shapes.ts';

/** How large each kind is, and how long a truck may stop there. */
const KINDS: Readonly<Record<CorridorCheckpoint['kind'], readonly [radiusMeters: number, stopMinutes: number]>> = {
  toll: [300, 10],
  policePost: [300, 20],
  riskArea: [2_000, 0],
  speedControl: [300, 0],
  restArea: [400, 60],
  fuel: [300, 40],
  border: [800, 240],
};
const MUST_PASS: readonly string[] = ['toll', 'policePost', 'border'];
/** What is near a town is this far from it at most, and never beyond the middle between two towns. */
const NEAR_METERS = 18_000;
const NEAR_SHARE = 0.45;
/** Nothing stands at the very gate of a place. */
const GATE_METERS = 2_500;

/** The checkpoints along a line; those of one town are spread over the road around it, in the order of their list. */
export function planCheckpoints(
  measured: MeasuredLine,
  towns: readonly WayPoint[],
  listed: readonly CorridorCheckpoint[],
  random: Random,
): Checkpoint[] {
  const along = towns.map((town) => nearestOn(measured, town).meters);
  return listed.map((one) => {
    const town = towns.findIndex(({ key }) => key === `${one.near.country} ${one.near.name}`);
    const beside = listed.filter(({ near }) => near.name === one.near.name && near.country === one.near.country);
    const [from, to] = stretchAround(along, town, measured.totalMeters);
    const share = (beside.indexOf(one) + 0.3 + random.int(40) / 100) / beside.length;
    const at = pointAt(measured, from + (to - from) * share);
    return checkpointAt(one, { lat: rounded(at.lat), lng: rounded(at.lng) });
  });
}

function stretchAround(along: readonly number[], town: number, totalMeters: number): [number, number] {
  const at = along[town] ?? 0;
  const reach = (other: number | undefined) => Math.min(NEAR_METERS, Math.abs((other ?? at) - at) * NEAR_SHARE);
  const from = Math.max(GATE_METERS, at - reach(along[town - 1]));
  const to = Math.min(totalMeters - GATE_METERS, at + reach(along[town + 1]));
  return [from, Math.max(from, to)];
}

function checkpointAt(one: CorridorCheckpoint, at: { readonly lat: number; readonly lng: number }): Checkpoint {
  const [radiusMeters, stopMinutes] = KINDS[one.kind];
  return {
    ...{ id: createId(), type: one.kind, name: one.name, ...at, radiusMeters, stopMinutes },
    mustPass: MUST_PASS.includes(one.kind),
    expectedMinutes: null,
    speedKmh: one.speedKmh ?? null,
    prices: one.perAxle === undefined ? [] : pricesOf(one.perAxle, one.near.country),
  };
}

/** So much for every axle, as most countries charge. */
function pricesOf(perAxle: number, country: CountryCode): Checkpoint['prices'] {
  const currency = countryOf(country).currency.code as Checkpoint['prices'][number]['currency'];
  return TOLL_AXLES.map((axles) => ({ axles, currency, amount: (perAxle * axles).toFixed(2) }));
}
