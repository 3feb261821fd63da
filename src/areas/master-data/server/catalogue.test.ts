import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder, readOrder, updateOrder } from '#areas/load-orders/contract/order.calls.ts';
import { ORDER_LISTS } from '#areas/load-orders/contract/order.list.ts';
import { readOrderCatalogues } from '#areas/load-orders/contract/order-catalogue.calls.ts';
import { startOrderApp, type Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { WHOLE } from '#areas/load-orders/server/orders.fixture.ts';
import { LOAD_CATEGORIES } from '#areas/operations/rules/catalogues.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { type EditedCatalogue, readCatalogue, readCatalogues, saveCatalogue } from '../contract/catalogue.calls.ts';
import { masterDataServer } from './index.ts';

const TRIALS = 20;
type Entries = CallInput<typeof saveCatalogue>['body']['entries'];
type Entry = Entries[number];

let app: Awaited<ReturnType<typeof startOrderApp>>;
let team: Team;
let owner: TestUser;
beforeAll(async () => {
  app = await startOrderApp([masterDataServer]);
});
afterAll(() => app.close());

async function another(): Promise<void> {
  team = await app.team();
  owner = await app.world.user({
    company: team.company,
    permissions: ['company-profile-write'],
    firstName: 'Rosa',
    lastName: 'Mamani',
  });
}

const params = { catalogue: 'categories' };
const edited = async (who: TestUser = owner): Promise<EditedCatalogue> =>
  (await app.call(who, readCatalogue, { params })).body;
const sentOf = ({ entries }: EditedCatalogue): Entry[] =>
  entries.map(({ key, names, behavesAs, hidden }) => ({ key, names, behavesAs, hidden }));
const ownEntry = (name: string, more: Partial<Entry> = {}): Entry => ({
  key: null,
  names: { 'pt-BR': null, es: name, en: null },
  behavesAs: 'grains',
  hidden: false,
  ...more,
});

/** Saves the catalogue as `change` makes it of what is stored. */
async function save(change: (entries: Entry[]) => Entry[], who: TestUser = owner) {
  const now = await edited(who);
  return app.call(who, saveCatalogue, { params, body: { version: now.version, entries: change(sentOf(now)) } });
}
const adding =
  (...entries: Entry[]) =>
  (known: Entry[]) => [...known, ...entries];
const renaming = (key: string, name: string) => (known: Entry[]) =>
  known.map((entry) => (entry.key === key ? { ...entry, names: { 'pt-BR': name, es: name, en: name } } : entry));

async function addOwn(name: string): Promise<string> {
  const { body } = await save(adding(ownEntry(name)));
  return body.entries.at(-1)!.key;
}
const order = (key: string) =>
  app.call(team.manager, createOrder, { body: { ...WHOLE, categoryLoad: { categoryLoadId: key } } });
const offered = async () => (await app.call(team.manager, readOrderCatalogues, {})).body.categories;

describe('a catalogue', () => {
  beforeAll(another);

  it('is as in the product until somebody changes it', async () => {
    const catalogue = await edited();
    expect(catalogue).toMatchObject({ catalogue: 'categories', version: 0, changedBy: null });
    expect(catalogue.entries.map(({ key }) => key)).toEqual(LOAD_CATEGORIES);
    expect(catalogue.entries.find(({ key }) => key === 'soy')).toMatchObject({
      isOwn: false,
      productNames: { 'pt-BR': 'Soja', es: 'Soya', en: 'Soy' },
      hidden: false,
    });
    expect((await app.call(team.manager, readCatalogues, {})).body).toEqual({ catalogues: [], labels: {} });
  });

  it('is renamed, hidden, ordered and extended at once, and every form follows', async () => {
    const { status, body } = await save((known) => {
      const renamed = renaming('soy', 'Soja GMO')(known);
      const hidden = renamed.map((entry) => (entry.key === 'cement' ? { ...entry, hidden: true } : entry));
      return [ownEntry('Quinua'), ...hidden];
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 1, changedBy: 'Rosa Mamani' });
    const names = (await offered()).map(({ name }) => name);
    expect(names[0]).toBe('Quinua');
    expect(names).toContain('Soja GMO');
    expect(names).not.toContain('Soja');
    expect((await offered()).map(({ id }) => id)).not.toContain('cement');
    const { catalogues } = (await app.call(team.manager, readCatalogues, {})).body;
    expect(catalogues[0]).toMatchObject({
      id: 'categories',
      names: { soy: 'Soja GMO', [body.entries[0]!.key]: 'Quinua' },
    });
    expect(catalogues[0]!.groups).toContain('operations.catalogues.categories');
  });

  it('keeps the key in the order and shows the name of today', async () => {
    const { key } = (await edited()).entries[0]!;
    const { loadingOrder } = (await order(key!)).body;
    expect(loadingOrder.categoryLoad).toEqual({ categoryLoadId: key, categoryLoadName: 'Quinua' });
    await save((known) =>
      known.map((entry) =>
        entry.key === key ? { ...entry, names: { 'pt-BR': null, es: 'Quinua real', en: null } } : entry,
      ),
    );
    const read = await app.call(team.manager, readOrder, { params: { id: loadingOrder._id } });
    expect(read.body.loadingOrder.categoryLoad).toEqual({ categoryLoadId: key, categoryLoadName: 'Quinua real' });
  });

  it('is filtered by, also by an own entry', async () => {
    const { key } = (await edited()).entries[0]!;
    const { read } = listCalls(ORDER_LISTS.loadOrder);
    const { body } = await app.call(team.manager, read, { query: { categories: key } as never });
    expect(body.totalRegistry).toBe(1);
    const none = await app.call(team.manager, read, { query: { categories: 'nothing' } as never });
    expect(none.status).toBe(400);
  });

  it('is shown to one company only', async () => {
    const stranger = await app.team();
    const { body } = await app.call(stranger.manager, readOrderCatalogues, {});
    expect(body.categories.map(({ id }) => id)).toEqual([...LOAD_CATEGORIES]);
  });
});

describe('what is refused', () => {
  beforeAll(another);

  it.each<[string, (known: Entry[]) => Entry[], Record<string, string>]>([
    [
      'a key twice',
      (known) => [...known, known[0]!],
      { [`entries.${LOAD_CATEGORIES.length}.key`]: 'alreadyRegistered' },
    ],
    [
      'an unknown key',
      adding({ ...ownEntry('X'), key: 'mars' }),
      { [`entries.${LOAD_CATEGORIES.length}.key`]: 'choice' },
    ],
    [
      'an own key of nobody',
      adding({ ...ownEntry('X'), key: crypto.randomUUID() }),
      { [`entries.${LOAD_CATEGORIES.length}.key`]: 'choice' },
    ],
    [
      'the name of another entry',
      adding(ownEntry(' SOYA ')),
      { [`entries.${LOAD_CATEGORIES.length}.names.es`]: 'alreadyRegistered' },
    ],
    ['no name', adding(ownEntry('  ')), { [`entries.${LOAD_CATEGORIES.length}.names`]: 'required' }],
    [
      'no behaviour',
      adding(ownEntry('X', { behavesAs: null })),
      { [`entries.${LOAD_CATEGORIES.length}.behavesAs`]: 'required' },
    ],
    [
      'an unknown behaviour',
      adding(ownEntry('X', { behavesAs: 'mars' })),
      { [`entries.${LOAD_CATEGORIES.length}.behavesAs`]: 'choice' },
    ],
    [
      'a name of 61 characters',
      adding(ownEntry('x'.repeat(61))),
      { [`entries.${LOAD_CATEGORIES.length}.names.es`]: 'maxLength' },
    ],
    ['markup', adding(ownEntry('<b>Soja</b>')), { [`entries.${LOAD_CATEGORIES.length}.names.es`]: 'characters' }],
    ['a placeholder', adding(ownEntry('{{name}}')), { [`entries.${LOAD_CATEGORIES.length}.names.es`]: 'characters' }],
    ['an entry of the product left out', (known) => known.slice(1), { entries: 'required' }],
    ['nothing left to choose', (known) => known.map((entry) => ({ ...entry, hidden: true })), { entries: 'minItems' }],
  ])('%s', async (_, change, fields) => {
    const { status, error } = await save(change);
    expect(status).toBe(400);
    const found = Object.fromEntries(Object.entries(error.fields ?? {}).map(([at, { code }]) => [at, code]));
    expect(found).toMatchObject(fields);
  });

  it('an unknown catalogue, and a caller without the permission', async () => {
    expect((await app.call(owner, readCatalogue, { params: { catalogue: 'planets' } })).status).toBe(404);
    expect((await app.call(team.manager, readCatalogue, { params })).status).toBe(403);
  });

  it('an order with the own entry of another company', async () => {
    const key = await addOwn('Chía');
    await another();
    const { status, error } = await order(key);
    expect(status).toBe(400);
    expect(error.fields).toMatchObject({ 'categoryLoad.categoryLoadId': { code: 'choice' } });
  });
});

describe('removing', () => {
  beforeAll(another);
  const without = (key: string) => (known: Entry[]) => known.filter((entry) => entry.key !== key);

  it('works while nobody uses the entry, and says by what it is used', async () => {
    const key = await addOwn('Chía');
    expect((await save(without(key))).status).toBe(200);
    const used = await addOwn('Tarwi');
    const { loadingOrder } = (await order(used)).body;
    const { status, error } = await save(without(used));
    expect([status, error.code]).toEqual([409, 'masterData.entryInUse']);
    expect(error.message).toContain('Tarwi');
    expect(error.facts?.uses).toContainEqual({ kind: 'orders', uses: 1 });
    expect((await edited()).entries.map((entry) => entry.key)).toContain(used);
    await app.call(team.manager, updateOrder, {
      params: { id: loadingOrder._id },
      body: {
        version: loadingOrder.version,
        categoryLoad: null,
        loads: [{ category: { categoryId: used }, value: 2 }],
      },
    });
    expect((await save(without(used))).status).toBe(409);
  });

  it('never leaves an order with an entry that is gone, whoever is first', async () => {
    const outcomes = new Set<string>();
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const key = await addOwn(`Grano ${trial}`);
      const now = await edited();
      const body = { version: now.version, entries: without(key)(sentOf(now)) };
      const [made, removed] = await Promise.all([order(key), app.call(owner, saveCatalogue, { params, body })]);
      expect([200, 201, 400]).toContain(made.status);
      expect(removed.status).toBe(made.status === 400 ? 200 : 409);
      outcomes.add(made.status === 400 ? 'removed' : 'kept');
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });
});

describe('two people who save at the same time', () => {
  beforeAll(another);

  it('one wins, the other reads who it was', async () => {
    const other = await app.world.user({
      company: team.company,
      permissions: ['company-profile-write'],
      firstName: 'Luis',
      lastName: 'Quispe',
    });
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const now = await edited();
      const answers = await Promise.all(
        [owner, other].map((who) =>
          app.call(who, saveCatalogue, {
            params,
            body: {
              version: now.version,
              entries: renaming('soy', `Soja ${trial} ${who.userId.slice(-4)}`)(sentOf(now)),
            },
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const late = answers.find(({ status }) => status === 409)!;
      const winner = answers.findIndex(({ status }) => status === 200) === 0 ? 'Rosa Mamani' : 'Luis Quispe';
      expect([late.error.code, late.error.facts?.changedBy]).toEqual(['request.staleVersion', winner]);
    }
    expect((await edited()).version).toBe(TRIALS);
  });
});
