import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { expectSnackbar } from '../support/snackbar.ts';
import { expectAccessibleInBothModes, openSection, savedValues } from './gallery.ts';
import { drop, mail, pdf, picture, program, spreadsheet, turnedPhoto } from './sample-files.ts';

const MB = 1_000_000;

const area = (page: Page): Locator => page.locator('.mantine-Dropzone-root');
const rows = (page: Page): Locator => page.getByRole('group').getByRole('listitem');
/** The row of a file of the form. */
const held = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(`^Ver ${name}`) });

test('documents are chosen or dropped one at a time, made ready, and three are the limit', async ({ page }) => {
  await openSection(page, 'upload-documents');

  await test.step('a document is chosen, uploaded and added to the form', async () => {
    await page.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByText('Escolha pelo menos 1')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Escolher arquivo' })).toBeFocused();

    const { name, content } = pdf('soat.pdf', 840_000);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Escolher arquivo' }).press('Enter');
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: content });
    await expect(page.getByRole('progressbar', { name: 'Enviando soat.pdf' })).toBeAttached();
    await expect(held(page, 'soat.pdf')).toBeVisible();
    await expect(page.getByText('1 de 3 documentos')).toBeVisible();
    expect(await savedValues(page)).toMatchObject({ files: [{ fileName: 'soat.pdf' }] });
  });

  await test.step('two in a drop are refused', async () => {
    await drop(area(page), pdf('1.pdf'), pdf('2.pdf'));
    await expect(page.getByText('Envie um arquivo por vez.')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('a photo is turned upright and made smaller before it is sent', async () => {
    await drop(area(page), await turnedPhoto('carga.jpg', 3000, 2000));
    const thumb = rows(page).locator('img');
    await expect(thumb).toBeVisible();
    const size = await thumb.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect(size).toEqual([683, 1024]);
    await expect(held(page, 'carga.jpg')).toBeVisible();
  });

  await test.step('a mail is stored as a page', async () => {
    await drop(area(page), mail('carga 4711.eml'));
    await expect(held(page, 'carga 4711.html')).toBeVisible();
  });

  await test.step('three documents by default, and nothing is added beyond', async () => {
    await drop(area(page), pdf('4.pdf'));
    await expect(page.getByText('Limite atingido! Máximo de 3 documentos.')).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
  });
});

test('several in a drop are accepted by their content, ten at most', async ({ page }) => {
  await openSection(page, 'upload-many');
  const many = (count: number) => Array.from({ length: count }, (_, at) => pdf(`${at + 1}.pdf`));

  await test.step('eleven are refused, whatever the field allows', async () => {
    await drop(area(page), ...many(11));
    await expect(page.getByText('Limite atingido! Máximo de 10 documentos.')).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  });

  await test.step('the content of a file counts, not its name', async () => {
    await drop(area(page), program('fatura.pdf'), pdf('foto.png'));
    await expect(page.getByText('fatura.pdf não é de um tipo permitido: JPG, PNG, PDF.')).toBeVisible();
    await expect(held(page, 'foto.png')).toBeVisible();
    await drop(area(page), spreadsheet('a.xlsx'), { name: 'b.jpg', content: Buffer.alloc(0) });
    await expect(page.getByText('a.xlsx, b.jpg não são de um tipo permitido')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Remover foto.png' }).click();
    await expect(rows(page)).toHaveCount(0);
  });

  await test.step('ten are accepted', async () => {
    await drop(area(page), ...many(10));
    await expect(page.getByRole('button', { name: /^Ver / })).toHaveCount(10);
  });
});

// Alone on its page: the notices of other drops would keep its own waiting.
test('five million bytes pass, one more does not, and the whole drop has a budget', async ({ page }) => {
  await openSection(page, 'upload-many');
  await drop(area(page), pdf('certo.pdf', 5 * MB));
  await expect(held(page, 'certo.pdf')).toBeVisible();
  await drop(area(page), pdf('grande.pdf', 5 * MB + 1));
  await expect(page.getByText('grande.pdf é grande demais. O máximo é de 5 MB.')).toBeVisible();
  await drop(area(page), pdf('a.pdf', 4 * MB), pdf('b.pdf', 8 * MB), pdf('c.pdf', 4 * MB));
  await expect(page.getByText('O total passou de 10 MB: c.pdf não foi adicionado.')).toBeVisible();
  await expect(page.getByText('b.pdf é grande demais')).toBeVisible();
  await expect(held(page, 'a.pdf')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

test('existing files can be removed and renamed, but not while locked or loading', async ({ page }) => {
  await test.step('removing drops by position and can be undone', async () => {
    await openSection(page, 'upload-filled');
    await page.getByRole('button', { name: 'Remover soat.pdf' }).press('Enter');
    await expect(held(page, 'soat.pdf')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Escolher arquivo' })).toBeFocused();
    await expect(held(page, 'ruat.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(rows(page)).toHaveCount(2);
  });

  await test.step('removing an address is also reported', async () => {
    await openSection(page, 'upload-address');
    await page.getByRole('button', { name: 'Remover contrato social.pdf' }).click();
    await expect(page.getByTestId('report')).toHaveText('removed');
    expect(await savedValues(page)).toEqual({ files: null });
  });

  await test.step('removing a single file leaves nothing', async () => {
    await openSection(page, 'upload-single');
    await page.getByRole('button', { name: 'Remover soat.pdf' }).click();
    expect(await savedValues(page)).toEqual({ files: null });
  });

  await test.step('while it loads a skeleton of 230 keeps its place', async () => {
    await openSection(page, 'upload-loading');
    const box = await page.getByRole('group').getByRole('status').boundingBox();
    expect(box?.height).toBe(230);
  });

  await test.step('a locked field shows its files and accepts none', async () => {
    await openSection(page, 'upload-locked');
    await expect(held(page, 'soat.pdf')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remover soat.pdf' })).toBeHidden();
    await expect(area(page)).toBeHidden();
  });

  await test.step('a file is renamed, its extension stays', async () => {
    await openSection(page, 'upload-filled', { lang: 'es' });
    await page.getByRole('button', { name: 'Renombrar soat.pdf' }).click();
    const name = page.getByRole('textbox', { name: 'Nombre del archivo' });
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('soat');
    const save = page.getByRole('button', { name: 'Guardar' });
    for (const [text, problem] of [
      ['', 'Obligatorio'],
      [' soat', 'Sin espacios al inicio o al final'],
      ['x'.repeat(147), 'Máximo 146 caracteres'],
    ] as const) {
      await name.fill(text);
      await save.click();
      await expect(page.getByText(problem)).toBeVisible();
    }
    await name.fill('SOAT 2027');
    await expectSnackbar(page, 'Archivo renombrado correctamente', () => page.keyboard.press('Enter'));
    await expect(held(page, 'SOAT 2027.pdf')).toBeVisible();
  });
});

test('an upload that is refused, slow or broken holds back the form, and only the broken is sent again', async ({
  page,
}) => {
  const stored = (route: Route) =>
    route.fulfill({
      status: 201,
      json: { id: 'x', fileName: 'soat.pdf', contentType: 'application/pdf', size: 9, url: '/api/files/x/content' },
    });
  const waiting = page.getByText('Aguarde o fim do envio ou remova o que falhou');
  let reply: (route: Route) => unknown;
  await page.route('**/api/files', (route) => reply(route));
  await openSection(page, 'upload-wire');

  await test.step('an upload that the server refuses is not sent again', async () => {
    reply = (route) =>
      route.fulfill({ status: 415, json: { code: 'files.badType', message: 'Tipo de arquivo não permitido.' } });
    await drop(area(page), pdf('soat.pdf'));
    await expect(page.getByRole('alert')).toContainText('Tipo de arquivo não permitido.');
    await expect(page.getByRole('button', { name: /Enviar novamente/ })).toBeHidden();
    await page.getByRole('button', { name: 'Remover soat.pdf' }).click();
    await expect(rows(page)).toHaveCount(0);
  });

  await test.step('an upload blocks the form, and can be cancelled', async () => {
    reply = () => undefined;
    await drop(area(page), pdf('soat.pdf'));
    await expect(page.getByRole('progressbar', { name: 'Enviando soat.pdf' })).toBeAttached();
    await page.getByRole('button', { name: 'Criar' }).click();
    await expect(waiting).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar o envio de soat.pdf' }).click();
    expect(await savedValues(page)).toEqual({ files: null });
    await expect(waiting).toBeHidden();
  });

  const keys: (string | null)[] = [];

  await test.step('a failed upload is accessible, in light and dark', async () => {
    reply = async (route) => {
      keys.push(await route.request().headerValue('idempotency-key'));
      expect(route.request().postDataJSON()).toMatchObject({ fileName: 'soat.pdf' });
      await (keys.length === 1 ? route.abort('connectionreset') : stored(route));
    };
    await drop(area(page), pdf('soat.pdf'));
    await expect(page.getByRole('alert')).toContainText('Estamos com problemas de conexão com o servidor');
    await expectAccessibleInBothModes(page);
  });

  await test.step('a failed upload is sent again under the same key', async () => {
    await page.getByRole('button', { name: 'Criar' }).click();
    await expect(waiting).toBeVisible();
    await page.getByRole('button', { name: 'Enviar novamente soat.pdf' }).click();
    await expect(held(page, 'soat.pdf')).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});

test('one file as on the profile has its own rules and messages, accessible in light and dark', async ({ page }) => {
  await test.step('it is required, small enough and of the right kind, with its own messages', async () => {
    await openSection(page, 'upload-profile', { lang: 'es' });
    await page.getByRole('button', { name: 'Crear' }).click();
    await expect(page.getByText('El archivo es obligatorio')).toBeVisible();
    await drop(area(page), pdf('grande.pdf', 5 * MB + 1));
    await expect(page.getByText('El tamaño debe ser menor a 5mb')).toBeVisible();
    await drop(area(page), mail('correo.eml'));
    await expect(page.getByText('El archivo debe ser una imageno pdf')).toBeVisible();
    await drop(area(page), spreadsheet('lista.xlsx'));
    await expect(held(page, 'lista.xlsx')).toBeVisible();
    await expect(page.getByText('El archivo debe ser una imageno pdf')).toBeHidden();
    await drop(area(page), await picture('foto.png', 60, 60));
    await expect(held(page, 'foto.png')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('it may have a rule about dimensions', async () => {
    await openSection(page, 'upload-logo', { lang: 'es' });
    await drop(area(page), await picture('logo.png', 400, 100));
    await expect(page.getByText('Las dimensiones de la imagen son inválidas')).toBeVisible();
    await drop(area(page), await picture('logo.png', 399, 199));
    await expect(held(page, 'logo.png')).toBeVisible();
  });

  await test.step('a refused file is accessible, in light and dark', async () => {
    await openSection(page, 'upload-profile');
    await drop(area(page), program('a.exe'));
    await expect(page.getByText('O arquivo deve ser uma imagem ou pdf')).toBeVisible();
    await expectAccessibleInBothModes(page);
  });
});
