import { ORDER_KINDS, type OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { insertParsedOrders } from '#areas/load-orders/server/index.ts';
import type { Stage } from '#areas/operations/rules/stage.ts';
import { builtInTemplate, companyLanguage, insertParsedOperation } from '#areas/operations/server/index.ts';
import { findPartnerNames } from '#areas/partners/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { DEMO_COMPANIES, type DemoCompany } from '../data/companies.ts';
import { DEMO_COUNTRIES } from '../data/firms.ts';
import { ORDER_TEXTS } from '../data/order-texts.ts';
import type { Specimens } from '../fleet/specimens.ts';
import type { Author } from '../fleet/vehicles.repository.ts';
import type { DemoTeam } from '../partners.ts';
import { createRandom } from '../random.ts';
import { demoCities } from './demo-places.ts';
import { stateOf } from './order-state.ts';
import { tasksOf } from './order-tasks.ts';
import { commentsOf, eventsOf, paymentsOf, positionsOf, sharedOf } from './order-trail.ts';
import {
  dateOperations,
  insertTemplate,
  insertTrail,
  type OrderTrail,
  readStops,
  settleStops,
  writeStates,
} from './orders.repository.ts';
import { type DemoOperation, type DemoOrder, planOperations } from './plan-orders.ts';
import type { StoredDemoOrder } from './stored-order.ts';
import { drivenTrucks } from './trucks.repository.ts';

/** Whoever carries for others has more of them. */
const ORDERS = { carrier: 150, other: 105 } as const;

type Templates = Readonly<Record<OrderKind, { readonly versionId: string; readonly stages: readonly Stage[] }>>;

/** More than two thousand orders in every state, with all that happened to them. */
export async function loadOrders(
  trx: Trx,
  services: Services,
  teams: ReadonlyMap<string, DemoTeam>,
  specimens: ReadonlyMap<string, Specimens>,
  now: Date,
): Promise<void> {
  const cities = await demoCities();
  const trucks = await drivenTrucks(trx);
  const busy = new Set<string>();
  for (const company of DEMO_COMPANIES.filter(({ platform }) => !platform)) {
    const { id: companyId, adminId: userId, operatorIds } = teams.get(company.key)!;
    const author = { companyId, userId };
    const clients = await findPartnerNames(trx, companyId, 'client', undefined);
    const carriers = await findPartnerNames(trx, companyId, 'transport', undefined);
    const count = ORDERS[company.staff.includes('transport-company') ? 'carrier' : 'other'];
    const around = { cities, clients, carriers, operatorIds, trucks, busy, companyId, now };
    const templates = await storeTemplates(trx, services, author, company);
    const orders = await store(trx, author, planOperations(company, count, around));
    await createHistories(trx, author, company, { orders, templates, specimens: specimens.get(companyId)!, now });
  }
}

async function storeTemplates(trx: Trx, services: Services, author: Author, { country }: DemoCompany) {
  const { templates: names } = ORDER_TEXTS[DEMO_COUNTRIES[country].language];
  const stored: [OrderKind, Templates[OrderKind]][] = [];
  for (const kind of ORDER_KINDS) {
    const stages = builtInTemplate(kind, services.translate, companyLanguage(country));
    stored.push([kind, { versionId: await insertTemplate(trx, author, { kind, name: names[kind], stages }), stages }]);
  }
  return Object.fromEntries(stored) as Templates;
}

async function store(trx: Trx, author: Author, operations: readonly DemoOperation[]): Promise<StoredDemoOrder[]> {
  const planned: { readonly order: DemoOrder; readonly operationId: string }[] = [];
  for (const { operation, orders } of operations) {
    const { id: operationId } = await insertParsedOperation(trx, author, operation);
    planned.push(...orders.map((order) => ({ order, operationId })));
  }
  planned.sort((a, b) => a.order.trip.createdAt.getTime() - b.order.trip.createdAt.getTime());
  const stored = await insertParsedOrders(
    trx,
    author,
    planned.map(({ order, operationId }) => ({
      ...order,
      operationId,
      mode: 'normal',
      createdAt: order.trip.createdAt,
    })),
  );
  const stops = await readStops(trx, author.companyId);
  return stored.map((names, nth) => ({ ...planned[nth]!.order, ...names, stops: stops.get(names.id) ?? [] }));
}

interface Tale {
  readonly orders: readonly StoredDemoOrder[];
  readonly templates: Templates;
  readonly specimens: Specimens;
  readonly now: Date;
}

async function createHistories(
  trx: Trx,
  { companyId, userId }: Author,
  { key, country }: DemoCompany,
  { orders, templates, specimens, now }: Tale,
): Promise<void> {
  const random = createRandom(`trips ${key}`);
  const narrator = { texts: ORDER_TEXTS[DEMO_COUNTRIES[country].language], userId, random, now };
  const histories = orders.map((order) => {
    const { versionId, stages } = templates[order.kind];
    const { tasks, files } = tasksOf(order, stages, specimens, random, now);
    const shared = sharedOf(order, narrator);
    const positions = positionsOf(order, narrator);
    const trail: OrderTrail = {
      ...shared,
      tasks,
      files,
      positions,
      payments: paymentsOf(order, narrator),
      comments: commentsOf(order, narrator),
      events: [...eventsOf(order, narrator), ...shared.events],
    };
    return { trail, state: stateOf(order, trail, tasks.length > 0 ? versionId : null) };
  });
  await writeStates(
    trx,
    companyId,
    histories.map(({ state }) => state),
  );
  await insertTrail(trx, companyId, joined(histories.map(({ trail }) => trail)));
  await settleStops(trx, companyId);
  await dateOperations(trx, companyId);
}

function joined(trails: readonly OrderTrail[]): OrderTrail {
  const all = <K extends keyof OrderTrail>(part: K) =>
    trails.flatMap((trail) => [...trail[part]]) as unknown as OrderTrail[K];
  return {
    events: all('events'),
    tasks: all('tasks'),
    files: all('files'),
    positions: all('positions'),
    payments: all('payments'),
    links: all('links'),
    ratings: all('ratings'),
    comments: all('comments'),
  };
}
