import { type AreaDemo, type DemoTeam, workingTeams } from '#areas/companies/demo/demo-context.ts';
import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import { type DemoCities, demoCities, placeIn } from '#areas/load-orders/demo/demo-places.ts';
import { insertRows } from '#areas/load-orders/demo/orders.repository.ts';
import { dayIn, instantIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import * as repository from './demo.repository.ts';
import { createDockDiary, type DemoPlace, type DockDiary } from './dock-diary.ts';
import { planTrucks } from './plan-trucks.ts';
import {
  endOf,
  hasSlot,
  historyOf,
  minutesAfter,
  planPast,
  planVisit,
  SERVICE_MS,
  type Visit,
  visitColumns,
} from './plan-visit.ts';
import { type DemoWarehouse, planWarehouse } from './plan-warehouse.ts';

/**
 * Two warehouses of every company, with those who were there, are there and will come: the trucks of its orders, and
 * trucks of suppliers that have none.
 */
export const demo: AreaDemo = async ({ trx, teams, now }) => {
  const cities = await demoCities();
  const drawn = await repository.knownPlates(trx);
  for (const team of workingTeams(teams)) {
    const random = createRandom(`warehouses ${team.key}`);
    const warehouses = await openWarehouses(trx, team, { cities, random, now });
    const sites = new Map(warehouses.map((one) => [one.id, { warehouse: one, diary: createDockDiary(one) }]));
    const planned = [
      ...(await pastOf(trx, team, sites, random)),
      ...(await comingOf(trx, team, sites, { random, now })),
      ...warehouses.flatMap((warehouse) => {
        const around = { now, random, drawn, diary: sites.get(warehouse.id)!.diary };
        return planTrucks(warehouse, around).map(
          (truck): Planned => ({ warehouse, ...truck, isNew: true, row: rowOf(truck) }),
        );
      }),
    ];
    await store(trx, team, planned);
    await insertRows(trx, team.id, 'warehouse_rating', ratingsOf(planned, { random, now }));
  }
};

type Sites = ReadonlyMap<string, { readonly warehouse: DemoWarehouse; readonly diary: DockDiary }>;

interface Planned {
  readonly id: string;
  readonly warehouse: DemoWarehouse;
  readonly visit: Visit;
  readonly place: DemoPlace | undefined;
  /** Or made by the database for an open order. */
  readonly isNew: boolean;
  readonly row: Readonly<Record<string, unknown>>;
}

async function openWarehouses(
  trx: Trx,
  team: DemoTeam,
  { cities, random, now }: { readonly cities: DemoCities; readonly random: Random; readonly now: Date },
): Promise<DemoWarehouse[]> {
  const home = cities.worksOf(team) ?? placeIn(cities.of[team.country][0]!, random);
  const towns = cities.of[team.country];
  const others = towns.map(({ city }) => city.id).filter((cityId) => cityId !== home.cityId);
  const busiest = await repository.busiestCity(trx, team.id, others);
  const branch = towns.find(({ city }) => city.id === busiest);
  const places = [home, ...(branch ? [placeIn(branch, random)] : [])];
  const warehouses = places.map((place, nth) => planWarehouse(team, place, nth === 0));
  for (const warehouse of warehouses) {
    await repository.insertWarehouse(trx, warehouse, now);
    await repository.sendOrders(trx, warehouse);
  }
  return warehouses;
}

/** Trucks of orders that were loaded or unloaded. */
async function pastOf(trx: Trx, team: DemoTeam, sites: Sites, random: Random): Promise<Planned[]> {
  return (await repository.pastVisits(trx, team.id)).flatMap(({ warehouseId, action, leftAt, createdAt, order }) => {
    const { warehouse, diary } = sites.get(warehouseId)!;
    const visit = planPast(leftAt, createdAt, random);
    const work = { action, operation: String(order.type_operation), vehicleType: null };
    const place = diary.take(work, visit.startsAt!, minutesAfter(visit.startsAt!, SERVICE_MS / 60_000));
    if (!place) return [];
    const due_on = dayIn(visit.startsAt!, warehouse.timeZone);
    return [{ id: createId(), warehouse, visit, place, isNew: true, row: { ...order, action, due_on } }];
  });
}

/** Most of the open orders have a time; trucks that should be there by now are. */
async function comingOf(
  trx: Trx,
  team: DemoTeam,
  sites: Sites,
  { random, now }: { readonly random: Random; readonly now: Date },
): Promise<Planned[]> {
  return (await repository.openBookings(trx, team.id)).flatMap(({ id, warehouseId, isAssigned, dueOn, ...work }) => {
    const { warehouse, diary } = sites.get(warehouseId)!;
    if (dueOn === null || dueOn < dayIn(now, warehouse.timeZone) || !isAssigned || random.chance(0.2)) return [];
    const hour = `${String(8 + random.int(9)).padStart(2, '0')}:00`;
    const startsAt = instantIn(dueOn, hour, warehouse.timeZone);
    if (startsAt < minutesAfter(now, 30)) return [];
    const place = diary.take(work, startsAt, minutesAfter(startsAt, SERVICE_MS / 60_000));
    // The database has just made it.
    const visit = { ...planVisit(startsAt, now, random), bookedAt: new Date() };
    return place ? [{ id, warehouse, visit, place, isNew: false, row: {} }] : [];
  });
}

const rowOf = (truck: ReturnType<typeof planTrucks>[number]) => ({
  action: truck.action,
  type_operation: truck.action,
  due_on: truck.dueOn,
  plate: truck.plate,
  driver_name: truck.driverName,
  carrier_name: truck.carrierName,
});

async function store(trx: Trx, { id: companyId, adminId }: DemoTeam, planned: readonly Planned[]): Promise<void> {
  const rows = planned.map(({ id, warehouse, visit, place, isNew, row }) => ({
    isNew,
    values: {
      ...row,
      id,
      company_id: companyId,
      warehouse_id: warehouse.id,
      ...visitColumns(visit, place),
      expected_at: visit.startsAt ?? visit.createdAt,
      created_at: visit.createdAt,
    },
  }));
  await repository.insertBookings(
    trx,
    rows.filter(({ isNew }) => isNew).map(({ values }) => values),
  );
  await repository.placeBookings(
    trx,
    rows.filter(({ isNew }) => !isNew).map(({ values }) => values),
  );
  await insertRows(trx, companyId, 'dock_slot', planned.flatMap(slotOf));
  await insertRows(
    trx,
    companyId,
    'booking_event',
    planned.flatMap(({ id, visit, warehouse, isNew }) => {
      const history = historyOf({ id, companyId, userId: adminId }, visit, warehouse.texts.cancelled);
      return isNew ? history : history.filter(({ type }) => type !== 'created');
    }),
  );
}

function slotOf({ id, warehouse, visit, place }: Planned) {
  if (!place || !hasSlot(visit)) return [];
  return [
    {
      id: createId(),
      warehouse_id: warehouse.id,
      dock_id: place.dockId,
      lane: place.lane,
      starts_at: visit.startsAt,
      ends_at: endOf(visit),
      booking_id: id,
    },
  ];
}

const RATED = 0.3;

/** What drivers of orders thought of the place they left. */
function ratingsOf(planned: readonly Planned[], { random, now }: { readonly random: Random; readonly now: Date }) {
  return planned.flatMap(({ id, warehouse, visit, row }) => {
    if (!visit.leftAt || minutesAfter(visit.leftAt, 100) > now || !row.driver_id || !random.chance(RATED)) return [];
    const stars = random.pick([5, 5, 4, 4, 4, 3, 2]);
    const created_at = minutesAfter(visit.leftAt, 5);
    const reply = stars < 3 ? warehouse.texts.reply : null;
    const comment = warehouse.texts.comments[stars > 3 ? random.pick([0, 2]) : random.pick([1, 3])];
    const answer = reply && { reply, replied_by: warehouse.team.adminId, replied_at: minutesAfter(created_at, 90) };
    const rating = { id: createId(), warehouse_id: warehouse.id, by: 'driver', booking_id: id, order_id: row.order_id };
    return [{ ...rating, stars, comment, rated_by: row.driver_name, created_at, ...answer }];
  });
}
