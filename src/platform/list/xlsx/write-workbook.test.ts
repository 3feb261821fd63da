import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { unzip } from '../../files/unzip.fixture.ts';
import { type Cell, columnName, escapeText } from './cell.ts';
import { writeWorkbook } from './write-workbook.ts';

const text = (value: string): Cell => ({ kind: 'text', text: value });

async function* inBatches(...batches: (Cell | null)[][][]) {
  yield* batches;
}

const write = (columns: string[], ...batches: (Cell | null)[][][]) =>
  writeWorkbook({
    name: 'Fretes / 2026',
    columns: columns.map((heading) => ({ heading, width: 20 })),
    rows: inBatches(...batches),
  });

async function read(file: Buffer) {
  const [sheet] = await readXlsxFile(file);
  return sheet!.data;
}

const sheetOf = (file: Buffer) => unzip(file).get('xl/worksheets/sheet1.xml')!;

describe('a workbook', () => {
  it('is read back as it was written, batch after batch', async () => {
    const file = await write(
      ['Código', 'Preço', 'Dia', 'Criado'],
      [
        [
          text('OC-1'),
          { kind: 'money', number: '1234567.80' },
          { kind: 'day', day: '2026-02-28' },
          { kind: 'minute', local: new Date('2026-02-28T13:45:00Z') },
        ],
      ],
      [[text('São José ✓ 😀'), null, null, null]],
    );
    expect(await read(file)).toEqual([
      ['Código', 'Preço', 'Dia', 'Criado'],
      ['OC-1', 1234567.8, new Date('2026-02-28T00:00:00Z'), new Date('2026-02-28T13:45:00Z')],
      ['São José ✓ 😀', null, null, null],
    ]);
  });

  it('is a workbook also without rows', async () => {
    expect(await read(await write(['Código']))).toEqual([['Código']]);
  });

  it('contains texts as texts, never as live formulas', async () => {
    const dangerous = ['=HYPERLINK("http://x.test";"y")', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1'];
    const file = await write(
      ['Texto'],
      dangerous.map((value) => [text(value)]),
    );
    const sheet = sheetOf(file);
    expect(sheet).not.toContain('<f');
    expect(sheet.match(/t="inlineStr"/g)).toHaveLength(dangerous.length + 1);
    expect(sheet).toContain(
      '<c r="A2" s="5" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK("http://x.test";"y")</t>',
    );
    expect(unzip(file).get('xl/styles.xml')).toContain('quotePrefix="1"');
  });

  it('keeps names that are special in JavaScript, XML or the spreadsheet', async () => {
    const words = [
      'constructor',
      '__proto__',
      'toString',
      '<b>&amp;</b>',
      ']]>',
      '_x0041_',
      ' spaced ',
      '12345678901234567890',
    ];
    const rows = await read(
      await write(
        ['Texto'],
        words.map((value) => [text(value)]),
      ),
    );
    expect(sheetOf(await write(['Texto'], [[text(' spaced ')]]))).toContain('> spaced <');
    expect(
      rows
        .slice(1)
        .flat()
        .map((value) => String(value).trim()),
    ).toEqual(words.map((word) => (word === '_x0041_' ? '_x005F_x0041_' : word.trim())));
  });

  it('drops what XML refuses and cuts what is too long for a cell', () => {
    expect(escapeText('a\u0000b\u001fc\ufffe\ud800d\r\ne')).toBe('abc\ufffdd\ne');
    expect(escapeText('x'.repeat(40_000))).toHaveLength(32_767);
  });

  it('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });

  it('has a sheet name every program accepts', async () => {
    expect(unzip(await write(['A'])).get('xl/workbook.xml')).toContain('<sheet name="Fretes   2026"');
  });

  it('does not block other work while thousands of rows are written', async () => {
    let turns = 0;
    let next = setImmediate(function turn() {
      turns += 1;
      next = setImmediate(turn);
    });
    const batch = Array.from({ length: 1000 }, (_, index) => Array.from({ length: 10 }, () => text(`cell ${index}`)));
    await write(
      Array.from({ length: 10 }, (_, index) => `C${index}`),
      ...Array.from({ length: 20 }, () => batch),
    );
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(20);
  });
});
