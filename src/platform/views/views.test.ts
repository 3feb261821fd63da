import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import {
  changeView,
  chooseDefaultView,
  defaultViews,
  listViews,
  OWN_VIEWS_MAX,
  removeView,
  SHARED_VIEWS_MAX,
  saveView,
  takeOverViews,
  type ViewContent,
} from '#kernel/view-calls.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { createFreightTables, freightSource } from '../list/freight.fixture.ts';

const list = 'freights';
const CONTENT = { query: 'state=open', columns: { note: false } };
const readers = { permissions: ['freight-read'] };

let app: TestApp;
let company: TestCompany;
let ana: TestUser;
let rui: TestUser;

beforeAll(async () => {
  app = await startTestApp({ areas: [{ name: 'freights', routes: [], lists: [freightSource] }] });
  await createFreightTables(app.databaseUrl);
});
afterAll(() => app.close());

beforeEach(async () => {
  company = await app.world.company();
  ana = await app.world.user({ company, ...readers, firstName: 'Ana', lastName: 'Rojas' });
  rui = await app.world.user({ company, ...readers });
});

async function save(who: TestUser, name: string, shared = false): Promise<string> {
  const { status, body } = await app.call(who, saveView, { body: { list, name, ...CONTENT, shared } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.view.id;
}

async function seen(who: TestUser) {
  return (await app.call(who, listViews, { query: { list } })).body.views;
}
const names = async (who: TestUser) => (await seen(who)).map(({ name }) => name);
const defaults = async (who: TestUser) => (await app.call(who, defaultViews, {})).body.views.map(({ id }) => id);

describe('a saved view', () => {
  it('is its owner’s, until it is shared with the company', async () => {
    const id = await save(ana, 'Abertos');
    expect(await seen(ana)).toMatchObject([
      { id, name: 'Abertos', ...CONTENT, mine: true, mayChange: true, owner: null },
    ]);
    expect(await names(rui)).toEqual([]);
    await app.call(ana, changeView, { params: { id }, body: { shared: true } });
    expect(await seen(rui)).toMatchObject([{ id, mine: false, mayChange: false, owner: 'Ana Rojas', ...CONTENT }]);
    const other = await app.world.user({ company: await app.world.company(), ...readers });
    expect(await names(other)).toEqual([]);
    await app.call(ana, changeView, { params: { id }, body: { shared: false } });
    expect(await names(rui)).toEqual([]);
  });

  it('keeps the parts that a change does not name', async () => {
    const id = await save(ana, 'Abertos');
    const { body } = await app.call(ana, changeView, { params: { id }, body: { query: 'state=closed' } });
    expect(body.view).toMatchObject({
      name: 'Abertos',
      query: 'state=closed',
      columns: CONTENT.columns,
      shared: false,
    });
  });

  it('has a name of its own, whatever its case and accents; another person may use it', async () => {
    const id = await save(ana, 'Ação');
    const body = { list, name: ' ACAO ', ...CONTENT, shared: false };
    expect((await app.call(ana, saveView, { body })).error.code).toBe('views.nameTaken');
    await save(rui, 'Ação');
    const other = await save(ana, 'Outra');
    const renamed = await app.call(ana, changeView, { params: { id: other }, body: { name: 'ação' } });
    expect([renamed.status, renamed.error.code]).toEqual([409, 'views.nameTaken']);
    expect((await app.call(ana, changeView, { params: { id }, body: { name: 'AÇÃO' } })).status).toBe(200);
  });

  it('is changed and deleted by its owner, or by an administrator where it is shared', async () => {
    const admin = await app.world.user({ company, ...readers, isAdmin: true });
    const own = await save(ana, 'Só minha');
    const shared = await save(ana, 'De todos', true);
    const change = (who: TestUser, id: string, body: object) => app.call(who, changeView, { params: { id }, body });
    expect((await change(rui, shared, { name: 'X' })).status).toBe(403);
    expect((await app.call(rui, removeView, { params: { id: shared } })).status).toBe(403);
    expect((await change(admin, own, { name: 'X' })).status).toBe(404);
    expect((await change(admin, shared, { shared: false })).status).toBe(403);
    expect((await change(admin, shared, { name: 'De todas' })).status).toBe(200);
    expect((await app.call(admin, removeView, { params: { id: shared } })).status).toBe(200);
    expect(await names(ana)).toEqual(['Só minha']);
  });

  it('is not reached from another company', async () => {
    const id = await save(ana, 'De todos', true);
    const other = await app.world.user({ company: await app.world.company(), ...readers, isAdmin: true });
    expect((await app.call(other, changeView, { params: { id }, body: { name: 'X' } })).status).toBe(404);
    expect((await app.call(other, removeView, { params: { id } })).status).toBe(404);
    expect((await app.call(other, chooseDefaultView, { body: { list, viewId: id } })).status).toBe(404);
  });

  it('is for those who may read the list', async () => {
    const outsider = await app.world.user({ company, permissions: [] });
    expect((await app.call(outsider, listViews, { query: { list } })).status).toBe(403);
    const body = { list, name: 'X', ...CONTENT, shared: false };
    expect((await app.call(outsider, saveView, { body })).status).toBe(403);
    expect((await app.call(ana, saveView, { body: { ...body, list: 'nothing' } })).status).toBe(404);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name that is too long', { name: 'x'.repeat(61) }],
    ['a query that is too long', { query: 'x'.repeat(10_001) }],
    ['characters that no text has', { query: '\u0000' }],
    ['columns that are no choice', { columns: { note: 'yes' } }],
    ['too many columns', { columns: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`c${at}`, true])) }],
    ['what no view has', { owner: 'me' }],
  ])('is refused with %s', async (_, part) => {
    const body = { list, name: 'X', ...CONTENT, shared: false, ...part };
    expect((await app.call(ana, saveView, { body: body as never })).status).toBe(400);
  });

  it('is one of a limited number, own and shared', async () => {
    const add = (owner: TestUser, quantity: number, shared: boolean) =>
      app.services.database.asPlatform((trx) =>
        sql`insert into list_view (id, company_id, owner_id, list, name, query, columns, shared)
          select gen_random_uuid(), ${company.id}, ${owner.userId}, ${list}, 'v' || i, '', '{}', ${shared}
          from generate_series(1, ${quantity}::int) i`.execute(trx),
      );
    await add(ana, OWN_VIEWS_MAX, false);
    const body = { list, name: 'Uma mais', ...CONTENT, shared: false };
    const refused = await app.call(ana, saveView, { body });
    expect([refused.status, refused.error.code]).toEqual([422, 'views.tooMany']);
    const { body: taken } = await app.call(ana, takeOverViews, {
      body: { list, views: [{ name: 'Outra', ...CONTENT }] },
    });
    expect(taken.left).toEqual(['Outra']);
    await add(await app.world.user({ company, ...readers }), SHARED_VIEWS_MAX, true);
    const shared = await app.call(rui, saveView, { body: { ...body, shared: true } });
    expect([shared.status, shared.error.code]).toEqual([422, 'views.tooManyShared']);
  });

  it('is in the audit trail', async () => {
    const id = await save(ana, 'Abertos');
    await app.call(ana, changeView, { params: { id }, body: { shared: true } });
    await app.call(ana, removeView, { params: { id } });
    const { rows } = await app.services.database.asPlatform((trx) =>
      sql<{ action: string; user_id: string }>`
        select action, user_id from audit_entry where entity = 'listView' and entity_id = ${id} order by id`.execute(
        trx,
      ),
    );
    expect(rows).toEqual(['save', 'change', 'remove'].map((act) => ({ action: `views.${act}`, user_id: ana.userId })));
  });
});

describe('the view that a list opens with', () => {
  it('is one per person, also a shared one of somebody else', async () => {
    const shared = await save(ana, 'De todos', true);
    const own = await save(rui, 'Minha');
    for (const viewId of [own, shared]) await app.call(rui, chooseDefaultView, { body: { list, viewId } });
    expect(await defaults(rui)).toEqual([shared]);
    expect((await seen(rui)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [shared, true],
      [own, false],
    ]);
    expect(await defaults(ana)).toEqual([]);
    await app.call(rui, chooseDefaultView, { body: { list, viewId: null } });
    expect(await defaults(rui)).toEqual([]);
  });

  it('is none once the view is deleted or no longer shared', async () => {
    const [one, other] = [await save(ana, 'Uma', true), await save(ana, 'Outra', true)];
    await app.call(rui, chooseDefaultView, { body: { list, viewId: one } });
    await app.call(ana, changeView, { params: { id: one }, body: { shared: false } });
    expect(await defaults(rui)).toEqual([]);
    await app.call(rui, chooseDefaultView, { body: { list, viewId: other } });
    await app.call(ana, removeView, { params: { id: other } });
    expect(await defaults(rui)).toEqual([]);
  });

  it('cannot be one that the person does not see', async () => {
    const id = await save(ana, 'Só minha');
    expect((await app.call(rui, chooseDefaultView, { body: { list, viewId: id } })).status).toBe(404);
    expect((await app.call(rui, chooseDefaultView, { body: { list, viewId: createId() } })).status).toBe(404);
  });
});

describe('the views that a browser kept', () => {
  const views: readonly ViewContent[] = [
    { name: 'Abertos', query: 'state=open', columns: {} },
    { name: 'Urgentes', query: 'urgent=true', columns: { note: false } },
  ];
  const take = (given = views) => app.call(ana, takeOverViews, { body: { list, views: [...given] } });

  it('are taken over once, however often and from however many tabs they are sent', async () => {
    const replies = await Promise.all([take(), take(), take()]);
    expect(replies.map(({ status, body }) => [status, body.left])).toEqual(Array(3).fill([200, []]));
    await take();
    expect(await names(ana)).toEqual(['Abertos', 'Urgentes']);
    expect((await seen(ana)).every(({ mine, shared }) => mine && !shared)).toBe(true);
    expect(await names(rui)).toEqual([]);
  });

  it('get a number where another view has the name', async () => {
    await save(ana, 'ABERTOS');
    for (let times = 0; times < 2; times += 1) await take([{ ...views[0]!, query: 'state=closed' }]);
    expect((await seen(ana)).map(({ name, query }) => [name, query])).toEqual([
      ['ABERTOS', 'state=open'],
      ['Abertos (2)', 'state=closed'],
    ]);
  });
});

describe('a change of views', () => {
  it('is published to its owner, or to the company while it is shared', async () => {
    const published = async (work: () => Promise<unknown>) => {
      const signals = () =>
        app.services.database.asPlatform((trx) =>
          sql<{ readers: string; user_ids: string[] | null }>`
            select readers, user_ids from app.signal where topic = 'listView' and company_id = ${company.id} order by id`.execute(
            trx,
          ),
        );
      const before = (await signals()).rows.length;
      await work();
      return (await signals()).rows.slice(before).map(({ readers, user_ids }) => [readers, user_ids]);
    };
    let id = '';
    const [toAna, toAll] = [
      ['owner', [ana.userId]],
      ['company', null],
    ];
    const change = (body: object) => app.call(ana, changeView, { params: { id }, body });
    expect(
      await published(async () => {
        id = await save(ana, 'Abertos');
      }),
    ).toEqual([toAna]);
    expect(await published(() => change({ shared: true }))).toEqual([toAll]);
    expect(new Set((await published(() => change({ shared: false }))).map(String))).toEqual(
      new Set([toAna, toAll].map(String)),
    );
    expect(await published(() => app.call(ana, chooseDefaultView, { body: { list, viewId: id } }))).toEqual([toAna]);
  });
});
