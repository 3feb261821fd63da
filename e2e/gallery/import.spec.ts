import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectSnackbar } from '../support/snackbar.ts';
import { expectAccessibleInBothModes, openSection } from './gallery.ts';
import { drop, pdf, program, spreadsheet } from './sample-files.ts';

const MB = 1_000_000;

test.beforeEach(async ({ page }) => openSection(page, 'import-dialog'));

const start = async (page: Page, outcome: string, file = spreadsheet('caminhoes.xlsx')) => {
  await page.getByRole('button', { name: outcome, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar caminhões' });
  await drop(dialog.locator('.mantine-Dropzone-root'), file);
  return dialog;
};
const cancel = async (dialog: Locator) => {
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
};
const failed = 'Não conseguimos carregar seu arquivo';

test('an import announces what it will do, then creates it or shows why not', async ({ page }) => {
  await test.step('it announces new records, updates or both before it creates them', async () => {
    const announces = async (outcome: string, ...texts: readonly string[]) => {
      const dialog = await start(page, outcome);
      await expect(dialog.getByText('Conferindo caminhoes.xlsx…')).toBeVisible();
      for (const text of texts) await expect(dialog.getByText(text)).toBeVisible();
      await expect(dialog.getByText(/registros/)).toHaveCount(texts.length + 1);
      return dialog;
    };
    await cancel(await announces('Only new', '12 registros novos serão criados.'));
    await cancel(await announces('Only updates', '3 registros existentes serão atualizados.'));
    const dialog = await announces(
      'Both',
      '12 registros novos serão criados.',
      '3 registros existentes serão atualizados.',
    );
    await expect(dialog.getByText('Tudo pronto para importar')).toBeVisible();
    await expectAccessibleInBothModes(page);
    await expectSnackbar(page, 'Entidades criadas com sucesso', () =>
      dialog.getByRole('button', { name: 'Importar' }).click(),
    );
    await expect(dialog).toBeHidden();
    await expect(page.getByTestId('imported')).toHaveText('1');
  });

  await test.step('one record uses the singular', async () => {
    const dialog = await start(page, 'One new');
    await expectSnackbar(page, 'Entidade criada com sucesso', () =>
      dialog.getByRole('button', { name: 'Importar' }).click(),
    );
    await expect(dialog).toBeHidden();
  });

  await test.step('a failed creation shows the failure and keeps its summary', async () => {
    const dialog = await start(page, 'Not created');
    await expectSnackbar(page, 'Não foi possível criar as entidades', () =>
      dialog.getByRole('button', { name: 'Importar' }).click(),
    );
    await expect(dialog.getByRole('button', { name: 'Importar' })).toBeEnabled();
  });
});

test('an import refuses what is no small spreadsheet, and explains what the server found', async ({ page }) => {
  await test.step('it accepts spreadsheets only, by name and by content', async () => {
    const incompatible =
      'Arquivo incompatível. Por favor, certifique-se de carregar os dados no formato Caminhões.xlsx';
    for (const file of [pdf('caminhoes.pdf'), program('caminhoes.xlsx')]) {
      const dialog = await start(page, 'Both', file);
      await expect(dialog.getByText(failed)).toBeVisible();
      await expect(dialog.getByText(incompatible)).toBeVisible();
      await cancel(dialog);
    }
  });

  await test.step('five million bytes are too large, one byte less is accepted', async () => {
    const large = await start(page, 'Both', spreadsheet('a.xlsx', 5 * MB));
    await expect(large.getByText('O arquivo é muito grande. O tamanho máximo permitido é de 5 MB')).toBeVisible();
    await cancel(large);
    const fits = await start(page, 'Both', spreadsheet('a.xlsx', 5 * MB - 1));
    await expect(fits.getByText('Tudo pronto para importar')).toBeVisible();
    await cancel(fits);
  });

  await test.step('errors are accessible, in light and dark, and offer their report', async () => {
    const dialog = await start(page, 'With errors');
    await expect(dialog.getByText(failed)).toBeVisible();
    await expect(
      dialog.getByText('Baixe o relatório de erros para ver quais registros apresentam erros.'),
    ).toBeVisible();
    await expectAccessibleInBothModes(page);
    const report = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Baixar relatório de erros' }).click();
    expect((await report).suggestedFilename()).toBe('Observaciones.xlsx');
    await cancel(dialog);
  });

  await test.step('wrong rows are on the screen, and the right ones can be imported by themselves', async () => {
    const dialog = await start(page, 'With wrong rows');
    await expect(dialog.getByText('2 linhas têm erros. 15 estão corretas e podem ser importadas.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^9 D · Ano 1800/ })).toBeVisible();
    await expect(dialog.getByText('Mais 2 erros estão no relatório.')).toBeVisible();
    await expectAccessibleInBothModes(page);
    const rows = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Baixar linhas a corrigir' }).click();
    expect((await rows).suggestedFilename()).toBe('Caminhões a corrigir.xlsx');
    await dialog.getByRole('button', { name: 'Importar só as 15 linhas corretas' }).click();
    await expect(dialog.getByText('15 registros importados')).toBeVisible();
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click();
    await expect(dialog).toBeHidden();
  });

  await test.step("without a report the server's message shows", async () => {
    const dialog = await start(page, 'With a message');
    await expect(dialog.getByText('A planilha tem mais de 50 registros.')).toBeVisible();
    await cancel(dialog);
  });

  await test.step('over a bad connection it can be retried', async () => {
    const dialog = await start(page, 'Shaky line');
    await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(dialog.getByText('3 registros novos serão criados.')).toBeVisible();
  });
});

test('an import moves the keyboard focus from step to step, and starts over after it was closed', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Importar caminhões' });

  await test.step('the focus moves from step to step, and past an empty sheet', async () => {
    const choose = async (button: string) => {
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: button }).press('Enter');
      const { name, content } = spreadsheet('caminhoes.xlsx');
      await (await chooser).setFiles({ name, mimeType: 'application/zip', buffer: content });
    };
    for (const [outcome, next] of [
      ['Both', 'Importar'],
      ['With errors', 'Baixar relatório de erros'],
      ['Shaky line', 'Tentar novamente'],
    ] as const) {
      await page.getByRole('button', { name: outcome, exact: true }).click();
      await choose('Escolher planilha');
      await expect(dialog.getByRole('button', { name: next })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('button', { name: 'Nothing', exact: true }).click();
    await choose('Escolher planilha');
    await expect(dialog.getByText('A planilha não tem registros para importar.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Importar' })).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Escolher outro arquivo' })).toBeFocused();
    await cancel(dialog);
  });

  await test.step('it starts over after it was closed', async () => {
    await start(page, 'Both');
    await expect(dialog.getByText('Tudo pronto para importar')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Both', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Escolher planilha' })).toBeFocused();
    const template = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Baixar modelo Caminhões.xlsx' }).click();
    expect((await template).suggestedFilename()).toBe('Caminhões.xlsx');
  });
});
