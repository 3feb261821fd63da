import { expect, test } from '@playwright/test';
import { expectAccessible, expectDescribed, openSection } from './gallery.ts';

test('confirmations and reminders ask in the exact words, and give the answer of each button', async ({ page }) => {
  await openSection(page, 'dialogs');
  const answer = page.getByTestId('answer');

  await test.step('deleting asks with the exact words and focuses the safe button', async () => {
    await page.getByRole('button', { name: 'Excluir ordem' }).click();
    const dialog = page.getByRole('dialog', { name: 'Você deseja excluir esta ordem de carga?' });
    await expect(dialog.getByText('Esta ação não poderá ser desfeita')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Voltar' })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await expect(dialog).toBeHidden();
    await expect(answer).toHaveText('remove true');
  });

  await test.step('Escape answers no and returns the focus', async () => {
    const opener = page.getByRole('button', { name: 'Excluir ordem' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(answer).toHaveText('remove false');
    await expect(opener).toBeFocused();
  });

  await test.step('in a cancel confirmation Cancelar confirms, and the other button has another label', async () => {
    await page.getByRole('button', { name: 'Cancelar agendamento' }).click();
    const dialog = page.getByRole('dialog', { name: 'Você deseja cancelar este agendamento?' });
    await expect(dialog.getByRole('button')).toHaveCount(3);
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(answer).toHaveText('cancel false');
    await page.getByRole('button', { name: 'Cancelar agendamento' }).click();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(answer).toHaveText('cancel true');
    await expect(dialog).toBeHidden();
  });

  await test.step('a reminder stays until it is accepted', async () => {
    await page.getByRole('button', { name: 'Lembrar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lembrete' });
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Aceitar' }).click();
    await expect(dialog).toBeHidden();
    await expect(answer).toHaveText('reminder accepted');
  });
});

test('Escape closes the dialog on top, and the next press the one below', async ({ page }) => {
  await openSection(page, 'dialog-over-dialog');
  await page.getByRole('button', { name: 'Abrir' }).click();
  const [below, above] = [page.getByRole('dialog', { name: 'Por baixo' }), page.getByText('Fica aberto por baixo.')];
  await below.getByRole('button', { name: 'Perguntar' }).click();
  await expect(above).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(above).toBeHidden();
  await expect(below).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(below).toBeHidden();
});

test('a warning can be continued, and the password is requested again until it is right', async ({ page }) => {
  await openSection(page, 'dialogs', { lang: 'es' });

  await test.step('a warning is titled and continued as specified', async () => {
    await page.getByRole('button', { name: 'Advertir' }).click();
    const dialog = page.getByRole('dialog', { name: 'Advertencia' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByTestId('answer')).toHaveText('warn true');
    await expect(dialog).toBeHidden();
  });

  await test.step('the password is requested again until it is right', async () => {
    await page.getByRole('button', { name: 'Pedir senha' }).click();
    const password = page.getByLabel(/^Contraseña/);
    await expect(password).toBeFocused();
    await page.keyboard.press('Enter');
    await expectDescribed(password, 'Obligatorio');
    await password.fill('errada');
    await page.keyboard.press('Enter');
    await expectDescribed(password, 'Contraseña incorrecta');
    await expectAccessible(page);
    await password.fill('tropeiro');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByTestId('answer')).toHaveText('verified');
  });
});

test('on a phone a dialog fills the screen @phone', async ({ page }) => {
  await openSection(page, 'dialogs');
  await page.getByRole('button', { name: 'Excluir ordem' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await dialog.boundingBox())?.y).toBe(0);
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: 390, height: 844 });
});
