import { expect, type Page } from '@playwright/test';

/** The password of everybody in the demo. */
export const PASSWORD = 'Tropeiro-2026';

export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(/^(E-mail|Correo electrónico)/).fill(email);
  await page.getByLabel(/^(Senha|Contraseña)/).fill(password);
  await page.getByRole('button', { name: /^(Entrar|Ingresar)$/ }).click();
}

/** Signs in through the page and waits for the shell. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, email);
  await expectShell(page);
}

export async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Menu do perfil|Menú del perfil)/ })).toBeVisible();
}
