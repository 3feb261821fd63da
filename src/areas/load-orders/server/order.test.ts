import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATION_CALLS } from '#areas/operations/contract/operation.calls.ts';
import { nextCodes } from '#areas/operations/server/index.ts';
import { createId } from '#kernel/ids.ts';
import {
  createAgro,
  createExpress,
  createMultiple,
  createOrder,
  createProgram,
  updateOrder,
} from '../contract/order.calls.ts';
import { readOrderCatalogues } from '../contract/order-catalogue.calls.ts';
import type { Team } from './order-app.fixture.ts';
import { blankOrder } from './order-columns.ts';
import { LA_PAZ, type OrdersApp, SANTA_CRUZ, startOrders, WAY, WHOLE } from './orders.fixture.ts';
import { insertParsedOrders } from './parsed-order.ts';

let app: OrdersApp;
let team: Team;
beforeAll(async () => {
  app = await startOrders();
  team = await app.team();
});
afterAll(() => app.close());

const PRICE = { type: 'simple', value: '1500.50', currency: { measurementId: 'USD' } } as const;

const count = async (table: 'load_order' | 'operation') =>
  app.services.database.asPlatform(async (trx) => {
    const rows = await trx.selectFrom(table).select('id').where('company_id', '=', team.company.id).execute();
    return rows.length;
  });

const warehouseOf = async ({ company }: Team) => {
  const id = createId();
  await app.services.database.asPlatform((trx) =>
    trx.insertInto('company_address').values({ id, company_id: company.id, full_name: 'Almacén' }).execute(),
  );
  return id;
};

describe('creating an order', () => {
  it('waits for nobody who is creating one in the same company, and has a code of its own', async () => {
    const other = await app.team();
    const author = { companyId: other.company.id, userId: other.manager.userId };
    const operationId = await app.operation(other);
    const values = blankOrder({ origin: LA_PAZ, destination: SANTA_CRUZ });
    const order = { operationId, kind: 'normal', mode: 'normal', values } as const;
    // The company's first code creates its sequence, which others wait for.
    const first = await app.make(other.manager);
    const codes = await app.services.database.asMember(author, async (trx) => {
      const open = await insertParsedOrders(trx, author, [order, order]);
      const { status, body } = await app.call(other.manager, createMultiple, {
        body: { ...WHOLE, numLoadingOrders: 2 },
      });
      expect(status).toBe(201);
      return [...open.map(({ code }) => code), ...body.loadingOrders.map(({ loadingOrderCode }) => loadingOrderCode)];
    });
    const numbers = [first.loadingOrderCode, ...codes].map((code) => Number(code.replace('OC-', '')));
    expect(numbers).toEqual([10001, 10002, 10003, 10004, 10005]);
  });

  it('takes no numbers of another company', async () => {
    const other = await app.team();
    const author = { companyId: team.company.id, userId: team.manager.userId };
    const taken = app.services.database.asMember(author, (trx) => nextCodes(trx, other.company.id, 'loadOrder'));
    await expect(taken).rejects.toMatchObject({ code: '42501' });
  });

  it('needs only origin and destination where it joins an operation', async () => {
    const order = await app.make(team.manager);
    expect(order).toMatchObject({
      kind: 'normal',
      operationMode: 'normal',
      side: 'own',
      loadingOrderStatus: 0,
      statusName: 'programmed',
      version: 1,
      clientCompany: null,
      assignment: null,
      clientFreight: null,
      showsFreights: true,
      hasRepeatedBL: false,
      origin: WAY.origin,
      operation: { state: 'planned' },
    });
    expect(order.loadingOrderCode).toMatch(/^OC-\d+$/);
    expect(order.operation.operationCode).toMatch(/^OP-\d+$/);
    expect(order.moves).toEqual([
      'update',
      'fillField',
      'editDates',
      'assignCarrier',
      'assign',
      'cancel',
      'remove',
      'clone',
    ]);
  });

  it('creates an operation for it, which takes over its values', async () => {
    const carrierFreight = { ...PRICE, type: 'compound', unit: { measurementId: 'kg' } } as const;
    const body = { ...WHOLE, dispatchType: 'shuttle', serviceType: { id: 'export' }, carrierFreight } as const;
    const { loadingOrder } = (await app.call(team.manager, createOrder, { body })).body;
    const { operationId: id } = loadingOrder.operation;
    const { operation } = (await app.call(team.manager, OPERATION_CALLS.normal.read, { params: { id } })).body;
    expect(operation).toMatchObject({
      dispatchType: 'shuttle',
      serviceType: 'export',
      dates: { pickupDate: '2026-12-01', deliveryDate: '2026-12-02' },
      clientFreight: { type: 'toNegotiate' },
      supplierFreight: { type: 'compound', value: '1500.50', currency: 'USD' },
      weightUnit: 'kg',
    });
  });

  it('requires what an operation requires where it creates one', async () => {
    const { status, error } = await app.call(team.manager, createOrder, { body: WAY });
    const required = [
      'dispatchType',
      'serviceType.id',
      'dates.loadingDate',
      'dates.deliveryDate',
      'clientFreight.type',
      'carrierFreight.type',
    ];
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, required]);
    const writer = await app.member(team.company, 'load-order-write');
    const { clientFreight: _, carrierFreight: __, ...body } = WHOLE;
    const { status: made, body: reply } = await app.call(writer, createOrder, { body });
    expect(made).toBe(201);
    const params = { id: reply.loadingOrder.operation.operationId };
    const { operation } = (await app.call(team.manager, OPERATION_CALLS.normal.read, { params })).body;
    expect(operation.clientFreight).toMatchObject({ type: 'toNegotiate' });
  });

  it('stores everything the form sends', async () => {
    const client = await app.client(team, 'Molinos del Valle');
    const form = {
      clientCompany: { _id: client },
      clientTaxDocument: '1023',
      notificationClient: { mail: 'Ana@Molinos.test', firstName: 'Ana', lastName: 'Soria' },
      operator: { userId: team.manager.userId },
      assignedAnalyst: { userId: team.manager.userId },
      dates: {
        loadingDate: '2026-12-01',
        loadingDateHour: '08:30',
        deliveryDate: '2026-12-03',
        deliveryDateHour: '17:00',
        containerReturn: '2026-12-10',
        delayCutoff: '2026-12-04T00:00:00Z',
      },
      distanceTravel: 850.5,
      categoryLoad: { categoryLoadId: 'soy' },
      weightUnit: { weightUnitId: 'tn', value: 28.5 },
      boardingMode: { boardingModeId: 'bulk' },
      typeTransportUnit: { typeTransportUnitId: 'tractor' },
      typeOperation: { id: 'bulkUnload' },
      serviceType: { id: 'export' },
      loads: [{ category: { categoryId: 'soy' }, value: 28.5 }],
      clientFreight: { ...PRICE, invoice: true, advance: '300' },
      carrierFreight: {
        type: 'compound',
        value: '40',
        currency: { measurementId: 'BOB' },
        unit: { measurementId: 'tn' },
      },
      transportFreight: { value: '12.30', currency: { measurementId: 'BRL' } },
      hideTruckerFreight: true,
      orderCodes: ['P-1', 'P-2'],
      deliveryCodes: ['E-1'],
      billOfLadingNumber: 'MEDU123',
      billOfLadingNumberFourkites: 'FK1',
      carrierBookingNumber: 'BK1',
      equipmentNumber: 'csqu 305438-3',
      containerType: { id: '40hc' },
      vessel: 'Andina',
      crt: 'CRT-9',
      invoiceNumber: 'F-77',
      comment: 'Frágil',
    } as const;
    const made = await app.make(team.manager, form as never);
    const order = await app.read(team.manager, made._id);
    expect(order).toMatchObject({
      clientCompany: { _id: client, name: 'Molinos del Valle' },
      clientTaxDocument: '1023',
      notificationClient: { mail: 'ana@molinos.test', firstName: 'Ana', lastName: 'Soria' },
      operator: { userId: team.manager.userId },
      dates: { ...form.dates, delayCutoff: '2026-12-04T00:00:00.000Z', delayDate: null },
      distanceTravel: 850.5,
      weightUnit: { weightUnitId: 'tn', value: 28.5, weightUnitAbbreviation: 'Tn' },
      typeOperation: { id: 'bulkUnload', action: { id: 'unload' } },
      loads: [{ category: { categoryId: 'soy', categoryName: 'Soja' }, value: 28.5 }],
      clientFreight: { type: 'simple', value: '1500.50', invoice: true, advance: '300.00', unit: null },
      carrierFreight: { type: 'compound', unit: { measurementId: 'tn' } },
      transportFreight: { value: '12.30', currency: { abbreviation: 'R$' } },
      orderCodes: ['P-1', 'P-2'],
      billOfLadingNumber: 'MEDU123',
      equipmentNumber: 'CSQU3054383',
      equipmentNumberDoubtful: false,
      containerType: { id: '40hc' },
      comment: 'Frágil',
    });
  });

  it('joins an operation and takes over its client and operator', async () => {
    const client = await app.client(team, 'Cementos');
    const body = {
      ...WHOLE,
      clientCompany: { _id: client },
      operator: { userId: team.manager.userId },
    };
    const { loadingOrder: first } = (await app.call(team.manager, createOrder, { body })).body;
    const operations = await count('operation');
    const second = await app.make(team.manager, { operation: { operationId: first.operation.operationId } });
    expect(second.operation).toEqual(first.operation);
    expect(second.clientCompany?._id).toBe(client);
    expect(second.operator?.userId).toBe(team.manager.userId);
    expect(await count('operation')).toBe(operations);
  });

  it('creates one order when clicked twice', async () => {
    const before = await count('load_order');
    const key = { idempotencyKey: createId() };
    const replies = await Promise.all([1, 2, 3].map(() => app.call(team.manager, createOrder, { body: WHOLE }, key)));
    const ids = replies.filter(({ status }) => status === 201).map(({ body }) => body.loadingOrder._id);
    expect(new Set(ids).size).toBe(1);
    expect(await count('load_order')).toBe(before + 1);
  });

  it('flags a doubtful container number and accepts it', async () => {
    const order = await app.make(team.manager, { equipmentNumber: 'CSQU 305438-4' });
    expect(order.equipmentNumberDoubtful).toBe(true);
  });

  it.each([
    [
      'a delivery before the loading',
      { dates: { loadingDate: '2026-12-02', deliveryDate: '2026-12-01' } },
      'dates.deliveryDate',
    ],
    [
      'a compound freight without a weight unit',
      { carrierFreight: { ...PRICE, type: 'compound' } },
      'carrierFreight.unit',
    ],
    ['a price without a currency', { clientFreight: { type: 'simple', value: '10' } }, 'clientFreight.currency'],
    ['an unknown client', { clientCompany: { _id: createId() } }, 'clientCompany._id'],
    ['an operator of another company', { operator: { userId: createId() } }, 'operator.userId'],
    ['an unknown warehouse', { origin: { ...WAY.origin, warehouseId: createId() } }, 'origin.warehouseId'],
    ['a file of somebody else', { documents: [{ fileId: createId() }] }, 'documents.0.fileId'],
    ['an unknown custom property', { propertiesOc: [{ nameKey: 'color', value: 'x' }] }, 'propertiesOc.color'],
    [
      'an assignment company without the keyed variant',
      { assignmentCompany: { companyId: createId() } },
      'assignmentCompany',
    ],
  ])('refuses %s and writes nothing', async (_, form, field) => {
    const before = [await count('load_order'), await count('operation')];
    const { status, error } = await app.call(team.manager, createOrder, { body: { ...WHOLE, ...form } as never });
    expect({ status, fields: Object.keys(error.fields ?? {}) }).toEqual({ status: 400, fields: [field] });
    expect([await count('load_order'), await count('operation')]).toEqual(before);
  });

  it('accepts the company’s own warehouses, not those of others; a removed one stays with the order', async () => {
    const [own, foreign] = [await warehouseOf(team), await warehouseOf(await app.team())];
    const destination = { ...WAY.destination, warehouseId: own };
    const { _id: id, version } = await app.make(team.manager, { destination });
    const change = (form: object) =>
      app.call(team.manager, updateOrder, { params: { id }, body: { version, ...form } as never });
    const refused = await change({ origin: { ...WAY.origin, warehouseId: foreign } });
    expect(refused.error.fields).toMatchObject({ 'origin.warehouseId': { code: 'unknownWarehouse' } });
    await app.services.database.asPlatform((trx) => trx.deleteFrom('company_address').where('id', '=', own).execute());
    expect((await change({ destination: { ...destination, reference: 'Portón 2' } })).status).toBe(200);
  });

  it('attaches the uploaded files', async () => {
    const fileId = await app.document(team.manager, 'bl.pdf');
    const order = await app.make(team.manager, { documents: [{ fileId, type: 'BillOfLadingNumber' }] });
    expect(order.documents).toMatchObject([{ type: 'BillOfLadingNumber', fileName: 'bl.pdf', fileId }]);
  });
});

describe('creating many orders', () => {
  it('creates two equal orders by default', async () => {
    const { body } = await app.call(team.manager, createMultiple, { body: WHOLE });
    expect(body.loadingOrders).toHaveLength(2);
    const [first, second] = await Promise.all(body.loadingOrders.map(({ _id }) => app.read(team.manager, _id)));
    expect(first!.operation).toEqual(second!.operation);
    expect(first!.loadingOrderCode).not.toBe(second!.loadingOrderCode);
  });

  it('creates the same order for other dates, and reports which of them are invalid', async () => {
    const { dates: _, ...whole } = WHOLE;
    const programs = [
      { loadingDate: '2026-12-01', deliveryDate: '2026-12-02' },
      { loadingDate: '2026-12-08', deliveryDate: '2026-12-09' },
    ];
    const { body } = await app.call(team.manager, createProgram, { body: { ...whole, programs } });
    const orders = await Promise.all(body.loadingOrders.map(({ _id }) => app.read(team.manager, _id)));
    expect(orders.map(({ dates }) => dates.loadingDate)).toEqual(['2026-12-01', '2026-12-08']);
    const wrong = [...programs, { loadingDate: '2026-12-09', deliveryDate: '2026-12-08' }];
    const { error } = await app.call(team.manager, createProgram, { body: { ...whole, programs: wrong } });
    expect(Object.keys(error.fields ?? {})).toEqual(['programs.2.deliveryDate']);
    const undated = [...programs, { loadingDate: '2026-12-09' }];
    const missing = await app.call(team.manager, createProgram, { body: { ...whole, programs: undated } });
    expect(missing.error.fields).toMatchObject({ 'programs.2.deliveryDate': { code: 'required' } });
  });

  it('creates trucks of an agro operation, with its places, dates and freight', async () => {
    const agroOperationId = await app.agroOperation(team);
    const body = { agroOperationId, numLoadingOrders: 3, comment: 'Tolva' };
    const { body: made } = await app.call(team.manager, createAgro, { body });
    expect(made.operationId).toBe(agroOperationId);
    expect(made.loadingOrders).toHaveLength(3);
    expect(await app.read(team.manager, made.loadingOrders[0]!._id)).toMatchObject({
      kind: 'agro',
      categoryLoad: { categoryLoadId: 'soy' },
      dates: { loadingDate: '2026-11-20', deliveryDate: '2026-11-25' },
      carrierFreight: { type: 'compound', value: '35.00', unit: { measurementId: 'tn' } },
      comment: 'Tolva',
    });
  });

  it('refuses an agro order in an ordinary operation, and the other way round', async () => {
    const order = await app.make(team.manager);
    const agro = { agroOperationId: order.operation.operationId };
    expect((await app.call(team.manager, createAgro, { body: agro })).status).toBe(400);
    const operation = { operationId: await app.agroOperation(team) };
    expect((await app.call(team.manager, createOrder, { body: { ...WAY, operation } })).status).toBe(400);
  });
});

describe('an express order', () => {
  it('is created and assigned in one step', async () => {
    const { truckId, driverId } = await app.truck(team);
    const body = { ...WHOLE, assignment: { transportUnitId: truckId } };
    const { body: made, status } = await app.call(team.manager, createExpress, { body });
    expect(status).toBe(201);
    expect(made.loadingOrder).toMatchObject({
      operationMode: 'express',
      statusName: 'assigned',
      operation: { state: 'active' },
      assignment: { transportUnitId: truckId, userId: driverId },
    });
  });

  it('leaves nothing behind when the truck is on another trip', async () => {
    const { truckId } = await app.truck(team);
    const body = { ...WHOLE, assignment: { transportUnitId: truckId } };
    await app.call(team.manager, createExpress, { body });
    const before = [await count('load_order'), await count('operation')];
    const { status, error } = await app.call(team.manager, createExpress, { body }, { language: 'es' });
    expect({ status, message: error.message }).toEqual({ status: 409, message: 'Patente con viaje asignado' });
    expect([await count('load_order'), await count('operation')]).toEqual(before);
  });

  it('is refused without the permission to assign', async () => {
    const writer = await app.member(team.company, 'load-order-write');
    const { truckId } = await app.truck(team);
    const before = await count('load_order');
    const operation = await app.operationOf(team.manager);
    const body = { ...WAY, operation, assignment: { transportUnitId: truckId } };
    expect((await app.call(writer, createExpress, { body })).status).toBe(403);
    expect(await count('load_order')).toBe(before);
  });
});

it('the form starts with two orders, both places with a reference, in the reader’s language', async () => {
  const { body } = await app.call(team.manager, readOrderCatalogues, undefined, { language: 'es' });
  expect(body.defaults).toEqual({
    numLoadingOrders: 2,
    originWithReference: true,
    destinationWithReference: true,
  });
  expect(body.categories.find(({ id }) => id === 'corn')?.name).toBe('Maíz');
  expect(body.typeOperations.find(({ id }) => id === 'palletUnload')?.action.id).toBe('unload');
});
