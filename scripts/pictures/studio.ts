import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { credentials, signedInCalls } from './calls.ts';
import { GUIDE_LANGUAGES, type GuideLanguage, type Picture, type Step } from './picture.ts';
import type { Stage } from './stage.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** Safety nets: a picture that is not ready by then is a defect. */
const PATIENCE_MS = 60_000;
const SAME_AGAIN_MS = 300;
const TRIES = 100;

export interface Studio {
  readonly take: (picture: Picture) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** A browser that goes to a page as somebody, does what is asked and photographs it once nothing moves any more. */
export async function openStudio(address: string, language: GuideLanguage, stage: Stage): Promise<Studio> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  const rooms = new Map<string, BrowserContext>();
  const take = async (picture: Picture) => {
    const { account = 'nobody', device = 'desktop', mode = 'light' } = picture;
    const key = [account, device, mode].join(' ');
    const room = rooms.get(key) ?? (await openRoom(browser, { address, language, picture }));
    rooms.set(key, room);
    const page = await room.newPage();
    try {
      return await photograph(page, picture, stage);
    } finally {
      await page.close();
    }
  };
  return { take, close: () => browser.close() };
}

interface Order {
  readonly address: string;
  readonly language: GuideLanguage;
  readonly picture: Picture;
}

/** One browser profile per person, device and light: signed in, and set to the language of the guide. */
async function openRoom(browser: Browser, { address, language, picture }: Order): Promise<BrowserContext> {
  const { account, device = 'desktop', mode = 'light' } = picture;
  const room = await browser.newContext({
    baseURL: address,
    viewport: SIZES[device],
    isMobile: device === 'phone',
    hasTouch: device === 'phone',
    locale: GUIDE_LANGUAGES[language],
    timezoneId: 'America/Mexico_City',
    colorScheme: mode,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: ['notifications', 'geolocation'],
    geolocation: { latitude: 25.68, longitude: -100.31 },
  });
  room.setDefaultTimeout(PATIENCE_MS);
  if (account) {
    const call = await signedInCalls(address, account);
    await call('PUT', '/users/profile', { language: GUIDE_LANGUAGES[language], themeMode: mode });
    // The reminder of the day would stand before every picture.
    await call('PUT', '/session/reminders/accepted');
    const reply = await room.request.post('/api/session/sign-in', { data: credentials(account) });
    if (!reply.ok()) throw new Error(`${account} cannot sign in: ${reply.status()}`);
  }
  return room;
}

async function photograph(page: Page, { account, at, steps = [] }: Picture, stage: Stage): Promise<Buffer> {
  const address = at.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (stage[name] === undefined) throw new Error(`nothing on the stage is called ${name}`);
    return stage[name];
  });
  await page.goto(account ? `${address}${address.includes('?') ? '&' : '?'}session=open` : address);
  // The frame around the screens listens to the keyboard only once it is drawn.
  if (account) await page.locator('header button').last().waitFor();
  await settled(page);
  for (const step of steps) {
    await perform(page, step);
    await settled(page);
  }
  return unmoved(page);
}

async function perform(page: Page, step: Step): Promise<void> {
  if ('click' in step) await page.locator(step.click).first().click();
  else if ('hover' in step) await page.locator(step.hover).first().hover();
  else if ('fill' in step) await page.locator(step.fill).first().fill(step.text);
  else if ('press' in step) await page.keyboard.press(step.press);
  else
    await page
      .locator(step.scrollTo)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

/** Nothing is a placeholder any more; letters, pictures in sight and maps are there. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = '[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root, [data-state="loading"]';
    const inSight = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
    const pictures = [...document.images].filter((image) => inSight(image.getBoundingClientRect()));
    return (
      [...document.querySelectorAll('main, [role=dialog]')].some(({ textContent }) => textContent !== '') &&
      document.fonts.status === 'loaded' &&
      document.querySelector(waiting) === null &&
      pictures.every(({ complete }) => complete)
    );
  });
}

/** The same picture twice in a row: what still comes in or moves has ended. */
async function unmoved(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await delay(SAME_AGAIN_MS);
    await settled(page);
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide', timeout: PATIENCE_MS });
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} does not come to rest`);
}
