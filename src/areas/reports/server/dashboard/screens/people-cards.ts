import { daysLeft } from '#areas/documents/rules/expiry.ts';
import { driverFacts } from '#areas/fleet/server/index.ts';
import { driversOnOrders } from '#areas/load-orders/server/index.ts';
import { partnerFacts } from '#areas/partners/server/index.ts';
import { type ScorecardFacts, scorecardOf } from '#areas/reports/rules/scorecard.ts';
import { ratingsOfCarriers } from '#areas/sharing/server/index.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { TripFigures, TripMoney } from '../../figures.repository.ts';
import { type CardMaker, type Column, moneyNotes, ofCosts, only, table } from '../cards.ts';
import { byValue } from '../grouped.ts';
import { ratesOfPeriod } from '../rates-of-period.ts';
import type { Scope } from '../scope.ts';
import { amountOf } from './money-cards.ts';
import { endedIn } from './punctual-cards.ts';

const MOST = 15;
const UNKNOWN: Known = { name: '–', rating: null, documentsExpireOn: null };

export interface Known {
  readonly name: string;
  /** Of a company. */
  readonly country?: CountryCode | null;
  readonly rating: number | null;
  readonly documentsExpireOn: string | null;
}

interface Scored {
  readonly id: string;
  readonly of: ScorecardFacts['of'];
  readonly know: (scope: Scope, ids: readonly string[]) => Promise<ReadonlyMap<string, Known>>;
}

/** Who drove most, one line each; costs only for who may see freights. */
const scoreCard = ({ id, of, know }: Scored): CardMaker => ({
  id,
  make: async (scope) => {
    // One more than is shown tells whether any was left out.
    const busiest = await scope.busiest(of, MOST + 1);
    const among = busiest.slice(0, MOST);
    const figures = new Map(
      (await scope.figures({ grouping: { dimension: of, among } })).map((row) => [row.value, row]),
    );
    const known = await know(scope, among);
    const costs = scope.showsFreight ? await scope.money({ grouping: { dimension: of, among } }) : [];
    const costsOf = byValue(costs);
    const columns = columnsOf(scope);
    return table(
      columns,
      among.map((key) => {
        const row = figures.get(key)!;
        const { name, country, ...about } = known.get(key) ?? UNKNOWN;
        return {
          label: { text: name },
          country: of === 'carrier' && scope.showsCountries ? (country ?? null) : undefined,
          address: scope.address({ closed: scope.period, ended: 'ended', [of]: key }),
          cells: cellsOf(scope, of, { row, costs: costsOf.get(key) ?? [], about }),
          addresses: columns.map(({ id }) =>
            id === 'otif' ? scope.address({ ...endedIn(scope), otif: true, [of]: key }) : null,
          ),
        };
      }),
      [
        ...only(busiest.length > MOST, MOST),
        ...(scope.showsFreight ? moneyNotes(ofCosts(costs), await ratesOfPeriod(scope)) : []),
      ],
    );
  },
});

const columnsOf = ({ showsFreight, reader }: Scope): readonly Column[] => [
  { id: 'trips', unit: 'count' },
  { id: 'otif', unit: 'share' },
  { id: 'acceptance', unit: 'minutes' },
  { id: 'cancelledAssigned', unit: 'count' },
  { id: 'rating', unit: 'count' },
  ...(showsFreight ? ([{ id: 'costPerKm', unit: 'money', currency: reader.currency }] as const) : []),
  { id: 'documentDays', unit: 'days' },
];

interface Facts {
  readonly row: TripFigures;
  readonly costs: readonly TripMoney[];
  readonly about: Omit<Known, 'name' | 'country'>;
}

function cellsOf({ showsFreight, reader }: Scope, of: ScorecardFacts['of'], { row, costs, about }: Facts) {
  const scored = scorecardOf({
    of,
    trips: row.ended,
    otif: row.otif,
    accepted: row.accepted,
    acceptanceMinutes: row.acceptance_minutes,
    cancelledAssigned: row.cancelled_assigned,
    rating: about.rating,
    costOfKm: showsFreight ? amountOf(costs, 'cost_of_km') : null,
    kmOfCost: costs.reduce((sum, { km_of_cost }) => sum + km_of_cost, 0),
    documents: [],
  });
  return [
    scored.trips,
    scored.otifShare === null ? null : Math.round(scored.otifShare * 10) / 1000,
    scored.acceptanceMinutes,
    scored.cancelledAssigned,
    scored.rating,
    ...(showsFreight ? [scored.costPerKm === null ? null : Number(scored.costPerKm)] : []),
    about.documentsExpireOn === null ? null : daysLeft(about.documentsExpireOn, reader.today),
  ];
}

export const knowDrivers: Scored['know'] = async ({ trx, reader }, ids) => {
  const own = await driverFacts(trx, reader.companyId, ids);
  const known = new Map<string, Known>(own.map((driver) => [driver.id, driver]));
  // Drivers of a carrier are known by the orders they drove.
  const others = ids.filter((id) => !known.has(id));
  for (const [id, name] of await driversOnOrders(trx, others)) {
    known.set(id, { name, rating: null, documentsExpireOn: null });
  }
  return known;
};

export const knowCarriers: Scored['know'] = async ({ trx, reader }, ids) => {
  const [partners, ratings] = [await partnerFacts(trx, reader.companyId, ids), await ratingsOfCarriers(trx, ids)];
  return new Map(partners.map((one) => [one.id, { ...one, rating: ratings.get(one.id) ?? null }]));
};

export const drivers = scoreCard({ id: 'drivers', of: 'driver', know: knowDrivers });
export const carriers = scoreCard({ id: 'carriers', of: 'carrier', know: knowCarriers });
