import { blankOrder, insertParsedOrders } from '#areas/load-orders/server/index.ts';
import { insertParsedOperation } from '#areas/operations/server/index.ts';
import type { Position } from '#kernel/position.ts';
import { readPath } from '../contract/path.calls.ts';
import type { Fix } from '../rules/evaluate/alarm-state.ts';
import { LA_PAZ, LINE, ORURO, type Planner, type RoutesApp } from './routes.fixture.ts';

const DEGREE_METERS = 111_195;
/** 08:00 in Bolivia, a Wednesday. */
const START = Date.parse('2026-11-18T12:00:00Z');

interface Leg {
  /** Share of the way at its end. */
  readonly to?: number;
  readonly kmh?: number;
  /** Metres east of the road. */
  readonly east?: number;
  /** Minutes at the same spot. */
  readonly stand?: number;
}

const LEGS = LINE.slice(1).map((to, at) => ({ from: LINE[at]!, to, meters: flatMeters(LINE[at]!, to) }));
const LENGTH = LEGS.reduce((sum, { meters }) => sum + meters, 0);

function flatMeters(one: Position, other: Position): number {
  const squeeze = Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(other.lat - one.lat, (other.lng - one.lng) * squeeze) * DEGREE_METERS;
}

function alongLine(meters: number): Position {
  let left = meters;
  for (const leg of LEGS) {
    if (left <= leg.meters) {
      const share = left / leg.meters;
      return {
        lat: leg.from.lat + (leg.to.lat - leg.from.lat) * share,
        lng: leg.from.lng + (leg.to.lng - leg.from.lng) * share,
      };
    }
    left -= leg.meters;
  }
  return LINE.at(-1)!;
}

/** Positions every minute on the high plain. */
export function driveLine(legs: readonly Leg[]): Fix[] {
  const fixes: Fix[] = [];
  let meters = 0;
  const report = (speedKmh: number, east: number) => {
    const { lat, lng } = alongLine(meters);
    const shift = east / (DEGREE_METERS * Math.cos((lat * Math.PI) / 180));
    fixes.push({ at: new Date(START + fixes.length * 60_000), position: { lat, lng: lng + shift }, speedKmh });
  };
  for (const { to, kmh = 70, east = 0, stand = 0 } of legs) {
    for (let minute = 0; minute < stand; minute += 1) report(0, east);
    while (to !== undefined && meters < to * LENGTH) {
      meters = Math.min(meters + (kmh * 1000) / 60, to * LENGTH);
      report(kmh, east);
    }
  }
  return fixes;
}

interface TripChange {
  readonly plate?: string;
  /** On this path; nowhere otherwise. */
  readonly pathId?: string;
  readonly from?: Position;
  readonly to?: Position;
}

/** A finished order of the company with what its driver's phone reported; the last one given is the newest. */
export async function addTrip(
  app: RoutesApp,
  { company, user }: Planner,
  fixes: readonly Fix[],
  change: TripChange = {},
) {
  const { pathId, plate = null, from = LA_PAZ, to = ORURO } = change;
  const none = { countryCode: 'BO', address: null, reference: null, category: null, warehouseId: null } as const;
  const origin = { cityId: 'bo-04-la-paz', cityName: 'La Paz', ...none, ...from };
  const destination = { cityId: 'bo-05-oruro', cityName: 'Oruro', ...none, ...to };
  const path = pathId && (await app.call(user, readPath, { params: { id: pathId }, query: {} })).body.path;
  return app.services.database.asPlatform(async (trx) => {
    const author = { companyId: company.id, userId: user.userId };
    const dates = { pickupDate: '2026-11-18', deliveryDate: '2026-11-19' };
    const { id: operationId } = await insertParsedOperation(trx, author, {
      kind: 'normal',
      origin,
      destination,
      ...dates,
    });
    const values = blankOrder({ origin, destination });
    const [order] = await insertParsedOrders(trx, author, [{ operationId, kind: 'normal', mode: 'normal', values }]);
    const plan = path && {
      route_id: path.routeId,
      path_id: path._id,
      path_version_id: path.versionId,
      supervision: 'geofence',
    };
    await trx
      .updateTable('load_order')
      .set({ plate, started_at: fixes[0]?.at ?? null, finished_at: new Date(), ...plan })
      .where('id', '=', order!.id)
      .execute();
    if (fixes.length > 0) {
      const rows = fixes.map(({ at, position, speedKmh }) => ({
        ...{
          tracker_id: order!.id,
          company_id: company.id,
          order_id: order!.id,
          at,
          source: 'driver',
          speed_kmh: speedKmh,
          ...position,
        },
      }));
      await trx.insertInto('position').values(rows).execute();
    }
    return order!.id;
  });
}
