import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import { authorOf, type DemoTeam } from '#areas/companies/demo/demo-context.ts';
import { createRandom } from '#areas/companies/demo/random.ts';
import { pastHomologationsOf } from '#areas/fleet/demo/past-homologations.ts';
import { ORDER_TEXTS } from '#areas/load-orders/demo/data/order-texts.ts';
import type { DemoCities } from '#areas/load-orders/demo/demo-places.ts';
import { createdEventOf, eventsOf, paymentsOf } from '#areas/load-orders/demo/order-trail.ts';
import { bookedTrips, insertFinal, pastPartners } from '#areas/load-orders/demo/past/past.repository.ts';
import { type PastOrder, pastRow } from '#areas/load-orders/demo/past/past-order.ts';
import { planPast } from '#areas/load-orders/demo/past/plan-past.ts';
import { storePastOperations } from '#areas/load-orders/demo/past/store-past.ts';
import { createDiary } from '#areas/load-orders/demo/truck-diary.ts';
import { drivenTrucks } from '#areas/load-orders/demo/trucks.repository.ts';
import { type CurrentTemplate, currentTemplate } from '#areas/operations/server/index.ts';
import { demoPlans } from '#areas/routes/demo/demo-plans.ts';
import { averageRatings } from '#areas/sharing/demo/shared.repository.ts';
import { sharedOf } from '#areas/sharing/demo/shared.ts';
import { pastAlertsOf } from '#areas/tracking/demo/past-alerts.ts';
import { tasksOf } from '#areas/trips/demo/order-tasks.ts';
import { usualZone } from '#countries/country.ts';
import type { Trx } from '#platform/db/database.ts';
import { storedSpecimens } from './past-year.repository.ts';

/** Beside those of the demo that are described in every detail. Carriers drive for the others as well. */
const ORDERS = { carrier: 480, agro: 290, shipper: 230 } as const;
export const pastOrders = ({ trade }: Pick<DemoTeam, 'trade'>): number =>
  ORDERS[trade === 'carrier' || trade === 'agro' ? trade : 'shipper'];
/** Trips that ended since have their tasks with proof; of older ones only the figures are kept. */
const DETAILED_DAYS = 21;
const RATED_SHARE = 0.2;
const DAY_MS = 86_400_000;

interface PastYear {
  readonly trx: Trx;
  readonly team: DemoTeam;
  readonly cities: DemoCities;
  readonly now: Date;
}

/** The closed trips of one company with their history; the areas provide the parts. */
export async function storePastYear(year: PastYear): Promise<void> {
  const { trx, team, cities, now } = year;
  const { id: companyId, operatorIds } = team;
  const diary = createDiary(await drivenTrucks(trx), now);
  for (const trip of await bookedTrips(trx)) diary.book(trip, trip);
  const { clients, carriers, since } = await pastPartners(trx, companyId);
  const plans = await demoPlans(trx, team);
  const around = { cities, plans, clients, carriers, operatorIds, diary, companyId, now, since };
  const orders = await storePastOperations(trx, authorOf(team), planPast(team, pastOrders(team), around));
  await storeOrders(year, orders);
  await storeAlerts(year, orders, new Map(clients.map(({ id, name }) => [id, name])));
  await averageRatings(trx, companyId);
  const { requests, checks } = await pastHomologationsOf(trx, team, now);
  await insertFinal(trx, companyId, 'homologation', requests);
  await insertFinal(trx, companyId, 'homologation_check', checks);
}

async function storeOrders({ trx, team, now }: PastYear, orders: readonly PastOrder[]): Promise<void> {
  const { companyId, userId } = authorOf(team);
  const specimens = await storedSpecimens(trx, companyId);
  const random = createRandom(`past trips ${team.key}`);
  const texts = ORDER_TEXTS[DEMO_COUNTRIES[team.country].language];
  const narrator = { texts, userId, random, now, zone: usualZone(team.country) };
  const templates = {
    normal: await currentTemplate(trx, companyId, 'normal'),
    agro: await currentTemplate(trx, companyId, 'agro'),
    multipoint: await currentTemplate(trx, companyId, 'multipoint'),
  };
  const histories = orders.map(({ stored, stops }) => {
    const template = templateOf(stored, templates[stored.kind], now);
    const { tasks, files } = tasksOf(stored, template?.stages ?? [], specimens, random, now);
    const { links, ratings, events } = sharedOf(stored, narrator, RATED_SHARE);
    const { payments, difference } = paymentsOf(stored, narrator);
    const row = pastRow(
      stored,
      {
        templateVersionId: tasks.length > 0 ? (template?.versionId ?? null) : null,
        ...{ tasksDone: tasks.filter(({ done_at }) => done_at).length, tasksTotal: tasks.length },
        ...{ isRated: ratings.length > 0, paymentDifference: difference, returnedAt: null, seen: null },
      },
      userId,
    );
    const happened = [createdEventOf(stored, narrator), ...eventsOf(stored, narrator), ...events];
    return { row, stops, tasks, files, payments, events: happened, links, ratings };
  });
  type Part = Exclude<keyof (typeof histories)[number], 'row'>;
  const all = (part: Part): object[] => histories.flatMap((history) => [...history[part]]);
  await insertFinal(
    trx,
    companyId,
    'load_order',
    histories.map(({ row }) => row),
  );
  await insertFinal(trx, companyId, 'load_order_stop', all('stops'));
  await insertFinal(trx, companyId, 'load_order_task', all('tasks'));
  await insertFinal(trx, companyId, 'load_order_file', all('files'));
  await insertFinal(trx, companyId, 'load_order_payment', all('payments'));
  await insertFinal(trx, companyId, 'load_order_event', all('events'));
  await insertFinal(trx, companyId, 'public_link', all('links'));
  await insertFinal(trx, companyId, 'load_order_rating', all('ratings'));
}

async function storeAlerts(
  { trx, team, now }: PastYear,
  orders: readonly PastOrder[],
  clients: ReadonlyMap<string, string>,
): Promise<void> {
  const { companyId, userId } = authorOf(team);
  const stored = orders.map((order) => order.stored);
  const { rows, events } = pastAlertsOf(stored, { now, userId }, team, clients);
  await insertFinal(trx, companyId, 'alert', rows);
  await insertFinal(trx, companyId, 'alert_event', events);
}

/** What was driven long ago has no tasks. */
function templateOf(
  { trip }: PastOrder['stored'],
  template: CurrentTemplate | null,
  now: Date,
): CurrentTemplate | null {
  return trip.finishedAt && trip.finishedAt.getTime() > now.getTime() - DETAILED_DAYS * DAY_MS ? template : null;
}
