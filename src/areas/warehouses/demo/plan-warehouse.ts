import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { OrderPlace } from '#areas/load-orders/rules/order-place.ts';
import { countryOf, usualZone } from '#countries/country.ts';
import { addDays, dayIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import type { Dock } from '../rules/free-times.ts';
import type { Shift } from '../rules/opening-hours.ts';
import { WAREHOUSE_TEXTS } from './data/warehouse-texts.ts';

export interface DemoWarehouse {
  readonly id: string;
  readonly team: DemoTeam;
  readonly name: string;
  readonly place: OrderPlace;
  readonly timeZone: string;
  readonly docks: readonly Dock[];
  readonly shifts: readonly (Shift & { readonly id: string })[];
  /** It never closes, so that somebody is there whenever one looks. */
  readonly isAlwaysOpen: boolean;
  readonly waitingPrice: string | null;
  readonly texts: (typeof WAREHOUSE_TEXTS)['pt' | 'es'];
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const WORKDAYS = [1, 2, 3, 4, 5, 6];
const DAY_AND_NIGHT = [
  ['06:00', '18:00'],
  ['18:00', '06:00'],
] as const;
const DAYTIME = [['07:00', '19:00']] as const;

/** The company's works, open day and night, and a branch in the town where most of its orders go. */
export function planWarehouse(team: DemoTeam, place: OrderPlace, isWorks: boolean): DemoWarehouse {
  const texts = WAREHOUSE_TEXTS[DEMO_COUNTRIES[team.country].language];
  const dock = (number: number, change: Partial<Dock> = {}): Dock => ({
    id: createId(),
    name: `${texts.dock} ${number}`,
    actions: ['load', 'unload'],
    operations: [],
    vehicleTypes: [],
    lanes: 1,
    inService: true,
    ...change,
  });
  const hours = isWorks ? DAY_AND_NIGHT : DAYTIME;
  return {
    id: createId(),
    team,
    name: `${isWorks ? texts.works : texts.branch} ${place.cityName}`,
    place,
    timeZone: usualZone(team.country),
    docks: [
      dock(1),
      dock(2),
      dock(3, { lanes: isWorks ? 2 : 1 }),
      dock(4, { actions: ['unload'], inService: isWorks }),
    ],
    shifts: (isWorks ? EVERY_DAY : WORKDAYS).flatMap((weekday) =>
      hours.map(([starts, ends]) => ({ id: createId(), weekday, starts, ends, dockIds: [] })),
    ),
    isAlwaysOpen: isWorks,
    waitingPrice: isWorks ? (HOUR_PRICE[countryOf(team.country).currency.code] ?? null) : null,
    texts,
  };
}

/** What an hour of waiting costs there, about fifteen dollars. */
const HOUR_PRICE: Readonly<Record<string, string>> = {
  BOB: '105',
  CLP: '14000',
  PYG: '110000',
  PEN: '55',
  USD: '15',
  BRL: '83',
  MXN: '275',
  ARS: '20000',
  UYU: '600',
};

/** Some day after the bookings of the demo on which a branch counts its stock. */
export const closedDay = (now: Date, { timeZone }: DemoWarehouse): string => addDays(dayIn(now, timeZone), 20);
