import { sql } from 'kysely';
import { CHECK_CODES } from '#areas/fleet/rules/homologation-check.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import type { MadeTruck } from '#areas/load-orders/server/fleet.fixture.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import { ALL_RIGHTS, type Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import { REPORT_PERMISSIONS } from '../../contract/report.permissions.ts';
import { reportsServer } from '../index.ts';

export const ALL_REPORTS = Object.values(REPORT_PERMISSIONS);
const SEES = [
  ...ALL_REPORTS,
  'show-map-loading-order',
  'view-company-countries',
  'warehouses',
  'trucker-read',
  'transport-unit-read',
  'semitruck-read',
];

export interface DashboardWorld {
  readonly app: LifecycleApp;
  /** A transport company with orders of its own, and one order of another company that it drives. */
  readonly team: Team;
  readonly client: string;
  readonly carrier: string;
  /** Sees everything of it. */
  readonly viewer: TestUser;
  /** The same without freights. */
  readonly plain: TestUser;
  /** The order that is driven for another company. */
  readonly driven: string;
  /** The company of the order that is driven for it. */
  readonly other: TestUser;
  /** A company without anything. */
  readonly empty: TestUser;
}

/** Noon in La Paz. */
const noon = (day: string) => `${day}T16:00:00Z`;

/** A small world, with every figure chosen so that it can be added up by hand. */
export async function startDashboardWorld(): Promise<DashboardWorld> {
  const app = await startLifecycle([reportsServer]);
  const run = (text: ReturnType<typeof sql>) => app.services.database.asPlatform((trx) => text.execute(trx));
  const [team, shipper, nobody] = [await app.team('Sol Naciente'), await app.team('Molinos'), await app.team()];
  const [client, carrier] = [await app.partner(team, 'client', 'Andina'), await app.carrier(team)];
  await run(sql`insert into exchange_rate (id, company_id, currency, rate, set_by, valid_from)
    values (${createId()}, ${team.company.id}, 'USD', 6.96, ${team.manager.userId}, ${app.day(-60)})`);

  const set = (id: string, values: Readonly<Record<string, unknown>>) =>
    run(
      sql`update load_order set ${sql.join(
        Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
      )} where id = ${id}`,
    );
  const driven = ({ truckId, driverId, plate }: MadeTruck) => ({
    ...{ truck_id: truckId, driver_id: driverId, plate, driver_name: `Conductor ${plate}` },
    fleet_company_id: team.company.id,
  });

  interface Trip {
    readonly owner?: Team;
    readonly kind?: OrderKind;
    readonly operationId?: string;
    readonly truck?: MadeTruck;
    readonly daysAgo: number;
    readonly values?: Readonly<Record<string, unknown>>;
  }
  /** Ended and accepted, punctual and whole, 850 km and 28 tonnes, for 1000 and 700 BOB, unless said otherwise. */
  async function trip({ owner = team, kind = 'normal', operationId, truck, daysAgo, values = {} }: Trip) {
    const id = await app.order(owner, { kind, ...(operationId ? { operationId } : {}) });
    const day = app.day(-daysAgo);
    await set(id, {
      ...driven(truck ?? (await app.truck(team))),
      ...(owner === team ? {} : { carrier_company_id: team.company.id }),
      ...{ assigned_at: noon(app.day(-daysAgo - 2)), started_at: noon(app.day(-daysAgo - 1)), finished_at: noon(day) },
      ...{ status: 3, status_at: noon(day), delivery_date: day, delivery_hour: '18:00' },
      ...{ client_freight_type: 'simple', client_freight: 1000, client_freight_currency: 'BOB' },
      ...{ carrier_freight_type: 'simple', carrier_freight: 700, carrier_freight_currency: 'BOB' },
      ...values,
    });
    return id;
  }

  await trip({ daysAgo: 2, values: { client_id: client, carrier_id: carrier } });
  await trip({
    daysAgo: 5,
    // Late, short, in dollars, and due 50 days ago.
    values: {
      ...{ delivery_date: app.day(-9), delivered_tn: 27, status_at: noon(app.day(-80)) },
      ...{ client_freight: 200, client_freight_currency: 'USD' },
      ...{ carrier_freight: 100, carrier_freight_currency: 'USD' },
    },
  });
  await trip({
    daysAgo: 3,
    values: {
      ...{ delivery_date: null, delivery_hour: null, client_freight: 900 },
      ...{ carrier_freight: 500, carrier_freight_currency: 'BRL' },
    },
  });
  const drivenForOthers = await trip({ owner: shipper, daysAgo: 1, values: { carrier_freight: 400 } });
  await trip({ daysAgo: 2, values: { status: 5 } });

  const operationId = await app.operation(team, {
    ...{ kind: 'agro', promisedTn: '100', pickupDate: app.day(-10), deliveryDate: app.day(3) },
  });
  const truck = await app.truck(team);
  for (const delivered of [29.7, 30]) {
    const values = { loaded_tn: 30, delivered_tn: delivered, weight: 30, carrier_id: carrier };
    await trip({ kind: 'agro', operationId, truck, daysAgo: 4, values });
  }

  const expired = await app.truck(team, { expired: true });
  const onTheRoad = await app.order(team);
  await set(onTheRoad, {
    ...driven(expired),
    ...{ status: 2, assigned_at: noon(app.day(-3)), started_at: noon(app.day(-2)), status_at: noon(app.day(-2)) },
    ...{ delivery_date: app.day(-1), delivery_hour: '18:00' },
  });
  await set(await app.order(team), { loading_date: app.day(0), loading_hour: null });
  await run(sql`update vehicle set created_at = now() - interval '200 days' where company_id = ${team.company.id}`);

  await addVisit(run, team, app.day(-2));
  for (const [type, criticality, review] of [
    ['speed', 'high', 'pending'],
    ['speed', 'high', 'pending'],
    ['stopped', 'low', 'reviewed'],
  ]) {
    await run(sql`insert into alert (id, company_id, order_id, type, origin, criticality, started_at, review, result)
      values (${createId()}, ${team.company.id}, ${onTheRoad}, ${type}, 'person', ${criticality}, ${noon(app.day(-1))}, ${review},
        ${review === 'reviewed' ? 'true' : null})`);
  }
  await addHomologation(run, team, truck, noon(app.day(-1)));

  const see = (company: Team['company'], rights: readonly string[]) => app.member(company, ...SEES, ...rights);
  return {
    ...{ app, team, client, carrier, driven: drivenForOthers },
    viewer: await see(team.company, [...ALL_RIGHTS, 'carrier-company']),
    plain: await see(team.company, [
      ...ALL_RIGHTS.filter((right) => right !== 'show-freight-columns'),
      'carrier-company',
    ]),
    other: await see(shipper.company, ALL_RIGHTS),
    empty: await see(nobody.company, [...ALL_RIGHTS, 'carrier-company']),
  };
}

type Run = (text: ReturnType<typeof sql>) => Promise<unknown>;

/** A truck that came half an hour before its dock, and left an hour after. */
async function addVisit(run: Run, { company, manager }: Team, day: string): Promise<void> {
  const [warehouse, dock] = [createId(), createId()];
  await run(
    sql`insert into company_address (id, company_id, full_name) values (${warehouse}, ${company.id}, 'Silo Norte')`,
  );
  await run(sql`insert into warehouse (id, company_id, time_zone, created_by)
    values (${warehouse}, ${company.id}, 'America/La_Paz', ${manager.userId})`);
  await run(sql`insert into dock (id, company_id, warehouse_id, name, position, actions)
    values (${dock}, ${company.id}, ${warehouse}, 'A', 1, '{load}')`);
  const at = (minutes: number) => sql`${noon(day)}::timestamptz + make_interval(mins => ${minutes})`;
  await run(sql`insert into booking (company_id, warehouse_id, action, state, code, dock_id, lane, starts_at, ends_at, expected_at,
      arrived_at, docked_at, left_at, type_operation)
    values (${company.id}, ${warehouse}, 'load', 'completed', ${createId()}, ${dock}, 1, ${at(0)}, ${at(60)}, ${at(0)},
      ${at(0)}, ${at(30)}, ${at(90)}, 'load')`);
}

/** A register that has nothing against a truck, and one that has. */
async function addHomologation(
  run: Run,
  { company, manager }: Team,
  { truckId }: MadeTruck,
  at: string,
): Promise<void> {
  const id = createId();
  await run(sql`insert into homologation (id, company_id, vehicle_id, country_code, question, requested_by, requested_at, due_at, finished_at)
    values (${id}, ${company.id}, ${truckId}, 'BO', '{}', ${manager.userId}, ${at}, ${at}, ${at})`);
  for (const [nth, clear] of [true, false].entries()) {
    await run(sql`insert into homologation_check (company_id, homologation_id, code, status, clear, source, requested_at, settled_at)
      values (${company.id}, ${id}, ${CHECK_CODES[nth]}, 'success', ${clear}, 'http', ${at}, ${at})`);
  }
}
