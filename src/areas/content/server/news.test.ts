import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFile } from '#kernel/file-calls.ts';
import { listCalls } from '#kernel/list-definition.ts';
import * as calls from '../contract/news.calls.ts';
import { newsList } from '../contract/news.list.ts';
import { type ContentApp, newsForm, startContent, type Team, WRITER_RIGHTS } from './content.fixture.ts';

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
    expect((await app.call(writer, calls.publishNews, { params })).body.news.state).toBe('scheduled');
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
    expect((await app.call(writer, calls.publishNews, { params })).error.code).toBe('content.over');
  });

  it('become a draft again by their author only, and are archived by anybody who writes', async () => {
    const { company, writer, reader } = await app.team();
    const colleague = await app.world.user({ company, permissions: WRITER_RIGHTS });
    const { _id: id, actions } = await app.publish(writer);
    expect(actions).toEqual(['update', 'archive', 'draft']);
    const refused = await app.call(colleague, calls.redraftNews, { params: { id } });
    expect([refused.status, refused.error.code]).toEqual([403, 'content.authorOnly']);
    expect((await app.call(writer, calls.redraftNews, { params: { id } })).body.news.state).toBe('draft');
    expect((await app.call(reader, calls.readArticle, { params: { id } })).status).toBe(404);
    expect((await app.call(colleague, calls.archiveNews, { params: { id } })).body.news.state).toBe('archived');
    expect((await app.call(colleague, calls.publishNews, { params: { id } })).error.code).toBe('content.wrongState');
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
});
