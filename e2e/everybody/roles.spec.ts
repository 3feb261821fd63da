import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { expectFits, expectSettled, expectSettledAt } from '../support/settled.ts';
import { expectPlainText } from '../support/shown-text.ts';
import { test } from '../support/test.ts';

// These tests only read, so they do not disturb each other.
test.describe.configure({ mode: 'parallel' });

/** One account per role, over all eight countries, as the sign-in page offers them. */
const ROLES = [
  'super-administrator@tropeiro.demo',
  'company-administrator@serra.demo',
  'operator@illimani.demo',
  'shipper@valle.demo',
  'agro-shipper@campos.demo',
  'transport-company@pacifico.demo',
  'trucker@nanduti.demo',
  'security@cordillera.demo',
  'client@cuyo.demo',
  'warehouse-scheduler@bajio.demo',
  'auditor@charrua.demo',
];

/** Every address of the menu, including closed groups, and those open to everybody. */
async function offered(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: /^Men[uú]$/ });
  for (const group of await menu.locator('button[aria-expanded="false"]').all()) await group.click();
  const links = await menu
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return [...new Set(['/profile', '/notifications', '/notifications/configurations', ...links])];
}

/** Through the menu where it has an entry, as people do. */
async function follow(page: Page, address: string): Promise<void> {
  const link = page.getByRole('navigation', { name: /^Men[uú]$/ }).locator(`a[href="${address}"]`);
  if ((await link.count()) > 0) await link.first().click();
  else await expectSettledAt(page, address);
  await expect(page).toHaveURL(address === '/' ? /./ : address);
}

const PHONE = { width: 390, height: 844 };

for (const email of ROLES) {
  test(`${email} opens every screen of the menu, the last ones also on a phone`, async ({ page }) => {
    test.slow();
    await signIn(page, email);
    const addresses = await offered(page);
    for (const address of addresses) {
      await test.step(address, async () => {
        await follow(page, address);
        await expectSettled(page);
        await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('');
        await expect(page.getByText(/Página no encontrada|Erro ao carregar|Error al cargar/)).toHaveCount(0);
        await expectPlainText(page);
      });
    }
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: /^(Abrir menu|Abrir menú|Open menu)$/ }).click();
    expect(await offered(page)).toEqual(addresses);
    await page.keyboard.press('Escape');
    for (const address of addresses.slice(-3)) {
      await expectSettledAt(page, address);
      await expectFits(page);
    }
  });
}
