import { expect, test } from '@playwright/test';
import { expectReadable } from '../support/accessible.ts';
import { expectFits } from '../support/settled.ts';
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

for (const section of SECTIONS) {
  test(`everybody can use ${section}, in light and dark`, async ({ page }) => {
    await openSection(page, section);
    await expectAccessible(page);
    await openSection(page, section, { mode: 'dark' });
    await expectReadable(page);
  });
}

for (const mode of ['light', 'dark'] as const) {
  const expectUsable = mode === 'light' ? expectAccessible : expectReadable;

  test(`errors, warnings and open lists too in ${mode} mode`, async ({ page }) => {
    await openSection(page, 'fields-text', { mode });
    await page.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByText('Obrigatório').first()).toBeVisible();
    await expectUsable(page);

    await openSection(page, 'fields-country', { mode });
    await page.getByRole('textbox', { name: 'Placa' }).fill('1');
    await page.getByRole('textbox', { name: 'Celular' }).fill('11111111');
    await page.getByRole('textbox', { name: 'Celular' }).blur();
    await expect(page.getByText('Número fora do formato usual').first()).toBeVisible();
    await page.getByRole('button', { name: /Código do país/ }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectUsable(page);

    await openSection(page, 'fields-choice', { mode });
    await page.getByRole('combobox', { name: 'Tipos aceitos' }).click();
    await page.keyboard.press('ArrowDown');
    await expectUsable(page);

    await openSection(page, 'fields-range', { mode });
    await page.getByRole('button', { name: /^Período/ }).click();
    await page.getByRole('button', { name: 'Personalizado' }).click();
    await expectUsable(page);
  });
}

test('nothing scrolls sideways on a phone @phone', async ({ page }) => {
  for (const section of SECTIONS) {
    await openSection(page, section);
    await expectFits(page);
  }
});
