import { readFile } from 'node:fs/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, it } from 'vitest';
import { TEST_PASSWORD } from '#testing/world.ts';
import { findHeadlessShell } from '../scripts/lib/chromium.mjs';
import { openGenerated } from './generated-database.ts';
import type { OrderWorld } from './orders/generate-orders.ts';
import { ORDER_DATABASE } from './orders/order-database.ts';
import { BROWSER_ARGUMENTS } from './page-tasks.ts';
import { type ProductSide, startSide } from './product-side.ts';

/** The list of orders of the largest company, and the map of one of them. The product must have been built. */
const ORDERS = Number(process.env.BENCH_ORDERS ?? 30_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 6);
const PICTURES = Number(process.env.BENCH_PICTURES ?? 5);
const RIGHTS = ['load-order-read', 'load-order-write', 'load-order-module', 'show-freight-columns', 'assign-trucker'];
const ROWS = 'tbody tr:not([aria-hidden])';
/** Nothing changes any more. */
const QUIET_MS = 400;

let side: ProductSide<OrderWorld>;
let browser: Browser;

beforeAll(async () => {
  side = await startSide(await openGenerated(ORDER_DATABASE, ORDERS), 8);
  browser = await chromium.launch({ executablePath: findHeadlessShell(), args: BROWSER_ARGUMENTS });
});
afterAll(async () => {
  await browser?.close();
  await side?.close();
});

async function openPage(): Promise<Page> {
  const company = { id: side.world.companyIds[0]!, name: '' };
  const { email } = await side.people.user({ company, permissions: RIGHTS, language: 'pt-BR' });
  const context = await browser.newContext({
    baseURL: side.product.address,
    locale: 'pt-BR',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const reply = await page.request.post('/api/session/sign-in', { data: { email, password: TEST_PASSWORD } });
  if (!reply.ok()) throw new Error(`not signed in: ${reply.status()} ${await reply.text()}`);
  return page;
}

const settled = (page: Page) =>
  page.evaluate(
    (quiet) =>
      new Promise<void>((done) => {
        let last = performance.now();
        const observer = new MutationObserver(() => {
          last = performance.now();
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        const look = () => {
          if (performance.now() - last < quiet) return void setTimeout(look, 50);
          observer.disconnect();
          done();
        };
        setTimeout(look, 50);
      }),
    QUIET_MS,
  );

/** Milliseconds of script of the page's main thread while something happens and what follows is done. */
async function scriptOf(page: Page, session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const soFar = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1_000;
  };
  await settled(page);
  const before = await soFar();
  await work();
  await settled(page);
  return (await soFar()) - before;
}

const print = (text: string) => process.stdout.write(`${text}\n`);
const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

it('paging', async () => {
  const page = await openPage();
  await page.goto('/loadOrder?session=open');
  await page.locator(ROWS).nth(9).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const pages = page.locator('nav:has([aria-current="page"])').last();
  const turn = (to: 'first' | 'last') => () => pages.getByRole('button')[to]().click();
  print('| ms of script to turn a page | best | median | highest |\n|---|---|---|---|');
  for (const rate of [1, 4]) {
    for (const size of [10, 50]) {
      await page.locator('label', { hasText: new RegExp(`^${size}$`) }).click();
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        times.push(await scriptOf(page, session, turn('last')), await scriptOf(page, session, turn('first')));
      }
      const figures = [Math.min(...times), middle(times), Math.max(...times)].map((ms) => ms.toFixed(0));
      print(`| ${size} rows, processor slowed ${rate} × | ${figures.join(' | ')} |`);
    }
  }
  await page.context().close();
});

/** The library alone, with a style that has nothing in it. */
const EMPTY_MAP = `<!doctype html><link rel="stylesheet" href="/bare/maplibre-gl.css"><div id="map" style="height:600px"></div>
<script type="module">
import { Map, setWorkerUrl } from '/bare/maplibre-gl.mjs';
setWorkerUrl('/bare/maplibre-gl-worker.mjs');
new Map({ container: 'map', style: { version: 8, sources: {}, layers: [] } }).on('load', () => document.body.dataset.state = 'ready');
</script>`;

async function serveEmptyMap(page: Page): Promise<void> {
  await page.route('**/bare/**', async (route) => {
    const file = new URL(route.request().url()).pathname.replace('/bare/', '');
    if (file === 'map') return route.fulfill({ contentType: 'text/html', body: EMPTY_MAP });
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    await route.fulfill({ contentType, body: await readFile(`node_modules/maplibre-gl/dist/${file}`) });
  });
}

it('the first picture of the map of an order', async () => {
  const pictures = { empty: [] as number[], tab: [] as number[] };
  for (let round = 0; round < PICTURES; round += 1) {
    const bare = await openPage();
    await serveEmptyMap(bare);
    let start = performance.now();
    await bare.goto('/bare/map', { waitUntil: 'commit' });
    await bare.locator('body[data-state="ready"]').waitFor();
    pictures.empty.push(performance.now() - start);
    await bare.context().close();
    const page = await openPage();
    await page.goto('/loadOrder?session=open');
    await page.locator('[data-row-link]').first().click();
    const tab = page.getByRole('tab', { name: 'Mapa' });
    await tab.waitFor();
    await settled(page);
    start = performance.now();
    await tab.click();
    await page.locator('section[data-state="ready"]').waitFor();
    pictures.tab.push(performance.now() - start);
    await page.context().close();
  }
  const [empty, tab] = [middle(pictures.empty), middle(pictures.tab)];
  print('| first picture | ms, median | best |\n|---|---|---|');
  print(`| empty map of the library | ${empty.toFixed(0)} | ${Math.min(...pictures.empty).toFixed(0)} |`);
  print(`| map tab of an order | ${tab.toFixed(0)} | ${Math.min(...pictures.tab).toFixed(0)} |`);
  print(`| ratio | ${(tab / empty).toFixed(2)} | |`);
});
