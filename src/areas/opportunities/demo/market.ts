import { insertAssociations, insertFavourites } from '#areas/companies/demo/company.repository.ts';
import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import { type DemoContext, type DemoTeam, workingTeams } from '#areas/companies/demo/demo-context.ts';
import type { DemoClient } from '#areas/load-orders/demo/demo-order.ts';
import { type DemoCities, demoCities } from '#areas/load-orders/demo/demo-places.ts';
import { type DemoTruck, drivenTrucks } from '#areas/load-orders/demo/trucks.repository.ts';
import { findPartnerNames } from '#areas/partners/server/index.ts';
import { usualZone } from '#countries/country.ts';
import type { ShippedRole } from '#kernel/area.ts';
import { OPPORTUNITY_TEXTS, type OpportunityTexts } from './data/opportunity-texts.ts';
import { FAVOURITES, MARKET_ASSOCIATIONS, SHOWN_CARRIERS } from './data/partnerships.ts';
import { associatedPairs, peopleByRole } from './market.repository.ts';

/** Everybody who offers freight in the demo, and who may carry it. */
export interface Market {
  readonly now: Date;
  readonly teams: readonly DemoTeam[];
  readonly cities: DemoCities;
  readonly clientsOf: (team: DemoTeam) => readonly DemoClient[];
  readonly trucksOf: (team: DemoTeam) => readonly DemoTruck[];
  /** Companies it works with, those that the sign-in page shows first. */
  readonly associatesOf: (team: DemoTeam) => readonly DemoTeam[];
  readonly favouritesOf: (team: DemoTeam) => readonly DemoTeam[];
  /** Other companies with trucks in its country and beyond its borders, carriers first. */
  readonly carriersFor: (team: DemoTeam) => readonly DemoTeam[];
  /** Who of the company does it: the first role that somebody has, or the administrator. */
  readonly personOf: (team: DemoTeam, ...roles: readonly ShippedRole[]) => string;
  readonly teamWith: (companyId: string) => DemoTeam;
}

export const zoneOf = ({ country }: Pick<DemoTeam, 'country'>): string => usualZone(country);
export const textsOf = ({ country }: Pick<DemoTeam, 'country'>): OpportunityTexts =>
  OPPORTUNITY_TEXTS[DEMO_COUNTRIES[country].language];
/** Whoever publishes, applies and answers in the name of a company. */
export const DISPATCHERS: readonly ShippedRole[] = ['transport-company', 'operator'];
export const SHIPPERS: readonly ShippedRole[] = ['shipper', 'agro-shipper', 'operator'];

/** Adds the associations and stars that the market needs, and reads the rest. */
export async function openMarket({ trx, teams: byKey, now }: DemoContext): Promise<Market> {
  const teams = workingTeams(byKey);
  await insertAssociations(trx, byKey, now, MARKET_ASSOCIATIONS);
  const byId = new Map(teams.map((team) => [team.id, team]));
  const isShown = ({ key }: DemoTeam) => SHOWN_CARRIERS.includes(key);
  const associates = new Map<string, DemoTeam[]>();
  for (const { companyId, partnerId } of await associatedPairs(trx))
    associates.set(companyId, [...(associates.get(companyId) ?? []), byId.get(partnerId)!]);
  const associatesOf = ({ id }: DemoTeam) =>
    (associates.get(id) ?? []).toSorted((a, b) => Number(isShown(b)) - Number(isShown(a)));
  const favouritesOf = (team: DemoTeam) => associatesOf(team).slice(0, FAVOURITES);
  const clients = new Map<string, DemoClient[]>();
  for (const team of teams) {
    const favouriteIds = favouritesOf(team).map(({ id }) => id);
    await insertFavourites(trx, team, favouriteIds);
    const named = await findPartnerNames(trx, team.id, 'client', undefined);
    const keyed = named.map((client) => ({ ...client, key: byId.get(client.linkedCompanyId ?? '')?.key ?? null }));
    clients.set(team.id, keyed);
  }
  const [fleets, people] = [await drivenTrucks(trx), await peopleByRole(trx)];
  return {
    now,
    teams,
    cities: await demoCities(),
    clientsOf: ({ id }) => clients.get(id) ?? [],
    trucksOf: ({ id }) => fleets.get(id) ?? [],
    associatesOf,
    favouritesOf,
    carriersFor: (team) =>
      teams
        .filter(({ id, country }) => id !== team.id && reaches(team, country))
        .toSorted((a, b) => Number(b.trade === 'carrier') - Number(a.trade === 'carrier')),
    personOf: ({ id, adminId }, ...roles) =>
      roles.map((role) => people.get(`${id} ${role}`)).find((userId) => userId !== undefined) ?? adminId,
    teamWith: (companyId) => byId.get(companyId)!,
  };
}

const reaches = (team: DemoTeam, country: DemoTeam['country']) =>
  country === team.country || DEMO_COUNTRIES[team.country].neighbours.includes(country);
