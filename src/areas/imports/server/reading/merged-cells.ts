import { columnIndex, type RawRow } from './sheet.ts';

const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3}\d{1,7}):([A-Z]{1,3}\d{1,7})"/g;
const MAX_AREAS = 1_000;

/**
 * A cell merged downwards is shown beside every row it covers, although the file stores its content only in the first,
 * so it counts for each of them. Cells merged sideways stay in their first column.
 */
export function fillMergedCells(xml: string, rows: readonly RawRow[]): void {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  let seen = 0;
  for (const [, from = '', to = ''] of xml.matchAll(MERGED)) {
    seen += 1;
    if (seen > MAX_AREAS) return;
    const [first, last] = [rowOf(from), rowOf(to)];
    const column = columnIndex(from) ?? 0;
    const content = byNumber.get(first)?.cells.get(column);
    if (!content) continue;
    for (const row of rows) {
      if (row.number > first && row.number <= last && !row.cells.has(column)) row.cells.set(column, content);
    }
  }
}

const rowOf = (address: string) => Number(address.replace(/\D+/, ''));
