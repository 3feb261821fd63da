import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFile } from '#kernel/file-calls.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { PDF, picture } from '#platform/files/nasty-files.fixture.ts';
import { createBenefit } from '../contract/benefit.calls.ts';
import * as calls from '../contract/news.calls.ts';
import { newsList } from '../contract/news.list.ts';
import { type ReaderNewsRow, readerNewsList } from '../contract/reader-news.list.ts';
import { CARDS_MAX, PINS_MAX } from '../rules/content-limits.ts';
import { benefitForm, type ContentApp, newsForm, startContent, type Team, WRITER_RIGHTS } from './content.fixture.ts';

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

let app: ContentApp;
let platform: Team;
beforeAll(async () => {
  app = await startContent();
  platform = await app.team({ platform: true });
});
afterAll(() => app.close());

const problems = async (change: Parameters<typeof newsForm>[0]) => {
  const { status, error } = await app.call(platform.writer, calls.createNews, { body: newsForm(change) });
  expect(status).toBe(400);
  return Object.fromEntries(Object.entries(error.fields ?? {}).map(([field, { code }]) => [field, code]));
};

describe('news', () => {
  it('of the platform reach everybody in the country, others only their own people', async () => {
    const [bolivia, other, chile] = [await app.team(), await app.team(), await app.team({ country: 'CL' })];
    await app.publish(platform.writer, { title: 'Para todo el país' });
    await app.publish(bolivia.writer, { title: 'Solo para los nuestros' });
    expect(await app.titlesFor(bolivia.reader)).toEqual(['Solo para los nuestros', 'Para todo el país']);
    expect(await app.titlesFor(other.reader)).toEqual(['Para todo el país']);
    expect(await app.titlesFor(chile.reader)).toEqual([]);
  });

  it('are for the roles that were chosen', async () => {
    const { company, writer, reader } = await app.team();
    const driver = await app.world.user({ company, roleKey: 'trucker' });
    const { title } = await app.publish(writer, { title: 'Solo choferes', roles: ['trucker'] });
    expect(await app.titlesFor(driver)).toContain(title);
    expect(await app.titlesFor(reader)).not.toContain(title);
  });

  it('go from draft to scheduled, published and ended by the clock, and readers see only what is published', async () => {
    const { writer, reader } = await app.team();
    const draft = await app.write(writer, { title: 'A su hora', publishAt: later(30), endsAt: later(90) });
    const params = { id: draft._id };
    const state = async () => (await app.call(writer, calls.readNews, { params })).body.news.state;
    expect(draft.state).toBe('draft');
    expect((await app.stepNews(writer, 'publish', params.id)).body.news.state).toBe('scheduled');
    await app.clock();
    expect(await state()).toBe('scheduled');
    expect(await app.titlesFor(reader)).not.toContain('A su hora');
    await app.store('article', draft._id, { publish_at: later(-1) });
    await app.clock();
    expect(await state()).toBe('published');
    expect(await app.titlesFor(reader)).toContain('A su hora');
    await app.store('article', draft._id, { publish_at: later(-9), ends_at: later(-1) });
    // Over at once, also before the clock has looked at it.
    expect(await app.titlesFor(reader)).not.toContain('A su hora');
    await app.clock();
    expect(await state()).toBe('ended');
    expect((await app.stepNews(writer, 'publish', params.id)).error.code).toBe('content.over');
  });

  it('keep a time while they wait for it, and are not scheduled once they are published', async () => {
    const { writer } = await app.team();
    const { _id: id } = await app.publish(writer, { publishAt: later(30) });
    const change = async (publishAt: string | null) => {
      const { version } = (await app.call(writer, calls.readNews, { params: { id } })).body.news;
      const body = { ...newsForm({ publishAt }), version };
      const { status, error } = await app.call(writer, calls.updateNews, { params: { id }, body });
      return [status, error.fields?.publishAt?.code];
    };
    expect(await change(null)).toEqual([400, 'required']);
    expect(await change(later(90))).toEqual([200, undefined]);
    await app.store('article', id, { publish_at: later(-1) });
    await app.clock();
    expect(await change(later(90))).toEqual([400, 'alreadyPublished']);
    expect(await change(null)).toEqual([200, undefined]);
  });

  it('go on with the text that was read, not with one that somebody changed meanwhile', async () => {
    const { writer } = await app.team();
    const { _id: id, version } = await app.write(writer);
    const params = { id };
    await app.call(writer, calls.updateNews, { params, body: { ...newsForm({ title: 'Otro título' }), version } });
    const stale = await app.call(writer, calls.publishNews, { params, body: { version } });
    expect([stale.status, stale.error.code]).toEqual([409, 'request.staleVersion']);
    expect((await app.stepNews(writer, 'publish', id)).body).toMatchObject({ news: { title: 'Otro título' } });
  });

  it('reach a company that has not named its country as one of the default country', async () => {
    const { company, writer, reader } = await app.team();
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('company').set({ country_code: null }).where('id', '=', company.id).execute(),
    );
    await app.publish(writer, { title: 'Sin país todavía' });
    expect(await app.titlesFor(reader)).toContain('Sin país todavía');
  });

  it('become a draft again by their author only, and are archived by anybody who writes', async () => {
    const { company, writer, reader } = await app.team();
    const colleague = await app.world.user({ company, permissions: WRITER_RIGHTS });
    const { _id: id, actions } = await app.publish(writer);
    expect(actions).toEqual(['update', 'archive', 'draft']);
    const refused = await app.stepNews(colleague, 'draft', id);
    expect([refused.status, refused.error.code]).toEqual([403, 'content.authorOnly']);
    expect((await app.stepNews(writer, 'draft', id)).body.news.state).toBe('draft');
    expect((await app.call(reader, calls.readArticle, { params: { id } })).status).toBe(404);
    expect((await app.stepNews(colleague, 'archive', id)).body.news.state).toBe('archived');
    expect((await app.stepNews(colleague, 'publish', id)).error.code).toBe('content.wrongState');
  });

  it('are all in one list for their readers, of whose cards pins take a few places only', async () => {
    const { company, reader } = await app.team({ country: 'CL' });
    const writer = await app.world.user({ company, permissions: ['news-cl-read', 'news-cl-write'] });
    const { _id: first } = await app.publish(writer, { title: 'La más antigua', country: 'CL' });
    for (let nth = 0; nth <= CARDS_MAX; nth += 1) {
      await app.publish(writer, { title: `Fijada ${nth}`, country: 'CL', pinned: true });
    }
    await app.publish(writer, { title: 'La última', country: 'CL' });
    await app.publish(writer, { title: 'Solo choferes', country: 'CL', roles: ['trucker'] });
    await app.write(writer, { title: 'Un borrador', country: 'CL' });
    const cards = await app.titlesFor(reader);
    expect(cards).toHaveLength(CARDS_MAX);
    expect(cards.slice(0, PINS_MAX + 1)).toEqual(['Fijada 12', 'Fijada 11', 'Fijada 10', 'La última']);
    const listed = async (who: typeof reader, query = {}) => {
      const { body } = await app.call(who, listCalls(readerNewsList).read, { query });
      return { total: body.totalRegistry, titles: (body.rows as readonly ReaderNewsRow[]).map(({ title }) => title) };
    };
    expect(await listed(reader)).toMatchObject({ total: CARDS_MAX + 3 });
    await app.call(reader, calls.markOpened, { params: { id: first } });
    expect((await listed(reader, { opened: 'true' })).titles).toEqual(['La más antigua']);
    const driver = await app.world.user({ company, roleKey: 'trucker' });
    expect((await listed(driver)).total).toBe(CARDS_MAX + 4);
  });

  it('are counted once for each person who was reached and who opened them', async () => {
    const { writer, reader } = await app.team();
    const { _id: id } = await app.publish(writer, { title: 'Contada' });
    const { body } = await app.call(reader, calls.readCards);
    expect(body.cards.find((card) => card._id === id)).toMatchObject({ reached: false, opened: false });
    for (let nth = 0; nth < 2; nth += 1) {
      await app.call(reader, calls.markReached, { body: { ids: [id] } });
      await app.call(reader, calls.markOpened, { params: { id } });
    }
    await app.call(writer, calls.markReached, { body: { ids: [id] } });
    const { news } = (await app.call(writer, calls.readNews, { params: { id } })).body;
    expect([news.reached, news.opened]).toEqual([2, 1]);
    const seen = (await app.call(reader, calls.readCards)).body.cards.find((card) => card._id === id);
    expect(seen).toMatchObject({ reached: true, opened: true });
  });

  it('are managed in the countries of the rights, and written by a company in its own only', async () => {
    const { writer, reader, company } = await app.team();
    const { _id: id } = await app.write(writer);
    const elsewhere = await app.world.user({ company, permissions: ['news-pe-read', 'news-pe-write'] });
    expect((await app.call(elsewhere, calls.readNews, { params: { id } })).status).toBe(404);
    expect((await app.call(elsewhere, listCalls(newsList).read, { query: {} })).body.totalRegistry).toBe(0);
    expect((await app.call(reader, calls.readNews, { params: { id } })).status).toBe(403);
    expect((await app.call(writer, calls.createNews, { body: newsForm({ country: 'PE' }) })).status).toBe(403);
    const peru = await app.call(elsewhere, calls.createNews, { body: newsForm({ country: 'PE' }) });
    expect(peru.error.fields?.country?.code).toBe('ownCountryOnly');
    expect((await app.call(writer, listCalls(newsList).read, { query: {} })).body.totalRegistry).toBe(1);
  });

  it('are refused with HTML, wrong links, two tables, wrong times or a text that is too long', async () => {
    expect(await problems({ body: 'Hola <script>alert(1)</script>' })).toEqual({ body: 'htmlNotAllowed' });
    expect(await problems({ title: '<b>Hola</b>' })).toEqual({ title: 'htmlNotAllowed' });
    expect(await problems({ body: '[aquí](javascript:alert(1))' })).toEqual({ body: 'linkAddress' });
    expect(await problems({ body: '|a|b|\n\nnada\n\n|c|d|' })).toEqual({ body: 'oneTable' });
    expect(await problems({ title: 'a'.repeat(121), summary: 'b'.repeat(281) })).toEqual({
      title: 'maxLength',
      summary: 'maxLength',
    });
    expect(await problems({ publishAt: later(60), endsAt: later(30) })).toEqual({ endsAt: 'endsBeforePublished' });
    expect(await problems({ picture: { fileId: '01890a5d-ac96-774b-bcce-b302099a8057' } })).toEqual({
      'picture.fileId': 'choice',
    });
  });

  it('have a picture that was uploaded, but never a drawing with scripts', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString(
      'base64',
    );
    const refused = await app.call(platform.writer, uploadFile, { body: { fileName: 'logo.png', content: svg } });
    expect([refused.status, refused.error.code]).toEqual([415, 'files.badType']);
    expect(refused.error.message).not.toBe('');
  });

  it('and benefits show pictures of their author only: no document, and no file of a colleague', async () => {
    const { company, writer } = await app.team();
    const colleague = await app.world.user({ company, permissions: WRITER_RIGHTS });
    const upload = async (who: typeof writer, fileName: string, content: Buffer) =>
      (await app.call(who, uploadFile, { body: { fileName, content: content.toString('base64') } })).body.id;
    const attach = async (fileId: string) => {
      const news = await app.call(writer, calls.createNews, { body: newsForm({ picture: { fileId } }) });
      const benefit = await app.call(writer, createBenefit, { body: benefitForm({ logo: { fileId } }) });
      return [news, benefit].map(({ status, error }) => [status, error?.code, ...Object.keys(error?.fields ?? {})]);
    };
    const image = await picture(40, 30, 'png');
    expect((await attach(await upload(writer, 'foto.png', image))).map(([status]) => status)).toEqual([201, 201]);
    expect(await attach(await upload(writer, 'aviso.pdf', PDF))).toEqual([
      [415, 'files.badType'],
      [415, 'files.badType'],
    ]);
    expect(await attach(await upload(colleague, 'foto.png', image))).toEqual([
      [400, 'request.invalid', 'picture.fileId'],
      [400, 'request.invalid', 'logo.fileId'],
    ]);
  });
});
