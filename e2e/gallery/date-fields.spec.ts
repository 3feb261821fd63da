import { expect, test } from '@playwright/test';
import { expectDescribed, openSection, paste, savedValues } from './gallery.ts';

const NOW = new Date('2025-03-12T15:00:00Z');

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

test('dates and times are picked or typed, and what is wrong is reported at its field', async ({ page }) => {
  const loading = page.getByRole('textbox', { name: 'Data de carga' });
  const birth = page.getByRole('textbox', { name: 'Data de nascimento' });
  await openSection(page, 'fields-date');

  await test.step('the calendar opens and closes with the keyboard and returns the focus', async () => {
    const button = page.getByRole('button', { name: 'Abrir o calendário de Vencimento' });
    await button.focus();
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Vencimento' });
    await expect(calendar).toBeVisible();
    await expect(calendar.locator('select[data-select="year"] option').first()).toHaveText('2015');
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('a date is picked from a week that starts on Sunday, with the years around this one', async () => {
    await page.getByRole('button', { name: 'Abrir o calendário de Data de carga' }).click();
    const calendar = page.getByRole('dialog', { name: 'Data de carga' });
    await expect(calendar.getByRole('columnheader').first().or(calendar.locator('th').first())).toHaveText('Do');
    const years = calendar.locator('select[data-select="year"] option');
    await expect(years.first()).toHaveText('2020');
    await expect(years.last()).toHaveText('2030');
    await calendar.locator('select[data-select="month"]').selectOption({ label: 'abril' });
    await calendar.getByRole('button', { name: '15 abril 2025' }).click();
    await expect(calendar).toBeHidden();
    await expect(loading).toHaveValue('15/04/2025');
  });

  await test.step('a date is typed with or without separators, or pasted', async () => {
    await loading.fill('');
    await loading.pressSequentially('15042025');
    await expect(loading).toHaveValue('15/04/2025');
    await loading.fill('');
    await loading.pressSequentially('1/5/2025');
    await expect(loading).toHaveValue('01/05/2025');
    await paste(page, loading, '2025-06-30');
    await expect(loading).toHaveValue('30/06/2025');
    expect(await savedValues(page)).toMatchObject({ loading: '2025-06-30' });
  });

  await test.step('a date is not before the current year unless the form allows it', async () => {
    await loading.fill('31/12/2024');
    await loading.blur();
    await expectDescribed(loading, 'O ano não pode ser anterior a 2025');
    await birth.fill('31/12/1984');
    await birth.blur();
    await expect(birth).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('an expiry is in the future, and an underage birth date only gives a warning', async () => {
    const expiry = page.getByRole('textbox', { name: 'Vencimento' });
    await expiry.fill('12/03/2025');
    await expiry.blur();
    await expectDescribed(expiry, 'A data deve ser posterior à data atual');
    await birth.fill('01/01/2010');
    await birth.blur();
    await expectDescribed(birth, 'Menor de 18 anos: revise a data de nascimento');
    await expect(birth).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a time is offered every half hour and understood however it is typed', async () => {
    const hour = page
      .getByRole('combobox', { name: 'Hora de carga' })
      .or(page.getByRole('textbox', { name: 'Hora de carga' }));
    await hour.click();
    await expect(page.getByRole('option')).toHaveCount(48);
    await hour.pressSequentially('9');
    await expect(page.getByRole('option')).toHaveText(['09:00', '09:30']);
    await hour.fill('9h15');
    await hour.blur();
    await expect(hour).toHaveValue('09:15');
    await hour.fill('25:00');
    await hour.blur();
    await expectDescribed(hour, 'Hora inválida');
  });

  await test.step('a day with its time is typed, or picked and keeps its time', async () => {
    const cutoff = page.getByRole('textbox', { name: 'Limite sem demora' });
    await cutoff.pressSequentially('15/4/2025 9:30');
    await expect(cutoff).toHaveValue('15/04/2025 09:30');
    await page.getByRole('button', { name: 'Abrir o calendário de Limite sem demora' }).click();
    await page
      .getByRole('dialog', { name: 'Limite sem demora' })
      .getByRole('button', { name: '16 abril 2025' })
      .click();
    await expect(cutoff).toHaveValue('16/04/2025 09:30');
    await cutoff.fill('16/04/2025 25:00');
    await cutoff.blur();
    await expectDescribed(cutoff, 'Data inválida.');
    await cutoff.fill('');
  });

  await test.step('alerts have presets of their own', async () => {
    await page.getByRole('button', { name: /^Alertas:/ }).click();
    await expect(page.getByRole('dialog').getByRole('button')).toHaveText([
      'Hoje',
      'Ontem',
      'Últimos 7 dias',
      'Últimos 30 dias',
      'Personalizado',
    ]);
  });

  await test.step('a date that does not exist is reported at its field', async () => {
    await openSection(page, 'fields-date', { lang: 'en' });
    await loading.pressSequentially('31/02/2025');
    await loading.blur();
    await expectDescribed(loading, 'Date input not valid.');
  });
});

test('a period is chosen on two months or as a preset', async ({ page }) => {
  await openSection(page, 'fields-range');

  await test.step('a custom period shows two months, applies when accepted, is cleared when cancelled', async () => {
    await page.getByRole('button', { name: 'Período: Todos' }).click();
    const chooser = page.getByRole('dialog', { name: 'Período' });
    await chooser.getByRole('button', { name: 'Personalizado' }).click();
    await expect(chooser.locator('table')).toHaveCount(2);
    await expect(chooser.getByRole('button', { name: 'Aceitar' })).toBeDisabled();
    await chooser.getByRole('button', { name: '10 fevereiro 2025' }).click();
    await chooser.getByRole('button', { name: '5 março 2025', exact: true }).click();
    await expect(page.getByTestId('range')).toHaveText('null');
    await chooser.getByRole('button', { name: 'Aceitar' }).click();
    await expect(chooser).toBeHidden();
    await expect(page.getByTestId('range')).toHaveText(
      '{"label":"custom","startDate":"10-02-2025","endDate":"05-03-2025"}',
    );
    await page.getByRole('button', { name: 'Período: 10/02/2025 – 05/03/2025' }).click();
    await chooser.getByRole('button', { name: 'Cancelar' }).click();
    await expect(chooser).toBeHidden();
    await expect(page.getByTestId('range')).toHaveText('null');
  });

  await test.step('a preset applies at once', async () => {
    await page.getByRole('button', { name: 'Período: Todos' }).click();
    await expect(page.getByRole('dialog').getByRole('button')).toHaveText([
      'Todos',
      'Últimos 7 dias',
      'Últimos 14 dias',
      'Últimos 30 dias',
      'Personalizado',
    ]);
    await page.getByRole('button', { name: 'Últimos 7 dias' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByTestId('range')).toHaveText(
      '{"label":"last7","startDate":"06-03-2025","endDate":"12-03-2025"}',
    );
  });
});

test('on a phone the period fills the screen @phone', async ({ page }) => {
  await openSection(page, 'fields-range');
  await page.getByRole('button', { name: 'Período: Todos' }).click();
  await page.getByRole('button', { name: 'Personalizado' }).click();
  const chooser = page.getByRole('dialog', { name: 'Período' });
  await expect(chooser.locator('table')).toHaveCount(1);
  expect((await chooser.boundingBox())?.width).toBe(390);
});
