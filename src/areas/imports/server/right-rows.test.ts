import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SheetData } from 'write-excel-file/node';
import { multiDeliveryImport } from '#areas/load-orders/contract/order.imports.ts';
import { clientImport } from '#areas/partners/contract/partner.imports.ts';
import { readExceptions } from '#kernel/exception-calls.ts';
import type { TestUser } from '#testing/world.ts';
import { type ImportsApp, startImports } from './imports.fixture.ts';

let app: ImportsApp;
beforeAll(async () => {
  app = await startImports();
});
afterAll(() => app.close());

const importer = () =>
  app.importer('BO', 'client-read', 'client-write', 'client-list-bo', 'load-order-multipoint-write');

/** Two right rows, one without a name and one that repeats the tax id of the first. */
const MIXED: SheetData = [
  ['Nome', 'NIT', 'Cidade', 'Cor favorita'],
  ['Firma Um', '4000001', 'La Paz', null],
  [null, '4000002', 'Oruro', 'azul'],
  ['Firma Três', 4000003, null, null],
  ['Firma Quatro', '4000001', 'Tarija', null],
];

const clientsOf = async ({ companyId }: TestUser) => {
  const rows = await app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('partner')
      .select(['name', 'tax_id'])
      .where('company_id', '=', companyId ?? '')
      .orderBy('name')
      .execute(),
  );
  return rows.map(({ name, tax_id }) => `${name} ${tax_id}`);
};

describe('a file with wrong rows', () => {
  it('is shown with its wrong cells and what the right rows would do', async () => {
    const who = await importer();
    const { body } = await app.send(who, clientImport, MIXED, { preview: true, language: 'pt-BR' });
    expect(body).toMatchObject({
      status: 'ERROR',
      insertItems: 0,
      right: { insertItems: 2, updateItems: 0 },
      wrongRows: 2,
      problemCount: 2,
      problems: [
        { row: 3, column: 'A · Nome', value: '', reason: 'Obrigatório' },
        { row: 5, column: 'B · NIT', value: '4000001', reason: 'Repetido: a linha 2 já tem este valor' },
      ],
    });
    expect(await clientsOf(who)).toEqual([]);
  });

  it('is refused as a whole, unless the right rows are asked for', async () => {
    const who = await importer();
    const { status, error } = await app.send(who, clientImport, MIXED);
    expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([
      422,
      'imports.invalidContent',
      ['3.name', '5.taxId'],
    ]);
    expect(await clientsOf(who)).toEqual([]);
  });

  it('gives its right rows, and the same ones when it is sent again', async () => {
    const who = await importer();
    const first = await app.send(who, clientImport, MIXED, { onlyRight: true });
    expect(first.body).toMatchObject({ status: 'OK', insertItems: 2, updateItems: 0, wrongRows: 2 });
    const again = await app.send(who, clientImport, MIXED, { onlyRight: true });
    expect(again.body).toMatchObject({ status: 'OK', insertItems: 0, updateItems: 2, wrongRows: 2 });
    expect(await clientsOf(who)).toEqual(['Firma Três 4000003', 'Firma Um 4000001']);
    const stranger = await importer();
    const elsewhere = await app.send(stranger, clientImport, MIXED, { onlyRight: true });
    expect(elsewhere.body).toMatchObject({ insertItems: 2, updateItems: 0 });
    expect(await clientsOf(who)).toHaveLength(2);
  });

  it('waits among the exceptions until the rows that were left out came back right', async () => {
    const who = await importer();
    const waiting = async () => (await app.call(who, readExceptions)).body.exceptions.length;
    await app.send(who, clientImport, MIXED, { preview: true });
    await app.send(who, clientImport, MIXED, { onlyRight: true });
    expect(await waiting()).toBe(1);
    await app.send(who, clientImport, [MIXED[0]!, ['Firma Dois', '4000002', 'Oruro', null]]);
    expect(await waiting()).toBe(0);
  });

  it('is refused where no row is right, or a column is missing', async () => {
    const who = await importer();
    const wrong = await app.send(who, clientImport, [MIXED[0]!, MIXED[2]!], { onlyRight: true });
    expect([wrong.status, wrong.error.code]).toEqual([422, 'imports.invalidContent']);
    const columns: SheetData = [
      ['Nome', 'Cidade'],
      ['Firma', 'La Paz'],
    ];
    const { body } = await app.send(who, clientImport, columns, { preview: true });
    expect([body.wrongRows, body.correctedUrl, body.problems?.length]).toEqual([0, undefined, 1]);
    expect((await app.send(who, clientImport, columns, { onlyRight: true })).status).toBe(422);
  });

  it('comes back as a template of its wrong rows, which can be corrected and imported', async () => {
    const who = await importer();
    const { body } = await app.send(who, clientImport, MIXED, { preview: true, language: 'pt-BR' });
    const [records, instructions] = await app.fetchSheets(body.correctedUrl ?? '');
    const [headings = [], ...rows] = records?.data ?? [];
    const at = (name: RegExp) => headings.findIndex((heading) => name.test(String(heading)));
    const [name, taxId, reason] = [at(/^Nome/), at(/^NIT/), at(/^Motivo$/)];
    expect(rows.map((row) => [row[name], row[taxId], row[reason]])).toEqual([
      [null, '4000002', `${headings[name]}: Obrigatório`.replace(' *', '')],
      ['Firma Quatro', '4000001', `${headings[taxId]}: Repetido: a linha 2 já tem este valor`.replace(' *', '')],
    ]);
    expect(instructions?.sheet).toBe('Instruções');

    await app.send(who, clientImport, MIXED, { onlyRight: true });
    const corrected = [
      headings,
      rows[0]!.with(name, 'Firma Dois'),
      rows[1]!.with(taxId, '4000004'),
    ] as unknown as SheetData;
    const reply = await app.send(who, clientImport, corrected, { language: 'pt-BR' });
    expect(reply.body).toEqual({ status: 'OK', message: '', insertItems: 2, updateItems: 0 });
    expect(await clientsOf(who)).toHaveLength(4);
  });
});

it('the stops of a trip are imported together or not at all', async () => {
  const who = await importer();
  const file: SheetData = [
    ['Código de orden', 'Código de entrega', 'Ciudad de origen', 'Ciudad de entrega', 'Peso'],
    ['T-1', 'E-1', 'La Paz', 'Oruro', 4],
    ['T-1', 'E-2', 'La Paz', 'Oruro', 'muito'],
    ['T-2', 'E-1', 'La Paz', 'Potosí', 4],
  ];
  const { body } = await app.send(who, multiDeliveryImport, file, { preview: true, language: 'pt-BR' });
  expect(body).toMatchObject({ right: { insertItems: 1, updateItems: 0 }, wrongRows: 2 });
  expect(body.problems?.map(({ row, reason }) => `${row} ${reason}`)).toContain(
    '2 A linha 3, da mesma ordem, tem erro',
  );
  expect((await app.reportOf({ body } as never)).map(([row]) => row)).toEqual([3]);
  await app.send(who, multiDeliveryImport, file, { onlyRight: true });
  const trips = await app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('load_order')
      .select('order_codes')
      .where('company_id', '=', who.companyId ?? '')
      .execute(),
  );
  expect(trips).toEqual([{ order_codes: ['T-2'] }]);
});

it('ten thousand rows are refused at once, whoever asks for the right ones', async () => {
  const who = await importer();
  const file: SheetData = [
    ['Nome', 'NIT'],
    ...Array.from({ length: 10_000 }, (_, index) => [`Firma ${index}`, `${4_000_000 + index}`]),
  ];
  const { status, error } = await app.send(who, clientImport, file, { onlyRight: true });
  expect([status, error.code]).toEqual([422, 'imports.tooManyRecords']);
  expect(await clientsOf(who)).toEqual([]);
});
