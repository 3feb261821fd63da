import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SheetData } from 'write-excel-file/node';
import { importCallsOf } from '#areas/imports/contract/import.calls.ts';
import { type ImportsApp, startImports } from '#areas/imports/server/imports.fixture.ts';
import { saveProperties } from '#areas/load-orders/contract/order-property.calls.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import { loadOrderAttributesImport, loadOrderImport, multiDeliveryImport } from '../../contract/order.imports.ts';

let app: ImportsApp;
beforeAll(async () => {
  app = await startImports();
});
afterAll(() => app.close());

const RIGHTS = [
  'load-order-write',
  'load-order-module',
  'load-order-multipoint-module',
  'load-order-multipoint-write',
  'show-freight-columns',
  'edit-date-time',
];
const importer = (...more: readonly string[]) => app.importer('BO', ...RIGHTS, ...more);

const ordersOf = ({ companyId }: TestUser) =>
  app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('load_order')
      .selectAll()
      .where('company_id', '=', companyId ?? '')
      .orderBy('code')
      .execute(),
  );

const stopsOf = ({ companyId }: TestUser) =>
  app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('load_order_stop')
      .selectAll()
      .where('company_id', '=', companyId ?? '')
      .orderBy('position')
      .execute(),
  );

async function addClient({ companyId, userId }: TestUser, name: string): Promise<string> {
  const id = createId();
  const named = { name, tax_id: '1020304050', search_text: name.toLowerCase() };
  const row = { id, company_id: companyId ?? '', kind: 'client', country_code: 'BO', created_by: userId, ...named };
  await app.services.database.asPlatform((trx) => trx.insertInto('partner').values(row).execute());
  return id;
}

const attribute = { values: [], disable: false, maxLength: 40, formStep: 1, number: null, regularExpression: null };
const ASSIGNMENT = {
  ...attribute,
  nameKey: 'NAsignacion',
  name: 'Nº de asignación',
  abbreviation: 'ZS',
  required: false,
};
const HARVEST = { ...attribute, nameKey: 'zafra', name: 'Zafra', abbreviation: null, required: false };

async function keepAttributes(who: TestUser) {
  const properties = [
    { ...ASSIGNMENT, type: 'text' as const },
    { ...HARVEST, type: 'number' as const },
  ];
  expect((await app.call(who, saveProperties, { body: { version: 0, properties } })).status).toBe(200);
}

/** Fifty orders, of which the given lines replace valid ones. */
function orders(wrong: Readonly<Record<number, SheetData[number]>> = {}): SheetData {
  const lines = Array.from(
    { length: 50 },
    (_, index) =>
      wrong[index] ?? [`P-${index}`, 'La Paz', 'Oruro', '01/12/2030', '8:30', 'Soya', '28,5', '1500', 'USD'],
  );
  const names = ['Pedido', 'Origen', 'Destino', 'Fecha de carga', 'Hora de carga', 'Carga', 'Peso', 'Flete', 'Moneda'];
  return [names, ...lines];
}

describe('an import of load orders', () => {
  it('reports the invalid lines of fifty, writes none, and accepts all once they are corrected', async () => {
    const who = await importer();
    const file = orders({
      3: ['P-3', 'Nowhere at all', 'Oruro', '01/12/2030', '8:30', 'Soya', 1, 1500, 'USD'],
      10: [null, 'La Paz', 'Oruro', null, null, null, null, null, null],
      20: ['P-20', 'La Paz', 'Oruro', '31/02/2030', '25:99', 'oro', 'mucho', 1500, 'USD'],
      30: ['P-30', 'La Paz', 'Oruro', null, null, 'Soya', 1, 1500, null],
      40: ['P-1', 'La Paz', 'Oruro', null, null, null, null, null, null],
    });
    const report = await app.reportOf(await app.send(who, loadOrderImport, file, { preview: true, language: 'es' }));
    expect(report.map(([row, column]) => `${row} ${column}`)).toEqual([
      '5 B · Origen',
      '12 A · Pedido',
      '22 D · Fecha de carga',
      '22 E · Hora de carga',
      '22 F · Carga',
      '22 G · Peso',
      '32 I · Moneda',
      '42 A · Pedido',
    ]);
    expect((await app.send(who, loadOrderImport, file)).status).toBe(422);
    expect(await ordersOf(who)).toEqual([]);

    const preview = await app.send(who, loadOrderImport, orders(), { preview: true });
    expect(preview.body).toMatchObject({ status: 'OK', insertItems: 50, updateItems: 0 });
    expect(await ordersOf(who)).toEqual([]);
    expect((await app.send(who, loadOrderImport, orders())).body).toMatchObject({ insertItems: 50, updateItems: 0 });
    const [first, ...rest] = await ordersOf(who);
    expect(rest).toHaveLength(49);
    expect(first).toMatchObject({
      kind: 'normal',
      mode: 'uploader',
      status: 0,
      order_codes: ['P-0'],
      origin_city: 'La Paz',
      destination_city: 'Oruro',
      loading_date: '2030-12-01',
      category_load: 'soy',
      weight_unit: 'tn',
      client_freight: '1500.00',
      client_freight_currency: 'USD',
    });
  });

  it('reports a weight beyond the limit at its own column, not at its unit', async () => {
    const who = await importer();
    const file = [
      ['Pedido', 'Origen', 'Destino', 'Peso', 'Unidad'],
      ['P-1', 'La Paz', 'Oruro', '1000000000000000', 'tn'],
    ];
    const report = await app.reportOf(await app.send(who, loadOrderImport, file, { preview: true, language: 'es' }));
    expect(report.map(([row, column]) => `${row} ${column}`)).toEqual(['2 D · Peso']);
  });

  it('updates known orders, adds new ones, and keeps values that a line leaves out', async () => {
    const who = await importer();
    const client = await addClient(who, 'Molinos del Valle');
    const rich = [
      ['Código del pedido', 'Cidade de origem', 'Destination city', 'Cliente', 'Buque', 'Factura'],
      ['P-1', 'La Paz', 'Oruro', 'MOLINOS DEL VALLE', 'Austral Star', 'F-1'],
    ];
    expect((await app.send(who, loadOrderImport, rich)).body).toMatchObject({ insertItems: 1 });
    const poor = [
      ['Order code', 'Origin', 'Destination', 'Invoice'],
      ['P-1', 'La Paz', 'Potosí', 'F-2'],
      ['P-2', 'La Paz', 'Oruro', 'F-3'],
    ];
    expect((await app.send(who, loadOrderImport, poor)).body).toMatchObject({ insertItems: 1, updateItems: 1 });
    const [first] = await ordersOf(who);
    expect(first).toMatchObject({ client_id: client, vessel: 'Austral Star', invoice_number: 'F-2' });
    expect(first?.destination_city).toBe('Potosí');
  });

  it('creates no duplicates when the same file arrives twice at once', async () => {
    const who = await importer();
    const file = orders().slice(0, 6);
    const replies = await Promise.all([0, 1, 2].map(() => app.send(who, loadOrderImport, file)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.map(({ body }) => body.insertItems).sort()).toEqual([0, 0, 5]);
    expect(await ordersOf(who)).toHaveLength(5);
  });

  it('identifies an order by its assignment number where it has one, with or without the abbreviation', async () => {
    const who = await importer();
    await keepAttributes(who);
    const file = (number: string, harvest: number) => [
      ['Nº de asignación', 'Origen', 'Destino', 'Zafra'],
      [number, 'La Paz', 'Oruro', harvest],
    ];
    expect((await app.send(who, loadOrderImport, file('77', 2030))).body).toMatchObject({ insertItems: 1 });
    expect((await app.send(who, loadOrderImport, file('ZS77', 2031))).body).toMatchObject({ updateItems: 1 });
    const [order, ...others] = await ordersOf(who);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ assignment_number: 'ZS77', properties: { NAsignacion: '77', zafra: 2031 } });
  });

  it('is refused without the permission to write orders', async () => {
    const who = await app.importer('BO', 'load-order-read');
    expect((await app.send(who, loadOrderImport, orders().slice(0, 2))).status).toBe(403);
  });
});

describe('the variant with custom properties by key', () => {
  it('is for companies with the keyed variant, and its template has a column for each key', async () => {
    const plain = await importer();
    expect((await app.send(plain, loadOrderAttributesImport, orders().slice(0, 2))).status).toBe(403);
    const who = await importer('alternativeAttributes');
    await keepAttributes(who);
    const file = [
      ['NAsignacion', 'zafra', 'Origen', 'Destino'],
      ['90', 2030, 'La Paz', 'Oruro'],
    ];
    const { body } = await app.call(who, importCallsOf(loadOrderAttributesImport).template, { body: {} });
    const [records] = await app.fetchSheets(body.templateUrl);
    expect(records?.data[0]).toEqual(expect.arrayContaining(['NAsignacion', 'zafra']));
    expect((await app.send(who, loadOrderAttributesImport, file)).body).toMatchObject({ insertItems: 1 });
    expect((await ordersOf(who))[0]).toMatchObject({ assignment_number: 'ZS90', properties: { zafra: 2030 } });
  });
});

describe('an import of deliveries', () => {
  const file = (...lines: SheetData): SheetData => [
    ['Pedido', 'Código de entrega', 'Origen', 'Ciudad de entrega', 'Destinatario', 'Cantidad', 'Unidad'],
    ...lines,
  ];

  it('makes one trip of the lines with one order code, and later adds to it or corrects it', async () => {
    const who = await importer();
    const first = file(
      ['T-1', 'E-1', 'La Paz', 'Oruro', 'Almacén Uno', 4, 'pallet'],
      ['T-1', 'E-2', 'La Paz', 'Potosí', 'Almacén Dos', 6, 'pallet'],
      ['T-2', 'E-1', 'La Paz', 'Sucre', 'Almacén Tres', 2, 'pallet'],
    );
    expect((await app.send(who, multiDeliveryImport, first)).body).toMatchObject({ insertItems: 3, updateItems: 0 });
    const trips = await ordersOf(who);
    expect(trips.map(({ kind, mode, order_codes }) => [kind, mode, order_codes])).toEqual([
      ['multipoint', 'uploader', ['T-1']],
      ['multipoint', 'uploader', ['T-2']],
    ]);
    expect(trips[0]?.delivery_codes).toEqual(['E-1', 'E-2']);
    const more = file(
      ['T-1', 'E-2', 'La Paz', 'Potosí', 'Almacén Dos', 9, 'pallet'],
      ['T-1', 'E-3', 'La Paz', 'Tarija', 'Almacén Cuatro', 1, 'pallet'],
    );
    expect((await app.send(who, multiDeliveryImport, more)).body).toMatchObject({ insertItems: 1, updateItems: 1 });
    const stops = (await stopsOf(who)).filter(({ order_id }) => order_id === trips[0]?.id);
    expect(
      stops.map(({ action, delivery_code, quantity }) => [action, delivery_code, quantity && Number(quantity)]),
    ).toEqual([
      ['pickup', null, null],
      ['delivery', 'E-1', 4],
      ['delivery', 'E-2', 9],
      ['delivery', 'E-3', 1],
    ]);
  });

  it('creates no second trip when the file arrives twice at once, and reports a repeated delivery', async () => {
    const who = await importer();
    const lines = file(['T-9', 'E-1', 'La Paz', 'Oruro', null, null, null]);
    const replies = await Promise.all([0, 1, 2].map(() => app.send(who, multiDeliveryImport, lines)));
    expect(replies.map(({ body }) => body.insertItems).sort()).toEqual([0, 0, 1]);
    expect(await ordersOf(who)).toHaveLength(1);
    const again = await app.send(who, multiDeliveryImport, [...lines, lines[1]!], { preview: true, language: 'es' });
    expect((await app.reportOf(again)).map(([row, column]) => `${row} ${column}`)).toEqual(['3 B · Código de entrega']);
  });
});
