import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import { type AreaDemo, authorOf, type DemoTeam, workingTeams } from '#areas/companies/demo/demo-context.ts';
import { createRandom } from '#areas/companies/demo/random.ts';
import type { Specimens } from '#areas/companies/demo/specimens.ts';
import { ORDER_TEXTS } from '#areas/load-orders/demo/data/order-texts.ts';
import { demoCities } from '#areas/load-orders/demo/demo-places.ts';
import { returnsOf } from '#areas/load-orders/demo/order-returns.ts';
import { stateOf } from '#areas/load-orders/demo/order-state.ts';
import { commentsOf, eventsOf, paymentsOf } from '#areas/load-orders/demo/order-trail.ts';
import { storeViews } from '#areas/load-orders/demo/order-views.ts';
import { insertTrail, writeStates } from '#areas/load-orders/demo/orders.repository.ts';
import { planOperations } from '#areas/load-orders/demo/plan-orders.ts';
import { firstOrders, storePlanned } from '#areas/load-orders/demo/store-orders.ts';
import type { StoredDemoOrder } from '#areas/load-orders/demo/stored-order.ts';
import { createDiary } from '#areas/load-orders/demo/truck-diary.ts';
import { drivenTrucks } from '#areas/load-orders/demo/trucks.repository.ts';
import { dateOperations } from '#areas/operations/demo/operations.repository.ts';
import { type DemoTemplates, storeTemplates } from '#areas/operations/demo/templates.ts';
import { findPartnerNames } from '#areas/partners/server/index.ts';
import { demoPlans } from '#areas/routes/demo/demo-plans.ts';
import { tasksOf } from '#areas/trips/demo/order-tasks.ts';
import { positionsOfTeam } from '#areas/trips/demo/positions.ts';
import { insertTrips, settleStops } from '#areas/trips/demo/trips.repository.ts';
import { usualZone } from '#countries/country.ts';
import type { Trx } from '#platform/db/database.ts';
import { requestsOf } from './requests.ts';
import { averageRatings, insertShared } from './shared.repository.ts';
import { sharedOf } from './shared.ts';

/** Carriers have more orders than other companies. */
const ORDERS = { carrier: 150, other: 105 } as const;

/**
 * More than two thousand orders in every status, with their history. The areas below provide the parts, combined here
 * because all parts of a company's trips use one sequence of random numbers.
 */
export const demo: AreaDemo = async ({ trx, services, teams, specimens, now }) => {
  const cities = await demoCities();
  const diary = createDiary(await drivenTrucks(trx), now);
  const keys = new Map([...teams.values()].map(({ id, key }) => [id, key]));
  // Transport companies first: they drive for the others with what they do not need themselves.
  const carriersFirst = workingTeams(teams).toSorted(
    (a, b) => Number(b.trade === 'carrier') - Number(a.trade === 'carrier'),
  );
  for (const team of carriersFirst) {
    const author = authorOf(team);
    const { companyId } = author;
    const clients = (await findPartnerNames(trx, companyId, 'client', undefined)).map((client) => ({
      ...client,
      key: keys.get(client.linkedCompanyId ?? '') ?? null,
    }));
    const carriers = await findPartnerNames(trx, companyId, 'transport', undefined);
    const { operatorIds, country } = team;
    const plans = await demoPlans(trx, team);
    const around = { cities, plans, clients, carriers, operatorIds, diary, companyId, now };
    const texts = ORDER_TEXTS[DEMO_COUNTRIES[country].language];
    const templates = await storeTemplates(trx, services, author, { country, names: texts.templates });
    await storeViews(trx, team, texts);
    const count = ORDERS[team.trade === 'carrier' ? 'carrier' : 'other'];
    const orders = await storePlanned(trx, author, planOperations(team, count, around));
    await createHistories(trx, team, { orders, templates, specimens: specimens.get(companyId)!, now });
  }
  await averageRatings(trx);
};

interface Tale {
  readonly orders: readonly StoredDemoOrder[];
  readonly templates: DemoTemplates;
  readonly specimens: Specimens;
  readonly now: Date;
}

async function createHistories(trx: Trx, team: DemoTeam, { orders, templates, specimens, now }: Tale): Promise<void> {
  const { companyId, userId } = authorOf(team);
  const random = createRandom(`trips ${team.key}`);
  const narrator = {
    texts: ORDER_TEXTS[DEMO_COUNTRIES[team.country].language],
    userId,
    random,
    now,
    zone: usualZone(team.country),
  };
  const positionsOf = positionsOfTeam(team.key);
  const returns = returnsOf(orders, narrator);
  const histories = orders.map((order) => {
    const { versionId, stages } = templates[order.kind];
    const { tasks, files } = tasksOf(order, stages, specimens, random, now);
    const shared = sharedOf(order, narrator);
    const positions = positionsOf(order, narrator);
    const { payments, difference } = paymentsOf(order, narrator);
    const comments = commentsOf(order, narrator);
    const events = [...eventsOf(order, narrator), ...shared.events];
    const progress = {
      templateVersionId: tasks.length > 0 ? versionId : null,
      tasksDone: tasks.filter(({ done_at }) => done_at).length,
      tasksTotal: tasks.length,
      isRated: shared.ratings.length > 0,
      paymentDifference: difference,
      returnedAt: returns.returnedAt.get(order.id) ?? null,
      seen: positions.at(-1) ?? null,
    };
    return { ...shared, tasks, files, positions, payments, comments, events, state: stateOf(order, progress) };
  });
  const asked = requestsOf(orders, narrator);
  await writeStates(
    trx,
    companyId,
    histories.map(({ state }) => state),
  );
  await insertTrips(trx, companyId, {
    tasks: histories.flatMap(({ tasks }) => tasks),
    positions: histories.flatMap(({ positions }) => positions),
  });
  await insertShared(trx, companyId, {
    links: histories.flatMap(({ links }) => links),
    ratings: histories.flatMap(({ ratings }) => ratings),
    requests: asked.requests,
  });
  await insertTrail(trx, companyId, {
    files: histories.flatMap(({ files }) => files),
    payments: histories.flatMap(({ payments }) => payments),
    comments: histories.flatMap(({ comments }) => comments),
    events: [...histories.flatMap(({ events }) => events), ...asked.events, ...returns.events],
  });
  await settleStops(trx, companyId);
  await dateOperations(trx, companyId, firstOrders(orders));
}
