import type { FieldProblem } from '#kernel/errors.ts';

/** A piece of a line: plain, strong, or a link. */
export interface Piece {
  readonly text: string;
  readonly strong?: true;
  readonly href?: string;
}
export type Line = readonly Piece[];

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly line: Line }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

const HEADING = /^(#{1,2})\s+(.+)$/;
const ITEM = /^[-*]\s+(.+)$/;
const NUMBERED = /^\d{1,3}[.)]\s+(.+)$/;
const ROW = /^\|(.+)\|$/;
/** The line of dashes that other editors put below the head of a table. */
const RULER = /^\|[\s:|-]+\|$/;
const PIECE = /\*\*([^*\n]+)\*\*|\[([^[\]\n]+)\]\(([^()\s]+)\)/g;
/** Also one whose address would not be recognised. No part may hold what begins it, so each character is looked at once. */
const LINK = /\[[^[\]\n]+\]\(([^()\n]*)[()]/g;
const HTML = /<\/?[a-z][^<>]*>|<!--|<!doctype|<(script|style|iframe|object|svg)\b/i;
const LINK_SCHEME = /^(https?:\/\/[^\s/]+|mailto:[^\s@]+@|tel:\+?\d)/i;

export const hasHtml = (text: string): boolean => HTML.test(text);

/** Strong words and links of a line; an address of any other kind stays a plain text. */
export function readLine(text: string): Line {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: whole, 1: strong, 2: label = '', 3: href = '', index } of text.matchAll(PIECE)) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    if (strong !== undefined) pieces.push({ text: strong, strong: true });
    else pieces.push(LINK_SCHEME.test(href) ? { text: label, href } : { text: whole });
    from = index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

type Kind = 'blank' | 'heading' | 'item' | 'numbered' | 'row' | 'text';

function kindOf(line: string): Kind {
  if (line === '') return 'blank';
  if (HEADING.test(line)) return 'heading';
  if (ITEM.test(line)) return 'item';
  if (NUMBERED.test(line)) return 'numbered';
  return ROW.test(line) ? 'row' : 'text';
}

/**
 * The text of an article as blocks: `# heading`, `## smaller heading`, `- item`, `1. item`, `| cell | cell |`, and in a
 * line `**strong**` and `[text](address)`. It holds no HTML, so whatever is written shows as text and nothing else.
 */
export function readBody(body: string): readonly Block[] {
  const groups: { kind: Kind; lines: string[] }[] = [];
  for (const line of body.split(/\r?\n/).map((text) => text.trim())) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind && kind !== 'heading') last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.flatMap(({ kind, lines }) => blockOf(kind, lines) ?? []);
}

function blockOf(kind: Kind, lines: readonly string[]): Block | undefined {
  const textOf = (pattern: RegExp, line: string) => pattern.exec(line)?.at(-1) ?? '';
  switch (kind) {
    case 'heading':
      return { kind, level: lines[0]!.startsWith('##') ? 3 : 2, line: readLine(textOf(HEADING, lines[0]!)) };
    case 'item':
      return { kind: 'list', ordered: false, items: lines.map((line) => readLine(textOf(ITEM, line))) };
    case 'numbered':
      return { kind: 'list', ordered: true, items: lines.map((line) => readLine(textOf(NUMBERED, line))) };
    case 'row':
      return tableOf(lines);
    case 'text':
      return { kind: 'paragraph', line: readLine(lines.join('\n')) };
    default:
      return undefined;
  }
}

/** The first row is its head; shorter rows are filled up. */
function tableOf(lines: readonly string[]): Block | undefined {
  const rows = lines.filter((line) => !RULER.test(line)).map((line) => line.slice(1, -1).split('|'));
  const width = Math.max(...rows.map((row) => row.length), 0);
  const [head, ...rest] = rows.map((row) => Array.from({ length: width }, (_, at) => readLine((row[at] ?? '').trim())));
  return head && { kind: 'table', head, rows: rest };
}

/** What is refused, so that nobody is surprised by what is left of their text. */
export function bodyProblem(body: string): FieldProblem | undefined {
  if (hasHtml(body)) return { code: 'htmlNotAllowed' };
  if (readBody(body).filter(({ kind }) => kind === 'table').length > 1) return { code: 'oneTable' };
  const addresses = [...body.matchAll(LINK)].map(([, address = '']) => address);
  return addresses.every((address) => LINK_SCHEME.test(address)) ? undefined : { code: 'linkAddress' };
}
