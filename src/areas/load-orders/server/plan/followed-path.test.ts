import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { openStream } from '#testing/open-stream.ts';
import { archivePath, changePath, type SeededPlan } from './plan.fixture.ts';
import { type PlannedWorld, plannerOf, startPlanned } from './planned-orders.fixture.ts';

let { app, team, plans } = {} as PlannedWorld;
beforeAll(async () => {
  ({ app, team, plans } = await startPlanned());
});
afterAll(() => app.close());

const renew = (path: SeededPlan) => plans.write((trx) => changePath(trx, plannerOf(team), path, { meters: 870_000 }));
const setOrder = (id: string, values: object) =>
  plans.write((trx) => trx.updateTable('load_order').set(values).where('id', '=', id).execute());
/** A change of an order that all of its readers are shown. */
const touch = async (id: string) => {
  const { version } = await plans.read(id);
  expect((await plans.update(id, version, { comment: `Nota ${version}` })).status).toBe(200);
};

describe('a path that is saved again', () => {
  it('reaches whoever reads an open order on it, without a right on routes', async () => {
    const [path, other] = [await plans.plan(), await plans.plan()];
    const [on, elsewhere, over] = [await plans.planned(path), await plans.planned(other), await plans.planned(path)];
    await app.moveTo(over._id, ORDER_STATUS.cancelled);
    const reader = await app.member(team.company, 'load-order-read');
    const stream = await openStream(app, reader);
    await renew(path);
    await expect.poll(() => stream.knows('order', on._id)).toBe(true);
    expect((await plans.read(on._id, reader)).plan).toMatchObject({ version: 1, newest: 2 });
    expect([elsewhere, over].map(({ _id }) => stream.knows('order', _id))).toEqual([false, false]);
    expect(stream.changes.some(({ topic }) => topic === 'route')).toBe(false);
    stream.close();
  });

  it('reaches neither the carrier and the client of the order nor people without a right on it', async () => {
    const path = await plans.plan();
    const { _id: id } = await plans.planned(path);
    const [carrier, client] = [await app.team(), await app.team()];
    await setOrder(id, { carrier_company_id: carrier.company.id, client_company_id: client.company.id });
    const clerk = await app.member(team.company, 'load-order-multipoint-module');
    const buyer = await app.member(client.company, 'manage-loading-orders-client');
    const streams = await Promise.all([carrier.manager, buyer, clerk].map((who) => openStream(app, who)));
    const own = await openStream(app, team.manager);
    await renew(path);
    await expect.poll(() => own.knows('order', id)).toBe(true);
    expect(streams.map(({ changes }) => changes)).toEqual([[], [], []]);
    // What all readers of the order are shown still comes.
    await touch(id);
    for (const stream of streams.slice(0, 2)) await expect.poll(() => stream.knows('order', id)).toBe(true);
    expect(streams[2]!.changes).toEqual([]);
    expect((await plans.read(id, carrier.manager)).plan?.newest).toBeNull();
    for (const stream of [own, ...streams]) stream.close();
  });

  it('reaches a driver about the order they drive, and no other', async () => {
    const path = await plans.plan();
    const [driven, other] = [await plans.planned(path), await plans.planned(path)];
    const driver = await app.member(team.company, 'load-order-read');
    const { truckId } = await app.truck(team, { account: driver });
    const given = { params: { id: driven._id }, body: { transportUnitId: truckId } };
    expect((await app.call(team.manager, assignOrder, given)).status).toBe(200);
    const stream = await openStream(app, driver);
    await renew(path);
    await expect.poll(() => stream.knows('order', driven._id)).toBe(true);
    expect(stream.knows('order', other._id)).toBe(false);
    stream.close();
  });
});

it('an open order follows when its path or its route is archived: there is no newest version to move to', async () => {
  const [path, route] = [await plans.plan(), await plans.plan()];
  const [onPath, onRoute] = [await plans.planned(path), await plans.planned(route)];
  const stream = await openStream(app, team.manager);
  await plans.write((trx) => archivePath(trx, path));
  await plans.write((trx) =>
    trx.updateTable('route').set({ archived_at: new Date() }).where('id', '=', route.routeId).execute(),
  );
  for (const { _id } of [onPath, onRoute]) {
    await expect.poll(() => stream.knows('order', _id)).toBe(true);
    expect((await plans.read(_id)).plan?.newest).toBeNull();
  }
  stream.close();
});
