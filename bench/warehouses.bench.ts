import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, it } from 'vitest';
import type { TestUser } from '#testing/world.ts';
import { openGenerated } from './generated-database.ts';
import { median, spread } from './median.ts';
import { type OwnProcess, startBare } from './orders/own-process.ts';
import { type Duel, duel, type Request, send, type Work } from './orders/requests.ts';
import { type ProductSide, startSide } from './product-side.ts';
import type { BareRead } from './warehouses/bare-reads.ts';
import { boardCost } from './warehouses/board-cost.ts';
import { DOCKS, type DockWorld } from './warehouses/generate-docks.ts';
import { STAFF } from './warehouses/phone.ts';
import { scanTimes } from './warehouses/scan-times.ts';
import { dueTrucks, expectedTrucks, freePlaces, removeTrucks } from './warehouses/trucks.ts';

/** A quick run with few bookings; the documented figures are for two million. */
const BOOKINGS = Number(process.env.BENCH_BOOKINGS ?? 150_000);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 40);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const CONNECTIONS = 8;
/** A company of medium size; the largest is the first. */
const MIDDLE = 19;
/** Checks of one guard in a minute. */
const CHECK_LIMIT = 100;

let side: ProductSide<DockWorld>;
let bare: OwnProcess;

beforeAll(async () => {
  side = await startSide(await openGenerated(DOCKS, BOOKINGS), CONNECTIONS);
  bare = await startBare(side.url, CONNECTIONS, 'bench/warehouses/bare-process.ts');
  await removeTrucks(side.owner);
  await side.idle();
}, 7_200_000);
afterAll(async () => {
  if (side) await removeTrucks(side.owner);
  await bare?.stop();
  await side?.close();
});

const print = (text: string) => process.stdout.write(`${text}\n`);
const ratioRow = (name: string, aim: number, { rate, floor, ratio, least, greatest }: Duel) =>
  print(
    `| ${name} | ${ratio.toFixed(2)} | ${least.toFixed(2)} to ${greatest.toFixed(2)} | ${aim.toFixed(1)} | ${rate.toFixed(0)}/s against ${floor.toFixed(0)}/s |`,
  );
const floorOf = (work: string, values: readonly unknown[]): Request => ({
  url: `${bare.address}/${work}?p=${encodeURIComponent(JSON.stringify(values))}`,
});
const once = { rounds: ROUNDS, between: () => side.idle() };

/** What the booking form asks for, in the warehouse that is half full and in the one that is nearly full. */
async function lookedFor() {
  const staff = await side.person(0, STAFF);
  const [half, full] = side.world.warehouseIds as [string, string];
  const truck = async (warehouseId: string, type: string) =>
    (await expectedTrucks(side.owner, warehouseId, 1, type))[0]!;
  const { rows } = await side.owner.query<{ day: string }>(`select to_char(current_date + 7, 'YYYY-MM-DD') as day`);
  const [halfTruck, fullTruck, longTruck] = [
    await truck(half, 'tractor'),
    await truck(full, 'tractor'),
    await truck(full, 'boxTruck'),
  ];
  await side.idle();
  return { staff, day: rows[0]!.day, halfTruck, fullTruck, longTruck };
}

it('measures what is free against bare SQL', async () => {
  const { staff, day, halfTruck, fullTruck, longTruck } = await lookedFor();
  const days = (id: string) => side.ask(staff, `/warehouse/docks/available?schedulingId=${id}`);
  const times = (id: string) => side.ask(staff, `/warehouse/shifts/available?schedulingId=${id}&date=${day}`);
  const faster = async (id: string) => {
    const floors = [floorOf('days', [id]), floorOf('daysAtOnce', [id])] as const;
    const [one, other] = [await median(5, () => send(floors[0])), await median(5, () => send(floors[1]))];
    return one < other ? floors[0] : floors[1];
  };
  const cases: readonly (readonly [string, Request, Request, number])[] = [
    ['days with a free place, 60 % full', days(halfTruck), await faster(halfTruck), 50],
    ['days with a free place, 99 % full', days(fullTruck), await faster(fullTruck), 50],
    ['days with a free place, 99 % full, two hours', days(longTruck), await faster(longTruck), 50],
    ['one day of 40 docks, 60 % full', times(halfTruck), floorOf('times', [halfTruck, day]), 20],
    ['one day of 40 docks, 99 % full', times(fullTruck), floorOf('times', [fullTruck, day]), 20],
  ];
  print(
    `\n${side.world.bookings} bookings; places taken ahead in the measured warehouses: ${side.world.ahead.slice(0, 2).join(' and ')}`,
  );
  print('| | ratio | lowest to highest | aim | rate against floor |\n|---|---|---|---|---|');
  for (const [name, product, floor] of cases) {
    await expectSame(product, floor);
    ratioRow(name, 0.5, await duel(product, floor, REQUESTS, { rounds: ROUNDS }));
  }
  print('\n| one after the other, ms | median | fastest | slowest | aim |\n|---|---|---|---|---|');
  for (const [name, product, , aim] of cases) {
    const { fastest, middle, slowest } = await spread(25, () => send(product));
    print(`| ${name} | ${middle.toFixed(1)} | ${fastest.toFixed(1)} | ${slowest.toFixed(1)} | ${aim} |`);
  }
});

/** A floor that answers something else is none. */
async function expectSame(product: Request, floor: Request): Promise<void> {
  const [one, other] = [JSON.parse(await send(product)), JSON.parse(await send(floor))];
  for (const key of ['unavailableDays', 'schedules', 'totalRegistry']) {
    if (JSON.stringify(one[key]) !== JSON.stringify(other[key])) {
      throw new Error(`${key} differs: ${JSON.stringify(one[key])} / ${JSON.stringify(other[key])}`.slice(0, 2_000));
    }
  }
}

it('measures the schedulings against the best statement of a hand', async () => {
  const [largest, middle] = [await side.person(0, STAFF), await side.person(MIDDLE, STAFF)];
  const [largestId, middleId] = [side.world.companyIds[0], side.world.companyIds[MIDDLE]];
  const [warehouseId] = side.world.warehouseIds;
  const list = (user: TestUser, query: string) => side.ask(user, `/warehouse/schedule?size=20${query}`);
  const { rows } = await side.owner.query<{ range: string; from: string; until: string; plate: string }>(
    `select to_char(current_date - 60, 'DD-MM-YYYY') || ',' || to_char(current_date - 30, 'DD-MM-YYYY') as range,
       (current_date - 60)::timestamp at time zone c.time_zone as from, (current_date - 29)::timestamp at time zone c.time_zone as until,
       (select plate from booking b where b.company_id = c.id and b.state = 'completed' limit 1) as plate
     from company c where c.id = $1`,
    [largestId],
  );
  const { range, from, until, plate } = rows[0]!;
  const cases: readonly (readonly [string, BareRead, Request, readonly unknown[]])[] = [
    ['schedulings, no filter, company of medium size', 'list', list(middle, ''), [middleId]],
    ['schedulings, no filter, largest company', 'list', list(largest, ''), [largestId]],
    [
      'schedulings, state and warehouse, largest company',
      'listed',
      list(largest, `&schedulingStatuses=scheduled&warehouses=${warehouseId}`),
      [largestId, 'scheduled', warehouseId],
    ],
    [
      'schedulings, 31 days and a transport company, largest company',
      'dated',
      list(largest, `&dates=${range}&transportCompanies=Transportes 7`),
      [largestId, from, until, 'Transportes 7'],
    ],
    [
      'schedulings, search by a plate, largest company',
      'search',
      list(largest, `&search=${plate}`),
      [largestId, `%${plate.toLowerCase()}%`],
    ],
  ];
  for (const [name, read, asked, values] of cases) {
    const product = { ...asked, url: encodeURI(asked.url) };
    await expectSame(product, floorOf(read, values));
    ratioRow(name, 0.7, await duel(product, floorOf(read, values), REQUESTS, { rounds: ROUNDS }));
  }
});

it('measures holding and booking against the bare transactions', async () => {
  const staff = await side.person(0, STAFF);
  const warehouseId = side.world.warehouseIds[0]!;
  const total = REQUESTS * (ROUNDS + 1) * 2;
  const places = await freePlaces(side.owner, warehouseId, total);
  const trucks = await expectedTrucks(side.owner, warehouseId, total);
  await side.idle();
  let next = 0;
  const take = () => {
    const nth = next++;
    return { key: crypto.randomUUID(), id: trucks[nth]!, ...places[nth]! };
  };
  const product: Work = async () => {
    const { key, id, dockId, date, time } = take();
    const chosen = { schedulingId: id, dateScheduling: date, startTime: time, dockId };
    await send(side.put(staff, `/warehouse/hold/${key}`, chosen));
    const booking = side.put(staff, '/warehouse/schedule', { schedulingId: id, holdKey: key }, 'POST');
    await send({ ...booking, headers: { 'idempotency-key': key } });
  };
  const floor: Work = async () => {
    const { key, id, dockId, at } = take();
    await send(floorOf('hold', [key, id, dockId, at]));
    await send(floorOf('book', [key, id]));
  };
  ratioRow('hold and book, two requests', 0.3, await duel(product, floor, REQUESTS, once));
});

it('measures the gate against the bare transactions', async () => {
  const warehouseId = side.world.warehouseIds[2]!;
  const total = REQUESTS * (ROUNDS + 1);
  const codes = await dueTrucks(side.owner, warehouseId, total * 2);
  const guards: TestUser[] = [];
  for (let nth = 0; nth < Math.ceil((total * 2) / CHECK_LIMIT); nth += 1) guards.push(await side.person(0, STAFF));
  await side.idle();
  let [asked, next] = [0, 0];
  const check = (body: object) => {
    const guard = guards[Math.floor(asked++ / CHECK_LIMIT)]!;
    return send(side.put(guard, '/warehouse/validate', { warehouseId, ...body }, 'POST'));
  };
  const code = () => codes[next++ % codes.length]!;
  ratioRow(
    'validate a code',
    0.4,
    await duel(
      () => check({ shown: code() }),
      () => send(floorOf('validate', [warehouseId, code()])),
      REQUESTS,
      once,
    ),
  );
  next = 0;
  ratioRow(
    'validate a code and record the arrival',
    0.4,
    await duel(
      () => check({ shown: code(), enter: { key: crypto.randomUUID(), reason: null } }),
      () => send(floorOf('letIn', [warehouseId, code(), crypto.randomUUID()])),
      REQUESTS,
      once,
    ),
  );
});

const TRIALS = 15;
const timesRow = (name: string, times: readonly number[], aim: number) => {
  const [fastest, ...rest] = [...times].sort((one, other) => one - other) as [number, ...number[]];
  const middle = [fastest, ...rest][Math.floor(times.length / 2)]!;
  print(`| ${name} | ${middle.toFixed(1)} | ${fastest.toFixed(1)} | ${(rest.at(-1) ?? fastest).toFixed(1)} | ${aim} |`);
};

it('measures the gate without network and the live board in a browser', async () => {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const { fromPicture, fromPress, listed } = await scanTimes(side, TRIALS);
  const { bookings, total, longest } = await boardCost(side, TRIALS);
  print(`\n${listed} bookings on the phone, ${bookings} on the board`);
  print('| in the browser, ms | median | fastest | slowest | aim |\n|---|---|---|---|---|');
  timesRow('first picture to verdict, without network, processor slowed four times', fromPicture, 1000);
  timesRow('press of the button to verdict, the camera starts as well', fromPress, 1000);
  timesRow('main thread for one change on the board', total, 16);
  timesRow('its longest task', longest, 16);
});
