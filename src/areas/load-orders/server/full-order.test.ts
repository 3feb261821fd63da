import type { Socket } from 'node:net';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import { assignCarrier } from '#areas/load-orders/contract/order-assign.calls.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import { findFullOrder } from './full-order.repository.ts';
import { type LifecycleApp, startLifecycle } from './lifecycle.fixture.ts';
import type { Team } from './order-app.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

it('is found by its company, its client and its carrier, and by nobody else', async () => {
  const [client, carrier, stranger] = [await app.team(), await app.team(), await app.team()];
  const id = await app.order(team, { clientCompanyId: client.company.id });
  const transportCompanyId = await app.carrier(team, carrier.company);
  await app.call(team.manager, assignCarrier, { params: { id }, body: { transportCompanyId } });
  const find = ({ company }: Team) =>
    app.services.database.asMember({ companyId: company.id, userId: null }, (trx) =>
      withPlatformScope(trx, () => findFullOrder(trx, id)),
    );
  for (const one of [team, client, carrier]) expect((await find(one)).companyName).toBe(team.company.name);
  await expect(find(stranger)).rejects.toMatchObject({ code: 'loadOrders.notFound' });
});

it('is asked for together with the question who the reader is', async () => {
  const params = { id: await app.order(team) };
  const read = () => app.call(team.manager, readOrder, { params });
  // Whoever was seen before is expected to be the same, and the words of the company are known.
  await read();
  const sent: number[] = [];
  const watch = (client: PoolClient) => {
    const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
    stream.once('data', () => sent.push(stream.bytesWritten));
    app.services.database.pool.once('release', () => sent.push(stream.bytesWritten));
  };
  app.services.database.pool.once('acquire', watch);
  expect((await read()).status).toBe(200);
  // Nothing was sent after the first reply.
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
});

it('keeps the zeros of prices and the milliseconds of instants', async () => {
  const params = { id: await app.order(team) };
  await app.services.database.asPlatform((trx) =>
    sql`update load_order set carrier_freight_type = 'simple', carrier_freight = 1500.10, carrier_freight_advance = 20,
      carrier_freight_currency = 'USD', distance_km = 12.0, delay_cutoff = '2026-11-02 15:31:45.882999+00',
      loading_hour = '08:05:00' where id = ${params.id}`.execute(trx),
  );
  const { loadingOrder } = (await app.call(team.manager, readOrder, { params })).body;
  expect(loadingOrder).toMatchObject({
    carrierFreight: { value: '1500.10', advance: '20.00' },
    distanceTravel: 12,
    dates: { delayCutoff: '2026-11-02T15:31:45.882Z', loadingDateHour: '08:05' },
  });
});
