import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '#testing/test-database.ts';
import { createOrder, updateOrder } from '../contract/order.calls.ts';
import { saveStops } from '../contract/order-part.calls.ts';
import type { Team } from './order-app.fixture.ts';
import { NEW_OPERATION, type OrdersApp, place, startOrders } from './orders.fixture.ts';

let app: OrdersApp;
let team: Team;
beforeAll(async () => {
  app = await startOrders();
  team = await app.team();
});
afterAll(() => app.close());

const ORURO = { ...place('Oruro'), cityId: 'bo-05-oruro' };
const SANTA_CRUZ = { ...place('Santa Cruz de la Sierra'), cityId: 'bo-08-santa-cruz-de-la-sierra' };
const WAY = { origin: ORURO, destination: SANTA_CRUZ };
const AT_ORURO = { lat: -17.9715, lng: -67.0932 };
const AT_SANTA_CRUZ = { lat: -17.7863, lng: -63.1812 };

describe('a city chosen in a form', () => {
  it('gives the order its position, so that maps show it', async () => {
    const order = await app.make(team.manager, WAY);
    expect([order.origin, order.destination]).toMatchObject([AT_ORURO, AT_SANTA_CRUZ]);
    const params = { id: order._id };
    const body = { version: order.version, origin: { ...SANTA_CRUZ, lat: -17.8, lng: -63.2 }, destination: ORURO };
    const { body: changed } = await app.call(team.manager, updateOrder, { params, body });
    expect(changed.loadingOrder).toMatchObject({ origin: { lat: -17.8, lng: -63.2 }, destination: AT_ORURO });
  });

  it('gives the operation created with the order the same position', async () => {
    const { body } = await app.call(team.manager, createOrder, { body: { ...WAY, ...NEW_OPERATION } });
    const { operation } = body.loadingOrder;
    const stored = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('operation').select('origin').where('id', '=', operation.operationId).executeTakeFirstOrThrow(),
    );
    expect(stored.origin).toMatchObject(AT_ORURO);
  });

  it('gives each stop its position, when it is created and when it is changed', async () => {
    const stops = [
      { action: 'pickup', place: ORURO } as const,
      { action: 'delivery', place: SANTA_CRUZ, deliveryCode: 'E-1' } as const,
    ];
    const [id] = await app.createMultipointOrders(team.manager, { stops });
    const made = await app.read(team.manager, id!);
    expect(made.stops.map(({ place: at }) => at)).toMatchObject([AT_ORURO, AT_SANTA_CRUZ]);
    const body = { version: made.version, stops: [...stops, { ...stops[1]!, place: ORURO }] };
    const { body: saved } = await app.call(team.manager, saveStops, { params: { id: id! }, body });
    expect(saved.loadingOrder.stops[2]!.place).toMatchObject(AT_ORURO);
    expect(saved.loadingOrder.destination).toMatchObject(AT_ORURO);
  });

  it('of which nothing is known leaves the position open', async () => {
    expect(await app.make(team.manager, {})).toMatchObject({ origin: { lat: null, lng: null } });
  });
});

describe('the distance', () => {
  it('is marked as an estimate until somebody sends a measured one', async () => {
    const order = await app.make(team.manager, { ...WAY, distanceTravel: 560.5, distanceEstimated: true });
    expect(order).toMatchObject({ distanceTravel: 560.5, distanceEstimated: true });
    const change = async (version: number, form: object) => {
      const input = { params: { id: order._id }, body: { version, ...form } };
      return (await app.call(team.manager, updateOrder, input)).body.loadingOrder;
    };
    const commented = await change(order.version, { comment: 'Visto' });
    expect(commented.distanceEstimated).toBe(true);
    expect(await change(commented.version, { distanceTravel: 602 })).toMatchObject({
      distanceTravel: 602,
      distanceEstimated: false,
    });
  });
});

describe('orders stored before cities gave positions', () => {
  const readRaw = (id: string) =>
    app.services.database.asPlatform((trx) =>
      trx
        .selectFrom('load_order')
        .select(['origin', 'destination', 'updated_at', 'version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
  const forget = (id: string) =>
    app.services.database.asPlatform((trx) =>
      sql`update load_order set origin = origin || '{"lat": null, "lng": null}' where id = ${id}`.execute(trx),
    );

  it('are mended by the migration and otherwise left as they are', async () => {
    const [order, unknown] = [await app.make(team.manager, WAY), await app.make(team.manager, {})];
    const exact = { ...SANTA_CRUZ, lat: -17.9, lng: -63.3 };
    const precise = await app.make(team.manager, { ...WAY, origin: exact });
    await forget(order._id);
    const before = await readRaw(order._id);
    expect(before.origin).toMatchObject({ lat: null, lng: null });

    await runMigration('city_positions');

    const after = await readRaw(order._id);
    expect(after.origin).toMatchObject(AT_ORURO);
    expect([after.updated_at, after.version]).toEqual([before.updated_at, before.version]);
    expect((await readRaw(unknown._id)).origin).toMatchObject({ lat: null, lng: null });
    expect((await readRaw(precise._id)).origin).toMatchObject({ lat: -17.9, lng: -63.3 });
  });
});

/** As the product runs it: as the owner of the tables, in one transaction. */
async function runMigration(name: string): Promise<void> {
  const file = (await readdir(MIGRATIONS)).find((one) => one.endsWith(`_${name}.sql`))!;
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    await client.query('begin; set local role tropeiro_owner');
    await client.query(await readFile(join(MIGRATIONS, file), 'utf8'));
    await client.query('commit');
  } finally {
    await client.end();
  }
}
