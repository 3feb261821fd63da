import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import { NAMES } from '#areas/companies/demo/data/names.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import { plate } from '#areas/fleet/demo/vehicle-numbers.ts';
import { addDays, dayIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import type { DockAction } from '../rules/free-times.ts';
import { startsOf } from '../rules/opening-hours.ts';
import type { DemoPlace, DockDiary } from './dock-diary.ts';
import { INTERVAL_MS, minutesAfter, planVisit, planWalkIn, SERVICE_MS, startBefore, type Visit } from './plan-visit.ts';
import type { DemoWarehouse } from './plan-warehouse.ts';

/** A truck of a supplier or customer that has no order on the platform. */
export interface DemoTruckVisit {
  readonly id: string;
  readonly visit: Visit;
  readonly place: DemoPlace | undefined;
  readonly action: DockAction;
  readonly dueOn: string;
  readonly plate: string;
  readonly driverName: string;
  readonly carrierName: string;
}

/** Which share of the times is taken, by days from today: half of today and tomorrow, less of the days after. */
const FULLNESS = new Map([
  [-2, 0.15],
  [-1, 0.25],
  [0, 0.5],
  [1, 0.5],
  [2, 0.25],
  [3, 0.15],
  [4, 0.1],
]);

export interface Around {
  readonly now: Date;
  readonly random: Random;
  readonly diary: DockDiary;
  /** Plates that are on the platform or drawn already. */
  readonly drawn: Set<string>;
}

export function planTrucks(warehouse: DemoWarehouse, around: Around): DemoTruckVisit[] {
  const { now, random, diary } = around;
  const lanes = warehouse.docks.filter(({ inService }) => inService).reduce((sum, { lanes: some }) => sum + some, 0);
  const today = dayIn(now, warehouse.timeZone);
  const visits: DemoTruckVisit[] = [];
  const add = (visit: Visit, action: DockAction, place: DemoPlace | undefined) =>
    visits.push(truckVisit(warehouse, { visit, action, place }, around));
  for (const { visit, action } of warehouse.isAlwaysOpen ? shownNow(now, random) : []) {
    const { startsAt } = visit;
    const place = startsAt && diary.take(workOf(action), startsAt, new Date(startsAt.getTime() + SERVICE_MS));
    if (place || !startsAt) add(visit, action, place ?? undefined);
  }
  for (const [offset, share] of FULLNESS) {
    const starts = startsOf(warehouse.shifts, addDays(today, offset), warehouse.timeZone, 60);
    for (const { at, shiftEnds } of starts.filter((start) => start.at + SERVICE_MS <= start.shiftEnds)) {
      for (let lane = 0; lane < lanes && at < shiftEnds; lane += 1) {
        if (!random.chance(share)) continue;
        const visit = planVisit(new Date(at), now, random);
        const action = random.chance(0.5) ? 'load' : 'unload';
        const place = diary.take(
          { action, operation: action, vehicleType: null },
          new Date(at),
          new Date(at + SERVICE_MS),
        );
        if (place) add(visit, action, place);
      }
    }
  }
  return visits;
}

const workOf = (action: DockAction) => ({ action, operation: action, vehicleType: null });

/** Whenever one looks: one at its dock, one waiting, one that is missed within half an hour, two without a time. */
function shownNow(now: Date, random: Random): readonly { readonly visit: Visit; readonly action: DockAction }[] {
  const [current, last] = [startBefore(now), new Date(startBefore(now).getTime() - INTERVAL_MS)];
  const coming = planVisit(minutesAfter(now, INTERVAL_MS), now, random);
  const here: Visit = { ...coming, state: 'arrived', startsAt: current, arrivedAt: minutesAfter(current, -15) };
  return [
    { action: 'unload', visit: { ...here, state: 'inDock', startsAt: last, dockedAt: current } },
    { action: 'load', visit: here },
    { action: 'unload', visit: { ...coming, startsAt: last } },
    { action: 'load', visit: planWalkIn(now, random) },
    { action: 'unload', visit: planWalkIn(now, random) },
  ];
}

function truckVisit(
  { team, timeZone }: DemoWarehouse,
  { visit, action, place }: Pick<DemoTruckVisit, 'visit' | 'action' | 'place'>,
  { random, drawn }: Around,
): DemoTruckVisit {
  const { first, last } = NAMES[team.country];
  const { landmarks, legalForm, language } = DEMO_COUNTRIES[team.country];
  return {
    id: createId(),
    visit,
    place,
    action,
    dueOn: dayIn(visit.startsAt ?? visit.createdAt, timeZone),
    plate: plate(team.country, random, drawn),
    driverName: `${random.pick(first)} ${random.pick(last)}`,
    carrierName: `${language === 'pt' ? 'Transportes' : 'Fletes'} ${random.pick(landmarks)} ${legalForm}`,
  };
}
