import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  Card,
  ChartCard as ChartFigures,
  TableCard as TableFigures,
} from '#areas/reports/contract/dashboard.shapes.ts';
import {
  cardAbout,
  cardTitle,
  columnTitle,
  countryName,
  hasCountries,
  noteText,
} from '#areas/reports/rules/card-phrases.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { ChartCard, FailedCard, type FigureNote, NumberTile, TableCard } from '#ui/charts/board.tsx';
import type { ChartData } from '#ui/charts/chart-data.ts';
import { failureText } from '#ui/feedback/error-text.ts';
import { rateText } from '#ui/feedback/rate-text.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { useShowMoney } from '#ui/session/money.ts';
import { axisText, changeOf, type FigureTools, labelText, showFigure, showOnAxis } from './figure-text.ts';
import { leadsOf } from './leads-of.ts';

interface CardViewProps {
  readonly card: Card;
  readonly compares: boolean;
  readonly isTrying: boolean;
  readonly onRetry: (id: string) => void;
}

/** A card of a control centre, in the words of its reader. */
export function CardView({ card, compares, isTrying, onRetry }: CardViewProps): ReactNode {
  const tools = useFigureTools();
  const title = tools.t(cardTitle(card.id));
  const about = cardAbout(card.id, tools.t);
  const notes = card.notes.flatMap((note) => notesOf(note, tools));
  const shared = { title, about, notes };
  switch (card.kind) {
    case 'number':
      return (
        <NumberTile
          {...shared}
          value={card.value === null ? null : showFigure(card.value, card, tools)}
          change={compares ? changeOf(card, tools) : undefined}
          address={leadsOf(card.address, tools.t)}
        />
      );
    case 'chart':
      return <ChartView {...shared} card={card} tools={tools} />;
    case 'table':
      return <TableCard {...shared} {...tableOf(card, tools)} />;
    case 'failed':
      return (
        <FailedCard text={failureText('load', title, tools.t)} isTrying={isTrying} onRetry={() => onRetry(card.id)} />
      );
  }
}

/** What a note says; of rates each that it names beside it. */
export function notesOf({ key, count, address, rates = [] }: Card['notes'][number], tools: FigureTools): FigureNote[] {
  const { t, numbers } = tools;
  return [
    { text: t(noteText(key), count === undefined ? {} : { count }), address: leadsOf(address, t) },
    ...rates.map((rate) => ({ text: rateText(rate, numbers, t), address: null })),
  ];
}

export function useFigureTools(): FigureTools {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const money = useShowMoney();
  return useMemo(() => ({ t, money, numbers }), [t, money, numbers]);
}

interface ChartViewProps {
  readonly title: string;
  readonly about: string | undefined;
  readonly notes: readonly FigureNote[];
  readonly card: ChartFigures;
  readonly tools: FigureTools;
}

function ChartView({ card, tools, ...shared }: ChartViewProps): ReactNode {
  // The same numbers are not drawn again.
  const data = useMemo(() => chartOf(card, tools), [card, tools]);
  return <ChartCard {...shared} data={data} />;
}

/** Shares of a whole, none of them beyond it. */
const isWhole = ({ unit, series }: ChartFigures): boolean =>
  unit === 'share' && series.every(({ values }) => values.every((value) => (value ?? 0) <= 1));

function chartOf(card: ChartFigures, tools: FigureTools): ChartData {
  return {
    form: card.form,
    isCounted: card.unit === 'count',
    most: isWhole(card) ? 1 : undefined,
    isOverTime: card.categories.some((label) => 'day' in label),
    categories: card.categories.map((label) => {
      const full = labelText(label, 'buckets', tools.t);
      return { full, axis: axisText(label, full) };
    }),
    series: card.series.map(({ label, values, addresses }) => ({
      name: labelText(label, 'series', tools.t),
      values,
      addresses: addresses.map((address) => leadsOf(address, tools.t)),
    })),
    show: (value) => showFigure(value, card, tools),
    showOnAxis: (value) => showOnAxis(value, card, tools),
  };
}

function tableOf({ columns, rows }: TableFigures, tools: FigureTools) {
  const showsCountries = hasCountries({ rows });
  const shownCountry = (country: CountryCode | null | undefined) => ({
    text: country ? tools.t(countryName(country)) : null,
  });
  return {
    columns: [...(showsCountries ? ['country'] : []), ...columns.map(({ id }) => id)].map((id) =>
      tools.t(columnTitle(id)),
    ),
    rows: rows.map(({ label, currency, country, address, addresses, cells }) => ({
      name: labelText(label, 'buckets', tools.t),
      address: leadsOf(address, tools.t),
      cells: [
        ...(showsCountries ? [shownCountry(country)] : []),
        ...columns.map((column, at) => {
          const value = cells[at] ?? null;
          const measured = { unit: column.unit, currency: column.currency ?? currency };
          return {
            text: value === null ? null : showFigure(value, measured, tools),
            address: leadsOf(addresses?.[at], tools.t),
          };
        }),
      ],
    })),
  };
}
