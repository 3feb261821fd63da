import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { type Cell, shownCell } from '#areas/imports/rules/cell.ts';
import { PDF, workbook, zip } from '#platform/files/nasty-files.fixture.ts';
import { readSheets } from './read-sheets.ts';
import { rewritten, SHEET, spreadsheet } from './spreadsheets.fixture.ts';

async function rowsOf(file: Buffer) {
  const reading = await readSheets(file);
  if ('failure' in reading) throw new Error(reading.failure);
  return reading.sheets[0]!.rows;
}

const shown = (cells: ReadonlyMap<number, Cell>) => [...cells].map(([column, cell]) => [column, shownCell(cell)]);

describe('reading a spreadsheet', () => {
  it('reads texts, numbers, days and flags', async () => {
    const [row] = await rowsOf(
      await spreadsheet([['Ação & <b>', 12.5, new Date('1985-03-01T00:00:00Z'), true, 12345678901]]),
    );
    expect([...row!.cells.values()]).toEqual([
      { kind: 'text', text: 'Ação & <b>' },
      { kind: 'number', number: 12.5 },
      { kind: 'day', day: '1985-03-01' },
      { kind: 'flag', flag: true },
      { kind: 'number', number: 12345678901 },
    ]);
  });

  it('keeps row and column numbers across empty ones', async () => {
    const rows = await rowsOf(await spreadsheet([[null], [null, 'B2'], [], [null, null, '   '], ['A5']]));
    expect(rows.map(({ number, cells }) => [number, shown(cells)])).toEqual([
      [2, [[1, 'B2']]],
      [5, [[0, 'A5']]],
    ]);
  });

  it('reads the result of a formula, and reports a formula without one', async () => {
    const file = await spreadsheet([[{ type: 'Formula', value: '=1+1' }, 'x']]);
    const [bare] = await rowsOf(file);
    expect(bare!.cells.get(0)).toEqual({ kind: 'formula' });
    const calculated = rewritten(file, SHEET, (xml) => xml.replace('</f>', '</f><v>2</v>'));
    expect((await rowsOf(calculated))[0]!.cells.get(0)).toEqual({ kind: 'number', number: 2 });
  });

  it('reports a formula with an error', async () => {
    const file = rewritten(await spreadsheet([[1, 'x']]), SHEET, (xml) =>
      xml.replace(/<c r="A1"[^>]*>/, '<c r="A1" t="e">').replace('<v>1</v>', '<v>#REF!</v>'),
    );
    expect((await rowsOf(file))[0]!.cells.get(0)).toEqual({ kind: 'failure', text: '#REF!' });
  });

  it('applies a cell merged downwards to every row it covers', async () => {
    const file = await spreadsheet([
      ['País', 'Placa'],
      [{ value: 'Bolivia', rowSpan: 2 }, '1234ABC'],
      [null, '1235ABC'],
      [null, '1236ABC'],
    ]);
    expect((await rowsOf(file)).map(({ cells }) => cells.has(0))).toEqual([true, true, true, false]);
  });

  it('reads the visible sheets in their order', async () => {
    const file = await writeXlsxFile([
      { sheet: 'Capa', data: [['x']] },
      { sheet: 'Dados', data: [['y']] },
    ]).toBuffer();
    const hidden = rewritten(file, 'xl/workbook.xml', (xml) =>
      xml.replace('name="Capa"', 'name="Capa" state="hidden"'),
    );
    const reading = await readSheets(hidden);
    expect('sheets' in reading && reading.sheets.map(({ name }) => name)).toEqual(['Dados']);
  });

  it('stops after the first rows of an endless sheet', async () => {
    const file = await spreadsheet(Array.from({ length: 5_000 }, (_, index) => [`linha ${index}`]));
    expect(await rowsOf(file)).toHaveLength(100);
  });
});

describe('a malformed or malicious file', () => {
  const refused = async (file: Buffer) => {
    const reading = await readSheets(file);
    return 'failure' in reading ? reading.failure : 'read';
  };

  it('is refused, whatever its name', async () => {
    expect(await refused(PDF)).toBe('invalidFileType');
    expect(await refused(Buffer.from('PK\x03\x04 and nothing more'))).toBe('invalidFileType');
    expect(await refused(zip([{ name: 'word/document.xml', content: Buffer.from('<x/>') }]))).toBe('invalidFileType');
    expect(await refused(workbook())).toBe('invalidFileType');
  });

  it('is refused when it unpacks to more than allowed, or more than declared', async () => {
    const part = (size: number, declaredSize?: number) => ({
      name: 'xl/worksheets/sheet1.xml',
      content: Buffer.alloc(size, ' '),
      ...(declaredSize ? { declaredSize } : {}),
    });
    expect(await refused(workbook([part(120_000_000)]))).toBe('invalidFileType');
    expect(await refused(workbook([part(60_000_000, 1_000)]))).toBe('invalidFileType');
    const many = Array.from({ length: 1_100 }, (_, index) => ({ name: `xl/x${index}.xml`, content: Buffer.from('') }));
    expect(await refused(workbook(many))).toBe('invalidFileType');
  });

  it('is reported as too large when a single part is', async () => {
    const file = rewritten(await spreadsheet([['x']]), SHEET, (xml) => xml + ' '.repeat(50_000_000));
    expect(await refused(file)).toBe('tooHeavy');
  });

  it('cannot expand entities or address far away cells', async () => {
    const file = await spreadsheet([['x', 'y']]);
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
    expect(await refused(rewritten(file, SHEET, (xml) => xml.replace('?>', `?>${bomb}`)))).toBe('invalidFileType');
    const far = rewritten(file, SHEET, (xml) => xml.replaceAll('B1', 'XFD1').replace(/<row r="1"/, '<row r="9999999"'));
    const [row] = await rowsOf(far);
    expect([row!.number, row!.cells.size]).toEqual([9_999_999, 1]);
  });
});
