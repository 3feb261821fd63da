import { chromium, type Page } from '@playwright/test';
import { findHeadlessShell } from '../../scripts/lib/chromium.mjs';
import { send } from '../orders/requests.ts';
import { BROWSER_ARGUMENTS, tasksDuring } from '../page-tasks.ts';
import type { ProductSide } from '../product-side.ts';
import type { DockWorld } from './generate-docks.ts';
import { openPage, STAFF } from './phone.ts';

export interface BoardCost {
  readonly bookings: number;
  /** Milliseconds of the main thread for one change, beyond what the page does anyway in the same time. */
  readonly total: readonly number[];
  /** The longest task of each. */
  readonly longest: readonly number[];
}

const WATCHED_MS = 2_500;

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** Until the bar of a booking is drawn differently, and what follows is done. */
async function changed(page: Page, id: string, change: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + WATCHED_MS;
  const drawn = page.evaluate(
    (bar) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.querySelector(`[data-bar="${bar}"]`)!, { attributes: true });
      }),
    id,
  );
  await change();
  await drawn;
  await page.waitForTimeout(Math.max(0, end - Date.now()));
}

/** Trucks of a full day arrive one after the other while somebody looks at its board. */
export async function boardCost(side: ProductSide<DockWorld>, trials: number): Promise<BoardCost> {
  const warehouseId = side.world.warehouseIds[1]!;
  const { rows } = await side.owner.query<{ id: string; day: string }>(
    `select b.id, to_char(current_date + 3, 'YYYY-MM-DD') as day from booking b join warehouse w on w.id = b.warehouse_id
     where w.id = $1 and b.state = 'scheduled' and (b.starts_at at time zone w.time_zone)::date = current_date + 3
     order by hashtext(b.id::text) limit $2`,
    [warehouseId, trials],
  );
  const guard = await side.person(0, STAFF);
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: BROWSER_ARGUMENTS,
  });
  try {
    const page = await openPage(side, browser, { serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
    await page.goto(`/schedulings?view=board&warehouse=${warehouseId}&date=${rows[0]!.day}&session=open`);
    await page.locator('[data-bar]').nth(599).waitFor();
    await page.waitForTimeout(WATCHED_MS);
    const bookings = await page.locator('[data-bar]').count();
    const session = await browser.newBrowserCDPSession();
    const [idle, busy]: [number[], (readonly number[])[]] = [[], []];
    for (const { id } of rows) {
      idle.push(sum(await tasksDuring(session, () => page.waitForTimeout(WATCHED_MS))));
      const arrive = () => send(side.put(guard, `/warehouse/schedule/${id}/status`, { move: 'arrive' }));
      busy.push(await tasksDuring(session, () => changed(page, id, arrive)));
    }
    const anyway = idle.sort((one, other) => one - other)[Math.floor(trials / 2)]!;
    return {
      bookings,
      total: busy.map((tasks) => sum(tasks) - anyway),
      longest: busy.map((tasks) => Math.max(...tasks)),
    };
  } finally {
    await browser.close();
    await side.owner.query(
      `update booking set state = 'scheduled', arrived_at = null where id = any ($1::uuid[]) and state = 'arrived'`,
      [rows.map(({ id }) => id)],
    );
  }
}
