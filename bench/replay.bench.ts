import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { SEE_MAP } from '#areas/tracking/contract/tracking.permissions.ts';
import { createId } from '#kernel/ids.ts';
import { type OwnProcess, startBare } from './orders/own-process.ts';
import { duel, type Request, send } from './orders/requests.ts';
import { part } from './tracking/blaster.ts';
import { startWebSide, type WebSide } from './tracking/web-side.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 20);
const FIXES = 86_400;
const SECONDS = 30;
const DAY_MS = 86_400_000;

let side: WebSide;
let bare: OwnProcess;
let replay: Request;
let rows: Request;
let other: Request;

/** A truck that drives by day on a road that bends, and stands at night. */
const DRIVE = `insert into position (tracker_id, at, company_id, device_id, vehicle_id, lat, lng, speed_kmh, source)
  select $1, $2::timestamptz + make_interval(secs => n * ${SECONDS}), $3, $1, $4, -17 + 0.9 * sin(d / 4000.0) + 0.004 * sin(d / 41.0) + 0.0001 * sin(n * 12.9),
    -63 + 0.7 * cos(d / 5200.0) + 0.005 * sin(d / 63.0) + 0.0001 * sin(n * 78.2), case when drives then 45 + 40 * sin(d / 17.0) else 0 end, 'device'
  from (select n, n % 2880 < 1920 as drives, (n / 2880) * 1920 + least(n % 2880, 1919) as d from generate_series(0, ${FIXES} - 1) n) f`;

beforeAll(async () => {
  side = await startWebSide(inject('clusterUrl'), `replay_${Date.now()}`);
  bare = await startBare(side.url, 10, 'bench/tracking/bare-select.ts');
  const team = await side.app.team();
  const { truckId } = await side.app.truck(team);
  const deviceId = createId();
  await side.owner.query(
    `insert into device (id, company_id, identifier, kind, vehicle_id) values ($1, $2, 'x', 'hardware', $3)`,
    [deviceId, team.company.id, truckId],
  );
  await side.owner.query(
    `insert into device_link (company_id, device_id, vehicle_id, plate, from_at)
      values ($1, $2, $3, 'X', now() - interval '60 days')`,
    [team.company.id, deviceId, truckId],
  );
  const from = new Date(Date.now() - 30 * DAY_MS + 60_000);
  const to = new Date(from.getTime() + FIXES * SECONDS * 1000);
  await side.owner.query(DRIVE, [deviceId, from, team.company.id, truckId]);
  await side.owner.query('vacuum analyze position');
  const { token } = await side.people.user({ company: team.company, permissions: [SEE_MAP] });
  const span = new URLSearchParams({ truckIds: truckId, from: from.toISOString(), to: to.toISOString() });
  replay = { url: `${side.product.address}/api/tracking/replay?${span}`, token };
  other = { url: `${side.product.address}/api/users/current`, token };
  const asked = JSON.stringify([deviceId, from.toISOString(), to.toISOString()]);
  rows = { url: `${bare.address}/fixes?p=${encodeURIComponent(asked)}` };
});
afterAll(async () => {
  await bare.stop();
  await side.close();
});

const print = (line: string) => process.stdout.write(`${line}\n`);

it('30 days of a truck', async () => {
  const text = await send(replay);
  const { tracks } = JSON.parse(text) as { tracks: { fixes: number; seconds: number[] }[] };
  if (tracks[0]?.fixes !== FIXES) throw new Error(`${tracks[0]?.fixes} fixes instead of ${FIXES}`);
  if ((await send(rows)) !== String(FIXES)) throw new Error('the floor reads something else');
  const { ratio, least, greatest, rate, floor } = await duel(replay, rows, REQUESTS, { rounds: ROUNDS });
  print(
    '| replay of 30 days, 86,400 fixes | ratio | lowest to highest | aim | rate against floor |\n|---|---|---|---|---|',
  );
  print(
    `| against the bare select | ${ratio.toFixed(2)} | ${least.toFixed(2)} to ${greatest.toFixed(2)} | 0.5 | ${rate.toFixed(1)}/s against ${floor.toFixed(1)}/s |`,
  );
  const kilobytes = (size: number) => `${(size / 1000).toFixed(0)} KB`;
  print(
    `size: ${kilobytes(text.length)} with ${tracks[0].seconds.length} fixes, compressed ${kilobytes(gzipSync(text).length)} (aim 300 KB)`,
  );
});

it('another call meanwhile', async () => {
  await delaysSinceAsked();
  const alone = await timesOf(async () => delay(10_000));
  const quiet = await delaysSinceAsked();
  const meanwhile = await timesOf(async () => {
    for (let nth = 0; nth < REQUESTS; nth += 1) await send(replay);
  });
  const busy = await delaysSinceAsked();
  const shown = (times: readonly number[]) =>
    `${part(times, 0.5).toFixed(1)} ms, p95 ${part(times, 0.95).toFixed(1)}, slowest ${Math.max(...times).toFixed(1)}`;
  const said = ({ p50, p99, max }: Delays) =>
    `median ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)}, longest ${max.toFixed(1)}`;
  print(`delay of the event loop, alone: ${said(quiet)}; while replays are read: ${said(busy)}`);
  print(`another call, alone: ${shown(alone)}; while one replay after the other is read: ${shown(meanwhile)}`);
});

interface Delays {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Node looks every so many milliseconds, and counts them as well. */
const LOOK_MS = 10;

/** By how much the event loop of the product was late since this was last asked, as its process measures it. */
async function delaysSinceAsked(): Promise<Delays> {
  const text = await (await fetch(`${side.product.address}/metrics`)).text();
  const read = (name: string) => {
    const seconds = new RegExp(`^tropeiro_nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1];
    return Math.max(0, Number(seconds) * 1000 - LOOK_MS);
  };
  return { p50: read('p50'), p99: read('p99'), max: read('max') };
}

/** How long another call takes, again and again while the work lasts. */
async function timesOf(work: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await send(other);
      times.push(performance.now() - begun);
      await delay(10);
    }
  })();
  await work();
  isOver = true;
  await asking;
  return times;
}
