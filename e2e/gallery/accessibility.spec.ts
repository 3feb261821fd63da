import { expect, test } from '@playwright/test';
import { expectFits } from '../support/settled.ts';
import { expectAccessibleInBothModes, openSection } from './gallery.ts';
import { expectVisibleShapes } from './shape-contrast.ts';

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
  'map-address-book',
];

test('every section is accessible, in light and dark', async ({ page }) => {
  test.slow();
  for (const section of SECTIONS) {
    await test.step(section, async () => {
      await openSection(page, section);
      await expectAccessibleInBothModes(page);
    });
  }
});

/** Colours of companies that vanish on a white or a black page. */
const EXTREMES = ['#ffffff', '#000000'];

test('controls show in any colour of a company, in light and dark', async ({ page }) => {
  for (const color of EXTREMES) {
    for (const mode of ['light', 'dark'] as const) {
      await test.step(`${color} ${mode}`, async () => {
        await openSection(page, 'fields-choice', { color, mode });
        await page.getByRole('checkbox').first().check();
        await expectVisibleShapes(page, '.mantine-Switch-input:checked + .mantine-Switch-track');
        await expectVisibleShapes(page, '.mantine-Switch-input:checked + * > .mantine-Switch-thumb');
        await expectVisibleShapes(page, '.mantine-Checkbox-input:checked');
        await expectVisibleShapes(page, '.mantine-Button-root:not([data-variant])');
        await page.getByRole('switch').uncheck();
        await expectVisibleShapes(page, '.mantine-Switch-input:not(:checked) + * > .mantine-Switch-thumb');
        await openSection(page, 'feedback-progress', { color, mode });
        await expectVisibleShapes(page, '.mantine-Progress-section');
        await openSection(page, 'list', { color, mode });
        await expectVisibleShapes(page, '.mantine-Pagination-control[data-active]');
      });
    }
  }
});

test('errors, warnings and open lists are accessible, in light and dark', async ({ page }) => {
  await openSection(page, 'fields-text');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByText('Obrigatório').first()).toBeVisible();
  await expectAccessibleInBothModes(page);

  await openSection(page, 'fields-country');
  await page.getByRole('textbox', { name: 'Placa' }).fill('1');
  await page.getByRole('textbox', { name: 'Celular' }).fill('11111111');
  await page.getByRole('textbox', { name: 'Celular' }).blur();
  await expect(page.getByText('Número fora do formato usual').first()).toBeVisible();
  await page.getByRole('button', { name: /Código do país/ }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleInBothModes(page);

  await openSection(page, 'fields-choice');
  await page.getByRole('combobox', { name: 'Tipos aceitos' }).click();
  await page.keyboard.press('ArrowDown');
  await expectAccessibleInBothModes(page);

  await openSection(page, 'map-address-book');
  await page.getByRole('group', { name: 'Com endereços' }).getByRole('button', { name: 'Livro de endereços' }).click();
  await expect(page.getByRole('button', { name: /^Depósito Oruro/ })).toBeVisible();
  await expectAccessibleInBothModes(page);

  await openSection(page, 'fields-range');
  await page.getByRole('button', { name: /^Período/ }).click();
  await page.getByRole('button', { name: 'Personalizado' }).click();
  await expectAccessibleInBothModes(page);
});

test('nothing scrolls sideways on a phone @phone', async ({ page }) => {
  for (const section of SECTIONS) {
    await openSection(page, section);
    await expectFits(page);
  }
});
