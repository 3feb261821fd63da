import { encodeLine } from '#kernel/encoded-line.ts';
import type { Call, Order } from '../load-orders/office.ts';

interface Spot {
  readonly lat: number;
  readonly lng: number;
}

export interface PlannedPath {
  readonly routeId: string;
  readonly pathId: string;
  readonly version: number;
  readonly name: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly form: object;
}

/** Places somewhere of their own, so that nothing else is proposed between them, with a route and its usual path. */
export async function plannedPath(call: Call): Promise<PlannedPath> {
  const tail = crypto.randomUUID().slice(0, 6);
  const shift = Math.random() * 3;
  const [from, to] = [
    { lat: -24 - shift, lng: -52.5 + shift / 3 },
    { lat: -23.2 - shift, lng: -50.1 + shift / 3 },
  ];
  const middle = { lat: (from.lat + to.lat) / 2 + 0.05, lng: (from.lng + to.lng) / 2 };
  const place = async (name: string, at: Spot) => {
    const body = {
      ...{ name: `${name} ${tail}`, address: null, cityId: null, cityName: null, countryCode: 'BR', ...at },
      ...{ fence: { kind: 'circle', radiusMeters: 300 }, expectedMinutes: 60, forLoad: true, forUnload: true },
    };
    return (await call<{ place: { _id: string } }>('post', '/places', body)).place._id;
  };
  const body = { loadId: await place('Usina', from), unloadId: await place('Silo', to), name: `Rota ${tail}` };
  const { route } = await call<{ route: { _id: string } }>('post', '/routes', body);
  const checkpoint = {
    ...{ id: crypto.randomUUID(), type: 'toll', name: `Praça ${tail}`, ...middle, radiusMeters: 300, stopMinutes: 20 },
    ...{ mustPass: true, expectedMinutes: null, speedKmh: null, prices: [] },
  };
  const form = {
    ...{ name: `Asfalto ${tail}`, kind: 'usual', isUsual: true, source: 'drawn', expectedMinutes: 330 },
    ...{
      corridorMeters: 600,
      speedKmh: 80,
      forbiddenHours: [],
      stopovers: [],
      checkpoints: [checkpoint],
      fenceIds: [],
    },
    line: encodeLine([from, middle, to]),
  };
  const { path } = await call<{ path: { _id: string; version: number } }>('post', `/routes/${route._id}/paths`, form);
  const name = `Rota ${tail} · Asfalto ${tail}`;
  return { routeId: route._id, pathId: path._id, version: path.version, name, from, to, form };
}

/** An order between the places of the path, planned on it or not. */
export async function orderAlong(call: Call, { from, to, pathId }: PlannedPath, isPlanned: boolean): Promise<Order> {
  const place = (cityId: string, cityName: string, at: Spot) => ({
    ...{
      cityId,
      cityName,
      countryCode: 'BR',
      address: null,
      reference: null,
      ...at,
      category: null,
      warehouseId: null,
    },
  });
  const freight = { type: 'toNegotiate' };
  const body = {
    ...{ origin: place('br-26-joinville', 'Joinville', from), destination: place('br-27-santos', 'Santos', to) },
    ...{ dispatchType: 'direct', serviceType: { id: 'national' }, clientFreight: freight, carrierFreight: freight },
    dates: { loadingDate: new Date().toISOString().slice(0, 10), deliveryDate: '2030-12-31' },
    ...(isPlanned ? { routeGeofence: { routeGeofenceId: pathId, type: 'geofence' } } : {}),
  };
  return (await call<{ loadingOrder: Order }>('post', '/travel/loadingOrder', body)).loadingOrder;
}
