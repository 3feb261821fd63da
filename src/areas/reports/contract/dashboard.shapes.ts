import { z } from 'zod';
import { usedRateShape } from '#areas/exchange-rates/contract/used-rate.shapes.ts';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { isTooLong } from '../rules/report-period.ts';
import { REPORT_SCREENS } from '../rules/report-screen.ts';
import { UNITS } from '../rules/units.ts';

/** What a control centre is asked for; all of it stands in the address of the screen. */
export const PERIODS = ['all', '7', '14', '30', 'custom'] as const;

/** What stands in the address, without the rules about its parts together. */
export const dashboardQueryParts = z.strictObject({
  period: z.enum(PERIODS).default('30'),
  /** Both of a custom period. */
  from: dayShape.optional(),
  until: dayShape.optional(),
  client: z.string().max(60).optional(),
  carrier: z.string().max(60).optional(),
  operator: z.string().max(60).optional(),
  /** The two cities with a line break between them. */
  lane: z.string().max(400).optional(),
  /** Where trips start; does not apply for who may not see countries. */
  country: z.enum(COUNTRY_CODES).optional(),
  category: z.string().max(60).optional(),
  kind: z.enum(ORDER_KINDS).optional(),
  /** Only these cards, where some failed before. */
  cards: z.string().max(400).optional(),
});
type Parts = Pick<z.output<typeof dashboardQueryParts>, 'period' | 'from' | 'until'>;

const isCustom = ({ period }: Parts) => period === 'custom';
const custom = ({ from, until }: Parts) => (from && until ? { from, until } : undefined);

/** Days of one's own need both of them, in their order, and at most ten years between them. */
export const withPeriod = <S extends z.ZodType<Parts>>(shape: S): S =>
  shape
    .refine((query) => !isCustom(query) || query.from, { path: ['from'], params: { code: 'required' } })
    .refine((query) => !isCustom(query) || query.until, { path: ['until'], params: { code: 'required' } })
    .refine((query) => !isCustom(query) || !custom(query) || query.from! <= query.until!, {
      path: ['until'],
      params: { code: 'periodReversed' },
    })
    .refine((query) => !isCustom(query) || !custom(query) || !isTooLong(custom(query)!), {
      path: ['until'],
      params: { code: 'periodTooLong' },
    });

export const dashboardQuery = withPeriod(dashboardQueryParts);
export type DashboardQuery = z.output<typeof dashboardQuery>;

export type { Unit } from '../rules/units.ts';

/** A share is between 0 and 1; money is in the currency beside it. Null is "unknown", which is not zero. */
export const value = z.number().nullable();
/** The screen that lists exactly what was counted, with its filters; of several kinds of orders the list of each. */
const lists = z.array(z.object({ kind: z.enum(ORDER_KINDS), address: z.string() }));
/** Null where no list can. */
export const address = z.union([z.string(), lists]).nullable();
export type CardAddress = z.output<typeof address>;
/** What a number leaves out or rests on: "7 orders without rate". The text is a phrase of the reports. */
export const note = z.object({
  key: z.string(),
  count: z.number().optional(),
  address,
  /** Of each currency the lowest and the highest rate that was used. */
  rates: z.array(usedRateShape).optional(),
});
/** A name as it is kept, or the key of a phrase: a state, a kind, a bucket. */
export const label = z.union([
  z.object({ text: z.string() }),
  z.object({ phrase: z.string() }),
  /** A day, or with the last one as well a week or a month. */
  z.object({ day: dayShape, until: dayShape.optional() }),
]);
export type CardLabel = z.output<typeof label>;

const common = { id: z.string(), notes: z.array(note) };
const measured = { unit: z.enum(UNITS), currency: z.string().nullable() };

const numberCard = z.object({
  ...common,
  ...measured,
  kind: z.literal('number'),
  value,
  /** Of the period before; null where there is none. */
  before: value,
  /** Whether more of it is better; null where it is neither. */
  rising: z.enum(['good', 'bad']).nullable(),
  address,
});

export const CHART_FORMS = ['bars', 'stacked', 'lines', 'burnUp', 'heat', 'donut'] as const;
export const chartCard = z.object({
  ...common,
  ...measured,
  kind: z.literal('chart'),
  form: z.enum(CHART_FORMS),
  categories: z.array(label),
  /** A value and an address for each category. */
  series: z.array(z.object({ label, values: z.array(value), addresses: z.array(address) })),
});

const tableCard = z.object({
  ...common,
  kind: z.literal('table'),
  /** Their titles are phrases of the reports. */
  columns: z.array(z.object({ id: z.string(), ...measured })),
  /** A row may be about a currency of its own, for the columns of money that name none. */
  rows: z.array(
    z.object({
      label,
      currency: z.string().nullable(),
      /** Of a company, or where a lane starts; in tables without such rows, and for who may not see it, there is none. */
      country: z.enum(COUNTRY_CODES).nullable().optional(),
      address,
      cells: z.array(value),
      /** Of single cells, where they count other orders than the row. */
      addresses: z.array(address).optional(),
    }),
  ),
});

const failedCard = z.object({ ...common, kind: z.literal('failed') });

export const cardShape = z.discriminatedUnion('kind', [numberCard, chartCard, tableCard, failedCard]);
export type Card = z.output<typeof cardShape>;
export type NumberCard = z.output<typeof numberCard>;
export type ChartCard = z.output<typeof chartCard>;
export type TableCard = z.output<typeof tableCard>;

export const period = z.object({ from: dayShape, until: dayShape });
const choice = z.object({ id: z.string(), name: z.string() });

export const choices = z.object({
  clients: z.array(choice),
  carriers: z.array(choice),
  operators: z.array(choice),
  lanes: z.array(choice),
  countries: z.array(choice),
  categories: z.array(choice),
  kinds: z.array(z.enum(ORDER_KINDS)),
});

export const dashboardReply = z.object({
  screen: z.enum(REPORT_SCREENS),
  period,
  /** What the numbers are compared with; nothing before "all". */
  before: period.nullable(),
  /** Without any trip in the period; a wider one that has some, where there is one. */
  isEmpty: z.boolean(),
  wider: z.enum(PERIODS).nullable(),
  cards: z.array(cardShape),
  /** What the filters offer, of what the company really has. */
  choices,
  /** Shown where the report may not show freights: without it money cards are left out. */
  showsFreight: z.boolean(),
});
export type Dashboard = z.output<typeof dashboardReply>;
