import { sql } from 'kysely';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import { SANTA_CRUZ } from '#areas/load-orders/server/order-details.fixture.ts';
import { seedPlan } from '#areas/load-orders/server/plan/plan.fixture.ts';
import { reportPositions, storePositions } from '#areas/positions/server/index.ts';
import { createId } from '#kernel/ids.ts';
import type { Position } from '#kernel/position.ts';
import type { Trx } from '#platform/db/database.ts';
import { createEvaluator, type Evaluator } from './evaluator.ts';

export type Team = Parameters<LifecycleApp['order']>[0];

/** Metres to the east and to the north of the place of loading. */
export function placed(eastMeters: number, northMeters = 0): Position {
  const degree = 111_195;
  const lat = SANTA_CRUZ.lat! + northMeters / degree;
  return { lat, lng: SANTA_CRUZ.lng! + eastMeters / (degree * Math.cos((SANTA_CRUZ.lat! * Math.PI) / 180)) };
}

export interface Seen extends Position {
  /** Minutes after the beginning of the trip, three hours ago. */
  readonly minute: number;
  readonly speedKmh?: number;
}

export interface Trip {
  readonly team: Team;
  readonly orderId: string;
  readonly truckId: string;
  readonly companyId: string;
  readonly start: number;
}

export interface AlertsApp extends LifecycleApp {
  readonly evaluator: Evaluator;
  /** A truck with an order, assigned and watched. */
  trip(team?: Team): Promise<Trip>;
  /** A device of the truck that was last heard of so many minutes ago. */
  device(trip: Trip, values?: Readonly<Record<string, unknown>>): Promise<string>;
  /** By the page of the driver, or by a device. */
  report(trip: Trip, seen: readonly Seen[], deviceId?: string): Promise<void>;
  /** One path for trips of one company, away from which it is a deviation. */
  plan(trips: readonly Trip[]): Promise<void>;
  /** What the map shows of it: kind, beginning and end. */
  eventsOf(trip: Trip): Promise<readonly (readonly [kind: string, at: number, endedAt: number | null])[]>;
  /** Whether the driver lets their phone be followed. */
  share(trip: Trip, isShared: boolean): Promise<void>;
  /** Looks at everything that is due, whether by what came in or by the clock. */
  judge(): Promise<void>;
  /** Makes the clock of everything that is watched run out. */
  due(): Promise<void>;
  alertsOf(trip: Trip): Promise<readonly FoundAlert[]>;
  /** A fence of the company whose entry and exit are reported, so many metres to the east. */
  fence(team: Team, kind: 'danger' | 'rest', eastMeters: number, radiusMeters: number): Promise<void>;
  set(trip: Trip, alarms: Readonly<Record<string, unknown>>): Promise<void>;
}

export interface FoundAlert {
  readonly id: string;
  readonly type: string;
  readonly subject: string;
  readonly criticality: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly is_late: boolean;
}

export async function startAlerts(): Promise<AlertsApp> {
  const app = await startLifecycle();
  const { services } = app;
  const evaluator = createEvaluator(services);
  const start = Math.floor((Date.now() - 3 * 3_600_000) / 60_000) * 60_000;
  const minuteOf = (at: Date) => Math.round((at.getTime() - start) / 60_000);
  const share = async (trx: Trx, { orderId }: Trip, isShared: boolean) => {
    await sql`update load_order set sharing_since = case when ${isShared} then now() - interval '3 hours' end
      where id = ${orderId}`.execute(trx);
  };
  return {
    ...app,
    evaluator,
    trip: async (given) => {
      const team = given ?? (await app.team());
      const { truckId } = await app.truck(team);
      const orderId = await app.order(team);
      const { status } = await app.call(team.manager, assignOrder, {
        params: { id: orderId },
        body: { transportUnitId: truckId },
      });
      if (status >= 300) throw new Error(`not assigned: ${status}`);
      return { team, orderId, truckId, companyId: team.company.id, start };
    },
    device: (trip, values = {}) =>
      services.database.asPlatform(async (trx) => {
        const id = createId();
        const { contactMinutes = 0, batteryPercent = null, hasPower = null, fixMinutes = contactMinutes } = values;
        const { kind = 'hardware', reason = 'invalid', source = null, isOfDriver = false } = values;
        await sql`insert into device (id, company_id, identifier, kind, vehicle_id, driver_id)
          select ${id}, o.company_id, ${id}, ${kind}, case when not ${isOfDriver} then ${trip.truckId}::uuid end, case when ${isOfDriver} then o.driver_id end
          from load_order o where o.id = ${trip.orderId}`.execute(trx);
        if (kind === 'phone') await share(trx, trip, true);
        if (source !== null) {
          await sql`insert into device_source (company_id, device_id, kind, code, seen_at)
            values (${trip.companyId}, ${id}, 'address', ${source}, now())`.execute(trx);
        }
        await sql`insert into latest_position (tracker_id, company_id, device_id, vehicle_id, order_id, at, lat, lng, source, contact_at,
            battery_percent, has_power)
          values (${id}, ${trip.companyId}, ${id}, ${trip.truckId}, ${trip.orderId}, now() - make_interval(mins => ${fixMinutes}),
            ${SANTA_CRUZ.lat}, ${SANTA_CRUZ.lng}, 'device', now() - make_interval(mins => ${contactMinutes}), ${batteryPercent}, ${hasPower})`.execute(
          trx,
        );
        if (fixMinutes !== contactMinutes) {
          await sql`insert into device_message (company_id, device_id, received_at, via, reason)
            values (${trip.companyId}, ${id}, now() - make_interval(mins => ${contactMinutes}), 'http', ${reason})`.execute(
            trx,
          );
        }
        return id;
      }),
    report: (trip, seen, deviceId) =>
      services.database.asPlatform(async (trx) => {
        const positions = seen.map(({ minute, lat, lng, speedKmh = 0 }) => ({
          ...{ at: new Date(trip.start + minute * 60_000), lat, lng, accuracyM: 10, speedKmh },
        }));
        if (deviceId !== undefined) {
          const by = { trackerId: deviceId, companyId: trip.companyId, vehicleId: trip.truckId, orderId: trip.orderId };
          const rest = { heading: null, altitudeM: null, verdict: 'fine' };
          await storePositions(
            trx,
            positions.map((position) => ({ ...by, ...position, ...rest })),
          );
          return;
        }
        const order = { company_id: trip.companyId, id: trip.orderId, truck_id: trip.truckId };
        await reportPositions(trx, order, 'driver', positions);
      }),
    plan: (trips) =>
      services.database.asPlatform(async (trx) => {
        const { companyId, team } = trips[0]!;
        const { routeId, pathId, versionId } = await seedPlan(trx, { companyId, userId: team.manager.userId });
        const ids = trips.map(({ orderId }) => orderId);
        await sql`update load_order set route_id = ${routeId}, path_id = ${pathId}, path_version_id = ${versionId},
          supervision = 'geofence' where id = any(${ids}::uuid[])`.execute(trx);
      }),
    eventsOf: ({ orderId }) =>
      services.database.asPlatform(async (trx) => {
        const rows = await trx
          .selectFrom('map_event')
          .select(['kind', 'at', 'ended_at'])
          .where('order_id', '=', orderId)
          .orderBy('at')
          .orderBy('kind')
          .execute();
        return rows.map(({ kind, at, ended_at }) => [kind, minuteOf(at), ended_at && minuteOf(ended_at)] as const);
      }),
    share: (trip, isShared) => services.database.asPlatform((trx) => share(trx, trip, isShared)),
    judge: async () => {
      while ((await evaluator.step()) > 0);
    },
    due: async () => {
      await services.database.asPlatform((trx) => sql`update watched_trip set is_due = true`.execute(trx));
    },
    alertsOf: ({ orderId }) =>
      services.database.asPlatform(async (trx) => {
        const rows = await trx
          .selectFrom('alert')
          .select(['id', 'type', 'subject', 'criticality', 'started_at', 'ended_at', 'details', 'is_late'])
          .where('order_id', '=', orderId)
          .where('refuted_at', 'is', null)
          .orderBy('started_at')
          .orderBy('type')
          .execute();
        return rows.map(({ started_at, ended_at, details, ...row }) => ({
          ...row,
          startedAt: minuteOf(started_at),
          endedAt: ended_at && minuteOf(ended_at),
          details: details as FoundAlert['details'],
        }));
      }),
    fence: ({ company, manager }, kind, eastMeters, radiusMeters) =>
      services.database.asPlatform(async (trx) => {
        const centre = placed(eastMeters);
        const id = createId();
        await sql`insert into geofence (id, company_id, name, shape, west, south, east, north, kind, entry_alarm, exit_alarm, created_by)
          values (${id}, ${company.id}, ${id}, ${JSON.stringify({ kind: 'circle', centre, radiusMeters })}::jsonb,
            ${centre.lng - 0.1}, ${centre.lat - 0.1}, ${centre.lng + 0.1}, ${centre.lat + 0.1}, ${kind}, true, true, ${manager.userId})`.execute(
          trx,
        );
      }),
    set: ({ companyId, team }, alarms) =>
      services.database.asPlatform(async (trx) => {
        await sql`insert into company_alarms (company_id, alarms, updated_by)
          values (${companyId}, ${JSON.stringify(alarms)}::jsonb, ${team.manager.userId})
          on conflict (company_id) do update set alarms = excluded.alarms`.execute(trx);
      }),
  };
}

/** A trip that loads, leaves, stands on its way for 40 minutes, and goes on. */
export function dayOf(): Seen[] {
  const seen: Seen[] = [];
  for (let minute = 0; minute < 20; minute += 1) seen.push({ minute, ...placed(0), speedKmh: 0 });
  for (let minute = 20; minute < 60; minute += 1) seen.push({ minute, ...placed((minute - 19) * 1000), speedKmh: 60 });
  for (let minute = 60; minute < 100; minute += 1) seen.push({ minute, ...placed(40_000), speedKmh: 0 });
  for (let minute = 100; minute < 130; minute += 1)
    seen.push({ minute, ...placed(40_000 + (minute - 99) * 1000), speedKmh: 60 });
  return seen;
}
