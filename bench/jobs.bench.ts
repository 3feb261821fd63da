import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { type OrderSummary, tripAccepted } from '#areas/load-orders/server/order.events.ts';
import { createId } from '#kernel/ids.ts';
import { namesIn } from '#kernel/permission.ts';
import { emit } from '#platform/jobs/events.ts';
import { startProduct } from './orders/own-process.ts';
import { databaseMs, processorMs } from './processor-time.ts';
import { startWebSide, type WebSide } from './tracking/web-side.ts';

const EVENTS = 5_000;
const READERS = 2;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const WORKERS = '4';
const SECRET = 'a secret of the measurements, of no use to anybody';

interface Team {
  readonly companyId: string;
  readonly userIds: readonly string[];
}

let side: WebSide;
beforeAll(async () => {
  side = await startWebSide(inject('clusterUrl'), `jobs_${Date.now()}`);
});
afterAll(async () => {
  await side.close();
});

async function team(nth: number): Promise<Team> {
  const company = await side.people.company({ name: `Transportes ${nth}` });
  const permissions = namesIn(ORDER_RIGHTS.normal.read);
  const people = await Promise.all(Array.from({ length: READERS }, () => side.people.user({ company, permissions })));
  return { companyId: company.id, userIds: people.map(({ userId }) => userId) };
}

const orderOf = ({ companyId, userIds }: Team, nth: number): OrderSummary => ({
  ...{ companyId, orderId: createId(), operationId: createId(), kind: 'normal', code: `OC-${nth}` },
  ...{ origin: 'Santa Cruz', destination: 'Corumbá', plate: '1234 ABC', driverName: 'Ana Rojas' },
  ...{ responsibleIds: [...userIds], fleetCompanyId: null, driverUserId: null },
  ...{ carrierCompanyId: null, clientCompanyId: null },
});

const number = async (query: string) =>
  (await side.owner.query<{ count: number }>(`select count(*)::int as count from ${query}`)).rows[0]!.count;

/** All are due in one moment, before two people are notified of each. */
async function deliver(teams: readonly Team[], pid: number) {
  const [notifications, usedByDatabase] = [await number('notification'), await databaseMs(side.owner)];
  await side.app.services.database.asPlatform(async (trx) => {
    for (let nth = 0; nth < EVENTS; nth += 1) {
      const order = orderOf(teams[nth % teams.length]!, nth);
      await emit(trx, tripAccepted, { companyId: order.companyId, actorId: null }, { order });
    }
  });
  const begun = performance.now();
  const before = { product: processorMs(pid), database: usedByDatabase() };
  while ((await side.owner.query('select from outbox_event where delivered_at is null limit 1')).rowCount)
    await delay(20);
  const seconds = (performance.now() - begun) / 1000;
  expect((await number('notification')) - notifications).toBe(EVENTS * READERS);
  return {
    rate: EVENTS / seconds,
    product: (processorMs(pid) - before.product) / EVENTS,
    database: (usedByDatabase() - before.database) / EVENTS,
  };
}

it.each([1, 50])('5,000 events of %d companies become 10,000 notifications', async (companies) => {
  const teams: Team[] = [];
  for (let nth = 0; nth < companies; nth += 1) teams.push(await team(nth));
  const env = { ROLES: 'worker', WORKER_CONCURRENCY: WORKERS };
  const worker = await startProduct(side.url, SECRET, 10, env);
  try {
    const rounds = [];
    // The first round only warms up.
    for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await deliver(teams, worker.pid));
    for (const { rate, product, database } of rounds.slice(1).sort((one, other) => other.rate - one.rate))
      process.stdout.write(
        `jobs: ${EVENTS} events of ${companies} companies, ${WORKERS} workers: ${rate.toFixed(0)} events/s (aim 1500), ` +
          `processor per event ${product.toFixed(2)} ms of Node, ${database.toFixed(2)} ms of PostgreSQL\n`,
      );
  } finally {
    await worker.stop();
  }
});
