import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { currentUser } from '#areas/session/contract/profile.calls.ts';
import type { CallInput } from '#kernel/api-call.ts';
import type { TestUser } from '#testing/world.ts';
import { createOrder, updateOrder } from '../contract/order.calls.ts';
import { readOrderCatalogues } from '../contract/order-catalogue.calls.ts';
import { readProperties, saveProperties } from '../contract/order-property.calls.ts';
import { ALL_RIGHTS, type Team } from './order-app.fixture.ts';
import { type OrdersApp, startOrders, WAY } from './orders.fixture.ts';

let app: OrdersApp;
let team: Team;
beforeAll(async () => {
  app = await startOrders();
});
beforeEach(async () => {
  team = await app.team();
});
afterAll(() => app.close());

type Properties = CallInput<typeof saveProperties>['body']['properties'];

const ATTRIBUTES: Properties = [
  { nameKey: 'zone', name: 'Zona', type: 'list', values: ['Norte', 'Sur'], required: true },
  { nameKey: 'pieces', name: 'Piezas', type: 'number' },
  { nameKey: 'NAsignacion', name: 'N° de asignación', type: 'text', abbreviation: 'AS-' },
  { nameKey: 'sealed', name: 'Precintado', type: 'flag' },
  { nameKey: 'due', name: 'Vence', type: 'date' },
  { nameKey: 'seal', name: 'Precinto', type: 'text', regularExpression: '^[A-Z]{2}\\d{4}$' },
];

async function save(properties: Properties, who: TestUser = team.manager) {
  const { version } = (await app.call(who, readProperties)).body;
  return app.call(who, saveProperties, { body: { version, properties } });
}

const create = async (propertiesOc: unknown, who: TestUser = team.manager) =>
  app.call(who, createOrder, { body: { ...WAY, operation: await app.operationOf(who), propertiesOc } as never });

describe('the custom properties of a company', () => {
  it('are saved as one list, with defaults filled in', async () => {
    const { body } = await save(ATTRIBUTES);
    expect(body.version).toBe(1);
    expect(body.properties[1]).toEqual({
      nameKey: 'pieces',
      name: 'Piezas',
      type: 'number',
      required: false,
      values: [],
      disable: false,
      maxLength: 40,
      abbreviation: null,
      number: null,
      formStep: 1,
      regularExpression: null,
    });
    expect((await app.call(team.manager, readProperties)).body).toEqual(body);
  });

  it('are refused when somebody else saved them meanwhile', async () => {
    await save(ATTRIBUTES);
    const { status, error } = await app.call(team.manager, saveProperties, { body: { version: 0, properties: [] } });
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'request.staleVersion' });
  });

  it('belong to one company, and saving them requires a permission', async () => {
    await save(ATTRIBUTES);
    const stranger = await app.team();
    expect((await app.call(stranger.manager, readProperties)).body.properties).toEqual([]);
    const writer = await app.member(team.company, 'load-order-write');
    expect((await app.call(writer, saveProperties, { body: { version: 1, properties: [] } })).status).toBe(403);
  });

  it.each([
    [
      'an expression that cannot be parsed',
      { nameKey: 'a', name: 'A', type: 'text', regularExpression: '(' },
      'regularExpression',
    ],
    [
      'an expression with a backreference',
      { nameKey: 'a', name: 'A', type: 'text', regularExpression: '(a)\\1' },
      'regularExpression',
    ],
    [
      'an expression that is too large',
      { nameKey: 'a', name: 'A', type: 'text', regularExpression: '.{999}'.repeat(30) },
      'regularExpression',
    ],
    ['a list without choices', { nameKey: 'a', name: 'A', type: 'list' }, 'values'],
    ['the assignment number as a date', { nameKey: 'NAsignacion', name: 'N', type: 'date' }, 'type'],
  ] as const)('refuse %s', async (_, property, field) => {
    const { status, error } = await save([property as Properties[number]]);
    expect({ status, fields: Object.keys(error.fields ?? {}) }).toEqual({
      status: 400,
      fields: [`properties.0.${field}`],
    });
  });

  it('appear in the form with the assignment number second, without disabled ones', async () => {
    await save([...ATTRIBUTES, { nameKey: 'old', name: 'Antigua', type: 'text', disable: true }]);
    const { body } = await app.call(team.manager, readOrderCatalogues);
    expect(body.properties.map(({ nameKey }) => nameKey)).toEqual([
      'zone',
      'NAsignacion',
      'pieces',
      'sealed',
      'due',
      'seal',
    ]);
    expect(body.keyedAttributes).toBe(false);
  });
});

describe('the custom properties of an order', () => {
  beforeEach(() => save(ATTRIBUTES));

  const RIGHT = [
    { nameKey: 'zone', value: 'Sur' },
    { nameKey: 'pieces', value: 12 },
    { nameKey: 'NAsignacion', value: '77' },
    { nameKey: 'sealed', value: false },
    { nameKey: 'due', value: '2026-12-31' },
    { nameKey: 'seal', value: 'AB1234' },
  ];

  it('are stored by type, and the assignment number is composed', async () => {
    const { loadingOrder } = (await create(RIGHT)).body;
    expect(loadingOrder.assignmentNumber).toBe('AS-77');
    const values = (loadingOrder.propertiesOc as { nameKey: string; value: unknown }[]).map((one) => [
      one.nameKey,
      one.value,
    ]);
    expect(Object.fromEntries(values)).toEqual(Object.fromEntries(RIGHT.map(({ nameKey, value }) => [nameKey, value])));
  });

  it('typed with the abbreviation give the same number', async () => {
    const typed = [RIGHT[0], { nameKey: 'NAsignacion', value: 'AS-77' }];
    expect((await create(typed)).body.loadingOrder.assignmentNumber).toBe('AS-77');
  });

  it.each([
    ['zone', 'Este', 'choice'],
    ['pieces', 'doce', 'number'],
    ['sealed', 'yes', 'type'],
    ['due', '2026-02-30', 'date'],
    ['seal', 'ab1234', 'pattern'],
    ['NAsignacion', 'x'.repeat(41), 'maxLength'],
    ['NAsignacion', 'a\u0000b', 'characters'],
    ['missing', 'x', 'unknown'],
  ])('refuse %s as %j', async (nameKey, value, code) => {
    const { status, error } = await create([...RIGHT.filter((one) => one.nameKey !== nameKey), { nameKey, value }]);
    expect({ status, code: error.fields?.[`propertiesOc.${nameKey}`]?.code }).toEqual({ status: 400, code });
  });

  it('are required where the company says so, even if the request sends none', async () => {
    for (const given of [undefined, [], { zone: null }]) {
      expect((await create(given)).error.fields?.['propertiesOc.zone']?.code).toBe('required');
    }
  });

  it('stay on their orders after they are disabled', async () => {
    const { loadingOrder } = (await create(RIGHT)).body;
    await save([...ATTRIBUTES.slice(0, 5), { ...ATTRIBUTES[5]!, disable: true }]);
    const change = (value: string) =>
      app.call(team.manager, updateOrder, {
        params: { id: loadingOrder._id },
        body: { version: loadingOrder.version, propertiesOc: [{ nameKey: 'seal', value }] },
      });
    expect((await change('ZZ9999')).error.fields?.['propertiesOc.seal']?.code).toBe('notAllowed');
    const { body } = await change('AB1234');
    expect(body.loadingOrder.propertiesOc).toContainEqual(
      expect.objectContaining({ nameKey: 'seal', value: 'AB1234' }),
    );
  });

  it('stay when an order is changed without them, even if another one has become required since', async () => {
    const { loadingOrder } = (await create(RIGHT)).body;
    await save([...ATTRIBUTES, { nameKey: 'fresh', name: 'Nueva', type: 'text', required: true }]);
    const { body, status } = await app.call(team.manager, updateOrder, {
      params: { id: loadingOrder._id },
      body: { version: loadingOrder.version, comment: 'Visto' },
    });
    expect(status).toBe(200);
    expect(body.loadingOrder.assignmentNumber).toBe('AS-77');
  });

  it('are sent by key, with an assignment company, for holders of either flag', async () => {
    const carrier = await app.partner(team, 'transport', 'Ruta Sur');
    for (const flag of ['isIansa', 'alternativeAttributes']) {
      const who = await app.member(team.company, ...ALL_RIGHTS, flag);
      const { body } = await app.call(who, createOrder, {
        body: {
          ...WAY,
          operation: await app.operationOf(who),
          propertiesOc: { zone: 'Norte', pieces: '7' },
          assignmentCompany: { companyId: carrier },
        },
      });
      expect(body.loadingOrder).toMatchObject({
        propertiesOc: { zone: 'Norte', pieces: 7 },
        assignmentCompany: { companyId: carrier, companyName: 'Ruta Sur' },
      });
    }
  });

  it('are sent by key for everybody of a company that the platform switched it on for', async () => {
    const other = await app.team();
    const made = async () => (await create({}, other.manager)).body.loadingOrder;
    expect((await made()).propertiesOc).toEqual([]);
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('company')
        .set({ settings: JSON.stringify({ alternativeAttributes: true }) })
        .where('id', '=', other.company.id)
        .execute(),
    );
    expect((await made()).propertiesOc).toEqual({});
    const { permissions } = (await app.call(other.manager, currentUser)).body;
    expect(permissions).toContain('alternativeAttributes');
    expect((await app.call(team.manager, currentUser)).body.permissions).not.toContain('alternativeAttributes');
  });

  it('are checked quickly, even with an expression that is slow to backtrack', async () => {
    const nested = { nameKey: 'evil', name: 'Evil', type: 'text', regularExpression: '^(([a-z])+.)+[A-Z]([a-z])+$' };
    await save([{ ...nested, maxLength: 500 } as Properties[number]]);
    const { error } = await create([{ nameKey: 'evil', value: 'a'.repeat(500) }]);
    expect(error.fields?.['propertiesOc.evil']?.code).toBe('pattern');
  });

  it('named like a member of every object exist only if the company defines them', async () => {
    const { error } = await create({ zone: 'Sur', constructor: 'y' });
    expect(error.fields?.['propertiesOc.constructor']?.code).toBe('unknown');
    await save([{ nameKey: 'constructor', name: 'Constructora', type: 'text' }]);
    const { body } = await create(undefined);
    expect(body.loadingOrder.propertiesOc).toEqual([
      { nameKey: 'constructor', name: 'Constructora', type: 'text', value: null },
    ]);
  });
});
