import { afterAll, beforeAll, inject, it } from 'vitest';
import { type OwnProcess, startBare, startProduct } from './orders/own-process.ts';
import { databaseMs, processorMs } from './processor-time.ts';
import { blast, type NextRequest, part } from './tracking/blaster.ts';
import { type IngestionSide, openIngestionSide, Traffic } from './tracking/ingestion-side.ts';

const SECRET = 'a secret of the measurements, of no use to anybody';
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 10_000);
/** The full day of the aim has ten million. */
const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const DEVICES = 500;
const TRUCKS = 300;
const FENCES = 10_000;
const BATCH = 100;
/** Requests under way at once. */
const CONNECTIONS = 128;
const POOL = 10;

let side: IngestionSide;
let product: OwnProcess;
let bare: OwnProcess;
let idle = 0;
let database: () => number;

const ingestionOf = (url: string) => startProduct(url, SECRET, POOL, { ROLES: 'ingestion' });
const bareOf = (url: string) => startBare(url, POOL, 'bench/tracking/bare-ingestion.ts');

const TITLES = [
  'fixes of devices',
  'ratio',
  'ratio by time of the processor',
  'lowest to highest',
  'aim',
  'rate against floor',
  'p50, p99',
  'p99 of the floor',
  'µs of the processor a fix: Node, database',
  'of the floor',
];

/** Durable, as delivered; the process that takes messages in does nothing else. */
beforeAll(async () => {
  side = await openIngestionSide(inject('clusterUrl'), `ingestion_${Date.now()}`);
  [product, bare] = [await ingestionOf(side.url), await bareOf(side.url)];
  idle = product.memory();
  database = await databaseMs(side.owner);
  print(`| ${TITLES.join(' | ')} |`);
  print(`|${TITLES.map(() => '---').join('|')}|`);
});
afterAll(async () => {
  await product.stop();
  await bare.stop();
  await side.close();
});

const print = (line: string) => process.stdout.write(`${line}\n`);

interface Contender {
  readonly process: OwnProcess;
  readonly next: NextRequest;
}

/** What a process and the database have used of the processor since; other load of the machine changes it little. */
class Used {
  readonly #of: OwnProcess;
  #node = 0;
  #database = 0;

  constructor(of: OwnProcess) {
    this.#of = of;
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    const [node, sql] = [processorMs(this.#of.pid), database()];
    const result = await work();
    this.#node += processorMs(this.#of.pid) - node;
    this.#database += database() - sql;
    return result;
  }

  get all(): number {
    return this.#node + this.#database;
  }

  /** Of each fix, in microseconds. */
  each(fixes: number): string {
    return `${((this.#node / fixes) * 1000).toFixed(0)}, ${((this.#database / fixes) * 1000).toFixed(0)}`;
  }
}

/** In turns, so that other load of the machine affects both alike; the first round only warms up. */
async function compare(name: string, aim: number, count: number, ours: Contender, floor: Contender, size = 1) {
  const rounds: { ours: number; floor: number; ratio: number }[] = [];
  const [times, floorTimes]: [number[], number[]] = [[], []];
  const [used, floorUsed] = [new Used(ours.process), new Used(floor.process)];
  const connections = size === 1 ? CONNECTIONS : 16;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const warmUp = round === 0;
    const run = ({ process, next }: Contender) => blast(process.address, next, count, connections);
    const below = await (warmUp ? run(floor) : floorUsed.during(() => run(floor)));
    const above = await (warmUp ? run(ours) : used.during(() => run(ours)));
    if (warmUp) continue;
    rounds.push({ ours: above.rate * size, floor: below.rate * size, ratio: above.rate / below.rate });
    times.push(...above.times);
    floorTimes.push(...below.times);
  }
  rounds.sort((one, other) => one.ratio - other.ratio);
  const middle = rounds[Math.floor(ROUNDS / 2)]!;
  const ms = (values: readonly number[], share: number) => `${part(values, share).toFixed(0)} ms`;
  const cells = [
    name,
    middle.ratio.toFixed(2),
    (floorUsed.all / used.all).toFixed(2),
    `${rounds[0]!.ratio.toFixed(2)} to ${rounds.at(-1)!.ratio.toFixed(2)}`,
    aim,
    `${middle.ours.toFixed(0)}/s against ${middle.floor.toFixed(0)}/s`,
    `${ms(times, 0.5)}, ${ms(times, 0.99)}`,
    ms(floorTimes, 0.99),
    used.each(ROUNDS * count * size),
    floorUsed.each(ROUNDS * count * size),
  ];
  print(`| ${cells.join(' | ')} |`);
}

/** Whatever was acknowledged must be there, or the figures mean nothing. */
async function expectStored(tracked: IngestionSide, traffic: Traffic, ids: readonly string[]): Promise<void> {
  const { rows } = await tracked.owner.query(
    'select count(*)::int as stored from position where tracker_id = any ($1::uuid[])',
    [ids],
  );
  if (rows[0].stored !== traffic.sent) throw new Error(`${traffic.sent} sent, ${rows[0].stored} stored`);
}

it('single fixes over HTTP', async () => {
  const devices = await side.devices(DEVICES);
  const [ours, floor] = [new Traffic(devices), new Traffic(devices)];
  await compare(
    'single fixes over HTTP',
    0.75,
    REQUESTS,
    { process: product, next: ours.single('product') },
    { process: bare, next: floor.single('floor') },
  );
  await expectStored(
    side,
    ours,
    devices.map(({ id }) => id),
  );
});

it('batches of 100', async () => {
  const devices = await side.devices(DEVICES);
  const [ours, floor] = [new Traffic(devices), new Traffic(devices)];
  await compare(
    'batches of 100 fixes',
    0.6,
    Math.max(16, Math.floor(REQUESTS / 25)),
    { process: product, next: ours.batches('product', BATCH) },
    { process: bare, next: floor.batches('floor', BATCH) },
    BATCH,
  );
  await expectStored(
    side,
    ours,
    devices.map(({ id }) => id),
  );
});

it('single fixes of trucks on a trip, with 10,000 fences and all rules', async () => {
  const trucks = await side.trucks(TRUCKS, FENCES);
  const evaluator = await startProduct(side.url, SECRET, POOL, { ROLES: 'evaluator' });
  const [ours, floor] = [new Traffic(trucks), new Traffic(trucks)];
  await compare(
    `the same, ${FENCES} fences and all rules`,
    0.5,
    REQUESTS,
    { process: product, next: ours.single('product') },
    { process: bare, next: floor.single('floor') },
  );
  await expectStored(
    side,
    ours,
    trucks.map(({ id }) => id),
  );
  print(
    `memory of the ingestion process: ${idle.toFixed(0)} MB idle, ${product.memory().toFixed(0)} MB after all that (aim 250); evaluator ${evaluator.memory().toFixed(0)} MB`,
  );
  await evaluator.stop();
});

it('a full day against an empty one', async () => {
  const full = await openIngestionSide(inject('clusterUrl'), `ingestion_full_${Date.now()}`);
  const begun = performance.now();
  await full.fillDay(ROWS);
  print(`a day of ${ROWS.toLocaleString('en')} rows made in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const filled = await ingestionOf(full.url);
  const [there, here] = [new Traffic(await full.devices(DEVICES)), new Traffic(await side.devices(DEVICES))];
  await compare(
    `a day of ${ROWS.toLocaleString('en')} rows against an empty one`,
    0.7,
    REQUESTS,
    { process: filled, next: there.single('product') },
    { process: product, next: here.single('product') },
  );
  await filled.stop();
  await full.close();
});
