import { decimalText } from '#kernel/numbers.ts';
import type { Cell, NumberKind } from '#platform/list/xlsx/cell.ts';
import { type Sheet, writeWorkbook } from '#platform/list/xlsx/write-workbook.ts';
import type { Unit } from '../../contract/dashboard.shapes.ts';
import type { Measured, PrintedChart, PrintedLabel, PrintedTable, Reading, ReportSheet } from './report-sheet.ts';

const FORMATS: Readonly<Record<Unit, NumberKind>> = {
  count: 'whole',
  share: 'share',
  km: 'tenths',
  tonnes: 'tenths',
  perThousand: 'tenths',
  minutes: 'whole',
  days: 'tenths',
  money: 'money',
};
const LABEL_WIDTH = 36;
const VALUE_WIDTH = 18;
const NOTE_WIDTH = 60;

type Line = readonly (Cell | null)[];

/** A sheet with the numbers and what they are about, then one for each chart and table. */
export function reportWorkbook(sheet: ReportSheet): Promise<Buffer> {
  return writeWorkbook(summaryOf(sheet), ...sheet.cards.map((card) => sheetOf(card, sheet)));
}

function summaryOf({ title, companyName, facts, numbers, cards, empty, notes, words }: ReportSheet): Sheet {
  const remarks = cards.flatMap((card) => card.notes.map((note) => [text(card.title), text(note)]));
  return {
    name: words.summary,
    hasFilter: false,
    columns: [
      { heading: title, width: LABEL_WIDTH },
      { heading: companyName, width: VALUE_WIDTH },
      { heading: '', width: VALUE_WIDTH },
      { heading: '', width: VALUE_WIDTH },
      { heading: '', width: NOTE_WIDTH },
    ],
    rows: batch([
      ...facts.map(({ label, value }) => [text(label), text(value)]),
      ...(empty ? [[text(empty)]] : []),
      [],
      [words.figure, words.value, words.unit, words.before, words.note].map(heading),
      ...numbers.map((card) => [
        text(card.title),
        cellOf(card, card.now),
        text(card.unitName),
        card.before ? cellOf(card, card.before) : null,
        text(card.notes.join(' · ')),
      ]),
      ...(remarks.length > 0 ? [[], ...remarks] : []),
      [],
      [heading(notes.title)],
      ...notes.lines.map((line) => [text(line)]),
    ]),
  };
}

function sheetOf(card: PrintedChart | PrintedTable, { words }: ReportSheet): Sheet {
  return card.kind === 'chart' ? chartSheet(card, words) : tableSheet(card, words);
}

function chartSheet({ title, categories, series, ...measured }: PrintedChart, { name }: ReportSheet['words']): Sheet {
  return {
    name: title,
    columns: [
      { heading: name, width: LABEL_WIDTH },
      ...series.map((one) => ({ heading: withUnit(one.name, measured), width: VALUE_WIDTH })),
    ],
    rows: batch(
      categories.map((label, index) => [
        labelCell(label),
        ...series.map(({ readings }) => cellOf(measured, readings[index])),
      ]),
    ),
  };
}

function tableSheet({ title, columns, countryTitle, rows }: PrintedTable, { name }: ReportSheet['words']): Sheet {
  return {
    name: title,
    columns: [
      { heading: name, width: LABEL_WIDTH },
      ...(countryTitle === null ? [] : [{ heading: countryTitle, width: VALUE_WIDTH }]),
      ...columns.map((column) => ({ heading: withUnit(column.title, column), width: VALUE_WIDTH })),
    ],
    rows: batch(
      rows.map(({ label, country, readings }) => [
        labelCell(label),
        ...(countryTitle === null ? [] : [text(country)]),
        ...columns.map((column, index) => cellOf(column, readings[index])),
      ]),
    ),
  };
}

async function* batch(lines: readonly Line[]) {
  yield lines;
}

const text = (value: string): Cell => ({ kind: 'text', text: value });
const heading = (value: string): Cell => ({ kind: 'heading', text: value });

export function withUnit(title: string, { unitName }: Pick<Measured, 'unitName'>): string {
  return unitName ? `${title} (${unitName})` : title;
}

function labelCell(label: PrintedLabel): Cell {
  return label.day ? { kind: 'day', day: label.day } : text(label.text);
}

/** A number as it is, whose format rounds it; what is unknown stays empty. */
function cellOf({ unit }: Pick<Measured, 'unit'>, reading: Reading | undefined): Cell | null {
  if (reading === undefined || reading.value === null) return null;
  return { kind: FORMATS[unit], number: decimalText(reading.value) };
}
