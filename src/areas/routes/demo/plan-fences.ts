import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import type { Position } from '#kernel/position.ts';
import type { GeofenceInput, Hours } from '../contract/geofence.shapes.ts';
import type { FenceShape } from '../rules/fence-shape.ts';
import { cutLine, type MeasuredLine, nearestOn, pointAt } from '../rules/line.ts';
import { simplifyLine } from '../rules/simplify.ts';
import type { StoredCheckpoint } from '../server/path.repository.ts';
import { PLACE_TEXTS } from './data/place-texts.ts';
import type { WayPoint } from './draw-line.ts';
import { type DemoPlace, languageOf } from './plan-places.ts';
import { awayFrom, ringAround } from './shapes.ts';

export interface DemoFence extends Omit<GeofenceInput, 'shape'> {
  readonly shape: FenceShape;
  /** What is left out first where there are too many: the highest. */
  readonly rank: number;
}

const RUSH_HOURS: Hours = { days: [1, 2, 3, 4, 5], from: '06:30', to: '09:30' };
const ALONG_METERS = 5_000;
const FINE_METERS = 30;

const BASE = { entryAlarm: false, exitAlarm: false, speedKmh: null, validity: null, color: null, note: null };

/** The fence of a checkpoint; nothing where only a gate or a pump stands beside the road. */
export function fenceAt(
  { type, name, lat, lng, meters, speedKmh }: StoredCheckpoint,
  { measured, country }: { readonly measured: MeasuredLine; readonly country: string },
): DemoFence | undefined {
  const texts = PLACE_TEXTS[languageOf(country)];
  const random = createRandom(`fence ${name}`);
  const at = { lat, lng };
  switch (type) {
    case 'border':
      return {
        ...{ ...BASE, name, kind: 'border', shape: polygon(at, 1_200, random), rank: 0 },
        ...{ entryAlarm: true, exitAlarm: true, note: texts.notes.border },
      };
    case 'riskArea':
      return {
        ...{ ...BASE, name: `${texts.fences.danger} ${name}`, kind: 'danger', rank: 1 },
        shape: random.chance(0.4)
          ? corridor(measured, meters, 1_000)
          : { kind: 'circle', centre: at, radiusMeters: 2_000 + 500 * random.int(6) },
        ...{ entryAlarm: true, note: texts.notes.danger },
      };
    case 'restArea':
      return {
        ...{ ...BASE, name, kind: 'rest', rank: 3, note: texts.notes.rest },
        shape: random.chance(0.3) ? polygon(at, 350, random) : { kind: 'circle', centre: at, radiusMeters: 400 },
      };
    case 'speedControl':
      return {
        ...{ ...BASE, name: `${texts.fences.slow} ${name}`, kind: 'allowed', rank: 3 },
        ...{ shape: corridor(measured, meters, 300), speedKmh },
      };
    default:
      return undefined;
  }
}

/** Where ships are loaded: trucks wait there as long as it takes. */
export function portFence(place: DemoPlace): DemoFence {
  const texts = PLACE_TEXTS[languageOf(place.city.country)];
  const name = `${texts.fences.port} ${place.city.name}`;
  const shape = polygon(place, 1_500, createRandom(`fence ${name}`));
  return { ...BASE, name, kind: 'allowed', shape, color: '#5C940D', rank: 3 };
}

/** How far from the road the centre of a town is that trucks keep out of. */
const OFF_METERS = 3_000;

/** The centre of a town beside the road, closed to trucks in the morning. */
export function centreFence(town: WayPoint, measured: MeasuredLine): DemoFence | undefined {
  const texts = PLACE_TEXTS[languageOf(town.country)];
  const name = `${texts.fences.centre} ${town.key.slice(3)}`;
  const random = createRandom(`fence ${name}`);
  const at = nearestOn(measured, town).meters;
  const [before, after] = [pointAt(measured, at - 1_000), pointAt(measured, at + 1_000)];
  const aside = Math.atan2(after.lat - before.lat, after.lng - before.lng) + Math.PI / 2;
  const centre = [aside, aside + Math.PI]
    .map((direction) => awayFrom(town, OFF_METERS, direction))
    .find((one) => nearestOn(measured, one).offMeters > OFF_METERS * 0.75);
  return (
    centre && {
      ...{ ...BASE, name, kind: 'forbidden', shape: polygon(centre, 1_200, random), rank: 2 },
      ...{ entryAlarm: true, validity: RUSH_HOURS, note: texts.fences.centreNote },
    }
  );
}

const polygon = (centre: Position, meters: number, random: Random): FenceShape => ({
  kind: 'polygon',
  rings: [ringAround(centre, meters, random)],
});

const corridor = ({ line }: MeasuredLine, meters: number, halfWidthMeters: number): FenceShape => ({
  kind: 'corridor',
  line: simplifyLine(cutLine(line, meters - ALONG_METERS, meters + ALONG_METERS), FINE_METERS),
  halfWidthMeters,
});
