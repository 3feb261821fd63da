import { dynamicKey, type TranslateKey } from '#kernel/phrase-key.ts';
import type { Composed, ComposedQuery } from '../../contract/composed.shapes.ts';
import type { TableCard } from '../../contract/dashboard.shapes.ts';
import type { Printable } from './make-sheet.ts';

/** What a person composed as cards: its chart, and one table with all rows and their totals. */
export function printable(composed: Composed, query: ComposedQuery, say: TranslateKey, name?: string): Printable {
  const { report, period, before, isEmpty, chart, choices } = composed;
  const grouping = say(dynamicKey('reports.composed.groupings', composed.grouping));
  return {
    screen: report,
    ...{ period, before, isEmpty, choices },
    cards: isEmpty ? [] : [...(chart ? [chart] : []), tableOf(composed)],
    facts: [
      ...(name === undefined ? [] : [{ label: say('reports.composed.saved'), value: name }]),
      { label: say('reports.composed.grouping'), value: grouping },
      ...(query.fleet === undefined
        ? []
        : [{ label: say('reports.composed.fleet'), value: say(`reports.composed.fleets.${query.fleet}`) }]),
    ],
  };
}

function tableOf({ report, columns, rows, totals, notes }: Composed): TableCard {
  const all = { label: { phrase: 'reports.composed.total' }, cells: totals };
  return {
    kind: 'table',
    id: `composed.${report}`,
    notes,
    columns: columns.map(({ id, unit, currency }) => ({ id, unit, currency })),
    rows: [...rows, all].map(({ label, cells }) => ({
      ...{ label, currency: null, address: null },
      cells: cells.map(({ value }) => value),
    })),
  };
}
