import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startCountingServer } from '#testing/counting-server.ts';
import { tasksDuring } from '../page-tasks.ts';

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Signing in, or opening a list with the session that the browser kept: for the first time, or once more. */
export type Way = 'signIn' | 'link' | 'reload';

export interface Visit {
  readonly address: string;
  readonly email: string;
  readonly password: string;
  readonly way: Way;
  readonly screen: typeof DESKTOP;
  /** The screen that is opened; undefined for the home screen. */
  readonly at: string;
  /** How many times slower the processor is made. */
  readonly slower: number;
}

export interface Opening {
  /** Milliseconds from the click, or from the address being opened. */
  readonly list: number;
  readonly rows: number;
  /** The longest task on the way, in milliseconds of the processor. */
  readonly longest: number;
  /** From an empty browser to the rows, those of the sign-in page included. */
  readonly requests: number;
  /** Of these after the click. */
  readonly after: number;
  /** Asked for more than once, by page or service worker, until a while after the rows. */
  readonly repeated: readonly string[];
}

/** The service worker may still be asking for what the page has. */
const AFTERWARDS_MS = 4_000;

/** A list's table or cards, and what shows that rows have come into them. */
const LIST = '#content :is(table, ul[aria-label], section)';
const ROWS = '#content :is(table[aria-busy="false"] tbody tr, ul[aria-label][aria-busy="false"] > li)';

/** Notes in the page when a list and its rows first stood there, at the frame that shows them. */
function watchList({ list, rows }: { readonly list: string; readonly rows: string }): void {
  const found: Record<string, number> = {};
  Object.assign(globalThis, { found });
  const look = () => {
    for (const [name, selector] of Object.entries({ list, rows })) {
      if (found[name] !== undefined || !document.querySelector(selector)) continue;
      found[name] = performance.now();
      requestAnimationFrame(() => {
        found[name] = performance.now();
        if (name === 'rows') document.documentElement.dataset.rows = '';
      });
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  addEventListener(
    'click',
    () => {
      for (const name of Object.keys(found)) delete found[name];
      found.click = performance.now();
    },
    { capture: true, once: true },
  );
}

/** Opens a list in a browser that knows nothing of the product. */
export async function openFirstList(browser: Browser, visit: Visit): Promise<Opening> {
  const { way, screen, at, slower } = visit;
  const counting = await startCountingServer(visit.address);
  const { asked, address } = counting;
  const context = await browser.newContext({
    ...screen,
    baseURL: address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const slowDown = await context.newCDPSession(page);
  const tracing = await browser.newBrowserCDPSession();
  await page.addInitScript(watchList, { list: LIST, rows: ROWS });
  try {
    if (way !== 'signIn') await keepSession(context, visit);
    if (way === 'reload') await rowsOf(page, at);
    if (way === 'signIn') await page.goto(at === '/' ? '/login' : at, { waitUntil: 'networkidle' });
    const before = asked.length;
    await slowDown.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const tasks = await tasksDuring(tracing, async () => {
      if (way === 'signIn') await signIn(page, visit);
      else await page.goto(way === 'link' ? `${at}?session=open` : at, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.documentElement.dataset.rows !== undefined);
    });
    const { found, started } = await page.evaluate(() => ({
      found: (globalThis as unknown as { found: Record<string, number> }).found,
      started: performance.getEntriesByType('resource').map(({ startTime, name }) => ({ startTime, name })),
    }));
    const { click = 0, list = 0, rows = 0 } = found;
    const untilRows = started.filter(({ startTime }) => startTime <= rows);
    await slowDown.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.waitForTimeout(AFTERWARDS_MS);
    const counted = way === 'reload' ? asked.slice(before) : asked;
    return {
      list: list - click,
      rows: rows - click,
      longest: Math.max(0, ...tasks),
      // With the page itself.
      requests: untilRows.length + 1,
      after: untilRows.filter(({ startTime }) => startTime > click).length,
      repeated: [...new Set(counted.filter((one, index) => counted.indexOf(one) !== index))],
    };
  } finally {
    await context.close();
    counting.close();
  }
}

async function signIn(page: Page, { email, password }: Visit): Promise<void> {
  await page.getByLabel(/^(E-mail|Correo electrónico)/).fill(email);
  await page.getByLabel(/^(Senha|Contraseña)/).fill(password);
  await page.getByRole('button', { name: /^(Entrar|Ingresar)$/ }).click();
}

async function keepSession(context: BrowserContext, { email, password }: Visit): Promise<void> {
  await context.request.post('/api/session/sign-in', { data: { email, password } });
}

async function rowsOf(page: Page, at: string): Promise<void> {
  await page.goto(`${at}?session=open`);
  await page.waitForFunction(() => document.documentElement.dataset.rows !== undefined);
  await page.waitForTimeout(AFTERWARDS_MS);
}
