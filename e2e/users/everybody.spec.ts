import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { freshEmail, signIn } from '../support/people.ts';
import { test } from '../support/test.ts';
import { told } from '../support/told.ts';

const ADMINISTRATOR = 'company-administrator@serra.demo';
interface Place {
  readonly address: string;
  /** Shows that the screen has come. */
  readonly sign: (page: Page) => Promise<void>;
}

const PLACES: readonly Place[] = [
  { address: '/users', sign: (page) => expect(page.getByRole('main').getByText(ADMINISTRATOR)).toBeVisible() },
  {
    address: '/users?invite=true',
    sign: (page) => expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible(),
  },
  { address: '/users?tab=roles', sign: (page) => expect(page.getByRole('link', { name: 'Auditor' })).toBeVisible() },
  { address: '/users?tab=roles&role=new', sign: (page) => expect(page.getByLabel('Nome da função')).toBeVisible() },
  { address: '/profile', sign: (page) => expect(page.getByText('Esta sessão')).toBeVisible() },
];

for (const mode of ['light', 'dark'] as const) {
  test(`users, roles and profile can be used by everybody in ${mode} mode`, async ({ page }) => {
    test.slow();
    await signIn(page, ADMINISTRATOR);
    for (const { address, sign } of PLACES) {
      await test.step(address, async () => {
        await page.goto(address);
        await sign(page);
        await page.evaluate(
          (wanted) => document.documentElement.setAttribute('data-mantine-color-scheme', wanted),
          mode,
        );
        await expectAccessible(page);
      });
    }
  });
}

test('the list and the invitation fit a phone @phone', async ({ page }) => {
  const email = freshEmail('fone');
  await signIn(page, ADMINISTRATOR);
  for (const { address, sign } of PLACES) {
    await page.goto(address);
    await sign(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), address).toBe(0);
  }
  await page.goto('/users');
  await expect(page.getByRole('article').filter({ hasText: ADMINISTRATOR })).toContainText('Ativo');
  await page.getByRole('link', { name: 'Convidar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar uma pessoa' });
  await expect(dialog).toHaveJSProperty('clientWidth', page.viewportSize()?.width);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill('Fátima');
  await dialog.getByLabel('Sobrenome').fill('Rocha');
  await dialog.getByRole('combobox', { name: 'Funções' }).click();
  await page.getByRole('option', { name: /^Segurança/ }).click();
  await page.keyboard.press('Escape');
  await told(page, `Convite enviado para ${email}`, () =>
    dialog.getByRole('button', { name: 'Enviar convite' }).click(),
  );
});
