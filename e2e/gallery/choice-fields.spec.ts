import { expect, test } from '@playwright/test';
import { expectDescribed, openSection, savedValues } from './gallery.ts';

test.beforeEach(async ({ page }) => openSection(page, 'fields-choice'));

test('search fields name what is stored, find by letters, and recover from a failure', async ({ page }) => {
  const origin = page.getByRole('combobox', { name: 'Origem' });

  await test.step('a stored value shows its name', async () => {
    await expect(page.getByRole('combobox', { name: 'Destino' })).toHaveValue('Santiago');
  });

  await test.step('a search without result shows a message', async () => {
    await origin.click();
    await origin.pressSequentially('xyz');
    await expect(page.getByRole('listbox', { name: 'Origem' })).toHaveText('Sem resultado encontrado');
    await origin.clear();
  });

  await test.step('a city is found by three letters', async () => {
    await origin.pressSequentially('sa');
    await expect(page.getByRole('listbox', { name: 'Origem' })).toHaveText('Digite pelo menos 3 letras');
    await origin.pressSequentially('n');
    await expect(page.getByRole('option')).toHaveText([/Santa Cruz de la Sierra/, /Santos/, /Santiago/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(origin).toHaveValue('Santos');
  });

  await test.step('a failed search can be tried again', async () => {
    const company = page.getByRole('combobox', { name: 'Empresa' });
    await company.click();
    await company.pressSequentially('erro');
    await expect(page.getByText('Não foi possível buscar.')).toBeVisible();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('option')).toHaveText(/Transportes erro/);
  });
});

test('tags are counted, colours checked, and everything chosen reaches the form', async ({ page }) => {
  await test.step('two tags show and the rest is counted', async () => {
    const field = page.locator('[data-field="trucks"]');
    await expect(field.getByText('Carreta')).toBeVisible();
    await expect(field.getByText('Bitrem')).toBeVisible();
    await expect(field.getByText('+2')).toBeVisible();
    await expect(field.getByText('Sider')).toBeHidden();
    await page.getByRole('combobox', { name: 'Tipos aceitos' }).click();
    await page.getByRole('option', { name: 'Sider' }).click();
    await expect(field.getByText('+1')).toBeVisible();
  });

  await test.step('a colour is typed as #RRGGBB', async () => {
    const color = page.getByRole('textbox', { name: 'Cor principal' });
    await color.fill('azul');
    await color.blur();
    await expectDescribed(color, 'Cor inválida: use o formato #RRGGBB');
    await color.fill('#1d4ed8');
    await expect(color).not.toHaveAttribute('aria-invalid', 'true');
    await color.blur();
  });

  await test.step('what is missing is named at its field', async () => {
    await page.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByRole('combobox', { name: 'País' })).toBeFocused();
    await expectDescribed(page.getByRole('group', { name: 'Dias ativos' }), 'Escolha pelo menos 1');
  });

  await test.step('everything chosen reaches the form', async () => {
    await page.getByRole('combobox', { name: 'País' }).click();
    await page.getByRole('option', { name: 'Bolívia' }).click();
    await page.getByRole('combobox', { name: 'Origem' }).fill('la paz');
    await page.getByRole('option', { name: /La Paz/ }).click();
    await page.getByRole('checkbox', { name: 'Seg' }).check();
    await page.getByRole('switch', { name: 'Com fatura' }).uncheck();
    await page.getByRole('radio', { name: '4 estrelas' }).press('Space');
    expect(await savedValues(page)).toMatchObject({
      country: 'BO',
      origin: 'lpb',
      destination: 'scl',
      days: ['Seg'],
      invoice: false,
      rating: 4,
    });
  });
});
