import { expect } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { OPERATOR, operatorCalls, programmedOrder } from './office.ts';

const ADMINISTRATOR = 'company-administrator@campos.demo';

test('an attribute of the orders is created, tried, reordered and saved', async ({ page }) => {
  await signIn(page, ADMINISTRATOR, { at: '/orderProperties' });
  await page.getByRole('button', { name: 'Adicionar nº de atribuição' }).click();
  await page.getByRole('button', { name: 'Adicionar atributo' }).click();
  const seal = page.getByRole('group', { name: 'Atributo 2' });
  await seal.getByRole('textbox', { name: /^Nome/ }).fill('Lacre');
  await expect(seal.getByRole('textbox', { name: /^Chave/ })).toHaveValue('lacre');
  const expression = seal.getByRole('textbox', { name: 'Expressão regular' });
  await expression.fill('^[A-Z]{2}(');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(seal.getByText('A expressão não pode ser usada', { exact: false })).toBeVisible();
  await expression.fill('^[A-Z]{2}$');
  await seal.getByRole('textbox', { name: 'Lacre', exact: true }).fill('12');
  await expect(seal.getByText('Formato inválido')).toBeVisible();
  await page.getByRole('button', { name: /^Mover Lacre: arraste/ }).press('ArrowUp');
  await expect(page.getByRole('group', { name: 'Atributo 1' }).getByRole('textbox', { name: /^Nome/ })).toHaveValue(
    'Lacre',
  );
  await expectSnackbar(page, 'Atributos salvos', () => page.getByRole('button', { name: 'Salvar' }).click());
});

test('errors are shown at the first click, and scroll into view on a phone, too', async ({ page }) => {
  await signIn(page, OPERATOR, { at: '/orderProperties' });
  await page.getByRole('button', { name: 'Adicionar atributo' }).click();
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Lacre');
  const expression = page.getByRole('textbox', { name: 'Expressão regular' });
  const save = page.getByRole('button', { name: 'Salvar' });
  await expression.fill('[a-');
  await save.click();
  await expect(expression).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('textbox', { name: /^Nome/ }).focus();
  await save.click();
  await expect(expression).toBeFocused();
  const message = await page.getByText('A expressão não pode ser usada', { exact: false }).boundingBox();
  const bar = await save.boundingBox();
  expect((message?.y ?? Number.NaN) + (message?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('several programmed orders get the proposed trucks', async ({ page, request }) => {
  const call = await operatorCalls(request);
  const orders = [await programmedOrder(call), await programmedOrder(call)];
  await signIn(page, OPERATOR, { at: '/loadOrder' });
  for (const { loadingOrderCode } of orders) {
    await page.getByRole('row').filter({ hasText: loadingOrderCode }).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Atribuir', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Atribuir 2 ordens' });
  const trucks = dialog.getByRole('combobox', { name: /^Caminhão/ });
  await expect(trucks.first()).toBeFocused();
  await expect(trucks.first()).not.toHaveValue('');
  // Other journeys use trucks as well, so there may be one suggestion for two orders; the dialog says how many.
  const isOne = (await trucks.last().inputValue()) === '';
  await expect(dialog.getByText(isOne ? /^1 caminhão sugerido / : /^2 caminhões sugeridos /)).toBeVisible();
  if (isOne) {
    const used = (await trucks.first().inputValue()).split(' ')[0]!;
    await trucks.last().click();
    const others = page.getByRole('option').filter({ hasNotText: used }).filter({ hasNotText: 'Documentos' });
    await others.first().click();
  }
  await expectSnackbar(page, '2 ordens atribuídas', () => dialog.getByRole('button', { name: 'Atribuir' }).click());
});
