import { showMoney } from '#countries/show-money.ts';
import { showDay, showInstant } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import { decimalText, showNumber, showRounded } from '#kernel/numbers.ts';
import type { PhraseKey, TranslateKey } from '#kernel/phrase-key.ts';
import type { Card, CardLabel, Dashboard, DashboardQuery, Unit } from '../../contract/dashboard.shapes.ts';
import {
  cardAbout,
  cardTitle,
  columnTitle,
  countryName,
  hasCountries,
  type LabelGroup,
  labelPhrase,
  noteText,
} from '../../rules/card-phrases.ts';
import { ticksOf } from '../../rules/chart/ticks.ts';
import type { AnyReport } from '../../rules/report-screen.ts';
import { reportTitle } from '../../rules/report-title.ts';
import { spanText } from '../../rules/span-text.ts';
import type {
  Fact,
  Measured,
  PrintedChart,
  PrintedLabel,
  PrintedNumber,
  PrintedTable,
  Reading,
  ReportSheet,
} from './report-sheet.ts';

/** For whom a report is written. */
export interface Reader {
  readonly say: TranslateKey;
  readonly language: Language;
  readonly country: string | null;
  readonly companyName: string;
  readonly timeZone: string;
}

const MEASURES = ['counted', 'onTime', 'otif', 'emptyKm', 'money', 'due'] as const;
const NAMED_UNITS = ['km', 'tonnes', 'perThousand', 'minutes', 'days'] as const satisfies readonly Unit[];

/** What is written of a report: a dashboard, or what a person composed. */
export interface Printable extends Pick<Dashboard, 'before' | 'cards' | 'choices' | 'isEmpty'> {
  readonly screen: AnyReport;
  /** Null is all there is. */
  readonly period: Dashboard['period'] | null;
  /** What else it is about, before when it was made. */
  readonly facts?: readonly Fact[];
}
/** What it was filtered by. */
export type PrintedQuery = Omit<DashboardQuery, 'period' | 'cards'>;

/** The report in the words of its reader. A file says nothing of a card that failed, so there is none without it. */
export function makeSheet(dashboard: Printable, query: PrintedQuery, reader: Reader, now: Date): ReportSheet {
  const { say } = reader;
  const failed = dashboard.cards.filter(({ kind }) => kind === 'failed').map(({ id }) => id);
  if (failed.length > 0) throw new Error(`cards of the report ${dashboard.screen} failed: ${failed.join(', ')}`);
  return {
    title: say(reportTitle(dashboard.screen)),
    companyName: reader.companyName,
    facts: factsOf(dashboard, query, reader, now),
    numbers: dashboard.cards.flatMap((card) => (card.kind === 'number' ? [numberOf(card, reader)] : [])),
    cards: dashboard.cards.flatMap((card) => printedCard(card, reader)),
    empty: dashboard.isEmpty ? say('reports.exports.empty') : null,
    notes: {
      title: say('reports.exports.measures.title'),
      lines: MEASURES.map((measure) => say(`reports.exports.measures.${measure}`)),
    },
    words: {
      summary: say('reports.exports.words.summary'),
      figure: say('reports.exports.words.figure'),
      value: say('reports.exports.words.value'),
      unit: say('reports.exports.words.unit'),
      before: say('reports.exports.words.before'),
      note: say('reports.exports.words.note'),
      name: say('reports.exports.words.name'),
      unknown: say('reports.exports.words.unknown'),
    },
  };
}

function factsOf(
  { period, before, choices, facts: others = [] }: Printable,
  query: PrintedQuery,
  reader: Reader,
  now: Date,
): Fact[] {
  const { say, timeZone } = reader;
  const span = ({ from, until }: Dashboard['period']) => `${showDay(from)} – ${showDay(until)}`;
  const chosen = (list: readonly { readonly id: string; readonly name: string }[], id: string | undefined) =>
    id === undefined ? null : (list.find((choice) => choice.id === id)?.name ?? id);
  const facts: [PhraseKey, string | null][] = [
    ['reports.exports.facts.period', period ? span(period) : say('reports.exports.facts.all')],
    ['reports.exports.facts.before', before && span(before)],
    ['reports.exports.facts.client', chosen(choices.clients, query.client)],
    ['reports.exports.facts.carrier', chosen(choices.carriers, query.carrier)],
    ['reports.exports.facts.operator', chosen(choices.operators, query.operator)],
    ['reports.exports.facts.lane', query.lane ?? null],
    ['reports.exports.facts.country', choices.countries.length > 0 ? chosen(choices.countries, query.country) : null],
    ['reports.exports.facts.category', chosen(choices.categories, query.category)],
    ['reports.exports.facts.kind', query.kind ? say(`reports.exports.kinds.${query.kind}`) : null],
  ];
  return [
    ...facts.flatMap(([label, value]) => (value === null ? [] : [{ label: say(label), value: asWay(value) }])),
    ...others,
    { label: say('reports.exports.facts.madeAt'), value: showInstant(now, timeZone) },
  ];
}

/** The two cities of a lane stand in two lines. */
const asWay = (text: string) => text.replaceAll('\n', ' → ');

function printedCard(card: Card, reader: Reader): (PrintedChart | PrintedTable)[] {
  if (card.kind === 'chart') return [chartOf(card, reader)];
  return card.kind === 'table' ? [tableOf(card, reader)] : [];
}

type Of<K extends Card['kind']> = Extract<Card, { kind: K }>;

function titled({ id, notes }: Pick<Card, 'id' | 'notes'>, { say }: Reader) {
  const about = cardAbout(id, say);
  return {
    id,
    title: say(cardTitle(id)),
    notes: [
      ...(about === undefined ? [] : [about]),
      ...notes.map(({ key, count }) => say(noteText(key), count === undefined ? {} : { count })),
    ],
  };
}

function numberOf(card: Of<'number'>, reader: Reader): PrintedNumber {
  return {
    ...titled(card, reader),
    ...measured(card, reader),
    now: reading(card.value, card, reader),
    before: card.before === null ? undefined : reading(card.before, card, reader),
  };
}

function chartOf(card: Of<'chart'>, reader: Reader): PrintedChart {
  return {
    ...titled(card, reader),
    ...measured(card, reader),
    kind: 'chart',
    form: card.form,
    categories: card.categories.map((label) => labelOf(label, 'buckets', reader)),
    series: card.series.map(({ label, values }) => ({
      name: labelOf(label, 'series', reader).text,
      readings: values.map((value) => reading(value, card, reader)),
    })),
    ticks: ticksOf(heights(card)).map((value) => ({ value, text: written(value, card, reader) })),
  };
}

/** What the axis has to hold: of stacked bars, their sums. */
function heights({ form, categories, series }: Of<'chart'>): (number | null)[] {
  if (form !== 'stacked') return series.flatMap(({ values }) => values);
  return categories.map((_, index) => series.reduce((sum, { values }) => sum + Math.max(0, values[index] ?? 0), 0));
}

function tableOf(card: Of<'table'>, reader: Reader): PrintedTable {
  return {
    ...titled(card, reader),
    kind: 'table',
    columns: card.columns.map((column) => ({ title: reader.say(columnTitle(column.id)), ...measured(column, reader) })),
    countryTitle: hasCountries(card) ? reader.say(columnTitle('country')) : null,
    rows: card.rows.map(({ label, currency, country, cells }) => ({
      label: labelOf(label, 'buckets', reader),
      country: country ? reader.say(countryName(country)) : '',
      readings: card.columns.map((column, index) =>
        reading(cells[index] ?? null, { unit: column.unit, currency: column.currency ?? currency }, reader),
      ),
    })),
  };
}

function labelOf(label: CardLabel, group: LabelGroup, { say }: Reader): PrintedLabel {
  if ('day' in label) return { text: spanText(label), day: label.until === undefined ? label.day : null };
  return { text: 'text' in label ? asWay(label.text) : say(labelPhrase(group, label.phrase)), day: null };
}

interface Unitary {
  readonly unit: Unit;
  readonly currency: string | null;
}

function measured({ unit, currency }: Unitary, { say }: Reader): Measured {
  const named = NAMED_UNITS.find((one) => one === unit);
  return { unit, unitName: unit === 'money' ? (currency ?? '') : named ? say(`reports.exports.units.${named}`) : '' };
}

function reading(value: number | null, measure: Unitary, reader: Reader): Reading {
  return {
    value,
    text: value === null ? reader.say('reports.exports.words.unknown') : written(value, measure, reader),
  };
}

/** A number as its reader writes it, its unit beside it unless it is clear without. */
function written(value: number, { unit, currency }: Unitary, { language, country }: Reader): string {
  switch (unit) {
    case 'share':
      return `${showRounded(rounded(value * 100, 1), 1, language)}%`;
    case 'money':
      return showMoney(decimalText(rounded(value, 2)), currency, country);
    case 'count':
    case 'minutes':
      return showNumber(rounded(value, 0), language);
    default:
      return showNumber(rounded(value, 1), language);
  }
}

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;
