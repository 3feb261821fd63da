import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCalls } from '#kernel/list-definition.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { addFreights, createFreightTables, freightList, freightSource } from './freight.fixture.ts';
import { NASTY_TEXTS } from './nasty-texts.fixture.ts';

const { read, options } = listCalls(freightList);

type Freight = (typeof freightList)['row']['_output'];

let app: TestApp;
let ana: TestUser;
let outsider: TestUser;
let carriers: (string | null)[];

beforeAll(async () => {
  app = await startTestApp({ areas: [{ name: 'freights', routes: [], lists: [freightSource] }] });
  await createFreightTables(app.databaseUrl);
  const own = await app.world.company();
  const other = await app.world.company();
  ana = await app.world.user({ company: own, permissions: ['freight-read'] });
  outsider = await app.world.user({ company: other, permissions: ['freight-read'] });
  const added = await addFreights(app.services.database, own.id, [
    {
      code: 'B-2',
      note: 'Soja, a granel',
      carrier: 'Ébano',
      tags: ['frio'],
      weight: 7,
      price: '900.00',
      loadedOn: '2026-02-01',
      createdAt: '2026-02-01T03:59:59Z',
    },
    {
      code: 'a-1',
      note: '100% algodão',
      carrier: 'ebano norte',
      tags: ['frio', 'seco'],
      urgent: true,
      price: '1000.50',
      loadedOn: '2026-02-28',
      createdAt: '2026-02-01T04:00:00Z',
    },
    {
      code: 'Á-3',
      note: 'snake_case',
      carrier: 'Ébano',
      state: 'closed',
      urgent: false,
      createdAt: '2026-03-01T03:59:59Z',
    },
    { code: 'c-4', note: 'Soja, a granel', price: '-5.00', loadedOn: '2026-03-01', createdAt: '2026-03-01T04:00:00Z' },
  ]);
  carriers = added.map((freight) => freight.carrierId);
  await addFreights(app.services.database, other.id, [
    { code: 'FOREIGN', note: 'Soja, a granel', carrier: 'Ébano', tags: ['secreto'] },
  ]);
});

afterAll(() => app.close());

async function list(query: Record<string, unknown> = {}, who = ana) {
  const { status, body, error } = await app.call(who, read, { query: query as never });
  const { freights, totalPage, totalRegistry } = body as unknown as {
    freights: Freight[];
    totalPage: number;
    totalRegistry: number;
  };
  return { status, error, rows: freights, codes: freights?.map((freight) => freight.code), totalPage, totalRegistry };
}

async function offer(column: string, query: Record<string, unknown> = {}, who = ana, language?: string) {
  const { status, body } = await app.call(
    who,
    options,
    { query: { column, ...query } as never },
    language ? { language } : {},
  );
  return { status, ...(body as { options: { _id: string | number; name: string }[]; totalPage: number }) };
}

describe('a page of a list', () => {
  it('has the agreed shape, newest first, with its totals', async () => {
    const page = await list();
    expect(page.codes).toEqual(['c-4', 'Á-3', 'a-1', 'B-2']);
    expect(page).toMatchObject({ totalPage: 1, totalRegistry: 4 });
    expect(page.rows[3]).toMatchObject({
      carrier: { name: 'Ébano' },
      price: '900.00',
      loadedOn: '2026-02-01',
      urgent: null,
      tags: ['frio'],
    });
  });

  it('is empty beyond the end, with the right totals', async () => {
    expect(await list({ page: 7 })).toMatchObject({ codes: [], totalPage: 1, totalRegistry: 4 });
    expect(await list({ page: 100_000, size: 50, search: 'soja' })).toMatchObject({
      codes: [],
      totalPage: 1,
      totalRegistry: 2,
    });
  });

  it('has no pages where nothing matches', async () => {
    expect(await list({ search: 'nowhere' })).toMatchObject({ codes: [], totalPage: 0, totalRegistry: 0 });
  });

  it("never shows another company's rows, whatever is requested", async () => {
    expect((await list({}, outsider)).codes).toEqual(['FOREIGN']);
    expect((await list({ search: 'foreign' })).codes).toEqual([]);
    expect((await list({ carrier: carriers[0] }, outsider)).codes).toEqual([]);
    expect((await offer('tags')).options.map((option) => option.name)).not.toContain('secreto');
  });

  it('has its totals alone on request, or later where they take long', async () => {
    expect(await list({ total: 'only', search: 'soja', page: 2 })).toMatchObject({ codes: [], totalRegistry: 2 });
    expect(await list({ total: 'later' })).toMatchObject(await list());
    const { status, error } = await list({ total: 'never' });
    expect([status, error]).toMatchObject([
      400,
      { code: 'request.invalid', fields: { 'query.total': { code: 'choice' } } },
    ]);
  });

  it('is open to holders of the permission', async () => {
    const nobody = await app.world.user({ company: await app.world.company(), permissions: [] });
    expect((await list({}, nobody)).status).toBe(403);
    expect((await list({ total: 'only' }, nobody)).status).toBe(403);
    expect((await app.call(null, read)).status).toBe(401);
    expect((await offer('tags', {}, nobody)).status).toBe(403);
  });
});

describe('the order of a list', () => {
  it('sorts texts without case and accents', async () => {
    expect((await list({ sort: 'code' })).codes).toEqual(['a-1', 'Á-3', 'B-2', 'c-4']);
    expect((await list({ sort: '-code' })).codes).toEqual(['c-4', 'B-2', 'Á-3', 'a-1']);
  });

  it('sorts money as numbers and empty values last in both directions', async () => {
    expect((await list({ sort: 'price' })).codes).toEqual(['c-4', 'B-2', 'a-1', 'Á-3']);
    expect((await list({ sort: '-price' })).codes).toEqual(['a-1', 'B-2', 'c-4', 'Á-3']);
  });

  it('sorts by a column of a joined table', async () => {
    expect((await list({ sort: '-carrier' })).codes.slice(0, 1)).toEqual(['a-1']);
    expect((await list({ sort: 'carrier' })).codes.at(-1)).toBe('c-4');
  });
});

describe('the search', () => {
  it('finds fragments without case and accents, in any of the texts', async () => {
    expect((await list({ search: 'EBANO' })).codes).toEqual(['Á-3', 'a-1', 'B-2']);
    expect((await list({ search: 'á-' })).codes).toEqual(['Á-3', 'a-1']);
  });

  it('requires every word, each in any text', async () => {
    expect((await list({ search: 'granel  ébano' })).codes).toEqual(['B-2']);
    expect((await list({ search: 'granel norte' })).codes).toEqual([]);
  });

  it('takes the wildcards of LIKE literally', async () => {
    expect((await list({ search: '%' })).codes).toEqual(['a-1']);
    expect((await list({ search: '_' })).codes).toEqual(['Á-3']);
    expect((await list({ search: '\\' })).codes).toEqual([]);
    expect((await list({ search: 'soja, granel' })).codes).toEqual(['c-4', 'B-2']);
  });
});

describe('the filters', () => {
  it('accept several values, and merged ones', async () => {
    expect((await list({ carrier: `${carriers[0]}~${carriers[2]}` })).codes).toEqual(['Á-3', 'B-2']);
    expect((await list({ carrier: `${carriers[0]},${carriers[1]}` })).codes).toEqual(['a-1', 'B-2']);
    expect((await list({ carrier: '-1' })).totalRegistry).toBe(4);
  });

  it('accept choices, flags and elements of arrays', async () => {
    expect((await list({ state: 'closed' })).codes).toEqual(['Á-3']);
    expect((await list({ urgent: 'true' })).codes).toEqual(['a-1']);
    expect((await list({ urgent: 'false' })).codes).toEqual(['c-4', 'Á-3', 'B-2']);
    expect((await list({ tags: 'seco,nada' })).codes).toEqual(['a-1']);
  });

  it("read a range of instants as days of the product's zone, both ends included", async () => {
    expect((await list({ createdAt: '01-02-2026,28-02-2026' })).codes).toEqual(['Á-3', 'a-1']);
    expect((await list({ createdAt: '31-01-2026,31-01-2026' })).codes).toEqual(['B-2']);
  });

  it('read a range of days, both ends included', async () => {
    expect((await list({ loadedOn: '01-02-2026,28-02-2026' })).codes).toEqual(['a-1', 'B-2']);
  });

  it("apply together, with the source's own restriction", async () => {
    expect((await list({ tags: 'frio', minimum: 950 })).codes).toEqual(['a-1']);
  });

  it('refuse invalid values with a 400, never worse', async () => {
    for (const nasty of NASTY_TEXTS) {
      for (const filter of [
        'carrier',
        'note',
        'tags',
        'weight',
        'state',
        'urgent',
        'createdAt',
        'search',
        'sort',
        'page',
        'size',
        'total',
        'minimum',
      ]) {
        const { status, error } = await list({ [filter]: nasty });
        expect([200, 400], `${filter}=${JSON.stringify(nasty)} → ${status} ${error?.code}`).toContain(status);
      }
      expect([200, 400]).toContain((await offer('note', { search: nasty })).status);
      expect([200, 400]).toContain((await offer('carrier', { values: nasty })).status);
      expect([200, 400]).toContain((await offer(nasty)).status);
    }
  });
});

describe('the options of a filter', () => {
  it('begin with "all" in the reader’s language and merge equal labels', async () => {
    const offered = await offer('carrier');
    expect(offered.options).toEqual([
      { _id: -1, name: 'Todos' },
      { _id: [carriers[0], carriers[2]].sort().join('~'), name: 'Ébano' },
      { _id: carriers[1], name: 'ebano norte' },
    ]);
    expect(offered.totalPage).toBe(1);
    expect((await offer('carrier', {}, ana, 'en')).options[0]).toEqual({ _id: -1, name: 'All' });
  });

  it('filter the list when sent back unchanged', async () => {
    const [, ebano] = (await offer('carrier')).options;
    expect((await list({ carrier: ebano!._id })).codes).toEqual(['Á-3', 'B-2']);
    const soy = (await offer('note')).options.find((option) => option.name === 'Soja, a granel');
    expect(soy!._id).toBe('Soja%2C a granel');
    expect((await list({ note: soy!._id })).codes).toEqual(['c-4', 'B-2']);
    const cotton = (await offer('note', { search: '100%' })).options[1]!;
    expect((await list({ note: cotton._id })).codes).toEqual(['a-1']);
  });

  it('offer the elements of arrays', async () => {
    expect((await offer('tags')).options.map((option) => option.name)).toEqual(['Todos', 'frio', 'seco']);
  });

  it('are named for the values of a link, also for a part of merged ones', async () => {
    const named = async (...values: (string | null)[]) =>
      (await offer('carrier', { values: values.join() })).options.slice(1);
    const [, ebano, north] = (await offer('carrier')).options;
    expect(await named(`${carriers[0]}~${carriers[2]}`, carriers[1]!)).toEqual([ebano, north]);
    expect(await named(carriers[0]!)).toEqual([{ _id: carriers[0], name: 'Ébano' }]);
    expect(await named('elsewhere')).toEqual([]);
    expect((await offer('note', { values: 'Soja%2C a granel' })).options[1]!.name).toBe('Soja, a granel');
  });

  it("are found by a fragment of their label within the list's own restriction", async () => {
    expect((await offer('carrier', { search: 'NORTE' })).options.map((option) => option.name)).toEqual([
      'Todos',
      'ebano norte',
    ]);
    expect((await offer('note', { minimum: 950 })).options.map((option) => option.name)).toEqual([
      'Todos',
      '100% algodão',
    ]);
  });

  it('are paged by fifty, "all" on the first page only', async () => {
    const company = await app.world.company();
    const reader = await app.world.user({ company, permissions: ['freight-read'] });
    const freights = Array.from({ length: 101 }, (_, index) => ({
      code: `X-${index}`,
      note: `Note ${String(index).padStart(3, '0')}`,
    }));
    await addFreights(app.services.database, company.id, freights);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => offer('note', { page }, reader)));
    expect(pages.map((page) => page.options.length)).toEqual([51, 50, 1, 0]);
    expect(pages.map((page) => page.totalPage)).toEqual([3, 3, 3, 3]);
    expect(pages[1]!.options[0]).toEqual({ _id: 'Note 050', name: 'Note 050' });
  });

  it('offer "all" even where there is nothing else', async () => {
    const reader = await app.world.user({ company: await app.world.company(), permissions: ['freight-read'] });
    expect(await offer('carrier', {}, reader)).toEqual({
      status: 200,
      options: [{ _id: -1, name: 'Todos' }],
      totalPage: 1,
    });
  });
});
