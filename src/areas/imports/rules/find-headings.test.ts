import { describe, expect, it } from 'vitest';
import type { Sheet } from './cell.ts';
import { findHeadings } from './find-headings.ts';

const NAMES = new Map([
  ['placa', 'plate'],
  ['patente', 'plate'],
  ['marca', 'brand'],
  ['chassi', 'chassis'],
]);

function sheet(...lines: (string | null)[][]): Sheet {
  const rows = lines.map((line, index) => ({
    number: index + 1,
    cells: new Map(line.flatMap((text, column) => (text ? [[column, { kind: 'text', text } as const]] : []))),
  }));
  return { name: 'x', rows: rows.filter(({ cells }) => cells.size > 0) };
}

describe('the row of column names', () => {
  it('is found in any order, below titles, regardless of accents, case and punctuation', () => {
    const found = findHeadings(
      [
        sheet(
          ['Camiones de la empresa'],
          [],
          [null, 'MARCA', 'Observación', 'Nº de Chassi', 'N.º de la Placa *'],
          ['x'],
        ),
      ],
      NAMES,
    );
    expect(found?.headings.row.number).toBe(3);
    expect(Object.fromEntries(found?.headings.columns ?? [])).toEqual({ brand: 1, chassis: 3, plate: 4 });
    expect(found?.headings.unknown).toEqual(['Observación']);
  });

  it('is the row with the most known names', () => {
    const found = findHeadings([sheet(['Placa', 'Marca'], ['Placa', 'Marca', 'Nº de chassi'])], NAMES);
    expect(found?.headings.row.number).toBe(2);
  });

  it('is looked for on every sheet, and needs more than one known name', () => {
    const found = findHeadings([sheet(['Placa'], ['1234ABC']), sheet(['Marca', 'Placa'])], NAMES);
    expect(found?.sheet.rows[0]?.cells.size).toBe(2);
    expect(findHeadings([sheet(['Placa'])], NAMES)).toBeUndefined();
    expect(findHeadings([], NAMES)).toBeUndefined();
  });

  it('reports columns with the same meaning', () => {
    const found = findHeadings([sheet(['Placa', 'Marca', 'Patente'])], NAMES);
    expect([...(found?.headings.repeated ?? [])]).toEqual([[2, 'plate']]);
  });
});
