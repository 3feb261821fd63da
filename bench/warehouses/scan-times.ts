import type { Page } from '@playwright/test';
import { untilKept } from '../../e2e/support/kept-phone.ts';
import { browserSeeing } from '../../e2e/warehouses/camera.ts';
import { send } from '../orders/requests.ts';
import type { ProductSide } from '../product-side.ts';
import type { DockWorld } from './generate-docks.ts';
import { openPage, STAFF } from './phone.ts';
import { dueTrucks } from './trucks.ts';

const SLOWER = 4;

export interface ScanTimes {
  /** Milliseconds from the first picture of the camera to the verdict. */
  readonly fromPicture: readonly number[];
  /** From the press of the button, with the start of the camera. */
  readonly fromPress: readonly number[];
  /** Bookings in the list on the phone. */
  readonly listed: number;
}

interface Seen {
  press: number;
  picture: number;
  verdict: number;
}

/** Notes when the button is pressed, when the camera shows a picture, and when the verdict stands on the screen. */
function watch(): void {
  const seen: Seen = { press: 0, picture: 0, verdict: 0 };
  Object.assign(globalThis, { seen });
  addEventListener('click', () => Object.assign(seen, { press: performance.now(), picture: 0, verdict: 0 }), true);
  addEventListener(
    'playing',
    () => {
      seen.picture ||= performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    if (seen.verdict || !document.querySelector('[role="alert"] h2')) return;
    // After the frame that shows it.
    seen.verdict = -1;
    requestAnimationFrame(() => setTimeout(() => Object.assign(seen, { verdict: performance.now() })));
  }).observe(document, { subtree: true, childList: true });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function scan(page: Page): Promise<Seen> {
  await press(page, 'Ler o código QR');
  await page.getByRole('heading', { name: 'Pode entrar', level: 2 }).waitFor();
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.verdict > 0);
  const seen = await page.evaluate(() => ({ ...(globalThis as unknown as { seen: Seen }).seen }));
  await press(page, 'Próximo caminhão');
  return seen;
}

/** A guard's phone without network, its processor slowed down, at the gate of the fullest warehouse. */
export async function scanTimes(side: ProductSide<DockWorld>, trials: number): Promise<ScanTimes> {
  const warehouseId = side.world.warehouseIds[1]!;
  const [code] = await dueTrucks(side.owner, warehouseId, 1);
  const { rows } = await side.owner.query<{ id: string }>('select id from booking where code = $1', [code]);
  const staff = await side.person(0, STAFF);
  const { ticket } = JSON.parse(await send(side.ask(staff, `/warehouse/schedule/${rows[0]!.id}/qr`))) as {
    ticket: { address: string };
  };
  const { day } = JSON.parse(await send(side.ask(staff, `/warehouse/gate/${warehouseId}`))) as {
    day: { bookings: unknown[] };
  };
  const browser = await browserSeeing(ticket.address);
  try {
    const viewport = { width: 390, height: 844 };
    const page = await openPage(side, browser, { serviceWorkers: 'allow', permissions: ['camera'], viewport });
    await page.addInitScript((id) => localStorage.setItem('tropeiro.gate', id), warehouseId);
    await page.addInitScript(watch);
    await page.goto('/validations?session=open');
    await scan(page);
    await untilKept(page);
    await page.context().setOffline(true);
    await page.reload();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const seen: Seen[] = [];
    for (let trial = 0; trial < trials; trial += 1) seen.push(await scan(page));
    return {
      fromPicture: seen.map(({ picture, verdict }) => verdict - picture),
      fromPress: seen.map(({ press: pressed, verdict }) => verdict - pressed),
      listed: day.bookings.length,
    };
  } finally {
    await browser.close();
  }
}
