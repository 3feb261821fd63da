import { distanceMeters, type Position } from '#kernel/position.ts';
import type { Call } from '../support/calls.ts';
import { connect } from '../support/database.ts';
import { createPlace, type Pair } from './planned.ts';

const STEPS = 120;

/** Somewhere of its own, so that no other trip is found between the places. */
function ends(): readonly [Position, Position] {
  const shift = () => Math.random() * 2;
  return [
    { lat: -16.5 - shift(), lng: -67.5 + shift() },
    { lat: -17.2 - shift(), lng: -63.4 - shift() },
  ];
}

/** With a bend, a position every few minutes. */
const wayBetween = (from: Position, to: Position): Position[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS;
    const bend = Math.sin(share * Math.PI) * 0.4;
    return { lat: from.lat + (to.lat - from.lat) * share + bend, lng: from.lng + (to.lng - from.lng) * share };
  });

export interface DrivenPair extends Pair {
  readonly code: string;
  readonly way: readonly Position[];
}

/** Two places without a route, between which one trip was driven. */
export async function drivenPair(call: Call): Promise<DrivenPair> {
  const [from, to] = ends();
  const load = await createPlace(call, 'Mina', from);
  const unload = await createPlace(call, 'Puerto seco', to);
  const place = (cityId: string, cityName: string, at: Position) => ({
    ...{ cityId, cityName, countryCode: 'BO', address: null, reference: null, ...at },
    ...{ category: null, warehouseId: null },
  });
  const freight = { type: 'toNegotiate' };
  const { loadingOrder } = await call<{ loadingOrder: { _id: string; loadingOrderCode: string } }>(
    'post',
    '/travel/loadingOrder',
    {
      origin: place('bo-04-la-paz', 'La Paz', from),
      destination: place('bo-08-santa-cruz-de-la-sierra', 'Santa Cruz de la Sierra', to),
      ...{ dispatchType: 'direct', serviceType: { id: 'national' }, clientFreight: freight, carrierFreight: freight },
      dates: { loadingDate: new Date().toISOString().slice(0, 10), deliveryDate: '2030-12-31' },
    },
  );
  const way = wayBetween(from, to);
  await drive(loadingOrder._id, way);
  return {
    load,
    unload,
    address: `/routes/update/${load._id}/${unload._id}`,
    code: loadingOrder.loadingOrderCode,
    way,
  };
}

/** As if a phone had reported it yesterday. */
async function drive(orderId: string, way: readonly Position[]): Promise<void> {
  const database = await connect();
  try {
    await database.query(
      `update load_order set plate = '2345ABC', started_at = now() - interval '30 hours',
        finished_at = now() - interval '20 hours' where id = $1`,
      [orderId],
    );
    await database.query(
      `insert into position (tracker_id, company_id, order_id, at, lat, lng, source, speed_kmh)
       select o.id, o.company_id, o.id, o.started_at + p.nth * interval '5 minutes', p.lat, p.lng, 'driver', null
       from load_order o, unnest($2::float8[], $3::float8[]) with ordinality p (lat, lng, nth) where o.id = $1`,
      [orderId, way.map(({ lat }) => lat), way.map(({ lng }) => lng)],
    );
  } finally {
    await database.end();
  }
}

export const lengthOf = (line: readonly Position[]): number =>
  line.reduce((sum, point, at) => sum + (at === 0 ? 0 : distanceMeters(line[at - 1]!, point)), 0);
