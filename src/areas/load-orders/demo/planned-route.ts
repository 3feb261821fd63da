import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import type { LoadCategory } from '#areas/operations/rules/catalogues.ts';
import type { DemoPlan } from '#areas/routes/demo/demo-plans.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { OrderKind } from '../rules/order-kind.ts';
import type { OrderPlace } from '../rules/order-place.ts';
import type { DemoCargo } from './demo-cargo.ts';
import { hoursFor, roadKm } from './demo-places.ts';
import { type DemoRoute, serviceOf } from './demo-route.ts';

/** What ships take away; trucks bring it to the port and not from there. */
const SHIPPED: readonly LoadCategory[] = ['soy', 'corn', 'grains', 'minerals'];
const LOADING_HOURS = 3;

/** Paths of the company that a load could be on, those from the works where it has goods of its own. */
export function plansFor(team: DemoTeam, cargo: DemoCargo, plans: readonly DemoPlan[], random: Random) {
  const fitting = narrowed(plans, (plan) =>
    cargo.boardingMode === 'container'
      ? plan.load.isPort || plan.unload.isPort
      : !SHIPPED.includes(cargo.categoryLoad) || !plan.load.isPort,
  );
  const usual = random.chance(0.8) ? narrowed(fitting, ({ isUsual }) => isUsual) : fitting;
  const fromWorks = team.trade !== 'carrier' && random.chance(0.6);
  return fromWorks ? narrowed(usual, ({ load }) => load.city.startsWith(team.city)) : usual;
}

/** Only those, if there are any. */
function narrowed(plans: readonly DemoPlan[], wanted: (plan: DemoPlan) => boolean): readonly DemoPlan[] {
  const some = plans.filter(wanted);
  return some.length > 0 ? some : plans;
}

/** From one place of the company to the other, on a path. */
export function plannedRoute(team: DemoTeam, kind: OrderKind, plan: DemoPlan): DemoRoute {
  const [origin, destination] = [placeOf(plan.load), placeOf(plan.unload)];
  const { km, minutes } = plan.newest;
  const hours = Math.max(hoursFor(km), minutes / 60 + LOADING_HOURS);
  return { origin, destination, km, hours, plan, serviceType: serviceOf(team, kind, origin, destination) };
}

/** Between the same places, as it was driven before anybody had planned a path. */
export function unplannedRoute(team: DemoTeam, kind: OrderKind, plan: DemoPlan): DemoRoute {
  const [origin, destination] = [placeOf(plan.load), placeOf(plan.unload)];
  const km = roadKm(origin, destination);
  return {
    ...{ origin, destination, km, hours: hoursFor(km), plan: null },
    serviceType: serviceOf(team, kind, origin, destination),
  };
}

const placeOf = ({ cityId, city, country, address, lat, lng }: DemoPlan['load']): OrderPlace => ({
  ...{ cityId, cityName: city, countryCode: country as CountryCode, address, reference: null, lat, lng },
  ...{ category: null, warehouseId: null },
});
