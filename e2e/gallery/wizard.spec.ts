import { expect, type Page, test } from '@playwright/test';
import { expectDescribed, openSection } from './gallery.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const buttons = (page: Page) =>
  page.getByRole('form').getByRole('button', { name: /^(Cancelar|Anterior|Seguinte|Criar|Salvar)$/ });

async function fillClient(page: Page, code = 'A1') {
  await field(page, 'Cliente').fill('Soboce');
  await field(page, 'Código').fill(code);
  await page.getByRole('button', { name: 'Seguinte' }).click();
}

async function fillTruck(page: Page) {
  await field(page, 'Placa').fill('1234ABC');
  await page.getByRole('button', { name: 'Seguinte' }).click();
}

test('leads step by step to the end, back to a problem, and sends everything', async ({ page }) => {
  const next = page.getByRole('button', { name: 'Seguinte' });
  const client = page.getByRole('navigation', { name: 'Etapas' }).getByRole('button', { name: 'Cliente' });
  await openSection(page, 'form-wizard');

  await test.step('has the buttons of the first step', async () => {
    await expect(buttons(page)).toHaveText(['Cancelar', 'Seguinte']);
  });

  await test.step('goes on only when the step is valid, and focuses the wrong field', async () => {
    await field(page, 'Cliente').fill('Soboce');
    await field(page, 'Cliente').press('Enter');
    await expect(field(page, 'Código')).toBeFocused();
    await expectDescribed(field(page, 'Código'), 'Obrigatório');
    await field(page, 'Código').fill('A1');
    await field(page, 'Código').press('Enter');
    await expect(field(page, 'Placa')).toBeVisible();
  });

  await test.step('keeps typed values when going back, and lets finished steps be opened again', async () => {
    await page.getByRole('button', { name: 'Anterior' }).click();
    await expect(field(page, 'Cliente')).toHaveValue('Soboce');
    await next.click();
    await expect(page.getByRole('button', { name: 'Caminhão' })).toHaveAttribute('aria-current', 'step');
    await expect(page.getByRole('button', { name: 'Frete' })).toBeDisabled();
    await client.click();
    await expect(field(page, 'Código')).toHaveValue('A1');
  });

  await test.step('has the buttons of the later steps', async () => {
    await fillClient(page, 'REPETIDO');
    await expect(buttons(page)).toHaveText(['Anterior', 'Seguinte']);
    await fillTruck(page);
    await expect(buttons(page)).toHaveText(['Anterior', 'Criar']);
  });

  await test.step('a problem found at the end leads back to its step', async () => {
    await field(page, 'Frete').fill('100');
    await page.getByRole('button', { name: 'Criar' }).click();
    await expect(field(page, 'Código')).toBeFocused();
    await expectDescribed(field(page, 'Código'), 'Já está registrado');
  });

  await test.step('sends everything at the end', async () => {
    await fillClient(page);
    await next.click();
    await page.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByTestId('saved')).toHaveText(
      '{"client":"Soboce","code":"A1","plate":"1234ABC","freight":"100.00"}',
    );
  });

  await test.step('saves where the path belongs to an existing record', async () => {
    await openSection(page, 'form-wizard-update');
    await fillClient(page);
    await fillTruck(page);
    await expect(buttons(page)).toHaveText(['Anterior', 'Salvar']);
  });
});

test('typed values come back when cancelling is undone, and after a reload at the same step', async ({ page }) => {
  await openSection(page, 'form-wizard');

  await test.step('cancelling goes back and discards the values, and can be undone', async () => {
    await field(page, 'Cliente').fill('Soboce');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByTestId('left')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(field(page, 'Cliente')).toHaveValue('Soboce');
  });

  await test.step('opens at the same step after a reload', async () => {
    await fillClient(page);
    await field(page, 'Placa').fill('1234ABC');
    await page.reload();
    await expect(field(page, 'Placa')).toHaveValue('1234-ABC');
    await page.getByRole('button', { name: 'Anterior' }).click();
    await expect(field(page, 'Cliente')).toHaveValue('Soboce');
  });
});

test('on a phone one line shows the step @phone', async ({ page }) => {
  await openSection(page, 'form-wizard');
  await expect(page.getByText('Etapa 1 de 3')).toBeVisible();
  await fillClient(page);
  await expect(page.getByText('Etapa 2 de 3')).toBeVisible();
});
