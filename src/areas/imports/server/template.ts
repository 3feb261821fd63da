import writeXlsxFile, { type CellObject } from 'write-excel-file/node';
import type { Cell } from '#areas/imports/rules/cell.ts';
import type { ImportColumn } from '#areas/imports/rules/import-column.ts';
import { IMPORT_MAX_RECORDS } from '#areas/imports/rules/import-limits.ts';
import type { Country } from '#countries/country-type.ts';
import type { Language } from '#kernel/language.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { Translate } from '#kernel/phrases.ts';
import { choiceLabel, headingOf, REASON_HEADING } from './column-names.ts';
import type { ImportTarget } from './import-target.ts';
import { pickedFromLists } from './list-validation.ts';
import type { Say } from './observations.ts';

type Sheet = Parameters<typeof writeXlsxFile>[0][number];

const SHEET_NAME_MAX = 31;
const DAY_FORMAT = 'dd/mm/yyyy';
/** Document numbers, phones and plates are text, because numbers would lose their leading zeros. */
const EMPTY_CELLS: Partial<Record<ImportColumn['kind'], CellObject>> = {
  text: { type: String, format: '@' },
  day: { type: Date, format: DAY_FORMAT },
};
/** The red that spreadsheet programs use for bad values themselves. */
const MARKED: CellObject = { backgroundColor: '#FFC7CE', textColor: '#9C0006' };
const bold = (value: string): CellObject => ({ value, fontWeight: 'bold' });

interface TemplateColumn extends ImportColumn {
  readonly heading: string;
  readonly labels: readonly string[];
}

/** A row that came back to be corrected. */
export interface WrongRow {
  readonly cellOf: (field: string) => Cell | undefined;
  /** By field. */
  readonly reasons: ReadonlyMap<string, string>;
}

/**
 * The spreadsheet to fill in: columns, instructions, and the lists of choices. Without rows it is empty; wrong rows stand
 * in it with their cells marked and the reasons in a last column, which is not read when they are imported again.
 */
export function writeTemplate(
  translate: Translate,
  language: Language,
  country: Country,
  target: ImportTarget,
  wrong: readonly WrongRow[] = [],
): Promise<Buffer> {
  const say: Say = (phrase, params) => translate(language, phrase, params);
  const columns = target
    .columns(country)
    .filter(({ hidden, field }) => !hidden || wrong.some(({ cellOf }) => cellOf(field)))
    .map((column) => ({
      ...column,
      heading: headingOf(translate, language, country, column),
      labels: (column.choices ?? [])
        .filter(({ isOffered = true }) => isOffered)
        .map((choice) => choiceLabel(translate, language, choice)),
    }));
  const picked = columns.filter(({ labels }) => labels.length > 0);
  const listsName = say('imports.template.lists');
  const sheets: Sheet[] = [
    recordsSheet(columns, say(dynamicKey('imports.targets', target.definition.id)), wrong, say(REASON_HEADING)),
    instructionsSheet(columns, say),
    ...(picked.length > 0 ? [listsSheet(picked, listsName)] : []),
  ];
  const lists = pickedFromLists(
    picked.map((column, index) => ({
      column: columns.indexOf(column),
      rows: IMPORT_MAX_RECORDS,
      options: { sheet: listsName, column: index, count: column.labels.length },
      error: say('validation.choice'),
    })),
  );
  return writeXlsxFile(sheets, { features: [lists] }).toBuffer();
}

function recordsSheet(
  columns: readonly TemplateColumn[],
  name: string,
  wrong: readonly WrongRow[],
  reason: string,
): Sheet {
  const empty = columns.map(({ kind }) => EMPTY_CELLS[kind] ?? null);
  const isEmpty = wrong.length === 0;
  return {
    sheet: name.slice(0, SHEET_NAME_MAX),
    stickyRowsCount: 1,
    columns: [
      ...columns.map(({ heading }) => ({ width: Math.max(14, heading.length + 4) })),
      ...(isEmpty ? [] : [{ width: 80 }]),
    ],
    data: [
      [
        ...columns.map(({ heading, required }) => bold(required ? `${heading} *` : heading)),
        ...(isEmpty ? [] : [bold(reason)]),
      ],
      ...wrong.map((row) => wrongLine(columns, row)),
      ...Array.from({ length: IMPORT_MAX_RECORDS - wrong.length }, () => empty),
    ],
  };
}

/** The cells as they were sent; those with a problem are marked, and all reasons stand behind them. */
function wrongLine(columns: readonly TemplateColumn[], { cellOf, reasons }: WrongRow) {
  const headingBy = new Map(columns.map(({ field, heading }) => [field, heading]));
  const texts = [...reasons].map(([field, text]) => `${headingBy.get(field) ?? field}: ${text}`);
  return [
    ...columns.map(({ field, kind }) => {
      const cell = { ...EMPTY_CELLS[kind], ...sentValue(cellOf(field)) };
      return reasons.has(field) ? { ...cell, ...MARKED } : cell;
    }),
    { value: texts.join('; '), type: String, wrap: true },
  ];
}

/** A formula is never written back, only its result. */
function sentValue(cell: Cell | undefined): CellObject {
  switch (cell?.kind) {
    case 'number':
      return { value: cell.number, type: Number, format: undefined };
    case 'flag':
      return { value: cell.flag, type: Boolean, format: undefined };
    case 'day':
      return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: DAY_FORMAT };
    case 'text':
    case 'failure':
      return { value: cell.text, type: String, format: '@' };
    default:
      return {};
  }
}

function instructionsSheet(columns: readonly TemplateColumn[], say: Say): Sheet {
  return {
    sheet: say('imports.template.instructions'),
    columns: [{ width: 34 }, { width: 14 }, { width: 100 }],
    data: [
      [say('imports.template.intro', { count: IMPORT_MAX_RECORDS })],
      [say('imports.template.updates')],
      [],
      (['column', 'required', 'how'] as const).map((part) => bold(say(`imports.template.${part}`))),
      ...columns.map((column) => [
        column.heading,
        say(column.required ? 'lists.yes' : 'lists.no'),
        instructionOf(column, say),
      ]),
    ],
  };
}

function instructionOf({ kind, hint, labels }: TemplateColumn, say: Say): string {
  const how = say(`imports.kinds.${labels.length > 0 ? 'choice' : kind}`, { options: labels.join(', ') });
  return hint === undefined ? how : `${how} ${say(`imports.hints.${hint}`)}`;
}

function listsSheet(picked: readonly TemplateColumn[], name: string): Sheet {
  const longest = Math.max(...picked.map(({ labels }) => labels.length));
  return {
    sheet: name,
    columns: picked.map(() => ({ width: 28 })),
    data: [
      picked.map(({ heading }) => bold(heading)),
      ...Array.from({ length: longest }, (_, row) => picked.map(({ labels }) => labels[row] ?? null)),
    ],
  };
}
