import { expect } from '@playwright/test';
import sharp from 'sharp';
import { confirmPassword } from '../support/confirmation.ts';
import { newestMail } from '../support/mailbox.ts';
import { freshEmail, newcomer, signIn } from '../support/people.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

test.use({ expectedErrors: /status of 4\d\d/ });

const NEXT_PASSWORD = 'Segunda-5678';

const face = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

// A Bolivian company: the texts are in Spanish, as the specification quotes them.
test('a person changes name, photo and password, and closes their other sessions', async ({ page, other, request }) => {
  const { email, password } = await newcomer(request, 'illimani', 'operator');
  const elsewhere = await other();
  await signIn(elsewhere, email, { password });
  await signIn(page, email, { password, at: '/profile' });

  await test.step('data', async () => {
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Noelia');
    await page.getByRole('textbox', { name: 'Teléfono' }).fill('+591 7123-4567');
    await page.getByLabel('Documento de identidad').fill('4.567.890');
    await page.getByLabel('Dirección').fill('Av. Arce 2147, La Paz');
    await expectSnackbar(page, 'Datos de perfil guardados correctamente', () =>
      page.getByRole('button', { name: 'Guardar', exact: true }).click(),
    );
    await expect(page.getByRole('button', { name: 'Menú del perfil' })).toContainText('Noelia Pessoa');
    await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('71234567');
    await expect(page.getByLabel('Documento de identidad')).toHaveValue('4567890');
  });

  await test.step('photo', async () => {
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
    const card = page.getByRole('region', { name: 'Foto del perfil' });
    const note = Buffer.from('no picture at all');
    await expectSnackbar(page, 'El archivo debe ser una imageno pdf', () => choose('nota.png', 'image/png', note));
    const large = Buffer.alloc(5_000_001);
    await expectSnackbar(page, 'El tamaño debe ser menor a 5mb', () => choose('grande.jpg', 'image/jpeg', large));
    const picture = await face();
    await expectSnackbar(page, 'Foto subida correctamente', () => choose('cara.jpg', 'image/jpeg', picture));
    await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 1024);
    await expectSnackbar(page, 'Foto quitada', () => card.getByRole('button', { name: 'Quitar foto' }).click());
    await expect(card.locator('img')).toHaveCount(0);
  });

  await test.step('sessions', async () => {
    const sessions = page.getByRole('region', { name: 'Sesiones abiertas' });
    await expect(sessions.getByText('Esta sesión')).toHaveCount(1);
    await sessions.getByRole('button', { name: 'Cerrar las otras' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
    await expect(sessions.getByText('Ninguna otra sesión abierta.')).toBeVisible();
    await elsewhere.goto('/profile');
    await expect(elsewhere).toHaveURL(/\/login/);
  });

  await test.step('password', async () => {
    const card = page.getByRole('region', { name: 'Contraseña' });
    const current = card.getByLabel('Contraseña actual');
    const fill = async (known: string) => {
      await current.fill(known);
      await card.getByLabel('Nueva contraseña', { exact: false }).first().fill(NEXT_PASSWORD);
      await card.getByLabel('Repita la nueva contraseña').fill(NEXT_PASSWORD);
      await card.getByRole('button', { name: 'Cambiar contraseña' }).click();
    };
    await expectSnackbar(page, 'No se pudo cambiar la contraseña', () => fill('Equivocada-1'));
    await expect(current).toHaveAccessibleDescription(/Contraseña incorrecta/);
    await expectSnackbar(page, 'Nueva contraseña guardada correctamente', () => fill(password));
    await expect(current).toHaveValue('');
    await signIn(elsewhere, email, { password: NEXT_PASSWORD });
  });

  await test.step('e-mail', async () => {
    const next = freshEmail('noelia');
    const card = page.getByRole('region', { name: 'Correo electrónico' });
    await card.getByLabel('Nuevo correo electrónico', { exact: false }).first().fill(next);
    await card.getByLabel('Repita el nuevo correo electrónico').fill(next);
    await card.getByRole('button', { name: 'Cambiar correo' }).click();
    await expectSnackbar(page, 'Correo electrónico cambiado correctamente', () => confirmPassword(page, NEXT_PASSWORD));
    await expect(card).toContainText(next);
    expect(await newestMail(request, email)).toContain(next);
  });
});

test('language and theme change at once', async ({ page, request }) => {
  const { email, password } = await newcomer(request, 'illimani', 'operator');
  await signIn(page, email, { password, at: '/profile' });
  await page.getByRole('combobox', { name: 'Idioma' }).click();
  await expectSnackbar(page, 'Configuraciones guardadas con éxito', () =>
    page.getByRole('option', { name: 'Português (Brasil)' }).click(),
  );
  await expect(page.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
  await page.getByRole('main').getByText('Escuro', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
