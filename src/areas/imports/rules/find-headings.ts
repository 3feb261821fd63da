import { type Sheet, type SheetRow, shownCell } from './cell.ts';
import { headingKey } from './fold.ts';
import { HEADING_WINDOW } from './import-limits.ts';

/** The fields by the keys of all their names. */
export type ColumnNames = ReadonlyMap<string, string>;

export interface Headings {
  /** The row with the names. */
  readonly row: SheetRow;
  /** The column of each field. */
  readonly columns: ReadonlyMap<string, number>;
  /** Columns that repeat the field of another one: column → field. */
  readonly repeated: ReadonlyMap<number, string>;
  /** Unknown names. */
  readonly unknown: readonly string[];
}

/** A single known name may be a title by chance. */
const FEWEST = 2;

/** The first sheet with a row of known names; among several such rows near its top, the one with the most. */
export function findHeadings(
  sheets: readonly Sheet[],
  names: ColumnNames,
): { readonly sheet: Sheet; readonly headings: Headings } | undefined {
  for (const sheet of sheets) {
    const candidates = sheet.rows.slice(0, HEADING_WINDOW).map((row) => headingsIn(row, names));
    const best = candidates.reduce<Headings | undefined>(
      (most, next) => (next.columns.size > (most?.columns.size ?? FEWEST - 1) ? next : most),
      undefined,
    );
    if (best) return { sheet, headings: best };
  }
  return undefined;
}

function headingsIn(row: SheetRow, names: ColumnNames): Headings {
  const columns = new Map<string, number>();
  const repeated = new Map<number, string>();
  const unknown: string[] = [];
  for (const [index, cell] of row.cells) {
    const text = shownCell(cell).trim();
    const field = names.get(headingKey(text));
    if (field === undefined) {
      if (text) unknown.push(text);
    } else if (columns.has(field)) repeated.set(index, field);
    else columns.set(field, index);
  }
  return { row, columns, repeated, unknown };
}
