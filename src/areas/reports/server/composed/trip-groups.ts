import { fromCents, toCents } from '#kernel/money.ts';
import type { TripGrouping } from '../../rules/composed-report.ts';
import { citiesOf } from '../../rules/dimension.ts';
import type { Period } from '../../rules/whole-months.ts';
import { addedUp } from '../dashboard/add-up.ts';
import type { Scope } from '../dashboard/scope.ts';
import type { Grouping, TripFigures, TripMoney } from '../figures.repository.ts';
import { NONE } from './composition.ts';

/** What was read of the trips of one group. */
export interface Facts {
  readonly figures: readonly TripFigures[];
  /** Empty for readers without freights. */
  readonly money: readonly TripMoney[];
}

export interface Groups {
  readonly all: Facts;
  readonly byKey: ReadonlyMap<string, Facts>;
}

type Keyed = Pick<TripFigures, 'at' | 'value'>;

function groupingOf(grouping: TripGrouping): Grouping {
  if (grouping === 'month') return { time: 'month' };
  return { dimension: grouping === 'origin' || grouping === 'destination' ? 'lane' : grouping };
}

function keyOf(grouping: TripGrouping, { at, value }: Keyed): string | null {
  if (grouping === 'month') return at;
  if (value === null || (grouping !== 'origin' && grouping !== 'destination')) return value;
  return citiesOf(value)[grouping];
}

/** The trips of a period by group; what belongs to none is a group of its own, so that the rows add up to all of them. */
export async function readGroups(scope: Scope, by: TripGrouping, period: Period): Promise<Groups> {
  const grouping = groupingOf(by);
  const [allFigures, figures] = [await scope.figures({ period }), await scope.figures({ period, grouping })];
  const [allMoney, money] = scope.showsFreight
    ? [await scope.money({ period }), await scope.money({ period, grouping })]
    : [[], []];
  const byKey = new Map<string, { figures: TripFigures[]; money: TripMoney[] }>();
  const of = (key: string) => {
    const known = byKey.get(key) ?? { figures: [], money: [] };
    byKey.set(key, known);
    return known;
  };
  for (const row of [...figures, ...rest(allFigures, figures)]) of(keyOf(by, row) ?? NONE).figures.push(row);
  for (const row of [...money, ...rest(allMoney, money)]) of(keyOf(by, row) ?? NONE).money.push(row);
  return { all: { figures: allFigures, money: allMoney }, byKey };
}

/** What of all trips is in no group. */
function rest<T extends Keyed>(all: readonly T[], grouped: readonly T[]): T[] {
  const left = addedUp([all, grouped.map((row) => ({ ...negative(row), at: null, value: null }))]);
  return left.filter((row) => Object.values(row).some(isSomething));
}

const NAMES: ReadonlySet<string> = new Set(['at', 'value', 'income_currency', 'cost_currency']);

const negative = <T extends object>(row: T): T =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (NAMES.has(name) || value === null) return [name, value];
      return [name, typeof value === 'number' ? -value : fromCents(-toCents(String(value)))];
    }),
  ) as T;

/** Tonnes are added in another order, which leaves less than a gram. */
const NOTHING = 1e-6;

function isSomething(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) > NOTHING;
  return typeof value === 'string' && /^-?[\d.]*[1-9]/.test(value);
}
