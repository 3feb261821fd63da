import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, it } from 'vitest';
import { findHeadlessShell } from '../scripts/lib/chromium.mjs';
import { BROWSER_ARGUMENTS, tasksDuring } from './page-tasks.ts';

/** The gallery's heaviest map: 10,000 points, 300 fences, 500 places. The product must have been built. */
const SECTION = 'map-heavy';
const FRAMES = Number(process.env.BENCH_FRAMES ?? 120);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** The pointer moves in circles and ends a little beside where it began. */
const CIRCLES = 3.02;
const RADIUS = 60;
const PATIENCE = { timeout: 180_000 };

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

/** Frames in a row in which a page does next to nothing, so that nobody else works for it either: a second and more. */
const QUIET_FRAMES = 60;
const QUIET_MS = 1;

async function quiet(page: Page, session: CDPSession): Promise<void> {
  for (let frames = 0; frames < QUIET_FRAMES; ) {
    const before = await scriptMs(session);
    await nextFrame(page);
    frames = (await scriptMs(session)) - before < QUIET_MS ? frames + 1 : 0;
  }
}

async function openMap(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.resolvedUrls!.local[0]}gallery.html?section=${SECTION}&mode=light&lang=en`);
  await page.locator('[data-state="ready"]').waitFor(PATIENCE);
  await page.locator('[aria-keyshortcuts]').waitFor({ ...PATIENCE, state: 'attached' });
  return page;
}

const scriptMs = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1_000;
};
const nextFrame = (page: Page) => page.evaluate(() => new Promise<number>((done) => requestAnimationFrame(done)));

/** Moves the pointer once a frame; the milliseconds of script for each frame. */
async function sweep(page: Page, session: CDPSession, x: number, y: number): Promise<number> {
  const before = await scriptMs(session);
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const turn = (2 * Math.PI * CIRCLES * (frame + 1)) / FRAMES;
    await page.mouse.move(x + RADIUS * Math.sin(turn), y + RADIUS * (1 - Math.cos(turn)));
    await nextFrame(page);
  }
  return ((await scriptMs(session)) - before) / FRAMES;
}

const print = (text: string) => process.stdout.write(`${text}\n`);
const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const row = (name: string, values: readonly number[]) =>
  print(`| ${name} | ${middle(values).toFixed(2)} | ${Math.max(...values).toFixed(2)} |`);

it('dragging a point of a long line', async () => {
  const page = await openMap();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await quiet(page, session);
  const whole = await browser.newBrowserCDPSession();
  const point = page.locator('[aria-keyshortcuts]');
  const figures = { dragged: [] as number[], floor: [] as number[], longest: [] as number[], drop: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { x, y, width, height } = (await point.boundingBox())!;
    const [left, top] = [x + width / 2, y + height / 2];
    figures.floor.push(await sweep(page, session, left, top));
    await page.mouse.move(left, top);
    await page.mouse.down();
    const tasks = await tasksDuring(whole, async () => {
      figures.dragged.push(await sweep(page, session, left, top));
    });
    figures.longest.push(Math.max(...tasks));
    const before = await scriptMs(session);
    await page.mouse.up();
    await quiet(page, session);
    figures.drop.push((await scriptMs(session)) - before);
  }
  print('| 10,000 points, 300 fences, 500 places | ms, median | highest |\n|---|---|---|');
  row('script of a frame while dragging', figures.dragged);
  row('the same moves with nothing held (floor)', figures.floor);
  row('longest task of the page while dragging', figures.longest);
  row('script of the drop, until the map is drawn again', figures.drop);
});
