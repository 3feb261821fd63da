import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import { createId } from '#kernel/ids.ts';
import type { Answer } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import * as calls from '../contract/booking.calls.ts';
import type { BookingView } from '../contract/booking.shapes.ts';
import { takeInTruck } from '../contract/visit.calls.ts';
import type { WarehouseView } from '../contract/warehouse.shapes.ts';
import { bookingClockJob } from './clock/clock.job.ts';
import { overlaps } from './overlaps.fixture.ts';
import { day, dock, type Site, startWarehouses, type WarehouseApp } from './warehouses.fixture.ts';

/** Some in every run; STEPS=10000 is the whole proof, SEED another one. */
const STEPS = Number(process.env.STEPS ?? 600);
const SEED = process.env.SEED ?? 'docks';
const CLIENTS = 30;
const DOCKS = 10;
/** As many as the pool of the server has connections. */
const AT_ONCE = 8;
const BLOCK = 100;
const SESSION = 1_000;

/** Minutes of each type of truck: none of them a multiple of the interval, and some longer than others. */
const TRUCKS = { van: 25, lightTruck: 40, rigidTruck: 75, rigidThreeAxles: 130 } as const;
const TYPES = Object.keys(TRUCKS) as (keyof typeof TRUCKS)[];
const TIMES = Array.from(
  { length: 18 },
  (_, half) => `${String(8 + (half >> 1)).padStart(2, '0')}:${half % 2 ? 30 : '00'}`,
);

/** What is known of a booking, as the last answer said; others may have changed it since. */
type Known = Pick<BookingView, '_id' | 'version' | 'schedulingStatus'> & { readonly orderId: string | null };
interface Client {
  who: TestUser;
  readonly holds: { readonly key: string; readonly at: number }[];
}

let app: WarehouseApp;
let owner: pg.Client;
let site: Site;
let warehouse: WarehouseView;
let clients: readonly Client[];
const known: Known[] = [];
const counts = new Map<string, number>();
const unexpected: string[] = [];

const knownOf = ({ _id, version, schedulingStatus, order }: BookingView): Known => ({
  _id,
  version,
  schedulingStatus,
  orderId: order?._id ?? null,
});

beforeAll(async () => {
  app = await startWarehouses();
  owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  site = await app.site();
  warehouse = await app.register(site.manager, {
    docks: Array.from({ length: DOCKS }, (_, at) => dock(`Dock ${at + 1}`, { lanes: 1 + (at % 3) })),
    buffer: 5,
    ownCategories: true,
    categories: TYPES.map((id) => ({
      typeTransportUnit: { id },
      typeOperation: { id: 'unload' as const },
      timeOfService: TRUCKS[id],
      scheduling: true,
    })),
  });
  const people = await Promise.all(Array.from({ length: CLIENTS }, () => app.colleague(site)));
  clients = people.map((who) => ({ who, holds: [] }));
  for (const { who } of clients) known.push(knownOf(await app.expected(who, warehouse)));
  for (const [at, { who }] of [...clients, ...clients, ...clients].entries())
    known.push(await announce(who, TYPES[at % TYPES.length]!));
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** Counts the answer; everything but success and a refusal with a known reason is kept. */
function noted<T>(what: string, answer: Answer<T>): Answer<T> {
  const { status, error } = answer;
  const outcome = status < 300 ? 'done' : error.code;
  counts.set(`${what} ${outcome}`, (counts.get(`${what} ${outcome}`) ?? 0) + 1);
  if (status < 300) return answer;
  const isStable = /^(bookings\.[a-zA-Z]+|request\.(staleVersion|notFound))$/.test(error.code);
  if (status < 400 || status >= 500 || !isStable) unexpected.push(`${what}: ${status} ${JSON.stringify(error)}`);
  return answer;
}

async function announce(who: TestUser, typeTransportUnit: keyof typeof TRUCKS): Promise<Known> {
  const truck = { plate: createId().slice(-8), trucker: null, transportCompany: null, action: 'unload' as const };
  const body = { warehouseId: warehouse._id, dueDate: day(2), ...truck, typeTransportUnit };
  const answer = noted('announce', await app.call(who, takeInTruck, { body }));
  return knownOf(answer.body.scheduling);
}

async function hold({ who, holds }: Client, random: Random): Promise<void> {
  const at = random.int(known.length);
  const moved = holds.length > 0 && random.chance(0.2) ? random.pick(holds).key : undefined;
  const key = moved ?? createId();
  const dockId = random.chance(0.5) ? { dockId: random.pick(warehouse.docks).id } : {};
  const wanted = { dateScheduling: day(2), startTime: random.pick(TIMES), ...dockId };
  const body = { schedulingId: known[at]!._id, ...wanted };
  const answer = noted('hold', await app.call(who, calls.holdPlace, { params: { key }, body }));
  if (answer.status === 200) holds.push({ key, at });
}

/** Books what is pending and moves what has a time, sometimes with a hold that was taken for another truck. */
async function confirm(client: Client, random: Random): Promise<void> {
  const { who, holds } = client;
  const held = holds.splice(random.int(holds.length), 1)[0];
  if (!held) return hold(client, random);
  const at = random.chance(0.1) ? random.int(known.length) : held.at;
  const { _id: id, version, schedulingStatus } = known[at]!;
  const holdKey = random.chance(0.05) ? createId() : held.key;
  const answer =
    schedulingStatus === 'scheduled'
      ? noted(
          'move',
          await app.call(who, calls.moveBooking, { params: { id }, body: { version, holdKey, reason: null } }),
        )
      : noted('book', await app.call(who, calls.scheduleOrder, { body: { schedulingId: id, holdKey } }));
  if (answer.status < 300) known[at] = knownOf(answer.body.scheduling);
  else if (answer.error.code === 'request.staleVersion' || answer.error.code === 'bookings.wrongState')
    await look(who, at);
}

async function look(who: TestUser, at: number): Promise<void> {
  const { status, body } = await app.call(who, calls.readBooking, { params: { id: known[at]!._id } });
  if (status === 200) known[at] = knownOf(body.scheduling);
}

/** An order gets another pending booking; in place of a truck without one somebody announces the next. */
async function cancel({ who }: Client, random: Random): Promise<void> {
  const some = random.int(known.length);
  const at = Math.max(
    known.findIndex(({ schedulingStatus }, nth) => nth >= some && schedulingStatus === 'scheduled'),
    0,
  );
  const { _id: id, orderId } = known[at]!;
  const answer = noted(
    'cancel',
    await app.call(who, calls.cancelBooking, { params: { id }, body: { reason: 'Lluvia' } }),
  );
  if (answer.status !== 200) return look(who, at);
  const next = orderId && (await app.bookingsOf(who, orderId)).find((one) => one.schedulingStatus === 'pending');
  known[at] = next ? knownOf(next) : await announce(who, random.pick(TYPES));
}

async function release({ who, holds }: Client): Promise<void> {
  const held = holds.shift();
  if (held) noted('release', await app.call(who, calls.releasePlace, { params: { key: held.key } }));
}

/** The stored end of some hold is over. */
async function expire(_: Client, random: Random): Promise<void> {
  const { rows } = await app.services.database.asPlatform((trx) =>
    sql`update dock_slot set held_until = app.clock() - interval '1 millisecond' where id = (
      select id from dock_slot where held_until > app.clock() order by id offset ${random.int(5)} limit 1
      for update skip locked) returning id`.execute(trx),
  );
  counts.set('expire done', (counts.get('expire done') ?? 0) + rows.length);
}

const sweep = (): Promise<void> => bookingClockJob.run({}, app.services);

const ACTS: readonly (readonly [share: number, act: (client: Client, random: Random) => Promise<void>])[] = [
  [0.46, hold],
  [0.34, confirm],
  [0.08, cancel],
  [0.04, release],
  [0.07, expire],
  [0.01, sweep],
];

function actOf(random: Random) {
  let left = random.int(1_000) / 1_000;
  for (const [share, act] of ACTS) {
    left -= share;
    if (left < 0) return act;
  }
  return hold;
}

/** So many at once, each as soon as one before it is done. */
async function runBlock(first: number, last: number): Promise<void> {
  let next = first;
  const work = async () => {
    while (next < last) {
      const random = createRandom(`${SEED} ${next++}`);
      await actOf(random)(random.pick(clients), random);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

describe('thirty clients on ten docks', () => {
  it(`hold, book, move, cancel and let holds end ${STEPS} times: never two live ones over each other`, async ({
    annotate,
  }) => {
    for (let step = 0; step < STEPS; step += BLOCK) {
      // Nobody stays signed in for as long as the whole proof takes.
      if (step % SESSION === 0) for (const client of clients) client.who = await app.world.session(client.who);
      await runBlock(step, Math.min(step + BLOCK, STEPS));
      expect(unexpected).toEqual([]);
      expect(await overlaps(owner, warehouse._id), `after ${step + BLOCK} steps`).toEqual([]);
    }
    await annotate(JSON.stringify(Object.fromEntries([...counts].sort())));
    // Each really happened, and places were really fought for.
    for (const outcome of [
      'hold done',
      'book done',
      'move done',
      'cancel done',
      'expire done',
      'hold bookings.taken',
    ]) {
      expect(counts.get(outcome), outcome).toBeGreaterThan(0);
    }
  }, 3_600_000);
});
