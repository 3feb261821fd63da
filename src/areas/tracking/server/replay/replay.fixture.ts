import { sql } from 'kysely';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { createId } from '#kernel/ids.ts';

interface Fixes {
  readonly trackerId: string;
  readonly companyId: string;
  readonly orderId?: string | null;
  readonly source?: 'device' | 'driver' | 'manual';
  readonly from: Date;
  readonly count: number;
  readonly seconds?: number;
  readonly lat?: number;
  readonly verdict?: string;
}

export interface ReplayApp extends LifecycleApp {
  /** An order on the road with its truck, and a device that reports for the truck. */
  onTheRoad(team: Team, kind?: 'hardware' | 'phone'): Promise<{ id: string; truckId: string; deviceId: string }>;
  /** Positions at 60 km/h to the north. */
  drive(fixes: Fixes): Promise<void>;
}

export async function startReplay(): Promise<ReplayApp> {
  const app = await startLifecycle();
  const { database } = app.services;
  return {
    ...app,
    onTheRoad: async (team, kind = 'hardware') => {
      const [id, { truckId }] = [await app.order(team), await app.truck(team)];
      await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
      await app.moveTo(id, ORDER_STATUS.inProgress);
      const deviceId = createId();
      await database.asPlatform(async (trx) => {
        await sql`insert into device (id, company_id, identifier, kind, vehicle_id)
          values (${deviceId}, ${team.company.id}, ${deviceId}, ${kind}, ${truckId})`.execute(trx);
        await sql`insert into device_link (company_id, device_id, vehicle_id, plate, from_at)
          values (${team.company.id}, ${deviceId}, ${truckId}, 'X', now() - interval '60 days')`.execute(trx);
      });
      return { id, truckId, deviceId };
    },
    drive: ({
      trackerId,
      companyId,
      orderId = null,
      source = 'device',
      from,
      count,
      seconds = 60,
      lat = -17,
      verdict = 'fine',
    }) =>
      database.asPlatform(async (trx) => {
        await sql`insert into position (tracker_id, at, company_id, order_id, lat, lng, speed_kmh, source, verdict)
          select ${trackerId}, ${from}::timestamptz + make_interval(secs => n * ${seconds}::int), ${companyId}, ${orderId},
            ${lat}::float8 + n * 0.00015 * ${seconds}::int, -63, 60, ${source}, ${verdict}
          from generate_series(0, ${count}::int - 1) n`.execute(trx);
      }),
  };
}
