import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { createMultipoint, updateOrder } from '../contract/order.calls.ts';
import { assignOrder } from '../contract/order-assign.calls.ts';
import {
  addOrderDocument,
  changeOrderDocument,
  markStop,
  removeOrderDocument,
  saveStops,
} from '../contract/order-part.calls.ts';
import type { Team } from './order-app.fixture.ts';
import { LA_PAZ, NEW_OPERATION, type OrdersApp, place, SANTA_CRUZ, startOrders } from './orders.fixture.ts';

let app: OrdersApp;
let team: Team;
beforeAll(async () => {
  app = await startOrders();
  team = await app.team();
});
afterAll(() => app.close());

const COCHABAMBA = place('Cochabamba');
const STOPS = [
  { action: 'pickup', place: LA_PAZ, orderCode: 'P-1', quantity: 10, quantityUnit: 'tn' },
  { action: 'delivery', place: COCHABAMBA, deliveryCode: 'E-1', customer: 'Tienda Uno' },
  { action: 'delivery', place: SANTA_CRUZ, deliveryCode: 'E-2', customer: 'Tienda Dos' },
] as const;

const oneOrder = async () =>
  app.read(team.manager, (await app.createMultipointOrders(team.manager, { stops: [...STOPS] }))[0]!);

describe('an order with many stops', () => {
  it('begins at the first pickup, ends at the last delivery and carries their codes', async () => {
    const order = await oneOrder();
    expect(order).toMatchObject({
      kind: 'multipoint',
      origin: { cityName: 'La Paz' },
      destination: { cityName: 'Santa Cruz' },
      orderCodes: ['P-1'],
      deliveryCodes: ['E-1', 'E-2'],
    });
    expect(
      order.stops.map(({ position, action, status, place: { cityName } }) => [position, action, status, cityName]),
    ).toEqual([
      [0, 'pickup', 'pending', 'La Paz'],
      [1, 'delivery', 'pending', 'Cochabamba'],
      [2, 'delivery', 'pending', 'Santa Cruz'],
    ]);
  });

  it('can be one order for each delivery, in one operation', async () => {
    const ids = await app.createMultipointOrders(team.manager, { stops: [...STOPS], split: 'perDelivery' });
    const orders = await Promise.all(ids.map((id) => app.read(team.manager, id)));
    expect(orders.map(({ deliveryCodes, stops }) => [deliveryCodes, stops.length])).toEqual([
      [['E-1'], 2],
      [['E-2'], 2],
    ]);
    expect(new Set(orders.map(({ operation }) => operation.operationId)).size).toBe(1);
  });

  it('is refused when it begins with a delivery or ends with a pickup', async () => {
    const body = { ...NEW_OPERATION, stops: [...STOPS].reverse() };
    const { status, error } = await app.call(team.manager, createMultipoint, { body });
    expect({ status, fields: Object.keys(error.fields ?? {}) }).toEqual({
      status: 400,
      fields: ['stops.0.action', 'stops.2.action'],
    });
  });

  it('is refused with a warehouse the company does not have, when it is created and when its stops change', async () => {
    const [first, ...others] = STOPS;
    const wrong = [first, { ...others[0]!, place: { ...COCHABAMBA, warehouseId: createId() } }, others[1]!];
    const refused = { 'stops.1.place.warehouseId': { code: 'unknownWarehouse' } };
    const made = await app.call(team.manager, createMultipoint, { body: { stops: wrong } });
    expect(made.error.fields).toMatchObject(refused);
    const { _id: id, version } = await oneOrder();
    const changed = await app.call(team.manager, saveStops, { params: { id }, body: { version, stops: wrong } });
    expect([changed.status, changed.error.fields]).toMatchObject([400, refused]);
  });

  it('accepts another sequence of stops, with some added and some removed', async () => {
    const order = await oneOrder();
    const [pickup, first, second] = order.stops;
    const { body } = await app.call(team.manager, saveStops, {
      params: { id: order._id },
      body: {
        version: order.version,
        stops: [
          { ...STOPS[0], _id: pickup!._id },
          { ...STOPS[2], _id: second!._id },
          { action: 'delivery', place: place('Oruro'), deliveryCode: 'E-3' },
        ],
      },
    });
    const { stops, deliveryCodes, destination, version } = body.loadingOrder;
    expect(stops.map(({ _id }) => _id).slice(0, 2)).toEqual([pickup!._id, second!._id]);
    expect(stops.some(({ _id }) => _id === first!._id)).toBe(false);
    expect([deliveryCodes, destination.cityName, version]).toEqual([['E-2', 'E-3'], 'Oruro', order.version + 1]);
  });

  it('keeps the fields that the order form may not change, and refuses stale or foreign stops', async () => {
    const [order, other] = [await oneOrder(), await oneOrder()];
    const params = { id: order._id };
    const way = await app.call(team.manager, updateOrder, {
      params,
      body: { version: order.version, destination: LA_PAZ },
    });
    expect(way.error.fields?.destination?.code).toBe('notAllowed');
    const stops = STOPS.map((stop, index) => ({ ...stop, _id: order.stops[index]!._id }));
    expect((await app.call(team.manager, saveStops, { params, body: { version: 99, stops } })).status).toBe(409);
    const foreign = [...stops.slice(0, 2), { ...STOPS[2], _id: other.stops[2]!._id }];
    const { error } = await app.call(team.manager, saveStops, {
      params,
      body: { version: order.version, stops: foreign },
    });
    expect(Object.keys(error.fields ?? {})).toEqual(['stops.2._id']);
  });

  it('records the outcome of each stop; the first one starts the trip, and completed stops are fixed', async () => {
    const order = await oneOrder();
    const params = { id: order._id };
    const mark = (nth: number, body: { status: 'completed' | 'partial' | 'pending'; quantityDone?: number }) =>
      app.call(team.manager, markStop, { params: { ...params, stopId: order.stops[nth]!._id }, body });
    expect((await mark(0, { status: 'completed' })).status).toBe(409);
    const { truckId } = await app.truck(team);
    await app.call(team.manager, assignOrder, { params, body: { transportUnitId: truckId } });
    expect((await mark(0, { status: 'partial' })).error.fields?.status?.code).toBe('choice');
    const { body } = await mark(0, { status: 'completed', quantityDone: 9.5 });
    expect(body.loadingOrder.statusName).toBe('inProgress');
    expect(body.loadingOrder.stops[0]).toMatchObject({ status: 'completed', quantityDone: 9.5 });
    const after = (await mark(1, { status: 'partial' })).body.loadingOrder;
    const without = [after.stops[1]!, after.stops[2]!].map(({ _id }, index) => ({ ...STOPS[index + 1]!, _id }));
    const { error } = await app.call(team.manager, saveStops, {
      params,
      body: { version: after.version, stops: [STOPS[0], ...without] },
    });
    expect(error.fields?.stops?.code).toBe('notAllowed');
  });

  it('is only read with the permission to see it, and written with the one to write it', async () => {
    const [reader, writer] = [
      await app.member(team.company, 'load-order-multipoint-module'),
      await app.member(team.company, 'load-order-multipoint-write'),
    ];
    const { _id: id, version, stops, moves } = await oneOrder();
    expect(moves).toContain('update');
    const body = { version, stops: STOPS.map((stop, index) => ({ ...stop, _id: stops[index]!._id })) };
    expect(await app.read(reader, id)).toMatchObject({ side: 'own', moves: [] });
    const refused = [
      await app.call(reader, createMultipoint, { body: { stops: [...STOPS] } }),
      await app.call(reader, saveStops, { params: { id }, body }),
      await app.call(reader, updateOrder, { params: { id }, body: { version, comment: 'No' } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await app.call(writer, saveStops, { params: { id }, body })).status).toBe(200);
    expect(await app.createMultipointOrders(writer, { stops: [...STOPS] })).toHaveLength(1);
  });

  it('lets its driver mark a stop, but nobody else with read permission only', async () => {
    const driver = await app.member(team.company, 'load-order-read');
    const reader = await app.member(team.company, 'load-order-read');
    const order = await oneOrder();
    const { truckId } = await app.truck(team, { account: driver });
    await app.call(team.manager, assignOrder, { params: { id: order._id }, body: { transportUnitId: truckId } });
    const params = { id: order._id, stopId: order.stops[0]!._id };
    const body = { status: 'completed' } as const;
    expect((await app.call(reader, markStop, { params, body })).status).toBe(404);
    expect((await app.call(driver, markStop, { params, body })).status).toBe(200);
  });
});

describe('the documents of an order', () => {
  it('are added, renamed, given another type and removed', async () => {
    const { _id: id } = await app.make(team.manager);
    const fileId = await app.document(team.manager, 'factura.pdf');
    const added = await app.call(team.manager, addOrderDocument, {
      params: { id },
      body: { fileId, type: 'PackingList' },
    });
    expect(added.body.document).toMatchObject({ type: 'PackingList', fileName: 'factura.pdf' });
    const params = { id, documentId: added.body.document._id };
    const changed = await app.call(team.manager, changeOrderDocument, {
      params,
      body: { type: 'CommercialInvoice', editedFileName: 'Factura 77' },
    });
    expect(changed.body.document).toMatchObject({ type: 'CommercialInvoice', fileName: 'Factura 77' });
    expect((await app.call(team.manager, removeOrderDocument, { params })).status).toBe(200);
    expect((await app.read(team.manager, id)).documents).toEqual([]);
    expect((await app.call(team.manager, removeOrderDocument, { params })).status).toBe(404);
  });

  it('are files of the person who adds them, on an order they may change', async () => {
    const { _id: id } = await app.make(team.manager);
    const stranger = await app.team();
    const fileId = await app.document(stranger.manager);
    const add = (who: typeof team.manager, file = fileId) =>
      app.call(who, addOrderDocument, { params: { id }, body: { fileId: file } });
    expect((await add(team.manager)).error.fields?.fileId?.code).toBe('choice');
    expect((await add(stranger.manager)).status).toBe(404);
    expect((await add(team.manager, createId())).status).toBe(400);
  });

  it('do not include proof of a task, which cannot be removed', async () => {
    const { _id: order_id } = await app.make(team.manager);
    const file_id = await app.document(team.manager, 'foto.pdf');
    const documentId = createId();
    const values = {
      id: documentId,
      company_id: team.company.id,
      order_id,
      type: 'evidence',
      file_id,
      name: 'foto.pdf',
    };
    await app.services.database.asPlatform((trx) => trx.insertInto('load_order_file').values(values).execute());
    const { status } = await app.call(team.manager, removeOrderDocument, { params: { id: order_id, documentId } });
    expect(status).toBe(404);
    expect((await app.read(team.manager, order_id)).documents).toHaveLength(1);
  });
});
