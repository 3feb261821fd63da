import writeXlsxFile, { type CellObject } from 'write-excel-file/node';
import type { ImportColumn } from '#areas/imports/rules/import-column.ts';
import { IMPORT_MAX_RECORDS } from '#areas/imports/rules/import-limits.ts';
import type { Country } from '#countries/country-type.ts';
import type { Language } from '#kernel/language.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { Translate } from '#kernel/phrases.ts';
import { choiceLabel, headingOf } from './column-names.ts';
import type { ImportTarget } from './import-target.ts';
import { pickedFromLists } from './list-validation.ts';
import type { Say } from './observations.ts';

type Sheet = Parameters<typeof writeXlsxFile>[0][number];

const SHEET_NAME_MAX = 31;
/** Document numbers, phones and plates are text, because numbers would lose their leading zeros. */
const EMPTY_CELLS: Partial<Record<ImportColumn['kind'], CellObject>> = {
  text: { type: String, format: '@' },
  day: { type: Date, format: 'dd/mm/yyyy' },
};
const bold = (value: string): CellObject => ({ value, fontWeight: 'bold' });

interface TemplateColumn extends ImportColumn {
  readonly heading: string;
  readonly labels: readonly string[];
}

/** The empty spreadsheet: columns to fill in, instructions, and the lists of choices. */
export function writeTemplate(
  translate: Translate,
  language: Language,
  country: Country,
  target: ImportTarget,
): Promise<Buffer> {
  const say: Say = (phrase, params) => translate(language, phrase, params);
  const columns = target
    .columns(country)
    .filter(({ hidden }) => !hidden)
    .map((column) => ({
      ...column,
      heading: headingOf(translate, language, country, column),
      labels: (column.choices ?? []).map((choice) => choiceLabel(translate, language, choice)),
    }));
  const picked = columns.filter(({ labels }) => labels.length > 0);
  const listsName = say('imports.template.lists');
  const sheets: Sheet[] = [
    recordsSheet(columns, say(dynamicKey('imports.targets', target.definition.id))),
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

function recordsSheet(columns: readonly TemplateColumn[], name: string): Sheet {
  const empty = columns.map(({ kind }) => EMPTY_CELLS[kind] ?? null);
  return {
    sheet: name.slice(0, SHEET_NAME_MAX),
    stickyRowsCount: 1,
    columns: columns.map(({ heading }) => ({ width: Math.max(14, heading.length + 4) })),
    data: [
      columns.map(({ heading, required }) => bold(required ? `${heading} *` : heading)),
      ...Array.from({ length: IMPORT_MAX_RECORDS }, () => empty),
    ],
  };
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
