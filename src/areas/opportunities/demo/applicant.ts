import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import { isCarriedBy } from '#areas/load-orders/demo/demo-cargo.ts';
import type { DemoTruck } from '#areas/load-orders/demo/trucks.repository.ts';
import { createId } from '#kernel/ids.ts';
import type { OutsideCarrier } from '../rules/outside-carrier.ts';
import type { Load } from './draw-load.ts';
import { DISPATCHERS, type Market } from './market.ts';
import type { PlannedApplication } from './plan.ts';

/** Somebody of a company, or a carrier without an account. */
export interface Applicant {
  readonly name: string;
  readonly country: DemoTeam['country'];
  readonly by: 'company' | 'trucker' | 'outside';
  readonly companyId: string | null;
  readonly userId: string | null;
  readonly truck: NamedTruck | null;
  /** How a carrier without an account came. */
  readonly visit: OutsideVisit | null;
}

export interface OutsideVisit {
  readonly carrier: OutsideCarrier;
  readonly linkId: string;
  readonly secretHash: string;
}

type NamedTruck = { readonly plate: string } & Partial<Pick<DemoTruck, 'truckId' | 'driverId' | 'driverName'>>;

/** Drivers who sign in apply with the truck they drive; a company names one of its trucks, or none yet. */
export function drawApplicant(
  carrier: DemoTeam,
  { load, market }: { readonly load: Load; readonly market: Market },
  random: Random,
): Applicant {
  const able = market.trucksOf(carrier).filter((truck) => isCarriedBy(load.category, truck));
  const driven = able.filter(({ driverUserId }) => driverUserId !== null);
  if (driven.length > 0 && random.chance(0.5)) return truckerWith(random.pick(driven), carrier);
  return dispatcherOf(carrier, market, able.length > 0 && random.chance(0.6) ? random.pick(able) : null);
}

/** The driver applies, with the truck they drive. */
export const truckerWith = (truck: DemoTruck, { id: companyId, name, country }: DemoTeam): Applicant => ({
  ...{ name, country, companyId, truck, visit: null },
  by: 'trucker',
  userId: truck.driverUserId,
});

/** Somebody of the office applies in the name of the company. */
export const dispatcherOf = (carrier: DemoTeam, market: Market, truck: DemoTruck | null): Applicant => ({
  ...{ name: carrier.name, country: carrier.country, companyId: carrier.id, truck, visit: null },
  by: 'company',
  userId: market.personOf(carrier, ...DISPATCHERS),
});

/** Who applied, with what, and the last price. */
export function rowOf({ name, companyId, userId, by, truck, visit }: Applicant, offers: PlannedApplication['offers']) {
  const { number, by: offer_by, freight_type, freight, freight_currency, freight_unit } = offers.at(-1)!;
  return {
    id: createId(),
    applicant_company_id: companyId,
    applicant_name: name,
    user_id: userId,
    by,
    truck_id: truck?.truckId ?? null,
    plate: truck?.plate ?? null,
    driver_id: truck?.driverId ?? null,
    driver_name: truck?.driverName ?? null,
    outside: (visit?.carrier ?? null) as never,
    link_id: visit?.linkId ?? null,
    secret_hash: visit?.secretHash ?? null,
    offer_number: number,
    offer_by,
    freight_type,
    freight,
    freight_currency,
    freight_unit: freight_unit ?? null,
    version: 1,
  };
}
