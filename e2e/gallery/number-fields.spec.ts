import { expect, test } from '@playwright/test';
import { expectDescribed, openSection, paste, savedValues } from './gallery.ts';

test('numbers and money are typed and pasted as the country writes them, and sent in one form', async ({ page }) => {
  await openSection(page, 'fields-number');
  const weight = page.getByRole('textbox', { name: 'Peso' });
  const freight = page.getByRole('textbox', { name: 'Frete do cliente' });

  await test.step('what is no number stays as it is typed, and the form is not sent', async () => {
    for (const [typed, message] of [
      ['-50', 'Não pode ser negativo'],
      ['1e5', 'Deve ser um número'],
      ['12,3456', 'Casas decimais: no máximo 3'],
      ['1.23.4', 'Deve ser um número'],
    ] as const) {
      await weight.clear();
      await weight.pressSequentially(typed);
      await weight.blur();
      await expect(weight).toHaveValue(typed);
      await expectDescribed(weight, message);
    }
    await freight.pressSequentially('12,500');
    await freight.blur();
    await expect(freight).toHaveValue('12,500');
    await expectDescribed(freight, 'Ambíguo: escreva 12,5 ou 12500');
  });

  await test.step('in Brazil a point groups thousands and a comma begins the decimals', async () => {
    await weight.clear();
    await weight.pressSequentially('27.500,5');
    await freight.clear();
    await freight.pressSequentially('1.234.567');
    await freight.blur();
    await expect(weight).toHaveValue('27.500,5');
    await expect(freight).toHaveValue('1,234,567.00');
    await expect(page.getByRole('textbox', { name: 'Adiantamento' })).toHaveValue('1,250.50');
    expect(await savedValues(page)).toMatchObject({ freight: '1234567.00', weight: 27_500.5, minutes: 45 });
  });

  await test.step('a pasted amount is read whatever its writing, as long as it is clear', async () => {
    await paste(page, freight, '12,500.00');
    await paste(page, weight, '1.250,5 Tn');
    await weight.blur();
    await expect(weight).toHaveValue('1.250,5');
    await expect.poll(() => savedValues(page)).toMatchObject({ freight: '12500.00', weight: 1250.5 });
  });

  await test.step('a digit in the middle of a finished amount breaks nothing', async () => {
    await freight.press('Home');
    await freight.press('ArrowRight');
    await freight.pressSequentially('9');
    await expect(freight).toHaveValue('192500.00');
    await freight.pressSequentially('8');
    await expect(freight).toHaveValue('1982500.00');
    await freight.blur();
    await expect(freight).toHaveValue('1,982,500.00');
  });
});

test('every country reads its own separators, and refuses what could be two numbers', async ({ page }) => {
  for (const { lang, thousands, tonnes, doubtful, message } of [
    { lang: 'es-AR', thousands: '12.500', tonnes: '27.500,5', doubtful: '12,500', message: '12,5 o 12500' },
    { lang: 'es-PE', thousands: '12,500', tonnes: '27,500.5', doubtful: '12.500', message: '12.5 o 12500' },
    { lang: 'en-MX', thousands: '12,500', tonnes: '27,500.5', doubtful: '12.500', message: '12.5 or 12500' },
  ]) {
    await test.step(lang, async () => {
      await openSection(page, 'fields-number', { lang });
      const weight = page.getByRole('textbox', { name: 'Peso' });
      const freight = page.getByRole('textbox', { name: 'Frete do cliente' });
      await weight.pressSequentially(tonnes);
      await freight.pressSequentially(thousands);
      await freight.blur();
      await expect(weight).toHaveValue(tonnes);
      await expect(freight).toHaveValue('12,500.00');
      await freight.fill(doubtful);
      await freight.blur();
      await expectDescribed(freight, message);
    });
  }
});

test('a count keeps within its limits, and is missing when cleared', async ({ page }) => {
  await openSection(page, 'fields-number');
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
