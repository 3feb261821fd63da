/** As it is, with one decimal, as an amount, in groups of three digits, or as a percentage. */
export type NumberKind = 'number' | 'tenths' | 'money' | 'whole' | 'share';

/** A cell is its style and its value; a text stays a text, whatever it looks like. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: NumberKind; readonly number: string }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'minute'; readonly local: Date }
  | { readonly kind: 'heading'; readonly text: string };

/** Indexes into the cell formats of `styles.ts`. */
export const STYLE = {
  plain: 0,
  heading: 1,
  money: 2,
  day: 3,
  minute: 4,
  inert: 5,
  tenths: 6,
  whole: 7,
  share: 8,
} as const;

/** The most characters of one cell. */
const TEXT_MAX = 32_767;
const DAY_MS = 86_400_000;
/** Days between the spreadsheet's day 0 and 1 January 1970. */
const EPOCH_DAYS = 25_569;
/** A text that would become a formula if the cell was edited. */
const LOOKS_LIVE = /^[=+\-@\t\r]/;

export function cellXml(cell: Cell | null, address: string): string {
  if (!cell) return '';
  switch (cell.kind) {
    case 'heading':
      return textXml(cell.text, address, STYLE.heading);
    case 'text':
      return cell.text === ''
        ? ''
        : textXml(cell.text, address, LOOKS_LIVE.test(cell.text) ? STYLE.inert : STYLE.plain);
    case 'number':
      return numberXml(cell.number, address, STYLE.plain);
    case 'tenths':
    case 'money':
    case 'whole':
    case 'share':
      return numberXml(cell.number, address, STYLE[cell.kind]);
    case 'day':
      return numberXml(serial(new Date(`${cell.day}T00:00:00Z`)), address, STYLE.day);
    case 'minute':
      return numberXml(serial(cell.local), address, STYLE.minute);
  }
}

const textXml = (text: string, address: string, style: number) =>
  `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;

const numberXml = (number: string, address: string, style: number) =>
  `<c r="${address}" s="${style}"><v>${number}</v></c>`;

const serial = (local: Date) => String(local.getTime() / DAY_MS + EPOCH_DAYS);

/** Without characters that XML refuses; a literal `_x0041_`, which a spreadsheet would decode, is escaped. */
export function escapeText(text: string): string {
  return text
    .slice(0, TEXT_MAX)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

/** 0 → A, 25 → Z, 26 → AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
