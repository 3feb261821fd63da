import { expect, test } from '@playwright/test';
import { expectDescribed, openSection, paste, savedValues } from './gallery.ts';

test.beforeEach(async ({ page }) => openSection(page, 'fields-number'));

test('numbers and money are typed and pasted in any notation, and sent in one', async ({ page }) => {
  const weight = page.getByRole('textbox', { name: 'Peso' });
  const freight = page.getByRole('textbox', { name: 'Frete do cliente' });

  await test.step('a number accepts no minus, plus or e, and at most two decimals', async () => {
    await weight.pressSequentially('-1e+2.3456');
    await expect(weight).toHaveValue('12.34');
    await weight.clear();
  });

  await test.step('a number accepts a decimal comma', async () => {
    await weight.pressSequentially('27,5');
    await expect(weight).toHaveValue('27.5');
    await paste(page, weight, '1.234,56 Tn');
    await expect(weight).toHaveValue('1234.56');
  });

  await test.step('money groups thousands while it is typed and keeps the cursor in its place', async () => {
    await freight.pressSequentially('1234567');
    await expect(freight).toHaveValue('1,234,567');
    await freight.press('Home');
    await freight.press('ArrowRight');
    await freight.pressSequentially('9');
    await expect(freight).toHaveValue('19,234,567');
    await freight.pressSequentially('8');
    await expect(freight).toHaveValue('198,234,567');
    await freight.clear();
  });

  await test.step('money shows both decimals when the field is left, and sends a decimal text', async () => {
    await paste(page, freight, 'Bs 1.234,5');
    await freight.blur();
    await expect(freight).toHaveValue('1,234.50');
    await expect(page.getByRole('textbox', { name: 'Adiantamento' })).toHaveValue('1,250.50');
    await weight.fill('20');
    expect(await savedValues(page)).toMatchObject({ freight: '1234.50', weight: 20, minutes: 45 });
  });
});

test('a count keeps within its limits, and is missing when cleared', async ({ page }) => {
  const minutes = page.getByRole('textbox', { name: 'Duração em minutos' });

  await test.step('a count changes by keys and by buttons, within its limits', async () => {
    await minutes.press('ArrowUp');
    await expect(minutes).toHaveValue('46');
    await page.getByRole('button', { name: 'Diminuir Duração em minutos' }).click();
    await expect(minutes).toHaveValue('45');
    await minutes.fill('1');
    await minutes.press('ArrowDown');
    await expect(minutes).toHaveValue('1');
    await minutes.fill('900');
    await minutes.blur();
    await expectDescribed(minutes, 'Deve ser no máximo 600');
  });

  await test.step('a cleared number is missing, not zero', async () => {
    await minutes.fill('');
    await page.getByRole('textbox', { name: 'Peso' }).fill('1');
    await page.getByRole('textbox', { name: 'Frete do cliente' }).fill('1');
    expect(await savedValues(page)).toMatchObject({ minutes: null });
  });
});
