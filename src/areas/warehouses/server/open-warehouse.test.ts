import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrder } from '#areas/load-orders/contract/order.calls.ts';
import { WHOLE } from '#areas/load-orders/server/orders.fixture.ts';
import { findAddresses } from '#areas/operations/contract/address-book.calls.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import { day, type Site, startWarehouses, type WarehouseApp } from './warehouses.fixture.ts';

let app: WarehouseApp;
let [owner, associate, stranger] = [] as unknown as [Site, Site, Site];
beforeAll(async () => {
  app = await startWarehouses();
  [owner, associate, stranger] = [await app.site(), await app.site(), await app.site()];
  await app.services.database.asPlatform((trx) =>
    trx
      .insertInto('company_association')
      .values({
        id: createId(),
        company_id: owner.company.id,
        partner_id: associate.company.id,
        status: 'accepted',
        requested_by: owner.manager.userId,
      })
      .execute(),
  );
});
afterAll(() => app.close());

const book = async (who: TestUser) => (await app.call(who, findAddresses, { query: {} })).body.addresses;
const order = (who: TestUser, warehouseId: string) =>
  app.call(who, createOrder, {
    body: {
      ...WHOLE,
      dates: { loadingDate: day(1), deliveryDate: day(2) },
      destination: { ...WHOLE.destination, warehouseId },
    },
  });

it('is offered to associated companies where it is open to them, and to nobody else', async () => {
  const openTo = { associates: true, carriers: true, links: true };
  const open = await app.register(owner.manager, { openTo });
  const closed = await app.register(owner.manager);
  const offered = (await book(associate.manager)).filter(({ owner: whose }) => whose === 'associate');
  expect(offered.map(({ _id, place }) => [_id, place.warehouseId])).toEqual([[open._id, open._id]]);
  expect(await book(stranger.manager)).toEqual([]);
  const created = await order(associate.manager, open._id);
  expect(created.status).toBe(201);
  const [booking] = await app.bookingsOf(associate.manager, created.body.loadingOrder._id);
  expect(booking).toMatchObject({ schedulingStatus: 'pending', warehouse: { _id: open._id } });
  for (const [who, id] of [
    [associate.manager, closed._id],
    [stranger.manager, open._id],
  ] as const) {
    const refused = await order(who, id);
    expect(refused.status).toBe(400);
    expect(refused.error.fields?.['destination.warehouseId']?.code).toBe('unknownWarehouse');
  }
});
