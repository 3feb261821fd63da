/** The content of one spreadsheet cell, as far as an import distinguishes it. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'flag'; readonly flag: boolean }
  /** A calendar day, YYYY-MM-DD; a time is dropped. */
  | { readonly kind: 'day'; readonly day: string }
  /** An error value such as `#REF!`. */
  | { readonly kind: 'failure'; readonly text: string }
  /** A formula without a stored result. */
  | { readonly kind: 'formula' };

export interface SheetRow {
  /** As the spreadsheet program counts it, from 1. */
  readonly number: number;
  /** By column, from 0. */
  readonly cells: ReadonlyMap<number, Cell>;
}

export interface Sheet {
  readonly name: string;
  /** Rows with content, in order. */
  readonly rows: readonly SheetRow[];
}

/** 0 → A, 25 → Z, 26 → AA. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

/** The cell as a person would read it. */
export function shownCell(cell: Cell | undefined): string {
  switch (cell?.kind) {
    case 'text':
    case 'failure':
      return cell.text;
    case 'number':
      return plainNumber(cell.number);
    case 'day':
      return cell.day.split('-').reverse().join('/');
    case 'flag':
      return String(cell.flag);
    default:
      return '';
  }
}

/** Without an exponent, and without the rounding digits of binary arithmetic. */
export function plainNumber(number: number): string {
  if (Number.isInteger(number)) return BigInt(number).toString();
  return String(Number(number.toPrecision(15)));
}
