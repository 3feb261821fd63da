import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { isCarriedBy } from '#areas/load-orders/demo/demo-cargo.ts';
import type { DemoTruck } from '#areas/load-orders/demo/trucks.repository.ts';
import { officeBefore } from '#areas/load-orders/demo/working-hours.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { LoadCategory } from '#areas/operations/rules/catalogues.ts';
import { addDays, dayIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import { endOf } from '../rules/opportunity-terms.ts';
import { type Applicant, dispatcherOf, rowOf, truckerWith } from './applicant.ts';
import { workday } from './course.ts';
import { drawSome } from './draft.ts';
import { type Load, priceText, truckFor } from './draw-load.ts';
import { drawOffers } from './draw-offers.ts';
import type { CarriedOrder } from './market.repository.ts';
import { type Market, SHIPPERS, textsOf, zoneOf } from './market.ts';
import { opportunityRow } from './opportunity-row.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS, type PlannedApplication, type PlannedOpportunity } from './plan.ts';
import { drawMoment, type Stage, WAITS } from './plan-application.ts';
import { planApplications } from './plan-applications.ts';

/** Orders that were created together belong to one award. */
const TOGETHER_MS = 6 * HOUR_MS;
/** So many days after the last award there may still be trucks to find. */
const RECENT_DAYS = 4;

/** An opportunity is published for at most ninety days; whatever an operation carried before came from elsewhere. */
const SPAN_MS = 75 * DAY_MS;

/** The last orders of each operation, which one carrier got in one or several awards. */
export function operationsOf(orders: readonly CarriedOrder[]): CarriedOrder[][] {
  const operations = new Map<string, CarriedOrder[]>();
  for (const order of orders) {
    const others = operations.get(order.operationId);
    if (others) others.push(order);
    else operations.set(order.operationId, [order]);
  }
  return [...operations.values()].map((all) => {
    const since = after(all.at(-1)!.createdAt, -SPAN_MS);
    return all.filter(({ createdAt }) => createdAt >= since);
  });
}

/** How many single trucks each driver who signs in has won so far, and the office of each carrier. */
export type Wins = Map<string, number>;

/** The opportunity that an operation came from: offered some days before, and awarded when its orders were created. */
export function planAwarded(
  orders: readonly CarriedOrder[],
  number: number,
  market: Market,
  wins: Wins,
): PlannedOpportunity {
  const [first] = orders;
  const [team, carrier] = [market.teamWith(first!.companyId), market.teamWith(first!.carrierId)];
  const random = createRandom(`award ${team.key} ${number}`);
  const zone = zoneOf(team);
  const userId = market.personOf(team, ...SHIPPERS);
  const awards = awardsOf(orders);
  const lastAt = awards.at(-1)![0]!.createdAt;
  const isFilled = market.now.getTime() - lastAt.getTime() > RECENT_DAYS * DAY_MS;
  const publishedAt = officeBefore(after(first!.createdAt, -(20 + random.int(60)) * HOUR_MS), zone);
  const createdAt = officeBefore(after(publishedAt, -(10 + random.int(190)) * MINUTE_MS), zone);
  const load = loadOf(first!, random);
  const quantity = orders.length + (isFilled ? 0 : 1 + random.int(2));
  const terms = termsOf(orders, isFilled ? lastAt : after(market.now, DAY_MS), publishedAt, team);
  const stage: Stage = {
    ...{ shipper: team, shipperUserId: userId, load, quantity, market },
    ...{ from: publishedAt, until: isFilled ? lastAt : market.now },
  };
  // A company applies again once its last application was answered.
  const won = awards.map((award, nth) => {
    const from = awards[nth - 1]?.[0]?.createdAt ?? publishedAt;
    return planAward({ ...stage, from, carrier, award, wins }, random);
  });
  const rivals = drawSome(
    market.carriersFor(team).filter(({ id }) => id !== carrier.id),
    2 + random.int(4),
    random,
  );
  const lost = { state: 'rejected', closedBy: 'filled', reason: null, at: lastAt } as const;
  const others = planApplications(
    stage,
    { carriers: rivals, outcome: isFilled ? lost : WAITS, changedAt: null },
    random,
  );
  const publicationType = number % 2 === 0 ? 'public' : 'marketplace';
  const facts = {
    ...({ team, userId, number, load, quantity, terms, publicationType, audience: 'chosen', publishedAt } as const),
    ...{ answerHours: null, ownFirstHours: null, publishAt: null, opensAt: null, cancelReason: null },
    ...(isFilled
      ? ({ state: 'unpublished', endsAt: null, isOpen: false, endedBy: 'filled' } as const)
      : ({ state: 'published', endsAt: endOf(terms, publishedAt, zone), isOpen: true, endedBy: null } as const)),
    ...{ firstPriceWins: false, invoice: first!.invoice, advancePercent: first!.advance === null ? null : 30 },
  };
  return {
    ...{ id: createId(), team, createdAt, readers: [], links: [], applications: [...won, ...others] },
    row: opportunityRow(facts, random),
    happenings: [
      { at: createdAt, type: 'created', userId },
      { at: publishedAt, type: 'published', userId },
      ...(isFilled ? [{ at: after(lastAt, MINUTE_MS), type: 'filled', userId } as const] : []),
    ],
  };
}

function awardsOf(orders: readonly CarriedOrder[]): CarriedOrder[][] {
  const awards: CarriedOrder[][] = [];
  for (const order of orders) {
    const last = awards.at(-1);
    if (last && order.createdAt.getTime() - last[0]!.createdAt.getTime() < TOGETHER_MS) last.push(order);
    else awards.push([order]);
  }
  return awards;
}

function loadOf({ origin, destination, weight, currency, clientId, ...order }: CarriedOrder, random: Random): Load {
  const category = order.category as LoadCategory;
  const amount = Math.round(Number(order.freight) * (0.97 + random.int(8) / 100));
  const type = random.chance(0.2) ? 'toNegotiate' : 'simple';
  const vehicleType = TRUCK_TYPES.find((one) => one === order.vehicleType) ?? truckFor(category, random);
  return {
    clientId,
    category,
    origin,
    destination,
    weight,
    vehicleType,
    price: { type, amount, currency, unit: null },
  };
}

/** From the first loading to the last; one order has a day to load and a day to deliver. */
function termsOf(orders: readonly CarriedOrder[], lastAt: Date, publishedAt: Date, team: DemoTeam) {
  const zone = zoneOf(team);
  const days = Math.min(90, Math.ceil((lastAt.getTime() - publishedAt.getTime()) / DAY_MS) + 2);
  const [pickupDate] = orders.map(({ loadingDate }) => loadingDate).sort();
  const lastDay = [...orders.map(({ loadingDate }) => loadingDate), dayIn(lastAt, zone)].sort().at(-1)!;
  const isOne = orders.length === 1 && lastDay === pickupDate;
  return isOne
    ? {
        dateType: 'defined' as const,
        pickupDate: pickupDate!,
        untilDate: orders[0]!.deliveryDate,
        days,
        deadline: null,
      }
    : {
        dateType: 'open' as const,
        pickupDate: pickupDate!,
        untilDate: workday(addDays(lastDay, 2), zone),
        days,
        deadline: null,
      };
}

/** The carrier applied before, and got as many trucks as orders were created. */
function planAward(
  {
    carrier,
    award,
    wins,
    ...stage
  }: Stage & { readonly carrier: DemoTeam; readonly award: readonly CarriedOrder[]; readonly wins: Wins },
  random: Random,
): PlannedApplication {
  const { shipper, shipperUserId, load, market } = stage;
  const [order] = award;
  const awardedAt = order!.createdAt;
  const at = drawMoment(carrier, { from: stage.from, until: awardedAt }, random);
  const applicant = award.length === 1 ? driverOf(order!, carrier, market, wins) : dispatcherOf(carrier, market, null);
  const comment = random.chance(0.5) ? random.pick(textsOf(carrier).applied) : null;
  const agreed = Number(order!.freight);
  const negotiated = drawOffers(
    {
      ...{ shipper, shipperUserId, carrier: applicant, comment, at },
      ...{ price: load.price, until: awardedAt, agreed },
    },
    random,
  );
  const isDone = award.every(({ status }) => DONE.includes(status));
  const stars = isDone && random.chance(0.6) ? 3 + random.int(3) : null;
  const details = { company: carrier.name, price: priceText(agreed, load.price), trucks: award.length };
  return {
    row: {
      ...rowOf(applicant, negotiated.offers),
      state: 'accepted',
      trucks: award.length,
      accepted_trucks: award.length,
      comment,
      changed: false,
      reason: null,
      closed_by: null,
      operation_id: order!.operationId,
      answered_at: awardedAt,
      shipper_stars: stars,
      shipper_comment: stars !== null && random.chance(0.6) ? random.pick(textsOf(carrier).rated) : null,
      created_at: at,
      updated_at: awardedAt,
    },
    offers: negotiated.offers,
    happenings: [...negotiated.happenings, { at: awardedAt, type: 'awarded', userId: shipperUserId, details }],
    orderIds: award.map(({ id }) => id),
  };
}

const DONE: readonly number[] = [ORDER_STATUS.finished, ORDER_STATUS.toPay, ORDER_STATUS.paid];

/**
 * Whoever has won least, of the drivers who sign in and could carry it and then the office: the company may send another
 * truck than the one that applied. Among equals the first driver of the company, which the sign-in page shows, and then
 * the one who drives the order.
 */
function driverOf(order: CarriedOrder, carrier: DemoTeam, market: Market, wins: Wins): Applicant {
  const fleet = market.trucksOf(carrier);
  const drives = ({ truckId }: DemoTruck) => truckId === order.truckId;
  const isShown = ({ driverUserId }: DemoTruck) => driverUserId === carrier.truckers[0]?.id;
  const wonBy = (id: string) => wins.get(id) ?? 0;
  const [next] = fleet
    .filter((truck) => truck.driverUserId !== null)
    .filter((truck) => drives(truck) || isCarriedBy(order.category as LoadCategory, truck))
    .toSorted(
      (a, b) =>
        wonBy(a.truckId) - wonBy(b.truckId) ||
        Number(isShown(b)) - Number(isShown(a)) ||
        Number(drives(b)) - Number(drives(a)),
    );
  const isOffice = !next || (!drives(next) && wonBy(carrier.id) < wonBy(next.truckId));
  const winner = isOffice ? carrier.id : next.truckId;
  wins.set(winner, wonBy(winner) + 1);
  if (!isOffice) return truckerWith(next, carrier);
  return dispatcherOf(carrier, market, fleet.find(drives) ?? null);
}
