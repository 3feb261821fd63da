import { type Browser, chromium, type Page } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, it } from 'vitest';
import { findHeadlessShell } from '../scripts/lib/chromium.mjs';
import { scriptOfFrames } from './live-map-trace.ts';
import { BROWSER_ARGUMENTS } from './page-tasks.ts';

/** 5,000 trucks that all move every second, and the same map without them. The product must have been built. */
const LIVE = 'map-live';
const EMPTY = 'map-live-empty';
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const PATIENCE = { timeout: 180_000 };
/** A frame with less script did not draw the map. */
const DRAWN_MS = 1;
const RADIUS = 120;
const TURN_MS = 3_000;
/** How far the map is zoomed in: clusters, trucks among clusters, trucks with their plates. */
const ZOOMS = [0, 3, 6] as const;

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

async function open(section: string): Promise<{ page: Page; picture: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const address = `${server.resolvedUrls!.local[0]}gallery.html?section=${section}&mode=light&lang=en`;
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('[data-state="ready"]').waitFor(PATIENCE);
  // The button over a cluster comes after the cluster itself.
  if (section === LIVE)
    await page
      .getByRole('button', { name: /: zoom in$/ })
      .first()
      .waitFor({ ...PATIENCE, state: 'attached' });
  return { page, picture: performance.now() - start };
}

/** Some zoom steps into the middle of the map, and until nothing moves any more. */
async function zoomIn(page: Page, steps: number): Promise<void> {
  const button = page.getByRole('button', { name: 'Zoom in', exact: true });
  for (let step = 0; step < steps; step += 1) {
    await button.click();
    await page.waitForTimeout(1_000);
  }
  await page.waitForTimeout(2_000);
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
  for (const steps of ZOOMS) {
    for (const section of [EMPTY, LIVE]) {
      const { page } = await open(section);
      await zoomIn(page, steps);
      const name = `${section === LIVE ? 'trucks' : 'empty map'}, ${steps} steps nearer`;
      if (section === LIVE) row(`${name}, map at rest`, await scriptOfFrames(session, () => stand(page)));
      row(`${name}, map moved`, await scriptOfFrames(session, () => pan(page)));
      await page.close();
    }
  }
});

it('the first picture', async () => {
  const pictures: Record<string, number[]> = { [EMPTY]: [], [LIVE]: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const section of [EMPTY, LIVE]) {
      const { page, picture } = await open(section);
      pictures[section]!.push(picture);
      await page.close();
    }
  }
  const [empty, live] = [EMPTY, LIVE].map((section) => share(pictures[section]!, 0.5)) as [number, number];
  print('| first picture, ms | median of rounds |\n|---|---|');
  print(
    `| empty map | ${empty.toFixed(0)} |\n| 5,000 trucks | ${live.toFixed(0)} |\n| ratio | ${(live / empty).toFixed(2)} |`,
  );
});
