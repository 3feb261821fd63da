import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setExchangeRates } from '#areas/exchange-rates/contract/exchange-rate.calls.ts';
import {
  finalizeAgroOperation,
  findOperationClients,
  OPERATION_CALLS,
  readOperationChoices,
} from '../contract/operation.calls.ts';
import { lockOperation, markCanceled } from './index.ts';
import { type OperationsApp, operationForm, startOperations, type Team } from './operations.fixture.ts';

let app: OperationsApp;
let own: Team;

beforeAll(async () => {
  app = await startOperations();
  own = await app.team();
});
afterAll(() => app.close());

const { read, create, update, history } = OPERATION_CALLS.normal;
const readOne = async (id: string, who = own.manager) => (await app.call(who, read, { params: { id } })).body.operation;

describe('an operation', () => {
  it('is registered under the next code, planned and without orders', async () => {
    const first = await app.register(own, 'normal', { operatorId: own.manager.userId, reference: 'PO-77' });
    const second = await app.register(own);
    expect(first).toMatchObject({
      kind: 'normal',
      state: 'planned',
      own: true,
      client: { name: 'Molinos del Valle' },
      operator: { userId: own.manager.userId },
      reference: 'PO-77',
      orderCount: 0,
      orders: [],
      tonnage: null,
      clientFreight: { type: 'simple', value: '2000.00', currency: 'USD' },
    });
    expect(Number(second.code.slice(3)) - Number(first.code.slice(3))).toBe(1);
  });

  it('created by a double click is stored once', async () => {
    const body = operationForm(own.clientId, { reference: 'twice' });
    const idempotencyKey = crypto.randomUUID();
    const once = () => app.call(own.manager, create, { body }, { idempotencyKey });
    const [one, other] = [await once(), await once()];
    expect(other.body.operation._id).toBe(one.body.operation._id);
  });

  it.each([
    ['a delivery before the pickup', { deliveryDate: '2026-05-03' }, 'deliveryDate'],
    [
      'a compound freight without a unit',
      { clientFreight: { type: 'compound', value: '40', currency: 'USD' } },
      'weightUnit',
    ],
    [
      'a price without a currency',
      { supplierFreight: { type: 'simple', value: '40', currency: null } },
      'supplierFreight.currency',
    ],
    ['an unknown client', { clientId: '019e6b31-33d5-7c5f-9a36-5f3a0e0f4b11' }, 'clientId'],
    ['an unknown operator', { operatorId: '019e6b31-33d5-7c5f-9a36-5f3a0e0f4b11' }, 'operatorId'],
    ['an unknown template', { templateId: '019e6b31-33d5-7c5f-9a36-5f3a0e0f4b11' }, 'templateId'],
    [
      'an unknown warehouse',
      { origin: { ...operationForm('').origin, warehouseId: '019e6b31-33d5-7c5f-9a36-5f3a0e0f4b11' } },
      'origin.warehouseId',
    ],
  ] as const)('is refused with %s', async (_what, wrong, field) => {
    const { status, error } = await app.call(own.manager, create, { body: operationForm(own.clientId, wrong) });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
  });

  it.each([
    'dispatchType',
    'serviceType',
    'clientId',
    'origin',
    'destination',
    'pickupDate',
    'deliveryDate',
    'clientFreight',
    'supplierFreight',
  ])('needs its %s', async (field) => {
    const { [field]: _, ...body } = operationForm(own.clientId) as Record<string, unknown>;
    const { status, error } = await app.call(own.manager, create, { body: body as never });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
  });

  it('can be changed with its newest version, and the history records it', async () => {
    const { _id: id, version } = await app.register(own);
    const body = { ...operationForm(own.clientId, { serviceType: 'export' }), version };
    const changed = await app.call(own.manager, update, { params: { id }, body });
    expect(changed.body.operation).toMatchObject({ serviceType: 'export', version: version + 1 });
    expect((await app.call(own.manager, update, { params: { id }, body })).status).toBe(409);
    const { body: timeline } = await app.call(own.manager, history, { params: { id }, query: {} });
    expect(timeline.entries.map(({ action }) => action)).toEqual(['operations.update', 'operations.create']);
    expect(timeline.entries[0]?.changes).toEqual({ serviceType: { from: 'national', to: 'export' } });
  });

  it('shows its orders, and their income and cost in each currency', async () => {
    const operation = await app.register(own);
    expect((await readOne(operation._id)).figures).toMatchObject({
      basis: 'agreed',
      lines: [{ currency: 'USD', income: '2000.00', cost: '1500.00', profit: '500.00' }],
    });
    await app.order(own, operation, { plate: '1852PHD', status: 1 });
    await app.order(own, operation, { income: '3000.50' });
    await app.order(own, operation, { status: 5 });
    const seen = await readOne(operation._id);
    expect(seen.orders.map(({ loadingOrderStatus, plate }) => [loadingOrderStatus, plate])).toEqual([
      [1, '1852PHD'],
      [0, null],
      [5, null],
    ]);
    expect(seen).toMatchObject({ orderCount: 3, state: 'active' });
    expect(seen.figures).toMatchObject({ basis: 'orders', ownCurrency: 'BOB', total: null, pending: 0 });
    const rates = [{ currency: { measurementUnitId: 'USD' as const }, exchangeRate: '6.96' }];
    await app.call(own.manager, setExchangeRates, { body: { exchangeRates: rates } });
    expect((await readOne(operation._id)).figures).toMatchObject({
      lines: [
        { currency: 'BOB', cost: '3000.00', exchangeRate: null },
        { currency: 'USD', income: '5000.50', exchangeRate: '6.96' },
      ],
      total: { income: '34803.48', cost: '3000.00', profit: '31803.48' },
    });
  });

  it('cannot be changed or extended once canceled', async () => {
    const { _id: id, version } = await app.register(own);
    const author = { companyId: own.company.id, userId: own.manager.userId };
    const { asMember } = app.services.database;
    await asMember(author, async (trx) =>
      markCanceled(trx, await lockOperation(trx, id), 'Client gave up', new Date()),
    );
    expect(await readOne(id)).toMatchObject({ state: 'canceled', cancelReason: 'Client gave up' });
    const { status, error } = await app.call(own.manager, update, {
      params: { id },
      body: { ...operationForm(own.clientId), version: version + 1 },
    });
    expect([status, error.code]).toEqual([409, 'operations.closed']);
  });

  it('is found only by the calls of its own kind', async () => {
    const agro = await app.register(own, 'agro');
    expect((await app.call(own.manager, read, { params: { id: agro._id } })).status).toBe(404);
  });

  it('offers clients and people to choose from', async () => {
    const { body } = await app.call(own.manager, findOperationClients, { query: { search: 'molinos' } });
    expect(body.clients).toEqual([{ _id: own.clientId, name: 'Molinos del Valle' }]);
    const choices = await app.call(own.manager, readOperationChoices, { query: { kind: 'normal' } });
    expect(choices.body.operators.map(({ userId }) => userId)).toContain(own.manager.userId);
  });
});

describe('prices', () => {
  it('are hidden from readers without the permission, in the history too', async () => {
    const { _id: id, version } = await app.register(own);
    const dearer = operationForm(own.clientId, { clientFreight: { type: 'simple', value: '9', currency: 'USD' } });
    await app.call(own.manager, update, { params: { id }, body: { ...dearer, version } });
    const reader = await app.member(own.company, 'operation-read');
    expect(await readOne(id, reader)).toMatchObject({ clientFreight: null, supplierFreight: null, figures: null });
    const clerk = await app.member(own.company, 'operation-write');
    const unseen = { type: 'toNegotiate', value: null, currency: null } as const;
    const blind = operationForm(own.clientId, { clientFreight: unseen, supplierFreight: unseen, reference: 'blind' });
    await app.call(clerk, update, { params: { id }, body: { ...blind, version: version + 1 } });
    expect(await readOne(id)).toMatchObject({ reference: 'blind', clientFreight: { type: 'simple', value: '9.00' } });
    const { body } = await app.call(reader, history, { params: { id }, query: {} });
    expect(body.entries[1]).toMatchObject({ action: 'operations.update', changes: {} });
  });

  it('of an operation are hidden from a carrier, like the orders of other carriers', async () => {
    const carrier = await app.team();
    const operation = await app.register(own);
    expect((await app.call(carrier.manager, read, { params: { id: operation._id } })).status).toBe(404);
    await app.order(own, operation);
    await app.order(own, operation, { carrierCompanyId: carrier.company.id, plate: '4001ABC' });
    const seen = await readOne(operation._id, carrier.manager);
    expect(seen).toMatchObject({ own: false, clientFreight: null, supplierFreight: null, figures: null, client: null });
    expect(seen.orders.map(({ plate }) => plate)).toEqual(['4001ABC']);
    const body = { ...operationForm(carrier.clientId), version: operation.version };
    expect((await app.call(carrier.manager, update, { params: { id: operation._id }, body })).status).toBe(404);
    expect((await app.call(carrier.manager, history, { params: { id: operation._id }, query: {} })).status).toBe(404);
  });
});

describe('an agro operation', () => {
  it('requires the promised tonnes', async () => {
    const { status, error } = await app.call(own.manager, OPERATION_CALLS.agro.create, {
      body: operationForm(own.clientId),
    });
    expect([status, error.fields?.promisedTn?.code]).toEqual([400, 'required']);
  });

  it('reports loaded, delivered and lost tonnes, and is finalized when no order is open', async () => {
    const operation = await app.register(own, 'agro', { promisedTn: '100' });
    const { _id: id, version } = operation;
    await app.order(own, operation, { status: 6, loadedTn: '30', deliveredTn: '29.88' });
    await app.order(own, operation, { status: 2, loadedTn: '28.5' });
    const finalize = () => app.call(own.manager, finalizeAgroOperation, { params: { id }, body: { version } });
    const refused = await finalize();
    expect([refused.status, refused.error.code]).toEqual([409, 'operations.ordersOpen']);
    const seen = await app.call(own.manager, OPERATION_CALLS.agro.read, { params: { id } });
    expect(seen.body.operation.tonnage).toEqual({
      promised: '100.000',
      loaded: '58.500',
      delivered: '29.880',
      difference: '-0.120',
      percentage: 29.8,
    });
    await app.services.database.asMember({ companyId: own.company.id, userId: null }, (trx) =>
      trx.updateTable('load_order').set({ status: 6 }).where('operation_id', '=', id).execute(),
    );
    const { status, body } = await finalize();
    expect(status).toBe(200);
    expect(body.operation.finalizedAt).not.toBeNull();
    expect((await finalize()).error.code).toBe('operations.closed');
  });
});
