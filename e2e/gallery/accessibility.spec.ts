import { expect, test } from '@playwright/test';
import { expectAccessible, openSection } from './gallery.ts';

const SECTIONS = [
  'fields-text',
  'fields-number',
  'fields-country',
  'fields-date',
  'fields-range',
  'fields-choice',
  'form-shell',
  'form-wizard',
  'dialogs',
  'feedback-snackbars',
  'feedback-chips',
  'feedback-small',
  'feedback-progress',
  'feedback-qr',
  'feedback-states',
  'feedback-skeletons',
  'feedback-not-found',
  'feedback-server-error',
];

for (const mode of ['light', 'dark'] as const) {
  for (const section of SECTIONS) {
    test(`everybody can use ${section} in ${mode} mode`, async ({ page }) => {
      await openSection(page, section, { mode });
      await expectAccessible(page);
    });
  }

  test(`errors, warnings and open lists too in ${mode} mode`, async ({ page }) => {
    await openSection(page, 'fields-text', { mode });
    await page.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByText('Obrigatório').first()).toBeVisible();
    await expectAccessible(page);

    await openSection(page, 'fields-country', { mode });
    await page.getByRole('textbox', { name: 'Placa' }).fill('1');
    await page.getByRole('textbox', { name: 'Celular' }).fill('11111111');
    await page.getByRole('textbox', { name: 'Celular' }).blur();
    await expect(page.getByText('Número fora do formato usual').first()).toBeVisible();
    await page.getByRole('button', { name: /Código do país/ }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);

    await openSection(page, 'fields-choice', { mode });
    await page.getByRole('combobox', { name: 'Tipos aceitos' }).click();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page);

    await openSection(page, 'fields-range', { mode });
    await page.getByRole('button', { name: /^Período/ }).click();
    await page.getByRole('button', { name: 'Personalizado' }).click();
    await expectAccessible(page);
  });
}

for (const section of SECTIONS) {
  test(`${section} does not scroll sideways on a phone @phone`, async ({ page }) => {
    await openSection(page, section);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
