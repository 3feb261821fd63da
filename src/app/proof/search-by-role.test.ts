import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { associationList } from '#areas/companies/contract/association.list.ts';
import { companyList } from '#areas/companies/contract/company.list.ts';
import { DRIVER_LISTS } from '#areas/fleet/contract/driver.list.ts';
import { VEHICLE_LISTS } from '#areas/fleet/contract/vehicle.list.ts';
import { ORDER_LISTS } from '#areas/load-orders/contract/order.list.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { OPERATION_LISTS } from '#areas/operations/contract/operation.list.ts';
import { stageTemplateList } from '#areas/operations/contract/stage-template.list.ts';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import { PARTNER_LISTS } from '#areas/partners/contract/partner.list.ts';
import { userList } from '#areas/users/contract/user.list.ts';
import { createId } from '#kernel/ids.ts';
import { type ListDefinition, listCalls } from '#kernel/list-definition.ts';
import { FOUND_MAX, searchRecords } from '#kernel/search-calls.ts';
import type { TestUser } from '#testing/world.ts';
import { type Concerned, type Person, startConcerned } from './concerned.fixture.ts';

const ORDERS = Object.values(ORDER_LISTS);
const VEHICLES = Object.values(VEHICLE_LISTS);
const DRIVERS = Object.values(DRIVER_LISTS);
const PARTNERS = Object.values(PARTNER_LISTS);
const OPERATIONS = Object.values(OPERATION_LISTS);
const LISTS: readonly ListDefinition[] = [
  ...[...ORDERS, ...DRIVERS, ...VEHICLES, ...PARTNERS, ...OPERATIONS],
  ...[stageTemplateList, userList, associationList],
];

/** What each text is part of; a list that is not named is read only when something of it was found. */
const TEXTS: readonly (readonly [string, readonly ListDefinition[]])[] = [
  ['oc-', ORDERS],
  ['op-', OPERATIONS],
  ['trp', [...VEHICLES, ...ORDERS]],
  ['mamani', [...DRIVERS, ...VEHICLES]],
  ['aurora', PARTNERS],
  ['transportadora', [...PARTNERS, associationList]],
  ['exporta', [stageTemplateList]],
  ['@', [userList]],
];

let scene: Concerned;
let writer: TestUser;

beforeAll(async () => {
  scene = await startConcerned();
  const { app, teams } = scene;
  writer = await app.member(teams.owner.company, 'client-read', 'client-write', 'client-list-bo', 'client-list-br');
  for (const { company, manager } of Object.values(teams)) {
    await app.truck({ company, manager }, { trailer: true });
    await app.partner({ company, manager }, 'client', `Molino Aurora de ${company.name}`);
    const [id, of] = [createId(), { company_id: company.id, created_by: manager.userId }];
    const version = { id: createId(), template_id: id, number: 1, stages: '[]', ...of };
    await app.services.database.asPlatform(async (trx) => {
      const template = { id, kind: 'normal', name: `Exporta ${company.name}`, ...of };
      await trx.insertInto('stage_template').values(template).execute();
      await trx.insertInto('stage_template_version').values(version).execute();
    });
  }
});
afterAll(() => scene.app.close());

async function search(user: TestUser, text: string) {
  const { status, body } = await scene.app.call(user, searchRecords, { query: { text } });
  expect(status).toBe(200);
  return new Map(body.found.map(({ list, rows }) => [list, rows]));
}

const idOf = (row: Readonly<Record<string, unknown>>) => row._id ?? row.userId;
const nameOf = ({ side, role, drives }: Person) => [side, role, drives].filter(Boolean).join(' ');

async function listed(user: TestUser, definition: ListDefinition, text: string): Promise<readonly unknown[]> {
  const query = { search: text, size: 50 } as never;
  const { status, body } = await scene.app.call(user, listCalls(definition).read, { query });
  if (status === 403) return [];
  return (body[definition.rowsKey ?? 'rows'] as readonly Record<string, unknown>[]).map(idOf);
}

describe('everybody finds exactly what their lists show', () => {
  it.each(TEXTS)('by %s', async (text, expected) => {
    const surprises: string[] = [];
    const seen = new Set<string>();
    for (const person of scene.people) {
      const found = await search(person.user, text === '@' ? person.user.email : text);
      for (const definition of LISTS) {
        if (!expected.includes(definition) && !found.has(definition.id)) continue;
        const wanted = await listed(person.user, definition, text === '@' ? person.user.email : text);
        const rows = (found.get(definition.id) ?? []).map(idOf);
        if (rows.length > 0) seen.add(definition.id);
        const isRight = rows.length === Math.min(wanted.length, FOUND_MAX) && rows.every((id) => wanted.includes(id));
        if (!isRight) surprises.push(`${nameOf(person)} in ${definition.id}: ${rows.length} of ${wanted.length}`);
      }
    }
    expect(surprises).toEqual([]);
    expect([...seen]).not.toEqual([]);
  });
});

describe('a record is found', () => {
  it.each([
    ['as one word', ''],
    ['with a hyphen', '-'],
    ['with a space', ' '],
    ['with a dot', '.'],
  ])('by its plate, spelled %s', async (_, sign) => {
    const { app, driven, people } = scene;
    const carrier = people.find(({ side, role }) => side === 'carrier' && role === 'transport-company')!;
    const order = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('load_order').select('plate').where('id', '=', driven.normal).executeTakeFirstOrThrow(),
    );
    const [digits = '', letters = ''] = order.plate!.split('-');
    const found = await search(carrier.user, `${digits}${sign}${letters.toLowerCase()}`);
    const truck = expect.objectContaining({ plate: `${digits}${letters}` });
    expect(found.get(VEHICLE_LISTS.ownTruck.id)).toEqual([truck]);
    const kinds: readonly [OrderKind, string][] = [['normal', ORDER_LISTS.loadOrder.id]];
    for (const [kind, list] of kinds) expect(found.get(list)?.map(idOf)).toContain(driven[kind]);
  });

  it.each(['11.222.333/0001-81', '11222333000181', '11222333/0001 81'])('by its tax id, typed %s', async (text) => {
    const body = { name: 'Cereais Ipê', countryId: 'BR' as const, taxId: '11222333000181' };
    await scene.app.call(writer, PARTNER_CALLS.client.create, { body: body as never });
    const found = await search(writer, text);
    expect(found.get(PARTNER_LISTS.client.id)).toEqual([expect.objectContaining({ name: 'Cereais Ipê' })]);
  });

  it('by its container, typed with the spaces on its door', async () => {
    const { app, driven, teams } = scene;
    const { code } = await app.read(driven.normal);
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('load_order').set({ equipment_number: 'MSKU1234565' }).where('id', '=', driven.normal).execute(),
    );
    const found = await search(teams.owner.manager, 'MSKU 123456-5');
    expect(found.get(ORDER_LISTS.loadOrder.id)).toEqual([expect.objectContaining({ loadingOrderCode: code })]);
  });

  it('by its name without accents, by several words in any order, and by its first two letters', async () => {
    for (const text of ['ipe cereais', 'ce']) {
      expect((await search(writer, text)).get(PARTNER_LISTS.client.id)?.map((row) => row.name)).toContain(
        'Cereais Ipê',
      );
    }
  });

  it('first by exactly its code, also where very many are similar', async () => {
    const { app } = scene;
    const team = await app.team('Grande');
    await app.orders(team, 25);
    const codes = async (text: string) =>
      (await search(team.manager, text)).get(ORDER_LISTS.loadOrder.id)?.map((row) => row.loadingOrderCode);
    const first = (await codes('OC-'))!.map(String).sort((a, b) => a.length - b.length || a.localeCompare(b))[0]!;
    const short = first.slice(0, -1);
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('load_order').set({ code: short }).where('code', '=', first).execute(),
    );
    expect((await codes(short))![0]).toBe(short);
    await app.orders(team, 520);
    expect((await codes(short.toLowerCase()))![0]).toBe(short);
    expect(await codes(short)).toHaveLength(FOUND_MAX);
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('load_order')
        .set({ order_codes: [short] })
        .where('company_id', '=', team.company.id)
        .execute(),
    );
    for (const text of [short, short.toLowerCase().replace('-', ' ')]) {
      const found = (await codes(text))!.map(String);
      expect(found[0]).toBe(short);
      expect(found.filter((code) => code.startsWith(short))).toHaveLength(FOUND_MAX);
    }
  });

  it('for a driver as a trip', async () => {
    const { people, driven, app } = scene;
    const driver = people.find(({ drives }) => drives === 'normal')!;
    const { code } = await app.read(driven.normal);
    expect((await search(driver.user, code)).get(ORDER_LISTS.loadOrder.id)).toEqual([
      expect.objectContaining({ _id: driven.normal, driven: true }),
    ]);
  });
});

describe('the companies of the platform', () => {
  it('are found by its administrator only', async () => {
    const { app, people } = scene;
    const platform = await app.world.company({ platform: true });
    const administrator = await app.world.user({
      company: platform,
      isSuperAdmin: true,
      permissions: ['companies-read'],
    });
    const found = await search(administrator, 'cargadora');
    expect(found.get(companyList.id)).toEqual([expect.objectContaining({ companyName: 'Cargadora' })]);
    for (const { user } of people) expect((await search(user, 'cargadora')).has(companyList.id)).toBe(false);
  });
});

it('a single letter is refused', async () => {
  const { status, error } = await scene.app.call(writer, searchRecords, { query: { text: ' a ' } });
  expect(status).toBe(400);
  expect(error?.fields).toHaveProperty(['query.text']);
});
