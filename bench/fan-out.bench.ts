import { readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, it } from 'vitest';
import { TRUCKS_EVENT } from '#areas/tracking/contract/live.shapes.ts';
import { SEE_MAP } from '#areas/tracking/contract/tracking.permissions.ts';
import { type DurableCluster, startDurableCluster } from './generated-database.ts';
import { type OwnProcess, startBare } from './orders/own-process.ts';
import { part } from './tracking/blaster.ts';
import { startWebSide, type WebSide } from './tracking/web-side.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const COMPANIES = 50;
const TABS_EACH = 20;
const TRUCKS_EACH = Number(process.env.BENCH_TRUCKS ?? 100);
/** Until a process runs as it does after its first minutes. */
const WARM_UP_MS = 15_000;
/** Ticks of the processor a second, as /proc counts them. */
const HERTZ = 100;

let cluster: DurableCluster;
let side: WebSide;
let bare: OwnProcess;
const tokens: string[][] = [];
const companyIds: string[] = [];

/** Every truck has a device that says each second where it is. */
beforeAll(async () => {
  cluster = await startDurableCluster();
  side = await startWebSide(cluster.url, `fan_out_${Date.now()}`);
  bare = await startBare(side.url, 2, 'bench/tracking/bare-stream.ts');
  for (let nth = 0; nth < COMPANIES; nth += 1) {
    const team = await side.app.team(`Frota ${nth}`);
    companyIds.push(team.company.id);
    for (let truck = 0; truck < TRUCKS_EACH; truck += 1) await side.app.truck(team);
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
  await side.owner.query(`update vehicle set gps_device_id = 'imei-' || id where kind <> 'trailer'`);
  await move();
});
afterAll(async () => {
  await bare.stop();
  await side.close();
  await cluster.stop();
});

const print = (line: string) => process.stdout.write(`${line}\n`);

const move = () =>
  side.owner.query(`insert into latest_position as l
      (tracker_id, company_id, device_id, vehicle_id, at, lat, lng, speed_kmh, heading, source, contact_at)
    select d.id, d.company_id, d.id, d.vehicle_id, clock_timestamp(), -17 + random(), -63 + random(), 60, 90, 'device', clock_timestamp()
    from device d where d.vehicle_id is not null order by d.id
    on conflict (tracker_id) do update set at = excluded.at, lat = excluded.lat, lng = excluded.lng, contact_at = excluded.contact_at,
      changed = pg_current_xact_id()`);

interface Tabs {
  /** When each message arrived, and how long it was. */
  readonly arrivals: { readonly at: number; readonly bytes: number }[];
  close(): void;
}

const agent = new http.Agent({ maxSockets: Number.POSITIVE_INFINITY });
const MARK = Buffer.from(`event: ${TRUCKS_EVENT}\n`);

async function openTabs(
  addressOf: (company: number, tab: number) => http.RequestOptions & { url: string },
): Promise<Tabs> {
  const arrivals: Tabs['arrivals'] = [];
  const requests: http.ClientRequest[] = [];
  for (let company = 0; company < COMPANIES; company += 1) {
    for (let tab = 0; tab < TABS_EACH; tab += 1) {
      const { url, ...options } = addressOf(company, tab);
      await new Promise<void>((opened, failed) => {
        const request = http.get(url, { agent, ...options }, (response) => {
          if (response.statusCode !== 200) failed(new Error(`${response.statusCode} ${url}`));
          response.on('data', (chunk: Buffer) => {
            const isNew = chunk.includes(MARK);
            if (isNew) arrivals.push({ at: performance.now(), bytes: chunk.length });
            else if (arrivals.length > 0) {
              const last = arrivals.pop()!;
              arrivals.push({ ...last, bytes: last.bytes + chunk.length });
            }
          });
          response.on('error', () => undefined);
          opened();
        });
        request.on('error', failed);
        requests.push(request);
      });
    }
  }
  return { arrivals, close: () => requests.forEach((request) => void request.destroy()) };
}

/** Seconds of the processor that a process has used. */
function usedBy({ pid }: OwnProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / HERTZ;
}

interface Measured {
  readonly messages: number;
  readonly seconds: number;
  readonly bytes: number;
  /** Milliseconds after the first tab of the same second. */
  readonly after: readonly number[];
}

async function measure(process: OwnProcess, tabs: Tabs): Promise<Measured> {
  tabs.arrivals.length = 0;
  const before = usedBy(process);
  await delay(SECONDS * 1000);
  const seconds = usedBy(process) - before;
  const seen = [...tabs.arrivals];
  const after: number[] = [];
  let begin = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at } of seen) {
    // Between two ticks nothing comes for a while.
    if (at - last > 300) begin = at;
    last = at;
    after.push(at - begin);
  }
  return { messages: seen.length, seconds, bytes: seen.reduce((sum, { bytes }) => sum + bytes, 0), after };
}

/** How many of all ticks had written to every tab after so many seconds, as the product counts them. */
async function secondsOfTicks(): Promise<string> {
  const text = await (await fetch(`${side.product.address}/metrics`)).text();
  const counts = [...text.matchAll(/^tropeiro_live_seconds_bucket\{le="(.+)"\} (\d+)$/gm)].map(
    ([, seconds, count]) => `${seconds} s: ${count}`,
  );
  return counts.join(', ');
}

it('1,000 tabs of 50 companies', async () => {
  const moving = new AbortController();
  const mover = (async () => {
    while (!moving.signal.aborted) {
      const begun = performance.now();
      await move();
      await delay(Math.max(0, 1000 - (performance.now() - begun)));
    }
  })();
  const tabs = await openTabs((company, tab) => ({
    url: `${side.product.address}/api/tracking/live`,
    headers: { authorization: `Bearer ${tokens[company]![tab % 2]}` },
  }));
  await delay(WARM_UP_MS);
  const ours = await measure(side.product, tabs);
  const ticks = await secondsOfTicks();
  tabs.close();
  const size = Math.round(ours.bytes / Math.max(1, ours.messages));
  await fetch(`${bare.address}/size?bytes=${size}`);
  const plain = await openTabs((company) => ({ url: `${bare.address}/${company}` }));
  await delay(WARM_UP_MS);
  const floor = await measure(bare, plain);
  plain.close();
  moving.abort();
  await mover;
  const perSecond = ({ messages, seconds }: Measured) => messages / seconds;
  const ratio = perSecond(ours) / perSecond(floor);
  print(
    `| ${COMPANIES * TABS_EACH} tabs of ${COMPANIES} companies, ${COMPANIES * TRUCKS_EACH} trucks that move each second | |\n|---|---|`,
  );
  print(
    `| messages for each second of the processor, against the bare stream server (aim 0.5) | ${ratio.toFixed(2)} |`,
  );
  print(`| … in figures | ${perSecond(ours).toFixed(0)} against ${perSecond(floor).toFixed(0)} |`);
  print(`| message | ${size} bytes |`);
  print(`| messages a second | ${(ours.messages / SECONDS).toFixed(0)} |`);
  print(
    `| the last tab after the first, p50, p99 (aim 100 ms) | ${part(ours.after, 0.5).toFixed(0)}, ${part(ours.after, 0.99).toFixed(0)} ms |`,
  );
  print(`| ticks that were done after … | ${ticks} |`);
  print(
    `| the same of the bare stream server | ${part(floor.after, 0.5).toFixed(0)}, ${part(floor.after, 0.99).toFixed(0)} ms |`,
  );
});
