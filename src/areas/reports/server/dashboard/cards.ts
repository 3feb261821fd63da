import { screens as exchange } from '#areas/exchange-rates/area.ts';
import type { UsedRate } from '#areas/exchange-rates/contract/used-rate.shapes.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { NameIn, PhraseKey } from '#kernel/phrase-key.ts';
import { addressOf } from '#kernel/screens.ts';
import type {
  Card,
  CardAddress,
  CardLabel,
  ChartCard,
  NumberCard,
  TableCard,
  Unit,
} from '../../contract/dashboard.shapes.ts';
import type { TripMoney } from '../figures.repository.ts';
import type { Scope } from './scope.ts';

export type Note = Card['notes'][number];
/** What a note says is a phrase of the reports. */
export type NoteName = NameIn<'reports.notes'>;

interface NumberAsk {
  readonly unit: Unit;
  readonly value: number | null;
  readonly before?: number | null;
  readonly rising?: NumberCard['rising'];
  readonly currency?: string | null;
  readonly address?: CardAddress;
  readonly notes?: readonly Note[];
}

/** A card before it has its name. */
export type Unnamed<C> = C extends Card ? Omit<C, 'id'> : never;

export const number = ({ notes = [], ...ask }: NumberAsk): Unnamed<NumberCard> => ({
  kind: 'number',
  notes: [...notes],
  ...{ before: null, rising: null, currency: null, address: null },
  ...ask,
});

/** What has a phrase is named by a whole key. */
type Label = Exclude<CardLabel, { phrase: string }> | { readonly phrase: PhraseKey };

interface ChartAsk {
  readonly form: ChartCard['form'];
  readonly unit: Unit;
  readonly currency?: string | null;
  readonly categories: readonly Label[];
  readonly series: readonly {
    readonly label: Label;
    readonly values: readonly (number | null)[];
    readonly addresses?: readonly CardAddress[];
  }[];
  readonly notes?: readonly Note[];
}

export const chart = ({ series, categories, currency = null, notes = [], ...ask }: ChartAsk): Unnamed<ChartCard> => ({
  kind: 'chart',
  ...ask,
  currency,
  categories: [...categories],
  notes: [...notes],
  series: series.map(({ label, values, addresses }) => ({
    label,
    values: [...values],
    addresses: addresses ? [...addresses] : values.map(() => null),
  })),
});

export interface Column {
  readonly id: NameIn<'reports.columns'>;
  readonly unit: Unit;
  readonly currency?: string | null;
}
interface Row {
  readonly label: Label;
  readonly currency?: string | null;
  readonly country?: CountryCode | null | undefined;
  readonly address?: CardAddress;
  readonly cells: readonly (number | null)[];
  /** Of single cells, where they count other orders than the row. */
  readonly addresses?: readonly CardAddress[];
}

export const table = (
  columns: readonly Column[],
  rows: readonly Row[],
  notes: readonly Note[] = [],
): Unnamed<TableCard> => ({
  kind: 'table',
  columns: columns.map((column) => ({ currency: null, ...column })),
  rows: rows.map(({ address = null, addresses, currency = null, country, label, cells }) => ({
    label,
    currency,
    ...(country === undefined ? {} : { country }),
    address,
    cells: [...cells],
    ...(addresses && { addresses: [...addresses] }),
  })),
  notes: [...notes],
});

/** Says what was left out, where anything was. */
export const noted = (key: NoteName, count: number, address: CardAddress = null): readonly Note[] =>
  count > 0 ? [{ key, count, address }] : [];
/** Says that a table is not whole. */
export const only = (isCut: boolean, count: number): readonly Note[] => noted('only', isCut ? count : 0);
/** Says that a card is about the end of the period alone. */
export const lastDays = (cut: number | undefined): readonly Note[] => noted('lastDays', cut ?? 0);
export const remark = (key: NoteName): Note => ({ key, address: null });

/** What a figure of money leaves out: trips whose income or cost is missing, or for figures of costs the cost alone. */
interface LeftOut {
  readonly unrated: number;
  readonly unpriced: number;
}
export const ofCosts = (rows: readonly TripMoney[]): readonly LeftOut[] =>
  rows.map(({ unrated_cost, unpriced_cost }) => ({ unrated: unrated_cost, unpriced: unpriced_cost }));

/**
 * Trips without a rate are counted apart, with the way to where rates are entered; so are those without a price. What was
 * converted says with which rates.
 */
export function moneyNotes(rows: readonly LeftOut[], usedRates: readonly UsedRate[] = []): readonly Note[] {
  const total = (name: keyof LeftOut) => rows.reduce((sum, row) => sum + row[name], 0);
  const rates = usedRates.length > 0 ? { rates: [...usedRates] } : {};
  return [
    ...noted('withoutRate', total('unrated'), addressOf(exchange.exchangeRates)),
    ...noted('withoutPrice', total('unpriced')),
    { key: 'ratesOfTheDay', address: addressOf(exchange.exchangeRates), ...rates },
  ];
}

export type MadeCard = Unnamed<NumberCard> | Unnamed<ChartCard> | Unnamed<TableCard>;

/** One card of a control centre. */
export interface CardMaker {
  readonly id: string;
  /** Left out, and nothing of it read, for who may not see freights. */
  readonly isMoney?: boolean;
  readonly make: (scope: Scope) => Promise<MadeCard>;
}
