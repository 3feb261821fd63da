import { expect, type Page } from '@playwright/test';
import { callsOf } from '../support/calls.ts';
import { connect } from '../support/database.ts';
import { signIn } from '../support/people.ts';
import { test } from '../support/test.ts';

/** Of a company in which no other journey raises alerts. */
const WATCHER = 'operator@sierra.demo';

type Done = 'fullScreen' | 'leaveFullScreen' | 'awake' | 'asleep' | 'audio' | 'audioWithoutClick' | 'tone';

/** What the page asked of the browser, which does it all the same. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const done: string[] = [];
    Object.assign(window, { doneByBrowser: done });
    const note = (owner: object, name: string, what: string) => {
      const real = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
      Reflect.set(owner, name, function noted(this: unknown, ...given: unknown[]) {
        done.push(what);
        return real.apply(this, given);
      });
    };
    note(Element.prototype, 'requestFullscreen', 'fullScreen');
    note(Document.prototype, 'exitFullscreen', 'leaveFullScreen');
    note(WakeLock.prototype, 'request', 'awake');
    note(WakeLockSentinel.prototype, 'release', 'asleep');
    note(AudioScheduledSourceNode.prototype, 'start', 'tone');
    const Real = AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        done.push(navigator.userActivation.hasBeenActive ? 'audio' : 'audioWithoutClick');
        super();
      }
    };
  });
}

const doneBy = (page: Page): Promise<Done[]> =>
  page.evaluate(() => [...(window as unknown as { doneByBrowser: Done[] }).doneByBrowser]);
const timesOf = async (page: Page, what: Done): Promise<number> =>
  (await doneBy(page)).filter((one) => one === what).length;

/** Two orders on the road of the watcher's company, whose trucks are on the map and without an alert: at some hours there are no more. */
async function tripsOnMap(): Promise<readonly string[]> {
  const database = await connect();
  try {
    await database.query(
      `update alert a set ended_at = greatest(now(), a.started_at) from membership m join app_user u on u.id = m.user_id
       where u.email = $1 and a.company_id = m.company_id and a.ended_at is null`,
      [WATCHER],
    );
    const { rows } = await database.query<{ id: string }>(
      `select o.id from load_order o
       where o.status = 2 and o.truck_id is not null
         and o.company_id = (select m.company_id from membership m join app_user u on u.id = m.user_id where u.email = $1)
       order by o.code desc limit 2`,
      [WATCHER],
    );
    expect(rows).toHaveLength(2);
    return rows.map(({ id }) => id);
  } finally {
    await database.end();
  }
}

/** How many trucks the map shows in alert. */
async function inAlert(page: Page): Promise<number> {
  const shown = await page.getByRole('button', { name: /^En alerta/ }).textContent();
  return Number(/\d+/.exec(shown ?? '')?.[0]);
}

/** An accident is reported, and the map shows it. */
async function accidentOn(page: Page, loadingOrderId: string): Promise<void> {
  const before = await inAlert(page);
  const call = await callsOf(page.request, WATCHER);
  await call('post', '/checkpoint/irregularBehaviour', { loadingOrderId, type: 'accident', note: 'Km 40' });
  await expect.poll(() => inAlert(page)).toBeGreaterThan(before);
}

test('a map on the wall fills the screen and keeps it awake, and high alerts sound once somebody wants it', async ({
  page,
}) => {
  const trips = await tripsOnMap();
  // A browser without a window refuses it otherwise; the journey below is one where it is refused.
  await page.context().grantPermissions(['screen-wake-lock']);
  await observe(page);
  await signIn(page, WATCHER, { at: '/mapLoadOrders' });
  const sound = page.getByRole('button', { name: 'Activar sonido de alertas graves' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('listbox', { name: 'Camiones en el mapa' }).getByRole('option').first()).toBeVisible();
  await accidentOn(page, trips[0]!);
  expect(await doneBy(page)).toEqual([]);

  await sound.click();
  await expect(page.getByRole('button', { name: 'Desactivar sonido de alertas graves' })).toBeVisible();
  expect(await doneBy(page)).toEqual(['audio', 'tone']);
  await accidentOn(page, trips[1]!);
  await expect.poll(() => timesOf(page, 'tone')).toBe(2);

  const full = page.getByRole('button', { name: 'Pantalla completa', exact: true });
  await full.click();
  await page.getByRole('menuitem', { name: 'Vista general' }).click();
  const end = page.getByRole('button', { name: 'Salir de pantalla completa' });
  await expect(end).toBeVisible();
  await expect(full).toBeHidden();
  await expect.poll(() => doneBy(page)).toEqual(expect.arrayContaining(['fullScreen', 'awake']));
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  expect(new URL(page.url()).searchParams.get('wall')).toBe('stays');
  await end.click();
  await expect(full).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect.poll(() => timesOf(page, 'asleep')).toBe(1);
  expect(await timesOf(page, 'leaveFullScreen')).toBe(1);

  // Leaving the full screen by other means, such as a key of the browser, leaves the wall too.
  await full.click();
  await page.getByRole('menuitem', { name: 'Vista general' }).click();
  await expect(end).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await expect(full).toBeVisible();
  expect(new URL(page.url()).searchParams.get('wall')).toBeNull();
  await expect.poll(() => timesOf(page, 'asleep')).toBe(2);
});

test('a wall opened by its address stays silent and in its window until somebody touches it', async ({ page }) => {
  const [first = '', second = ''] = await tripsOnMap();
  await observe(page);
  await page.addInitScript(() => localStorage.setItem('tropeiro.tracking.sound', 'on'));
  await signIn(page, WATCHER, { at: '/mapLoadOrders?wall=stays' });
  await expect(page.getByRole('button', { name: 'Salir de pantalla completa' })).toBeVisible();
  await expect.poll(() => doneBy(page)).toEqual(['awake']);
  await accidentOn(page, first);
  expect(await doneBy(page)).toEqual(['awake']);
  await page.keyboard.press('Tab');
  await expect.poll(() => doneBy(page)).toEqual(['awake', 'audio']);
  await accidentOn(page, second);
  await expect.poll(() => doneBy(page)).toEqual(['awake', 'audio', 'tone']);

  await page.goto('/mapLoadOrders?wall=cycles');
  await expect(page.getByRole('region', { name: /^Camión / })).toBeVisible();
});
