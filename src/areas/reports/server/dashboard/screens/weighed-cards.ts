import type { TripFigures } from '../../figures.repository.ts';
import { type CardMaker, type Column, number, only, table } from '../cards.ts';
import { firstOf } from '../grouped.ts';
import { laneCountries } from './lane-countries.ts';
import { beforeOf, total } from './punctual-cards.ts';

const MOST_LANES = 15;
const rounded = (value: number) => Math.round(value * 1000) / 1000;

interface Weighed {
  readonly loaded: number;
  readonly delivered: number;
  readonly lost: number;
  /** Per thousand loaded; null where nothing was weighed at both ends. */
  readonly difference: number | null;
}

export function weighedOf(rows: readonly TripFigures[]): Weighed {
  const [loaded, delivered] = [total(rows, 'weighed_loaded_tn'), total(rows, 'weighed_delivered_tn')];
  return {
    loaded: rounded(loaded),
    delivered: rounded(delivered),
    lost: rounded(loaded - delivered),
    difference: loaded > 0 ? Math.round(((delivered - loaded) * 10_000) / loaded) / 10 : null,
  };
}

const lossOf = (rows: readonly TripFigures[]) => {
  const { lost, difference } = weighedOf(rows);
  return difference === null ? null : lost;
};
const differenceOf = (rows: readonly TripFigures[]) => weighedOf(rows).difference;

/** No list of orders tells those weighed at both ends from the others. */
export const weighbridge: CardMaker = {
  id: 'weighbridge',
  make: async (scope) =>
    number({
      ...{ unit: 'perThousand', rising: 'good' },
      value: differenceOf(await scope.figures()),
      before: await beforeOf(scope, differenceOf),
    }),
};

export const losses: CardMaker = {
  id: 'losses',
  make: async (scope) =>
    number({
      ...{ unit: 'tonnes', rising: 'bad' },
      value: lossOf(await scope.figures()),
      before: await beforeOf(scope, lossOf),
    }),
};

const COLUMNS = {
  loaded: { id: 'loaded', unit: 'tonnes' },
  delivered: { id: 'delivered', unit: 'tonnes' },
  lost: { id: 'lost', unit: 'tonnes' },
  difference: { id: 'difference', unit: 'perThousand' },
} as const satisfies Record<keyof Weighed, Column>;

/** Lanes with anything weighed at both ends, those that differ most first. */
const laneCard = (id: string, names: readonly (keyof Weighed)[], by: keyof Weighed): CardMaker => ({
  id,
  make: async (scope) => {
    const lanes = (await scope.figures({ grouping: { dimension: 'lane' } }))
      .map((row) => ({ lane: row.value ?? '', weighed: weighedOf([row]) }))
      .filter(({ weighed }) => weighed.difference !== null);
    const { shown, isCut } = firstOf(lanes, ({ weighed }) => Math.abs(weighed[by] ?? 0), MOST_LANES);
    const countryOf = await laneCountries(
      scope,
      shown.map(({ lane }) => lane),
    );
    return table(
      names.map((name) => COLUMNS[name]),
      shown.map(({ lane, weighed }) => ({
        label: { text: lane },
        country: countryOf(lane),
        cells: names.map((name) => weighed[name]),
      })),
      only(isCut, MOST_LANES),
    );
  },
});

export const weighbridgeByLane = laneCard('weighbridgeByLane', ['loaded', 'delivered', 'difference'], 'difference');
export const lossesByLane = laneCard('lossesByLane', ['loaded', 'delivered', 'lost', 'difference'], 'lost');
