import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { SEE_MAP } from '#areas/tracking/contract/tracking.permissions.ts';
import { type OwnProcess, startBare } from './orders/own-process.ts';
import { processorMs } from './processor-time.ts';
import { part } from './tracking/blaster.ts';
import { type Arrival, openTabs } from './tracking/event-tabs.ts';
import { startWebSide, type WebSide } from './tracking/web-side.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const COMPANIES = 50;
const TABS_EACH = 20;
const TRUCKS_EACH = Number(process.env.BENCH_TRUCKS ?? 100);
/** Until a process runs as it does after its first minutes. */
const WARM_UP_MS = 15_000;
/** Until the last message of one side has arrived, before the other begins. */
const SETTLE_MS = 2_000;

let side: WebSide;
let bare: OwnProcess;
const tokens: string[][] = [];

/** Every truck has a device that says each second where it is. */
beforeAll(async () => {
  side = await startWebSide(inject('clusterUrl'), `fan_out_${Date.now()}`);
  bare = await startBare(side.url, 2, 'bench/tracking/bare-stream.ts');
  for (let nth = 0; nth < COMPANIES; nth += 1) {
    const team = await side.app.team(`Frota ${nth}`);
    await side.owner.query(TRUCKS, [team.company.id, team.manager.userId, TRUCKS_EACH, nth * TRUCKS_EACH]);
    // Two kinds of people, who see different orders.
    const rights = [
      [SEE_MAP, 'load-order-read'],
      [SEE_MAP, 'operation-agro-read'],
    ];
    const people = await Promise.all(
      rights.map((permissions) => side.people.user({ company: team.company, permissions })),
    );
    tokens.push(people.map(({ token }) => token));
  }
  await move();
  await side.owner.query('vacuum analyze');
});
afterAll(async () => {
  await bare.stop();
  await side.close();
});

const print = (line: string) => process.stdout.write(`${line}\n`);

const TRUCKS = `insert into vehicle (id, company_id, market, kind, country_code, plate, type, enabled, search_text, created_by, gps_device_id)
  select gen_random_uuid(), $1, 'own', 'truck', 'BO', (1000 + $4 + n) || 'TRP', 'tractor', true, (1000 + $4 + n) || 'trp', $2, 'imei-' || $4 + n
  from generate_series(1, $3::int) n`;

const move = () =>
  side.owner.query(`insert into latest_position as l
      (tracker_id, company_id, device_id, vehicle_id, at, lat, lng, speed_kmh, heading, source, contact_at)
    select d.id, d.company_id, d.id, d.vehicle_id, clock_timestamp(), -17 + random(), -63 + random(), 60, 90, 'device', clock_timestamp()
    from device d where d.vehicle_id is not null order by d.id
    on conflict (tracker_id) do update set at = excluded.at, lat = excluded.lat, lng = excluded.lng, contact_at = excluded.contact_at,
      changed = pg_current_xact_id()`);

/** Every truck moves once a second, until the end. */
function startMoving(): () => Promise<void> {
  const isOver = new AbortController();
  const moving = (async () => {
    while (!isOver.signal.aborted) {
      const begun = performance.now();
      await move();
      await delay(Math.max(0, 1000 - (performance.now() - begun)));
    }
  })();
  return () => {
    isOver.abort();
    return moving;
  };
}

interface Measured {
  readonly messages: number;
  /** Messages for each second of the processor. */
  readonly rate: number;
}

async function measure({ pid }: OwnProcess, take: () => readonly Arrival[], all: Arrival[]): Promise<Measured> {
  take();
  const before = processorMs(pid);
  await delay(SECONDS * 1000);
  const used = (processorMs(pid) - before) / 1000;
  const arrived = take();
  all.push(...arrived);
  return { messages: arrived.length, rate: arrived.length / used };
}

it('1,000 tabs of 50 companies', async () => {
  const addresses = (addressOf: (company: number, tab: number) => { url: string; headers?: Record<string, string> }) =>
    Array.from({ length: COMPANIES * TABS_EACH }, (_, nth) => addressOf(Math.floor(nth / TABS_EACH), nth % TABS_EACH));
  const live = `${side.product.address}/api/tracking/live`;
  const tabs = await openTabs(
    addresses((company, tab) => ({ url: live, headers: { authorization: `Bearer ${tokens[company]![tab % 2]}` } })),
  );
  const plain = await openTabs(addresses((company) => ({ url: `${bare.address}/${company}` })));
  const sizeOf = (arrivals: readonly Arrival[]) =>
    Math.round(arrivals.reduce((sum, { bytes }) => sum + bytes, 0) / Math.max(1, arrivals.length));
  const send = (bytes: number) => fetch(`${bare.address}/size?bytes=${bytes}`);

  const ours: Arrival[] = [];
  const floors: Arrival[] = [];
  const rounds: { readonly product: Measured; readonly floor: Measured; readonly ratio: number }[] = [];
  // The first round only warms up; in turns, so that other load of the machine affects both alike.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const stop = startMoving();
    await delay(round === 0 ? WARM_UP_MS : SETTLE_MS);
    const product = await measure(side.product, tabs.take, ours);
    await stop();
    await send(sizeOf(ours));
    await delay(SETTLE_MS);
    const floor = await measure(bare, plain.take, floors);
    await send(0);
    if (round === 0) {
      ours.length = 0;
      floors.length = 0;
    } else rounds.push({ product, floor, ratio: product.rate / floor.rate });
  }
  tabs.close();
  plain.close();

  rounds.sort((one, other) => one.ratio - other.ratio);
  const { product, floor, ratio } = rounds[Math.floor(rounds.length / 2)]!;
  const afterTick = (arrivals: readonly Arrival[]) => {
    const times = arrivals.map(({ afterMs }) => afterMs);
    return `${part(times, 0.5).toFixed(0)}, ${part(times, 0.99).toFixed(0)} ms`;
  };
  const perSecond = (arrivals: readonly Arrival[]) => (arrivals.length / (SECONDS * ROUNDS)).toFixed(0);
  print(
    `| ${COMPANIES * TABS_EACH} tabs of ${COMPANIES} companies, ${COMPANIES * TRUCKS_EACH} trucks that move each second | |\n|---|---|`,
  );
  print(
    `| messages for each second of the processor, against the bare stream server (aim 0.5) | ${ratio.toFixed(2)}, ${rounds[0]!.ratio.toFixed(2)} to ${rounds.at(-1)!.ratio.toFixed(2)} |`,
  );
  print(`| … in figures | ${product.rate.toFixed(0)} against ${floor.rate.toFixed(0)} |`);
  print(`| message | ${sizeOf(ours)} bytes |`);
  print(`| messages a second | ${perSecond(ours)} |`);
  print(`| from the tick until a tab has it, p50, p99 (aim 100 ms) | ${afterTick(ours)} |`);
  print(`| the same of the bare stream server, ${perSecond(floors)} a second | ${afterTick(floors)} |`);
});
