import type { Cell, Sheet, SheetRow } from '#areas/imports/rules/cell.ts';
import { Enough, readXml } from './xml.ts';

/** A cell whose text may be in the list of shared texts. */
export type RawCell = Cell | { readonly kind: 'shared'; readonly index: number };

export interface RawRow {
  readonly number: number;
  readonly cells: Map<number, RawCell>;
}

export interface CellFormats {
  readonly dateStyles: ReadonlySet<number>;
  readonly from1904: boolean;
}

/** More than the records and the titles above them; more rows lead to the error about too many records. */
const MAX_ROWS = 100;
/** Wider than any import; columns further right are ignored. */
const MAX_COLUMNS = 300;
const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/;

/** The first rows with content. Rows and cells are read in sequence, so a far away address costs nothing. */
export function readRows(xml: string, formats: CellFormats): RawRow[] {
  const rows: RawRow[] = [];
  let row: RawRow = { number: 0, cells: new Map() };
  let column = -1;
  let cell = { type: 'n', style: 0, value: undefined as string | undefined, inline: '', isFormula: false };
  let collecting: 'v' | 't' | undefined;
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = { number: rowNumber(attributes.r, row.number), cells: new Map() };
        column = -1;
      } else if (name === 'c') {
        column = columnIndex(attributes.r) ?? column + 1;
        cell = {
          type: attributes.t ?? 'n',
          style: Number(attributes.s ?? 0),
          value: undefined,
          inline: '',
          isFormula: false,
        };
      } else if (name === 'v') {
        cell.value = '';
        collecting = 'v';
      } else if (name === 't') collecting = 't';
      else if (name === 'f') cell.isFormula = true;
    },
    text: (text) => {
      if (collecting === 'v') cell.value += text;
      if (collecting === 't') cell.inline += text;
    },
    close: (name) => {
      if (name === 'v' || name === 't') collecting = undefined;
      if (name === 'c' && column < MAX_COLUMNS) {
        const content = contentOf(cell, formats);
        if (content) row.cells.set(column, content);
      }
      if (name === 'row' && row.cells.size > 0 && rows.push(row) >= MAX_ROWS) throw new Enough();
      if (name === 'sheetData') throw new Enough();
    },
  });
  return rows;
}

function rowNumber(given: string | undefined, previous: number): number {
  return given !== undefined && /^\d{1,7}$/.test(given) ? Number(given) : previous + 1;
}

export function columnIndex(address: string | undefined): number | undefined {
  const letters = ADDRESS.exec(address ?? '')?.[1];
  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Collected {
  readonly type: string;
  readonly style: number;
  readonly value: string | undefined;
  readonly inline: string;
  readonly isFormula: boolean;
}

function contentOf({ type, style, value, inline, isFormula }: Collected, formats: CellFormats): RawCell | undefined {
  if (type === 'inlineStr') return textCell(inline);
  if (value === undefined || value === '') return isFormula && value === undefined ? { kind: 'formula' } : undefined;
  switch (type) {
    case 's':
      return { kind: 'shared', index: Number(value) };
    case 'b':
      return { kind: 'flag', flag: value === '1' };
    case 'e':
      return { kind: 'failure', text: value };
    case 'd':
      return { kind: 'day', day: value.slice(0, 10) };
    case 'n':
      return numberCell(Number(value), style, formats);
    default:
      return textCell(value);
  }
}

export function textCell(text: string): Cell | undefined {
  const plain = text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return plain.trim() === '' ? undefined : { kind: 'text', text: plain };
}

const DAY_MS = 86_400_000;
/** Day 0 of a spreadsheet, chosen so that every day since March 1900 is right. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1_462;
const LAST_DAY = 2_958_465;

function numberCell(number: number, style: number, { dateStyles, from1904 }: CellFormats): Cell {
  if (!Number.isFinite(number)) return { kind: 'failure', text: String(number) };
  if (!dateStyles.has(style)) return { kind: 'number', number };
  const days = Math.floor(number) + (from1904 ? DAYS_TO_1904 : 0);
  if (days < 0 || days > LAST_DAY) return { kind: 'number', number };
  return { kind: 'day', day: new Date(EPOCH + days * DAY_MS).toISOString().slice(0, 10) };
}

export function settleTexts(name: string, rows: readonly RawRow[], texts: ReadonlyMap<number, string>): Sheet {
  const settled = rows.map(({ number, cells }): SheetRow => {
    const known = [...cells].flatMap(([column, cell]): [number, Cell][] => {
      const plain = cell.kind === 'shared' ? textCell(texts.get(cell.index) ?? '') : cell;
      return plain ? [[column, plain]] : [];
    });
    return { number, cells: new Map(known) };
  });
  return { name, rows: settled.filter(({ cells }) => cells.size > 0) };
}
