import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SheetData } from 'write-excel-file/node';
import { importCallsOf } from '#areas/imports/contract/import.calls.ts';
import { clientImport } from '#areas/partners/contract/partner.imports.ts';
import { clientList } from '#areas/partners/contract/partner.list.ts';
import { readExceptions } from '#kernel/exception-calls.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { compoundFile, PDF, workbook } from '#platform/files/nasty-files.fixture.ts';
import type { TestUser } from '#testing/world.ts';
import { type ImportsApp, startImports } from './imports.fixture.ts';
import { rewritten, SHEET, spreadsheet } from './reading/spreadsheets.fixture.ts';

let app: ImportsApp;
let who: TestUser;
beforeAll(async () => {
  app = await startImports();
  who = await app.importer('BO', 'client-read', 'client-write', 'client-list-bo');
});
afterAll(() => app.close());

const preview = (file: SheetData | Buffer) => app.send(who, clientImport, file, { preview: true, language: 'pt-BR' });
const refusal = async (file: SheetData | Buffer) => {
  const { status, error } = await preview(file);
  return [status, error.code];
};
const counts = async (file: SheetData | Buffer) => {
  const { body } = await preview(file);
  return [body.status, body.insertItems, body.updateItems];
};

const clients = (count: number): SheetData => [
  ['Nome', 'NIT'],
  ...Array.from({ length: count }, (_, index) => [`Firma ${index}`, `${4_000_000 + index}`]),
];

describe('a file that is refused', () => {
  it('is no .xlsx by its content, whatever its name', async () => {
    expect(await refusal(PDF)).toEqual([415, 'imports.invalidFileType']);
    expect(await refusal(compoundFile('Workbook'))).toEqual([415, 'imports.invalidFileType']);
    expect(await refusal(Buffer.from('nome;nit\nFirma;1'))).toEqual([415, 'imports.invalidFileType']);
    expect(await refusal(workbook([{ name: 'xl/vbaProject.bin', content: Buffer.from('x') }]))).toEqual([
      415,
      'imports.invalidFileType',
    ]);
    expect(await refusal((await spreadsheet(clients(1))).subarray(0, 900))).toEqual([415, 'imports.invalidFileType']);
  });

  it('is not base64, or has five million bytes', async () => {
    const send = (file: string) => app.call(who, importCallsOf(clientImport).send, { body: { file, preview: true } });
    expect((await send('¡hola!')).error.code).toBe('files.unreadable');
    expect((await send('')).error.code).toBe('request.invalid');
    expect(await refusal(Buffer.alloc(5_000_000, 'PK\x03\x04'))).toEqual([413, 'imports.excededSize']);
    expect(await refusal(Buffer.alloc(4_999_999, 'PK\x03\x04'))).toEqual([415, 'imports.invalidFileType']);
    expect((await send('A'.repeat(9_000_000))).status).toBe(413);
  });

  it('unpacks to an excessive size', async () => {
    const bomb = workbook([{ name: SHEET, content: Buffer.alloc(150_000_000, ' ') }]);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusal(bomb)).toEqual([415, 'imports.invalidFileType']);
  });

  it('takes long to read, while other calls continue', async () => {
    const rows = Array.from(
      { length: 100_000 },
      (_, index) => `<row r="${index + 1}"><c r="A${index + 1}" s="0"/></row>`,
    );
    const slow = rewritten(await spreadsheet(clients(1)), SHEET, (xml) =>
      xml.replace(/<sheetData>.*<\/sheetData>/, `<sheetData>${rows.join('')}</sheetData>`),
    );
    const order: string[] = [];
    await Promise.all([
      preview(slow).then(({ error }) => order.push(error.code)),
      app.call(who, listCalls(clientList).read, { query: {} }).then(({ status }) => order.push(`list ${status}`)),
    ]);
    expect(order).toEqual(['list 200', 'imports.noHeadings']);
  });

  it('is a real workbook, but far too large for fifty records', async () => {
    const heavy = rewritten(await spreadsheet(clients(1)), SHEET, (xml) => xml + ' '.repeat(60_000_000));
    expect(await refusal(heavy)).toEqual([422, 'imports.tooHeavy']);
  });

  it('has more than fifty records, or no known columns', async () => {
    expect(await counts(clients(50))).toEqual(['OK', 50, 0]);
    const { status, error } = await preview(clients(51));
    expect([status, error.code, error.message]).toEqual([
      422,
      'imports.tooManyRecords',
      'A planilha tem mais de 50 registros.',
    ]);
    expect(
      await refusal([
        ['Uno', 'Dos'],
        ['x', 'y'],
      ]),
    ).toEqual([422, 'imports.noHeadings']);
    expect(await refusal([[]])).toEqual([422, 'imports.noHeadings']);
  });
});

describe('columns', () => {
  it.each([
    ['Portuguese', ['NOME', 'País', 'Documento fiscal', 'Endereço', 'Telefone do contato']],
    ['Spanish', ['Razón Social *', 'pais', 'N.I.T.', 'Dirección', 'Teléfono']],
    ['English', ['company name', 'Country', 'Tax ID', 'Street', 'Phone number']],
  ])('are recognised by their %s names', async (_language, headings) => {
    expect(await counts([headings, ['Firma', 'Bolívia', '4000000', 'Calle 1', '71234567']])).toEqual(['OK', 1, 0]);
  });

  it('may be in any order, below a merged title, among empty rows and unknown columns', async () => {
    const { body } = await preview([
      [{ value: 'Clientes 2026', columnSpan: 4 }, null, null, null],
      [],
      [null, 'NIT', 'Cor favorita', 'Nombre'],
      [],
      [null, '4000000', 'azul', 'Uno'],
      [null, null, 'verde', null],
      [null, '   ', null, '  '],
      [null, 4000001, null, 'Dos'],
    ]);
    expect(body).toEqual({
      status: 'OK',
      insertItems: 2,
      updateItems: 0,
      message: 'Colunas não reconhecidas, que não serão lidas: Cor favorita',
    });
  });

  it('that are missing or repeated are reported once, not on every row', async () => {
    const reply = await preview([
      ['Nombre', 'Ciudad', 'Razón social'],
      ['Uno', 'La Paz', 'Uno'],
      ['Dos', 'Oruro', 'Dos'],
    ]);
    expect(await app.reportOf(reply)).toEqual([
      [1, 'NIT', null, 'Falta esta coluna obrigatória'],
      [1, 'A · Nombre', 'Nombre', 'A coluna C repete esta informação: deixe só uma'],
    ]);
  });
});

describe('cells', () => {
  it('contain the results of formulas; formulas without a result are reported', async () => {
    const file = await spreadsheet([
      ['Nombre', 'NIT'],
      ['Uno', { type: 'Formula', value: '=4000000+1' }],
    ]);
    expect(await app.reportOf(await preview(file))).toEqual([
      [2, 'B · NIT', null, 'A célula contém uma fórmula sem resultado: cole o valor'],
    ]);
    const calculated = rewritten(file, SHEET, (xml) => xml.replace('</f>', '</f><v>4000001</v>'));
    expect(await counts(calculated)).toEqual(['OK', 1, 0]);
  });

  it('never become live formulas in the report', async () => {
    const reply = await preview([
      ['Nombre', 'NIT'],
      ['Uno', '=HYPERLINK("http://x")'],
    ]);
    const answer = await app.product.http.inject({ url: reply.body.templateUrl ?? '' });
    expect(answer.headers['content-disposition']).toContain('Observaciones.xlsx');
    expect(answer.rawPayload.includes('<f>')).toBe(false);
    expect((await app.reportOf(reply))[0]?.[2]).toBe('=HYPERLINK("http://x")');
  });
});

it('templates and reports are deleted after some days', async () => {
  const url = (await app.call(who, importCallsOf(clientImport).template, { body: {} })).body.templateUrl;
  expect((await app.fetchSheets(url)).length).toBe(3);
  app.travel(8 * 86_400_000);
  const job = app.product.jobs.find(({ name }) => name === 'imports.sweepFiles');
  await job?.run({}, app.services);
  const left = await app.services.database.asPlatform((trx) => trx.selectFrom('import_file').selectAll().execute());
  expect(left).toEqual([]);
});

describe('a spreadsheet that was refused', () => {
  it('waits among the exceptions of those who may import it, until one of its kind was imported', async () => {
    const importer = await app.importer('BO', 'client-read', 'client-write', 'client-list-bo');
    const other = await app.world.user({ company: { id: importer.companyId! } as never, permissions: ['client-read'] });
    const waiting = async (user: TestUser) => (await app.call(user, readExceptions)).body.exceptions;
    const send = (rows: SheetData, isPreview: boolean) =>
      app.send(importer, clientImport, rows, { preview: isPreview, language: 'pt-BR' });
    expect(await waiting(importer)).toEqual([]);
    const wrong: SheetData = [
      ['Nome', 'NIT'],
      ['', '4000001'],
    ];
    expect((await send(wrong, true)).body.status).toBe('ERROR');
    expect((await send(wrong, true)).body.status).toBe('ERROR');
    expect(await waiting(importer)).toMatchObject([{ kind: 'imports', count: 1, address: '/uploader/client' }]);
    expect(await waiting(other)).toEqual([]);
    expect((await send(clients(1), true)).body.status).toBe('OK');
    expect(await waiting(importer)).toHaveLength(1);
    expect((await send(clients(1), false)).body.status).toBe('OK');
    expect(await waiting(importer)).toEqual([]);
  });
});
