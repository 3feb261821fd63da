import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCategories, saveCategories } from '#areas/fleet/contract/vehicle-category.calls.ts';
import { cancelBooking } from '../contract/booking.calls.ts';
import * as calls from '../contract/warehouse.calls.ts';
import {
  type Site,
  startWarehouses,
  type WarehouseApp,
  type WarehouseForm,
  warehouseForm,
} from './warehouses.fixture.ts';

let app: WarehouseApp;
let site: Site;
beforeAll(async () => {
  app = await startWarehouses();
});
afterAll(() => app.close());

type Row = WarehouseForm['categories'][number];
const row = (change: Partial<Row> = {}): Row => ({
  typeTransportUnit: { id: 'tractor' },
  typeOperation: { id: 'unload' },
  timeOfService: 60,
  scheduling: true,
  ...change,
});
const save = async (...categories: readonly Row[]) => {
  const { version } = (await app.call(site.manager, readCategories)).body;
  return app.call(site.manager, saveCategories, { body: { version, categories: [...categories] } });
};
const TRUCK = { typeTransportUnit: { typeTransportUnitId: 'tractor' } } as never;

it('a row of the company that bookings use neither changes nor goes until they are over', async () => {
  site = await app.site();
  const { body } = await save(row(), row({ typeTransportUnit: { id: 'van' } }));
  const [_id, other] = body.categories.map((category) => category._id);
  const warehouse = await app.register(site.manager);
  const booking = await app.expected(site.manager, warehouse, TRUCK);
  await app.book(site.manager, booking, '09:00');
  const locks = (await app.call(site.manager, readCategories)).body.categories.map(({ locked }) => locked);
  expect(locks).toEqual([true, false]);
  const van = row({ _id: other, typeTransportUnit: { id: 'van' } });
  for (const changed of [[van], [row({ _id, timeOfService: 90 }), van], [row({ _id, scheduling: false }), van]]) {
    expect(await save(...changed)).toMatchObject({ status: 409, error: { code: 'vehicles.categoryLocked' } });
  }
  expect((await save(van, row({ _id }))).status).toBe(200);
  await app.call(site.manager, cancelBooking, { params: { id: booking._id }, body: { reason: 'Cambio' } });
  expect((await save(row({ _id, timeOfService: 90 }))).status).toBe(200);
});

it('trucks that the company no longer books wait for no time', async () => {
  site = await app.site();
  const { body } = await save(row());
  const _id = body.categories[0]!._id;
  const warehouse = await app.register(site.manager);
  const booking = await app.expected(site.manager, warehouse, TRUCK);
  const states = async () =>
    (await app.bookingsOf(site.manager, booking.order!._id)).map(({ schedulingStatus }) => schedulingStatus);
  expect(await states()).toEqual(['pending']);
  await save(row({ _id, scheduling: false }));
  expect(await states()).toEqual(['cancelled']);
  await save(row({ _id, scheduling: true }));
  expect((await states()).sort()).toEqual(['cancelled', 'pending']);
});

it('a row of one warehouse is locked by its own bookings only', async () => {
  site = await app.site();
  const own = { ownCategories: true, categories: [row()] };
  const warehouse = await app.register(site.manager, own);
  const booking = await app.expected(site.manager, warehouse, TRUCK);
  await app.book(site.manager, booking, '09:00');
  const read = (await app.call(site.manager, calls.readWarehouse, { params: { id: warehouse._id } })).body.warehouse;
  expect(read.categories.map(({ locked }) => locked)).toEqual([true]);
  const update = (categories: readonly Row[], ownCategories = true) =>
    app.call(site.manager, calls.updateWarehouse, {
      params: { id: warehouse._id },
      body: {
        ...warehouseForm({ docks: read.docks, ownCategories, categories: [...categories] }),
        version: read.version,
        leavesBookings: false,
      },
    });
  expect(await update([row({ timeOfService: 30 })])).toMatchObject({ error: { code: 'warehouses.categoryLocked' } });
  expect(await update([], false)).toMatchObject({ error: { code: 'warehouses.categoryLocked' } });
  expect((await update([row({ _id: read.categories[0]!._id })])).status).toBe(200);
});
