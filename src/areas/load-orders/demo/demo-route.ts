import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import type { ServiceType } from '#areas/operations/rules/catalogues.ts';
import type { DemoPlan } from '#areas/routes/demo/demo-plans.ts';
import type { OrderKind } from '../rules/order-kind.ts';
import type { OrderPlace } from '../rules/order-place.ts';
import { type DemoCities, type DemoCity, hoursFor, placeIn, roadKm } from './demo-places.ts';

export interface DemoRoute {
  readonly origin: OrderPlace;
  readonly destination: OrderPlace;
  readonly serviceType: ServiceType;
  readonly km: number;
  /** From the loading to the delivery. */
  readonly hours: number;
  /** The company's own path between its places; null where nobody has planned one. */
  readonly plan: DemoPlan | null;
}

/** Nobody of the demo drives farther. */
const FARTHEST_KM = 2_500;
const TRIES = 50;

/** Mostly within the country, sometimes over a border; what the service is called follows from the countries. */
export function drawRoute(
  team: DemoTeam,
  cargo: { readonly kind: OrderKind; readonly isContainer: boolean },
  cities: DemoCities,
  random: Random,
): DemoRoute {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const [origin, destination] = drawEnds(team, cargo, cities, random);
    const km = roadKm(origin, destination);
    if (origin.cityId === destination.cityId || km > FARTHEST_KM) continue;
    const serviceType = serviceOf(team, cargo.kind, origin, destination);
    return { origin, destination, km, hours: hoursFor(km), plan: null, serviceType };
  }
  throw new Error(`no route found for ${team.key}`);
}

function drawEnds(
  team: DemoTeam,
  { kind, isContainer }: { readonly kind: OrderKind; readonly isContainer: boolean },
  cities: DemoCities,
  random: Random,
): readonly [OrderPlace, OrderPlace] {
  const home = cities.of[team.country];
  const { neighbours } = DEMO_COUNTRIES[team.country];
  const abroad = neighbours.flatMap((code) => cities.of[code]);
  const at = (towns: readonly DemoCity[]) => placeIn(random.pick(towns), random);
  const ports = (towns: readonly DemoCity[]) => towns.filter(({ isPort }) => isPort);
  // Whoever owns the goods loads most of them at its own works.
  const works = team.trade !== 'carrier' && random.chance(0.6) ? cities.worksOf(team) : null;
  const inland = works ?? at(home);
  const far = kind !== 'multipoint' && abroad.length > 0 && random.chance(0.2);
  if (far && team.trade === 'carrier' && random.chance(0.15)) return [at(abroad), at(abroad)];
  const towns = far ? abroad : home;
  const others = isContainer ? ports(towns).concat(ports(home)) : towns;
  const other = at(others.length > 0 ? others : isContainer ? ports(abroad) : home);
  return kind !== 'agro' && (far || isContainer) && random.chance(0.5) ? [other, inland] : [inland, other];
}

export function serviceOf(
  { country }: DemoTeam,
  kind: OrderKind,
  origin: OrderPlace,
  destination: OrderPlace,
): ServiceType {
  if (origin.countryCode === destination.countryCode && origin.countryCode === country)
    return kind === 'multipoint' ? 'distribution' : 'national';
  if (origin.countryCode === country) return 'export';
  return destination.countryCode === country ? 'import' : 'transit';
}
