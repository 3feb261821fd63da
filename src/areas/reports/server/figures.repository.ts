import { type RawBuilder, sql } from 'kysely';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import type { Dimension, ReportSide } from '#areas/reports/rules/dimension.ts';
import { type Period, splitPeriod } from '#areas/reports/rules/whole-months.ts';
import type { Trx } from '#platform/db/database.ts';

/** Which closed trips: docs/measures.md says which day each belongs to. */
export interface TripChoice extends Period {
  readonly companyId: string;
  readonly side: ReportSide;
  readonly kinds: readonly OrderKind[];
  /** One value per dimension; with more than one, or one and days, trips are read instead of sums. */
  readonly filters?: Partial<Record<Dimension, string>>;
}

/** What the figures are grouped by; nothing at all gives one row. */
export interface Grouping {
  readonly time?: 'day' | 'month';
  readonly dimension?: Dimension;
  /** The values of the dimension that are wanted; without them all. */
  readonly among?: readonly string[];
}

interface Grouped {
  /** The day or the first day of the month; null without a grouping by time. */
  readonly at: string | null;
  readonly value: string | null;
}

const COUNTS = [
  'ended',
  'cancelled',
  'cancelled_assigned',
  'loading_on_time',
  'loading_unknown',
  'delivery_on_time',
  'delivery_unknown',
  'in_full',
  'otif',
  'accepted',
  'acceptance_minutes',
] as const;
const QUANTITIES = ['km', 'tonnes', 'weighed_loaded_tn', 'weighed_delivered_tn'] as const;
const AMOUNTS = ['income', 'cost', 'paid', 'income_own', 'cost_own', 'cost_of_km', 'cost_of_tn'] as const;
const OF_AMOUNTS = ['ended', 'unpriced', 'unrated', 'unpriced_cost', 'unrated_cost'] as const;
const PRICED_QUANTITIES = ['km_of_cost', 'tn_of_cost'] as const;

type Numbers<K extends string> = Readonly<Record<K, number>>;
export type TripFigures = Grouped & Numbers<(typeof COUNTS)[number] | (typeof QUANTITIES)[number]>;

/** Amounts as decimal texts, a row for each pair of currencies. */
export type TripMoney = Grouped &
  Numbers<(typeof OF_AMOUNTS)[number] | (typeof PRICED_QUANTITIES)[number]> &
  Readonly<Record<(typeof AMOUNTS)[number], string>> & {
    readonly income_currency: string | null;
    readonly cost_currency: string | null;
  };

/** The measures that everybody may see who may see the report. */
export function readFigures(trx: Trx, choice: TripChoice, grouping: Grouping = {}): Promise<TripFigures[]> {
  const columns = [...COUNTS, ...QUANTITIES];
  return read<TripFigures>(trx, {
    choice,
    grouping,
    keys: [],
    columns,
    sums: [...counted(COUNTS), ...measured(QUANTITIES)],
  });
}

/** Only for readers who may see freights. */
export function readMoney(trx: Trx, choice: TripChoice, grouping: Grouping = {}): Promise<TripMoney[]> {
  const columns = [...OF_AMOUNTS, ...AMOUNTS, ...PRICED_QUANTITIES];
  const sums = [
    ...counted(OF_AMOUNTS),
    ...measured(PRICED_QUANTITIES),
    ...AMOUNTS.map((name) => sql`round(sum(${sql.ref(name)}), 2)::text as ${sql.ref(name)}`),
  ];
  return read<TripMoney>(trx, { choice, grouping, keys: ['income_currency', 'cost_currency'], columns, sums });
}

const counted = (names: readonly string[]) => names.map((name) => sql`sum(${sql.ref(name)})::int as ${sql.ref(name)}`);
const measured = (names: readonly string[]) =>
  names.map((name) => sql`sum(${sql.ref(name)})::float as ${sql.ref(name)}`);

/** The values of a dimension with the most trips, of all sides together: a large fleet has thousands of drivers. */
export async function readBusiest(
  trx: Trx,
  choices: readonly TripChoice[],
  { dimension, most }: { readonly dimension: Dimension; readonly most: number },
): Promise<readonly string[]> {
  const parts = choices.flatMap((choice) =>
    sourcesOf({ choice, grouping: { dimension }, keys: [], columns: ['ended', 'cancelled_assigned'], sums: [] }),
  );
  if (parts.length === 0) return [];
  const { rows } = await sql<{ value: string }>`
    select value from (${sql.join(parts, sql` union all `)}) f
    group by value having sum(ended + cancelled_assigned) > 0 order by sum(ended) desc, value limit ${most}`.execute(
    trx,
  );
  return rows.map(({ value }) => value);
}

interface Reading {
  readonly choice: TripChoice;
  readonly grouping: Grouping;
  readonly keys: readonly string[];
  readonly columns: readonly string[];
  readonly sums: readonly RawBuilder<unknown>[];
}

async function read<T>(trx: Trx, reading: Reading): Promise<T[]> {
  const { grouping, keys, sums } = reading;
  const parts = sourcesOf(reading);
  if (parts.length === 0) return [];
  const at = grouping.time === 'month' ? sql`date_trunc('month', day)::date` : sql`day`;
  const groups = [
    grouping.time ? sql`${at}::text` : sql`null::text`,
    grouping.dimension ? sql`value` : sql`null::text`,
    ...keys.map((key) => sql.ref(key)),
  ];
  const names = ['at', 'value', ...keys];
  const grouped = groups.map((group, index) => sql`${group} as ${sql.ref(names[index]!)}`);
  const { rows } = await sql<T>`select ${sql.join([...grouped, ...sums])}
    from (${sql.join(parts, sql` union all `)}) f
    group by ${sql.join(groups.map((_, index) => sql.lit(index + 1)))}
    having count(*) > 0
    order by ${sql.join(groups.map((_, index) => sql.lit(index + 1)))}`.execute(trx);
  return rows;
}

/** Sums wherever they were kept for what is asked, trips for the rest. */
function sourcesOf({ choice, grouping, keys, columns }: Reading): RawBuilder<unknown>[] {
  const filters = Object.entries(choice.filters ?? {}) as [Dimension, string][];
  const used = new Set([
    ...filters.map(([dimension]) => dimension),
    ...(grouping.dimension ? [grouping.dimension] : []),
  ]);
  const wanted = sql.join([...keys, ...columns].map((name) => sql.ref(name)));
  const about = sql`company_id = ${choice.companyId} and side = ${choice.side}`;
  const ofKinds = sql`kind = any(${[...choice.kinds]})`;
  const among = (value: RawBuilder<unknown>) =>
    grouping.among === undefined ? sql`` : sql`and ${value} = any(${[...grouping.among]})`;
  const lines = (dimension: string, { from, until }: Period, value: string | undefined) => sql`
    select starts_on as day, value, ${wanted} from report_line
    where ${about} and dimension = ${dimension} and starts_on between ${from} and ${until} and ${ofKinds}
      ${value === undefined ? sql`` : sql`and value = ${value}`} ${among(sql`value`)}`;
  const { value, each } = groupValue(grouping.dimension);
  const trips = ({ from, until }: Period) => sql`
    select t.day, ${value} as value, ${wanted} from report_trip t ${each}
    where ${about} and t.day between ${from} and ${until} and ${tripMatches(choice)} and ${value} is not null ${among(value)}`;

  if (used.size === 0) return [lines('whole', choice, undefined)];
  const [only] = used;
  if (used.size > 1 || only === undefined || grouping.time === 'day') return [trips(choice)];
  const { months, edges } = splitPeriod(choice);
  return [...(months ? [lines(only, months, choice.filters?.[only])] : []), ...edges.map(trips)];
}

const COLUMNS = {
  client: ['client'],
  carrier: ['carrier'],
  lane: ['lane'],
  country: ['country'],
  category: ['category'],
  vehicleType: ['vehicle_type'],
  truck: ['truck'],
  driver: ['driver'],
  operator: ['operator'],
  facility: ['origin_facility', 'destination_facility'],
} as const satisfies Record<Dimension, readonly string[]>;

/** Whether a trip is of the wanted kinds and has the values that are filtered by. */
export function tripMatches({ kinds, filters = {} }: Pick<TripChoice, 'kinds' | 'filters'>): RawBuilder<boolean> {
  // Column by column, so that an index can find them.
  const wanted = (Object.entries(filters) as [Dimension, string][]).map(
    ([dimension, value]) =>
      sql`and (${sql.join(
        COLUMNS[dimension].map((name) => sql`t.${sql.ref(name)} = ${value}`),
        sql` or `,
      )})`,
  );
  return sql<boolean>`(t.kind = any(${[...kinds]}) ${sql.join(wanted, sql` `)})`;
}

/** What a trip is grouped by: a column of it, so that an index can find it, or each of several. */
function groupValue(dimension: Dimension | undefined) {
  const [first, ...others] = dimension === undefined ? [] : COLUMNS[dimension].map((name) => sql`t.${sql.ref(name)}`);
  if (first === undefined) return { value: sql`''`, each: sql`` };
  if (others.length === 0) return { value: first, each: sql`` };
  const values = sql.join([first, ...others].map((column) => sql`(${column})`));
  return { value: sql`v.value`, each: sql`cross join lateral (values ${values}) v(value)` };
}

/** What waits to be paid, by the day it is due: to receive and to pay, each in its currency. */
export interface OpenAmount {
  readonly of: 'receivable' | 'payable';
  /** Of the dimension it is grouped by. */
  readonly value: string | null;
  readonly dueOn: string;
  readonly currency: string;
  readonly amount: string;
  /** In the currency of the company, by the rates of the days the trips ended; of those without one nothing. */
  readonly own: string;
  readonly unrated: number;
  readonly trips: number;
}

interface OpenAsk {
  /** One of them alone; without it both. */
  readonly only?: OpenAmount['of'];
  readonly by?: Readonly<Partial<Record<OpenAmount['of'], Dimension>>>;
}

/** Only for readers who may see freights. Independent of any period: what is open is open. */
export async function readOpenAmounts(
  trx: Trx,
  choice: Pick<TripChoice, 'companyId' | 'side' | 'kinds' | 'filters'>,
  ownCurrency: string,
  { only, by = {} }: OpenAsk = {},
): Promise<OpenAmount[]> {
  const { companyId, side } = choice;
  const groupOf = (of: OpenAmount['of']) => (by[of] ? sql`t.${sql.ref(COLUMNS[by[of]][0])}` : sql`null::text`);
  const open = (of: OpenAmount['of'], due: string, currency: string) => sql`
    select ${of} as "of", d.value, d.due_on::text as "dueOn", d.currency, round(sum(d.amount), 2)::text as amount,
      round(coalesce(sum(d.amount * r.rate), 0), 2)::text as own,
      coalesce(sum(d.trips) filter (where r.rate is null), 0)::int as unrated, sum(d.trips)::int as trips
    from (
      select ${groupOf(of)} as value, ${sql.ref(due)} as due_on, ${sql.ref(currency)} as currency, day,
        sum(${sql.ref(of)}) as amount, count(*) as trips
      from report_trip t
      where company_id = ${companyId} and side = ${side} and ${sql.ref(due)} is not null and ${tripMatches(choice)}
      group by 1, 2, 3, 4) d
    left join (
      select * from app.exchange_rate_spans(${companyId}) where currency <> ${ownCurrency}
      union all select ${ownCurrency}, '-infinity'::date, null, 1) r
      on r.currency = d.currency and d.day >= r.valid_from and (r.before is null or d.day < r.before)
    group by 1, 2, 3, 4`;
  const parts = [
    ...(only === 'payable' ? [] : [open('receivable', 'receivable_on', 'income_currency')]),
    ...(only === 'receivable' ? [] : [open('payable', 'payable_on', 'cost_currency')]),
  ];
  const { rows } = await sql<OpenAmount>`${sql.join(parts, sql` union all `)} order by 1, 3, 4, 2`.execute(trx);
  return rows;
}
