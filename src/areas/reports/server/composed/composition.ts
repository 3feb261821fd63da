import type { Language } from '#kernel/language.ts';
import type { ComposedCell, ComposedColumn, ComposedQuery } from '../../contract/composed.shapes.ts';
import type { CardAddress, CardLabel } from '../../contract/dashboard.shapes.ts';
import { measureOf } from '../../rules/composed-measures.ts';
import { isSortable } from '../../rules/composed-report.ts';
import type { ComposedReport } from '../../rules/report-screen.ts';
import type { Note } from '../dashboard/cards.ts';
import type { DashboardAsk } from '../dashboard/reader.ts';
import type { Scope } from '../dashboard/scope.ts';

export interface ComposedAsk extends Omit<DashboardAsk, 'screen' | 'query'> {
  readonly report: ComposedReport;
  readonly query: ComposedQuery;
}

/** What the rows of a report are made of. */
export interface Composing {
  readonly ask: ComposedAsk;
  readonly scope: Scope;
  /** The columns the reader gets, by their names. */
  readonly measures: readonly string[];
}

export interface MadeRow {
  readonly key: string;
  readonly label: CardLabel;
  /** Where its name leads; null where no list has it. */
  readonly address: CardAddress;
  readonly cells: readonly ComposedCell[];
  /** Its place among rows that have an order of their own. */
  readonly place?: string | undefined;
}

/** All rows of a report, in no order. */
export interface Composition {
  readonly columns: readonly ComposedColumn[];
  readonly rows: readonly MadeRow[];
  readonly totals: readonly ComposedCell[];
  readonly notes: readonly Note[];
}

/** The row of what belongs to no group, such as trips without a carrier. No id, city or category is called so. */
export const NONE = '∅';
export const NONE_LABEL = { phrase: 'reports.composed.none' } as const;
/** What was not given to a carrier was driven by the own fleet or by spot drivers. */
export const NO_CARRIER_LABEL = { phrase: 'reports.composed.noCarrier' } as const;

export const cell = (value: number | null, before: number | null = null, address: CardAddress = null) => ({
  value,
  before,
  address,
});

/** A column for each measure, or for each currency of one that is shown as it was agreed. */
export function columnsOf(
  report: ComposedReport,
  measures: readonly string[],
  own: string,
  currenciesOf: (measure: string) => readonly string[],
): readonly ComposedColumn[] {
  return measures.flatMap((id) => {
    const { unit, isPerCurrency = false, rising = null } = measureOf(report, id)!;
    const currencies = isPerCurrency ? currenciesOf(id) : [unit === 'money' ? own : null];
    return currencies.map((currency) => ({ id, unit, currency, rising, sortable: isSortable(report, id) }));
  });
}

export const byLanguage = (language: Language) => new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
