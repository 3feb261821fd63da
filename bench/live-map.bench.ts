import { type Browser, chromium, type Page } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, it } from 'vitest';
import { findHeadlessShell } from '../scripts/lib/chromium.mjs';
import { scriptOfFrames } from './live-map-trace.ts';
import { BROWSER_ARGUMENTS } from './page-tasks.ts';

/** 5,000 trucks that all move every second, and the same map without them. The product must have been built. */
const VIEWS = [
  { name: 'all of them, in clusters', live: 'map-live', empty: 'map-live-empty' },
  { name: 'near by, with plates', live: 'map-live-near', empty: 'map-live-empty-near' },
] as const;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const PATIENCE = { timeout: 180_000 };
/** A frame with less script did not draw the map. */
const DRAWN_MS = 1;
const RADIUS = 120;
const TURN_MS = 3_000;
/** Until the map has loaded what it needs later. */
const SETTLED_MS = 3_000;

let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  server = await preview({ preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
  browser = await chromium.launch({ executablePath: findHeadlessShell(), args: BROWSER_ARGUMENTS });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function open(section: string, hasTrucks: boolean): Promise<{ page: Page; picture: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const address = `${server.resolvedUrls!.local[0]}gallery.html?section=${section}&mode=light&lang=en`;
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('[data-state="ready"]').waitFor(PATIENCE);
  // The button over a cluster or a truck comes after what it lies over.
  const mark = page.getByRole('button', { name: /: zoom in$|^ABC-/ }).first();
  if (hasTrucks) await mark.waitFor({ ...PATIENCE, state: 'attached' });
  return { page, picture: performance.now() - start };
}

/** Lets frames go by. The page asks for each of them, so that quiet ones are counted as well. */
const stand = (page: Page) =>
  page.evaluate(
    (milliseconds) =>
      new Promise<void>((done) => {
        const end = performance.now() + milliseconds;
        const next = (now: number) => (now < end ? requestAnimationFrame(next) : done());
        requestAnimationFrame(next);
      }),
    SECONDS * 1_000,
  );

/** Holds the map and moves it in circles, once a frame. */
async function pan(page: Page): Promise<void> {
  const { x, y, width, height } = (await page.locator('canvas').boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  const nextFrame = () => page.evaluate(() => new Promise<number>((done) => requestAnimationFrame(done)));
  // On the bare map: a truck below the pointer would be held as well, and nothing would be different.
  await page.mouse.move(left, top);
  await page.mouse.down();
  const start = performance.now();
  for (let past = 0; past < SECONDS * 1_000; past = performance.now() - start) {
    const turn = (2 * Math.PI * past) / TURN_MS;
    await page.mouse.move(left + RADIUS * Math.sin(turn), top + RADIUS * (1 - Math.cos(turn)));
    await nextFrame();
  }
  await page.mouse.up();
}

const print = (text: string) => process.stdout.write(`${text}\n`);
function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
function row(name: string, frames: readonly number[]): void {
  const drawn = frames.filter((ms) => ms >= DRAWN_MS);
  const figures = [share(drawn, 0.5), share(drawn, 0.95), Math.max(0, ...drawn)].map((ms) => ms.toFixed(1));
  print(`| ${[name, ...figures, drawn.length, frames.length].join(' | ')} |`);
}

it('5,000 trucks that move every second', async () => {
  const session = await browser.newBrowserCDPSession();
  print(
    `| ms of script a frame, ${SECONDS} s | median | p95 | highest | frames drawn | of |\n|---|---|---|---|---|---|`,
  );
  for (const { name, live, empty } of VIEWS) {
    const bare = (await open(empty, false)).page;
    await bare.waitForTimeout(SETTLED_MS);
    row(`empty map, moved: ${name}`, await scriptOfFrames(session, () => pan(bare)));
    await bare.close();
    const { page } = await open(live, true);
    await page.waitForTimeout(SETTLED_MS);
    row(`trucks, map at rest: ${name}`, await scriptOfFrames(session, () => stand(page)));
    row(`trucks, map moved: ${name}`, await scriptOfFrames(session, () => pan(page)));
    await page.close();
  }
});

it('the first picture', async () => {
  const [{ live, empty }] = VIEWS;
  const pictures = { live: [] as number[], empty: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, section] of [
      ['empty', empty],
      ['live', live],
    ] as const) {
      const { page, picture } = await open(section, kind === 'live');
      pictures[kind].push(picture);
      await page.close();
    }
  }
  const [bare, full] = [share(pictures.empty, 0.5), share(pictures.live, 0.5)];
  print('| first picture | ms, median of rounds |\n|---|---|');
  print(
    `| empty map | ${bare.toFixed(0)} |\n| 5,000 trucks | ${full.toFixed(0)} |\n| ratio | ${(full / bare).toFixed(2)} |`,
  );
});
