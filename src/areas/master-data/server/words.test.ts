import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_LISTS } from '#areas/load-orders/contract/order.list.ts';
import { startOrderApp, type Team } from '#areas/load-orders/server/order-app.fixture.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { readDownload } from '#kernel/download-calls.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { columnLabel } from '#kernel/list-phrases.ts';
import type { TestUser } from '#testing/world.ts';
import { readCatalogue, readCatalogues } from '../contract/catalogue.calls.ts';
import { readWords, saveWords } from '../contract/word.calls.ts';
import { masterDataServer } from './index.ts';

const TRIALS = 10;
type Words = CallInput<typeof saveWords>['body']['words'];
type Word = Words[number];
const word = (key: string, names: Partial<Word['names']>): Word => ({
  key,
  names: { 'pt-BR': null, es: null, en: null, ...names },
});

let app: Awaited<ReturnType<typeof startOrderApp>>;
let team: Team;
let owner: TestUser;
beforeAll(async () => {
  app = await startOrderApp([masterDataServer]);
});
afterAll(() => app.close());

const ownerCalled = (firstName: string, lastName: string) =>
  app.world.user({ company: team.company, permissions: ['company-profile-write'], firstName, lastName });
async function another(): Promise<void> {
  team = await app.team();
  owner = await ownerCalled('Rosa', 'Mamani');
}
const edited = async () => (await app.call(owner, readWords, {})).body;
const save = async (words: Words, who: TestUser = owner) =>
  app.call(who, saveWords, { body: { version: (await edited()).version, words } });
const labels = async (language: string, who: TestUser = team.manager) =>
  (await app.call(who, readCatalogues, {}, { language })).body.labels;

describe('the words of a company', () => {
  beforeAll(another);

  it('are those of the product until somebody changes one', async () => {
    const { words, ...state } = await edited();
    expect(state).toEqual({ version: 0, changedBy: null, changedAt: null });
    expect(words.find(({ key }) => key === 'menu.loadOrder')).toEqual({
      key: 'menu.loadOrder',
      group: 'menu',
      section: 'management',
      productNames: { 'pt-BR': 'Ordens de carga', es: 'Órdenes de carga', en: 'Load orders' },
      names: { 'pt-BR': null, es: null, en: null },
    });
    expect(words).toContainEqual(expect.objectContaining({ key: 'orderColumns.plate', group: 'orderColumns' }));
    // The companies of the platform are nobody else's.
    expect(words.map(({ key }) => key)).not.toContain('menu.companies');
    expect(new Set(words.map(({ key }) => key)).size).toBe(words.length);
    expect(await labels('es')).toEqual({});
  });

  it('are read at once by everybody of the company, in exactly their language', async () => {
    const { status, body } = await save([
      word('menu.loadOrder', { es: ' Viajes ', en: 'Load orders' }),
      word('orderColumns.plate', { es: 'Placa tracto', 'pt-BR': 'Cavalo' }),
    ]);
    expect([status, body.version, body.changedBy]).toEqual([200, 1, 'Rosa Mamani']);
    // What the product says anyway is no word of the company.
    expect(body.words.find(({ key }) => key === 'menu.loadOrder')?.names).toEqual({
      'pt-BR': null,
      es: 'Viajes',
      en: null,
    });
    const spanish = await labels('es');
    expect(spanish).toMatchObject({
      'menu.items.loadOrder': 'Viajes',
      'titles.loadOrder': 'Viajes',
      'lists.loadOrder.title': 'Viajes',
    });
    for (const { id } of Object.values(ORDER_LISTS)) expect(spanish[columnLabel(id, 'plate')]).toBe('Placa tracto');
    expect(await labels('pt-BR')).not.toHaveProperty(['menu.items.loadOrder']);
    expect(await labels('en')).toEqual({});
    const stranger = await app.team();
    expect(await labels('es', stranger.manager)).toEqual({});
  });

  it('are the headings and the title of spreadsheets', async () => {
    const { download } = listCalls(ORDER_LISTS.loadOrder);
    const reader = await app.member(team.company, 'load-order-read', 'download-listings');
    const ordered = await app.call(reader, download, { body: {} as never }, { language: 'es' });
    await app.drain();
    const { body } = await app.call(reader, readDownload, { params: { id: ordered.body.downloadId } });
    expect(body.fileName).toContain('Viajes');
    const file = await app.product.http.inject({ method: 'GET', url: body.url ?? '' });
    const [sheet] = await readSheet(file.rawPayload);
    expect(sheet?.sheet).toBe('Viajes');
    expect(sheet?.data[0]).toContain('Placa tracto');
    expect(sheet?.data[0]).not.toContain('Placa');
  });

  it('are those of the product again where they are left empty', async () => {
    const { body } = await save([word('menu.loadOrder', {})]);
    expect(body.words.every(({ names }) => Object.values(names).every((name) => name === null))).toBe(true);
    expect(await labels('es')).toEqual({});
  });
});

describe('what is refused', () => {
  beforeAll(another);

  it.each<[string, Words, Record<string, string>]>([
    ['an unknown label', [word('errors.general', { es: 'X' })], { 'words.0.key': 'choice' }],
    [
      'a label twice',
      [word('menu.client', { es: 'X' }), word('menu.client', { es: 'Y' })],
      { 'words.1.key': 'alreadyRegistered' },
    ],
    ['markup', [word('menu.client', { es: '<i>X</i>' })], { 'words.0.names.es': 'characters' }],
    ['a placeholder', [word('menu.client', { en: 'X {{name}}' })], { 'words.0.names.en': 'characters' }],
    ['61 characters', [word('menu.client', { 'pt-BR': 'x'.repeat(61) })], { 'words.0.names.pt-BR': 'maxLength' }],
  ])('%s', async (_, words, fields) => {
    const { status, error } = await save(words);
    expect(status).toBe(400);
    const found = Object.fromEntries(Object.entries(error.fields ?? {}).map(([at, { code }]) => [at, code]));
    expect(found).toEqual(fields);
  });

  it('a caller without the permission, and the words as if they were a list of choices', async () => {
    expect((await app.call(team.manager, readWords, {})).status).toBe(403);
    expect((await app.call(owner, readCatalogue, { params: { catalogue: 'words' } })).status).toBe(404);
  });
});

describe('two people who save at the same time', () => {
  beforeAll(another);

  it('one wins, the other reads who it was', async () => {
    const other = await ownerCalled('Luis', 'Quispe');
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const { version } = await edited();
      const answers = await Promise.all(
        [owner, other].map((who) => {
          const words = [word('menu.client', { es: `Clientes ${trial} ${who.userId.slice(-4)}` })];
          return app.call(who, saveWords, { body: { version, words } });
        }),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const late = answers.find(({ status }) => status === 409)!;
      const winner = answers.findIndex(({ status }) => status === 200) === 0 ? 'Rosa Mamani' : 'Luis Quispe';
      expect([late.error.code, late.error.facts?.changedBy]).toEqual(['request.staleVersion', winner]);
    }
    expect((await edited()).version).toBe(TRIALS);
  });
});
