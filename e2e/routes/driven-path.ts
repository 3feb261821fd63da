import type { APIRequestContext } from '@playwright/test';
import { encodeLine } from '#kernel/encoded-line.ts';
import { operatorCalls, programmedOrder } from '../load-orders/office.ts';
import { connect } from '../support/database.ts';

const FROM = { lat: -23.96, lng: -46.33 };
const STEPS = 60;
/** North-west from the coast, a kilometre and a half a minute. */
const at = (step: number) => ({ lat: FROM.lat + step * 0.009, lng: FROM.lng - step * 0.011 });

export interface DrivenPath {
  readonly address: string;
  readonly code: string;
}

/** A path of the operator's company, with one trip that left the corridor and stood for twenty minutes, or none. */
export async function drivenPath(request: APIRequestContext, isDriven = true): Promise<DrivenPath> {
  const call = await operatorCalls(request);
  const place = async (name: string, position: { lat: number; lng: number }) => {
    const body = {
      ...{ name: `${name} ${crypto.randomUUID().slice(0, 6)}`, address: null, cityId: null, cityName: 'Santos' },
      ...{ countryCode: 'BR', ...position, fence: { kind: 'circle', radiusMeters: 300 }, expectedMinutes: 60 },
      ...{ forLoad: true, forUnload: true },
    };
    return (await call<{ place: { _id: string } }>('post', '/places', body)).place._id;
  };
  const [loadId, unloadId] = [await place('Pátio', at(0)), await place('Usina', at(STEPS))];
  const { route } = await call<{ route: { _id: string } }>('post', '/routes', { loadId, unloadId });
  const { geofence } = await call<{ geofence: { _id: string } }>('post', '/geofences', {
    ...{ name: `Serra ${crypto.randomUUID().slice(0, 6)}`, kind: 'danger', entryAlarm: true, exitAlarm: false },
    shape: { kind: 'circle', centre: at(40), radiusMeters: 3_000 },
    ...{ speedKmh: null, validity: null, color: null, note: null },
  });
  const { path } = await call<{ path: { _id: string; versionId: string } }>('post', `/routes/${route._id}/paths`, {
    ...{ name: 'Anchieta', kind: 'usual', isUsual: true, source: 'drawn', expectedMinutes: 90, corridorMeters: 500 },
    ...{ speedKmh: 100, forbiddenHours: [], stopovers: [], checkpoints: [], fenceIds: [geofence._id] },
    line: encodeLine(Array.from({ length: STEPS + 1 }, (_, step) => at(step))),
  });
  const order = await programmedOrder(call);
  if (isDriven) await drive(order._id, { routeId: route._id, pathId: path._id, versionId: path.versionId });
  const address = `/routes/update/${loadId}/${unloadId}/configureRouteAlarms/${path._id}`;
  return { address, code: order.loadingOrderCode };
}

/** The way, with an excursion of about a kilometre and a half and a stop of twenty minutes. */
function positions() {
  const way = Array.from({ length: STEPS + 1 }, (_, step) => {
    const { lat, lng } = at(step);
    return step > 10 && step < 20 ? { lat, lng: lng + 0.02 } : { lat, lng };
  });
  const stop = Array.from({ length: 20 }, () => way[30]!);
  return [...way.slice(0, 31), ...stop, ...way.slice(31)];
}

async function drive(orderId: string, plan: { routeId: string; pathId: string; versionId: string }): Promise<void> {
  const database = await connect();
  try {
    await database.query(
      `update load_order set route_id = $2, path_id = $3, path_version_id = $4, supervision = 'geofence', plate = 'ABC1D23',
        started_at = now() - interval '3 hours', finished_at = now() - interval '1 hour' where id = $1`,
      [orderId, plan.routeId, plan.pathId, plan.versionId],
    );
    const seen = positions();
    await database.query(
      `insert into position (tracker_id, company_id, order_id, at, lat, lng, source, speed_kmh)
       select o.id, o.company_id, o.id, o.started_at + p.nth * interval '1 minute', p.lat, p.lng, 'driver', null
       from load_order o, unnest($2::float8[], $3::float8[]) with ordinality p (lat, lng, nth) where o.id = $1`,
      [orderId, seen.map(({ lat }) => lat), seen.map(({ lng }) => lng)],
    );
  } finally {
    await database.end();
  }
}
