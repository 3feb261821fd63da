import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { notify } from '../support/notify.ts';
import { expectShell, signIn } from '../support/people.ts';
import { test } from '../support/test.ts';

const PROFILE = /^(Menu do perfil|Menú del perfil)/;

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in ${mode} mode`, () => {
    test.use({ colorScheme: mode });

    test('signing in and recovering a password can be used by everybody', async ({ page }) => {
      await page.addInitScript((scheme) => localStorage.setItem('mantine-color-scheme-value', scheme), mode);
      await page.goto('/login');
      await expect(page.getByText('Contas de demonstração')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', mode);
      await expectAccessible(page);
      await page.goto('/login/resetPassword');
      await expect(page.getByRole('heading', { name: 'Recuperar a senha' })).toBeVisible();
      await expectAccessible(page);
    });

    test('the shell, the notifications and their settings can be used by everybody', async ({ page }) => {
      test.slow();
      const email = mode === 'dark' ? 'auditor@illimani.demo' : 'auditor@tropeiro.demo';
      await notify(email, { type: 'securityAlert', message: 'Alerta de segurança, Roubo com ABC1D23 na ordem 12' });
      await signIn(page, email);
      await page.getByRole('button', { name: PROFILE }).click();
      await page.getByText(mode === 'dark' ? 'Oscuro' : 'Claro').click();
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', mode);
      for (const address of ['/', '/notifications', '/notifications/configurations', '/nowhere']) {
        await test.step(address, async () => {
          await page.goto(address);
          await expectShell(page);
          await expect(page.getByRole('status', { name: /Carregando|Cargando/ })).toHaveCount(0);
          await expectAccessible(page);
        });
      }
      for (const opener of [/^Notific/, PROFILE, /^Buscar$/]) {
        await test.step(String(opener), async () => {
          await page.getByRole('button', { name: opener }).first().click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        });
      }
    });
  });
}
