import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { listCalls, sortKeys } from '#kernel/list-definition.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { createAgro, createExpress, readOrder } from '../contract/order.calls.ts';
import { ORDER_LISTS, type OrderListName, type OrderRow } from '../contract/order.list.ts';
import type { Team } from './order-app.fixture.ts';
import { LA_PAZ, type OrdersApp, place, SANTA_CRUZ, startOrders, WAY } from './orders.fixture.ts';

let app: OrdersApp;
let team: Team;
beforeAll(async () => {
  app = await startOrders();
  team = await app.team('Sol Naciente');
});
afterAll(() => app.close());

async function list(who: TestUser, query: Record<string, unknown> = {}, name: OrderListName = 'loadOrder') {
  const { status, body, error } = await app.call(who, listCalls(ORDER_LISTS[name]).read, { query: query as never });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(error)}`);
  return { rows: body.loadingOrders as readonly OrderRow[], total: body.totalRegistry };
}

async function offers(who: TestUser, column: string, query: Record<string, unknown> = {}): Promise<string[]> {
  const { read: _, options } = listCalls(ORDER_LISTS.loadOrder);
  const { body } = await app.call(who, options, { query: { column, ...query } as never });
  return body.options.slice(1).map(({ name }) => name);
}

const codes = ({ rows }: { rows: readonly OrderRow[] }) => rows.map(({ loadingOrderCode }) => loadingOrderCode);

describe('the list of load orders', () => {
  let first: string;
  let second: string;
  let client: string;
  beforeAll(async () => {
    client = await app.client(team, 'Aceros Ñandú');
    const one = await app.make(team.manager, {
      clientCompany: { _id: client },
      dates: { loadingDate: '2026-12-01', deliveryDate: '2026-12-02' },
      categoryLoad: { categoryLoadId: 'steel' },
      weightUnit: { weightUnitId: 'tn', value: 20 },
      clientFreight: { type: 'simple', value: '900', currency: { measurementId: 'USD' } },
      orderCodes: ['PED-1', 'PED-2'],
      deliveryCodes: ['ENT-1'],
      billOfLadingNumber: 'BL-55',
      equipmentNumber: 'CSQU3054383',
      containerType: { id: '20dc' },
      vessel: 'Pacífico',
      crt: 'CRT-1',
      invoiceNumber: 'FAC-1',
      typeOperation: { id: 'containerLoad' },
      serviceType: { id: 'import' },
      typeTransportUnit: { typeTransportUnitId: 'tractor' },
      operator: { userId: team.manager.userId },
    });
    first = one.loadingOrderCode;
    second = (await app.make(team.manager, { origin: place('Cochabamba') })).loadingOrderCode;
  });

  it('shows the newest first, with the values of every column', async () => {
    const { rows, total } = await list(team.manager);
    expect([codes({ rows }), total]).toEqual([[second, first], 2]);
    expect(rows[1]).toMatchObject({
      status: 'programmed',
      unrated: false,
      clientCompany: 'Aceros Ñandú',
      origin: 'La Paz',
      loadingDate: '2026-12-01',
      weight: 20,
      clientFreight: '900.00',
      clientFreightCurrency: 'USD',
      containerNumber: 'CSQU3054383',
      action: 'load',
      operationCode: expect.stringMatching(/^OP-/),
    });
  });

  it.each([
    ['origins', () => 'La Paz'],
    ['destinations', () => 'Nadir~Santa Cruz'],
    ['clientCompanies', () => client],
    ['categories', () => 'steel'],
    ['weightUnits', () => 'tn'],
    ['typeTransportUnits', () => 'tractor'],
    ['typeOperations', () => 'containerLoad'],
    ['actions', () => 'load'],
    ['serviceTypes', () => 'import'],
    ['containerTypes', () => '20dc'],
    ['billOfLadingNumbers', () => 'BL-55'],
    ['containerNumbers', () => 'CSQU3054383'],
    ['orderCodes', () => 'PED-2'],
    ['deliveryCodes', () => 'ENT-1'],
    ['invoiceNumbers', () => 'FAC-1'],
    ['crts', () => 'CRT-1'],
    ['vessels', () => 'Pacífico'],
    ['clientFreights', () => '900'],
    ['operators', () => team.manager.userId],
    ['loadingDates', () => '01-12-2026,01-12-2026'],
    ['deliveryDates', () => '02-12-2026,31-12-2026'],
  ])('is filtered by %s', async (filter, value) => {
    const found = codes(await list(team.manager, { [filter]: value() }));
    expect(found).toContain(first);
    if (filter !== 'destinations') expect(found).not.toContain(second);
    expect(codes(await list(team.manager, { [filter]: value(), statuses: 'paid' }))).toEqual([]);
  });

  it('offers the existing values as options', async () => {
    expect(await offers(team.manager, 'origins')).toEqual(['Cochabamba', 'La Paz']);
    expect(await offers(team.manager, 'clientCompanies')).toEqual(['Aceros Ñandú']);
    expect(await offers(team.manager, 'orderCodes')).toEqual(['PED-1', 'PED-2']);
    expect(await offers(team.manager, 'clientFreights')).toEqual(['$us 900.00']);
    expect(await offers(team.manager, 'origins', { search: 'pÁz' })).toEqual(['La Paz']);
  });

  it.each([
    ['its code', () => first],
    ['a client, whatever the accents', () => 'nandu'],
    ['a bill of lading', () => 'bl-55'],
    ['a container', () => '305438'],
    ['an order code', () => 'ped-1'],
    ['a delivery code', () => 'ent-1'],
    ['a city and another word', () => 'santa nandu'],
  ])('is searched by %s', async (_, text) => {
    expect(codes(await list(team.manager, { search: text() }))).toEqual([first]);
  });

  it('finds a plate and a driver once they are assigned', async () => {
    const { truckId } = await app.truck(team);
    const { body } = await app.call(team.manager, createExpress, {
      body: { ...WAY, operation: await app.operationOf(team.manager), assignment: { transportUnitId: truckId } },
    });
    const { loadingOrderCode, assignment } = body.loadingOrder;
    const plate = assignment!.plate!;
    const found = codes(await list(team.manager, { search: plate.slice(0, 6).toLowerCase() }));
    expect(found).toEqual([loadingOrderCode]);
    expect(plate).toMatch(/^\d{4}-TRP$/);
    for (const sign of ['-', '', ' ', '.', ' - ']) {
      const typed = plate.replace('-', sign).toLowerCase();
      expect([typed, codes(await list(team.manager, { search: typed }))]).toEqual([typed, found]);
    }
    expect(codes(await list(team.manager, { plates: plate.replace('-', ''), statuses: 'assigned' }))).toEqual(found);
    for (const typed of [plate, plate.replace('-', '')]) {
      const { options } = listCalls(ORDER_LISTS.loadOrder);
      const offered = await app.call(team.manager, options, { query: { column: 'plates', search: typed } as never });
      expect(offered.body.options.map(({ name }) => name)).toContain(plate);
    }
    expect(codes(await list(team.manager, { search: assignment!.fullName! }))).toEqual([loadingOrderCode]);
    expect(codes(await list(team.manager, { plates: plate, statuses: 'assigned' }))).toEqual(found);
    expect(codes(await list(team.manager, { truckers: assignment!.userId! }))).toEqual(found);
  });

  it('has unrated orders as a group beside the states', async () => {
    const order = await app.make(team.manager);
    const { truckId, driverId } = await app.truck(team);
    await app.services.database.asPlatform(async (trx) => {
      const fleet = { fleet_company_id: team.company.id, truck_id: truckId, driver_id: driverId };
      await trx
        .updateTable('load_order')
        .set({ ...fleet, status: 6 })
        .where('id', '=', order._id)
        .execute();
    });
    expect(codes(await list(team.manager, { statuses: 'unrated' }))).toEqual([order.loadingOrderCode]);
    const both = codes(await list(team.manager, { statuses: 'unrated,assigned' }));
    expect(both).toContain(order.loadingOrderCode);
    expect(both).toHaveLength(2);
  });

  it('sorts by every column that offers it, in both directions', async () => {
    for (const sort of sortKeys(ORDER_LISTS.loadOrder)) {
      const { rows, total } = await list(team.manager, { sort });
      expect([sort, rows.length]).toEqual([sort, total]);
    }
  });

  it.each(['weight', '-weight', 'plate', '-plate', 'clientCompany', '-clientCompany'])(
    'sorts by %s, with empty values last',
    async (sort) => {
      const { rows } = await list(team.manager, { sort });
      const values = rows.map((row) => row[sort.replace('-', '') as 'weight']);
      const filled = values.filter((value) => value !== null);
      expect(filled.length).toBeGreaterThan(0);
      expect(values).toEqual([...filled, ...Array(values.length - filled.length).fill(null)]);
    },
  );

  it('compares weights of different units, and codes as numbers', async () => {
    const other = await app.team('Pesos');
    const make = async (value: number, weightUnitId: 'kg' | 'tn' | 'lb') =>
      (await app.make(other.manager, { weightUnit: { weightUnitId, value } })).loadingOrderCode;
    const [light, heavy, middle] = [await make(900, 'kg'), await make(2, 'tn'), await make(3000, 'lb')];
    expect(codes(await list(other.manager, { sort: 'weight' }))).toEqual([light, middle, heavy]);
    expect(codes(await list(other.manager, { sort: '-weight' }))).toEqual([heavy, middle, light]);
    expect(codes(await list(other.manager, { sort: 'loadingOrderCode' }))).toEqual([light, heavy, middle]);
  });

  it('sorts by date, with undated orders last', async () => {
    const ascending = codes(await list(team.manager, { sort: 'loadingDate' }));
    expect(ascending[0]).toBe(first);
    expect(codes(await list(team.manager, { sort: '-loadingDate' })).at(-1)).toBe(first);
  });

  it('hides prices from readers without the permission, also as filter options', async () => {
    const reader = await app.member(team.company, 'load-order-read');
    const { rows } = await list(reader, { search: first });
    expect(rows[0]).toMatchObject({ clientFreight: null, clientFreightCurrency: null });
    expect(await offers(reader, 'clientFreights')).toEqual([]);
    expect((await list(reader, { clientFreights: '900' })).total).toBe(0);
  });

  it('refuses an invalid filter', async () => {
    const { read } = listCalls(ORDER_LISTS.loadOrder);
    for (const query of [{ statuses: 'lost' }, { loadingDates: 'yesterday' }, { clientCompanies: 'nobody' }]) {
      expect((await app.call(team.manager, read, { query: query as never })).status).toBe(400);
    }
  });
});

describe('who sees which orders:', () => {
  let shipper: Team;
  let own: string;
  beforeAll(async () => {
    shipper = await app.team('Exportadora Andes');
    own = (await app.make(shipper.manager)).loadingOrderCode;
  });

  const carriers = new Map<string, string>();
  async function carry(carrier: TestCompany, form: Parameters<OrdersApp['make']>[1] = {}): Promise<string> {
    const order = await app.make(shipper.manager, {
      ...form,
      clientFreight: { type: 'simple', value: '777', currency: { measurementId: 'USD' } },
      carrierFreight: { type: 'simple', value: '555', currency: { measurementId: 'USD' } },
    });
    const known = carriers.get(carrier.id);
    const carrier_id = known ?? (await app.partner(shipper, 'transport', carrier.name, carrier));
    carriers.set(carrier.id, carrier_id);
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('load_order')
        .set({ carrier_id, carrier_name: carrier.name, carrier_company_id: carrier.id })
        .where('id', '=', order._id)
        .execute(),
    );
    return order._id;
  }

  it('only the order’s own company', async () => {
    const stranger = await app.team();
    expect(codes(await list(shipper.manager))).toContain(own);
    expect((await list(stranger.manager)).total).toBe(0);
    expect((await list(stranger.manager, { search: 'la paz' })).total).toBe(0);
  });

  it('its client, without a price', async () => {
    const buyer = await app.world.company({ name: 'Compradora' });
    const client = await app.client(shipper, 'Compradora', buyer);
    const order = await app.make(shipper.manager, {
      clientCompany: { _id: client },
      comment: 'Para la compradora',
      clientFreight: { type: 'simple', value: '100', currency: { measurementId: 'USD' } },
    });
    const reader = await app.member(buyer, 'manage-loading-orders-client', 'show-freight-columns');
    const { rows, total } = await list(reader, { search: 'compradora' }, 'clientLoadOrder');
    expect([codes({ rows }), total]).toEqual([[order.loadingOrderCode], 1]);
    expect(rows[0]).toMatchObject({ clientFreight: null, operator: null });
    const seen = await app.read(reader, order._id);
    expect(seen).toMatchObject({
      side: 'client',
      moves: [],
      showsFreights: false,
      clientFreight: null,
      propertiesOc: [],
      company: { companyName: 'Exportadora Andes' },
      clientCompany: { name: 'Compradora' },
    });
    const outsider = await app.member(buyer, 'load-order-read');
    expect((await app.call(outsider, readOrder, { params: { id: order._id } })).status).toBe(404);
    expect((await list(outsider)).total).toBe(0);
  });

  it('its client, whatever its kind', async () => {
    const seller = await app.team('Vendedora');
    const buyer = await app.world.company({ name: 'Cooperativa' });
    const clientCompany = { _id: await app.client(seller, 'Cooperativa', buyer) };
    const single = await app.make(seller.manager, { clientCompany });
    const stops = [
      { action: 'pickup', place: LA_PAZ },
      { action: 'delivery', place: SANTA_CRUZ, customer: 'Tienda Uno' },
    ] as const;
    const [many = ''] = await app.createMultipointOrders(seller.manager, { clientCompany, stops: [...stops] });
    const reader = await app.member(buyer, 'manage-loading-orders-client');
    const { rows, total } = await list(reader, {}, 'clientLoadOrder');
    expect(rows.map(({ _id, deliveries }) => [_id, deliveries])).toEqual([
      [many, 1],
      [single._id, null],
    ]);
    expect(total).toBe(2);
    expect((await list(reader, { search: 'santa cruz' }, 'clientLoadOrder')).total).toBe(2);
    expect((await list(reader, { sort: 'loadingDate' }, 'clientLoadOrder')).rows).toHaveLength(2);
    expect(await app.read(reader, many)).toMatchObject({ kind: 'multipoint', side: 'client', moves: [] });
  });

  it('its carrier, with its own price but not the client’s', async () => {
    const firm = await app.team('Transportes del Sur');
    const id = await carry(firm.company);
    expect((await list(firm.manager)).total).toBe(0);
    const { rows } = await list(firm.manager, { sides: 'carried' });
    expect(rows).toMatchObject([{ _id: id, clientFreight: null, carrierFreight: '555.00', clientCompany: null }]);
    expect(await app.read(firm.manager, id)).toMatchObject({
      side: 'carrier',
      clientFreight: null,
      carrierFreight: { value: '555.00' },
      moves: ['assign'],
    });
    await app.make(firm.manager);
    const boss = await app.member(firm.company, 'load-order-write', 'carrier-company');
    expect((await list(boss)).total).toBe(2);
    expect((await list(boss, { sides: 'own' })).total).toBe(1);
    expect((await list(boss, { search: 'santa cruz' })).total).toBe(2);
  });

  it('its carrier, sorted by the clients as the column shows them', async () => {
    const firm = await app.team('Transportes del Norte');
    const clients = ['Molinos', 'Azucarera', null, 'Frigorífico'];
    for (const client of clients) {
      const _id = client && (await app.client(shipper, client));
      await carry(firm.company, _id ? { clientCompany: { _id } } : {});
    }
    const sorted = async (sort: string) =>
      (await list(firm.manager, { sides: 'carried', sort })).rows.map(({ clientCompany }) => clientCompany);
    expect(await sorted('clientCompany')).toEqual(['Azucarera', 'Frigorífico', 'Molinos', null]);
    expect(await sorted('-clientCompany')).toEqual(['Molinos', 'Frigorífico', 'Azucarera', null]);
  });

  it('says whose an order is, even where its carrier has the name of its owner', async () => {
    const namesake = await app.team(shipper.company.name);
    const id = await carry(namesake.company);
    const { rows } = await list(namesake.manager, { sides: 'carried' });
    expect(rows).toMatchObject([{ _id: id, own: false, carrierChooses: true }]);
    const { _id: mine } = await app.make(namesake.manager);
    expect((await list(namesake.manager, { sides: 'own' })).rows).toMatchObject([
      { _id: mine, own: true, carrierChooses: false },
    ]);
    expect((await list(shipper.manager)).rows.find(({ _id }) => _id === id)).toMatchObject({
      own: true,
      carrierChooses: true,
    });
  });

  it('somebody who only drives sees what they drive', async () => {
    const driver = await app.member(shipper.company, 'load-order-read');
    const { truckId } = await app.truck(shipper, { account: driver });
    const { body } = await app.call(shipper.manager, createExpress, {
      body: {
        ...WAY,
        operation: await app.operationOf(shipper.manager),
        carrierFreight: { type: 'simple', value: '400', currency: { measurementId: 'BOB' } },
        assignment: { transportUnitId: truckId },
      },
    });
    const { _id, loadingOrderCode } = body.loadingOrder;
    expect(codes(await list(driver))).toEqual([loadingOrderCode]);
    expect(await app.read(driver, _id)).toMatchObject({
      side: 'driver',
      moves: [],
      clientFreight: null,
      carrierFreight: { value: '400.00' },
    });
    const other = (await list(shipper.manager, { search: own })).rows[0]!;
    expect((await app.call(driver, readOrder, { params: { id: other._id } })).status).toBe(404);
  });

  it('a driver, also the orders they drive for another company', async () => {
    const firm = await app.team('Transportes del Norte');
    const driver = await app.member(firm.company, 'load-order-read');
    const { truckId } = await app.truck(firm, { account: driver });
    const id = await carry(firm.company);
    await app.call(firm.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
    expect((await list(driver)).rows).toMatchObject([{ _id: id }]);
    expect((await list(driver, { sides: 'own' })).total).toBe(0);
    expect((await list(await app.member(firm.company, 'load-order-read'))).total).toBe(0);
  });

  it('each kind has its own list and permissions', async () => {
    const agroOperationId = await app.agroOperation(shipper);
    await app.call(shipper.manager, createAgro, { body: { agroOperationId } });
    const stop = { place: LA_PAZ, action: 'pickup' } as const;
    await app.createMultipointOrders(shipper.manager, { stops: [stop, { place: SANTA_CRUZ, action: 'delivery' }] });
    expect((await list(shipper.manager, {}, 'agroLoadOrder')).rows).toMatchObject([{ category: 'soy' }]);
    expect((await list(shipper.manager, {}, 'multipointLoadOrder')).rows).toMatchObject([
      { deliveries: 1, deliveriesDone: 0 },
    ]);
    const reader = await app.member(shipper.company, 'load-order-read');
    for (const name of ['agroLoadOrder', 'multipointLoadOrder', 'clientLoadOrder', 'clientAgroLoadOrder'] as const) {
      const { status } = await app.call(reader, listCalls(ORDER_LISTS[name]).read, { query: {} as never });
      expect(status).toBe(403);
    }
  });
});
