import { asIfUtc } from '#kernel/dates.ts';
import type { ColumnKind, ListColumn } from '#kernel/list-definition.ts';
import { columnLabel, valueLabel } from '#kernel/list-phrases.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import type { ListSource, Row, Translate } from './list-source.ts';
import type { Cell } from './xlsx/cell.ts';
import type { SheetColumn } from './xlsx/write-workbook.ts';

export interface ExportColumn extends SheetColumn {
  readonly cell: (row: Row) => Cell | null;
}

const WIDTHS: Partial<Record<ColumnKind, number>> = {
  number: 12,
  money: 16,
  day: 12,
  instant: 18,
  flag: 10,
  status: 18,
};
const WIDTH = 28;

/** The chosen columns, or all visible ones, in the order of the definition. */
export function exportColumns(
  source: ListSource,
  chosen: readonly string[],
  translate: Translate,
  zone: string,
): readonly ExportColumn[] {
  const { id, columns } = source.definition;
  return Object.entries(columns)
    .filter(([key, column]) => isExported(column.unitOf ?? key, columns[column.unitOf ?? key] ?? column, chosen))
    .map(([key, { kind, tenths = false }]) => {
      const own = source.exportText?.[key];
      return {
        heading: translate(columnLabel(id, key)),
        width: WIDTHS[kind] ?? WIDTH,
        cell: (row) =>
          own
            ? ownCell(own(row, translate), zone)
            : cellOf(kind, row[key], { translate, zone, tenths }, (value) => valueLabel(id, key, value)),
      };
    });
}

function isExported(key: string, { exported, hidden }: ListColumn, chosen: readonly string[]): boolean {
  if (exported === false) return false;
  return chosen.length > 0 ? chosen.includes(key) : (exported ?? !hidden);
}

function ownCell(value: string | number | Date | null, zone: string): Cell | null {
  if (value === null) return null;
  if (typeof value === 'number') return { kind: 'number', number: String(value) };
  return value instanceof Date ? { kind: 'minute', local: asIfUtc(value, zone) } : { kind: 'text', text: value };
}

interface Writing {
  readonly translate: Translate;
  readonly zone: string;
  readonly tenths: boolean;
}

function cellOf(
  kind: ColumnKind,
  value: unknown,
  { translate, zone, tenths }: Writing,
  phraseOf: (value: string) => PhraseKey,
): Cell | null {
  if (value === null || value === undefined) return null;
  const text = textOf(value);
  switch (kind) {
    case 'number':
    case 'money':
      return /^-?\d+(\.\d+)?$/.test(text) ? { kind: tenths ? 'tenths' : kind, number: text } : { kind: 'text', text };
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? { kind: 'day', day: text } : { kind: 'text', text };
    case 'instant': {
      const instant = new Date(text);
      return Number.isNaN(instant.getTime())
        ? { kind: 'text', text }
        : { kind: 'minute', local: asIfUtc(instant, zone) };
    }
    case 'flag':
      return { kind: 'text', text: translate(value === true ? 'lists.yes' : 'lists.no') };
    case 'status': {
      const phrase = phraseOf(text);
      const translated = translate(phrase);
      return { kind: 'text', text: translated === phrase ? text : translated };
    }
    default:
      return { kind: 'text', text };
  }
}

/** People and tags are sent as texts or as objects with a name. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const { name } = value as { readonly name?: unknown };
  return typeof name === 'string' ? name : JSON.stringify(value);
}
