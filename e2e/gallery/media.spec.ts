import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothModes, openSection } from './gallery.ts';

/** Waits until no animation is running. */
const settled = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

test.describe('the viewer', () => {
  test.beforeEach(async ({ page }) => openSection(page, 'media-viewer'));

  const look = async (page: Page, name = 'cnh frente.jpg') => {
    await page.getByRole('button', { name }).click();
    const viewer = page.getByRole('dialog', { name: 'Visualização de arquivos' });
    await expect(viewer).toBeVisible();
    return viewer;
  };
  const close = async (page: Page) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Visualização de arquivos' })).toBeHidden();
  };

  test('turns pages, zooms, and lets a large picture be dragged', async ({ page }) => {
    await test.step('it moves by keys and arrows and closes with Escape', async () => {
      const viewer = await look(page);
      await expect(viewer.getByText('Mostrando 1 de 5')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByText('Mostrando 2 de 5')).toBeVisible();
      await viewer.getByRole('button', { name: 'Próximo' }).click();
      await expect(viewer.getByText('Mostrando 3 de 5')).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(viewer.getByText('Mostrando 2 de 5')).toBeVisible();
      await close(page);
      await expect(page.getByRole('button', { name: 'cnh frente.jpg' })).toBeFocused();
    });

    await test.step('it zooms from 75 in steps of 10, by buttons, keys and wheel', async () => {
      const viewer = await look(page);
      const zoom = viewer.locator('output');
      await expect(zoom).toHaveText('75%');
      await viewer.getByRole('button', { name: 'Aumentar' }).click();
      await expect(zoom).toHaveText('85%');
      await viewer.getByRole('button', { name: 'Diminuir' }).click();
      await page.keyboard.press('-');
      await expect(zoom).toHaveText('65%');
      await viewer.getByRole('img', { name: 'cnh frente.jpg' }).hover();
      await page.mouse.wheel(0, -300);
      await expect(zoom).toHaveText('95%');
      await page.keyboard.press('ArrowRight');
      await expect(zoom).toHaveText('75%');
      await close(page);
    });

    await test.step('it lets a large picture be dragged as far as its edge', async () => {
      const viewer = await look(page);
      const image = viewer.getByRole('img', { name: 'cnh frente.jpg' });
      const drag = async (x: number) => {
        await page.mouse.move(700, 500);
        await page.mouse.down();
        await page.mouse.move(700 + x, 500, { steps: 4 });
        await page.mouse.up();
        return (await image.boundingBox())?.x ?? 0;
      };
      await settled(page);
      const still = (await image.boundingBox())?.x;
      expect(await drag(200)).toBe(still);
      for (let step = 0; step < 8; step += 1) await viewer.getByRole('button', { name: 'Aumentar' }).click();
      await expect(viewer.locator('output')).toHaveText('155%');
      await settled(page);
      const middle = (await image.boundingBox())?.x ?? 0;
      expect(await drag(100)).toBeCloseTo(middle + 100, 0);
      expect(await drag(2000)).toBeCloseTo(0, 0);
    });
  });

  test('shows each kind of file safely, and removes only when unlocked and confirmed', async ({ page }) => {
    await test.step('pages show in a sandbox, PDF in a frame, and other files are offered to be saved', async () => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      const viewer = await look(page, 'carga 4711 liberada.html');
      await expect(viewer.locator('iframe')).toHaveAttribute('sandbox', '');
      await page.keyboard.press('ArrowLeft');
      await expect(viewer.getByText('soat-2027.pdf').first()).toBeVisible();
      await expect(viewer.locator('iframe[sandbox]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'romaneio.xlsx' }).click();
      await expect(viewer.getByText('Este tipo de arquivo não pode ser mostrado aqui.')).toBeVisible();
      await expect.poll(() => messages).toContain('Image previsualization not found');
      const download = page.waitForEvent('download');
      await viewer.getByRole('button', { name: 'Baixar' }).last().click();
      expect((await download).suggestedFilename()).toBe('romaneio.xlsx');
      await close(page);
    });

    await test.step('nothing can be removed while locked', async () => {
      const lock = page.getByRole('switch', { name: 'Locked' });
      await lock.check({ force: true });
      await look(page);
      await expect(page.getByText('Mostrando 1 de 5')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Excluir' })).toHaveCount(0);
      await close(page);
      await lock.uncheck({ force: true });
    });

    await test.step('it asks before it removes, and shows the next one', async () => {
      const viewer = await look(page);
      await viewer.getByRole('button', { name: 'Excluir' }).click();
      await expect(page.getByText('Esta ação não poderá ser desfeita')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewer.getByText('Mostrando 1 de 5')).toBeVisible();
      await viewer.getByRole('button', { name: 'Excluir' }).click();
      await page.getByRole('dialog').last().getByRole('button', { name: 'Excluir' }).click();
      await expect(viewer.getByText('Mostrando 1 de 4')).toBeVisible();
      await expect(viewer.getByText('soat-2027.pdf').first()).toBeVisible();
    });
  });

  test('turns the page by a swipe, zooms with two fingers @phone', async ({ page }) => {
    const viewer = await look(page);
    await expect(viewer.getByRole('img', { name: 'cnh frente.jpg' })).toBeVisible();
    const touch = await page.context().newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });

    await fingers('touchStart', { x: 150, y: 400 }, { x: 200, y: 400 });
    await fingers('touchMove', { x: 125, y: 400 }, { x: 225, y: 400 });
    await expect(viewer.locator('output')).toHaveText('155%');
    await fingers('touchMove', { x: 165, y: 400 }, { x: 190, y: 400 });
    await fingers('touchEnd');
    await expect(viewer.locator('output')).toHaveText('35%');

    await fingers('touchStart', { x: 300, y: 400 });
    await fingers('touchMove', { x: 200, y: 405 });
    await fingers('touchMove', { x: 100, y: 410 });
    await fingers('touchEnd');
    await expect(viewer.getByText('Mostrando 2 de 5')).toBeVisible();
  });
});

test.describe('documents', () => {
  const columns = (page: Page) =>
    page
      .locator('section ul')
      .first()
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

  test('are shown in columns, opened, and saved one by one or selected together', async ({ page }) => {
    await openSection(page, 'media-documents');

    await test.step('two columns show where nothing else is configured', async () => {
      expect(await columns(page)).toBe(2);
    });

    await test.step('documents are saved one by one, or the selected ones together', async () => {
      await expect(page.getByText('Data expirada')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Selecionar todos' })).toBeHidden();
      const single = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Baixar Romaneio' }).click();
      expect((await single).suggestedFilename()).toBe('romaneio.xlsx');

      await page.getByRole('checkbox', { name: 'Selecionar Licença para dirigir (frente)' }).check();
      const chosen = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Baixar 1 documento' }).click();
      expect((await chosen).suggestedFilename()).toBe('cnh frente.jpg');
    });

    await test.step('the viewer counts only the existing ones', async () => {
      await page.getByRole('button', { name: 'Ver Liberação' }).click();
      await expect(page.getByText('Mostrando 3 de 4')).toBeVisible();
    });

    await openSection(page, 'media-documents-4');

    await test.step('four columns show where configured', async () => {
      expect(await columns(page)).toBe(4);
    });

    await test.step('all are selected at once where allowed', async () => {
      await expect(page.getByRole('button', { name: 'Baixar Romaneio' })).toBeHidden();
      await page.getByRole('button', { name: 'Selecionar todos' }).click();
      await expect(page.getByRole('button', { name: 'Baixar 4 documentos' })).toBeVisible();
      await page.getByRole('button', { name: 'Limpar seleção' }).click();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    });
  });

  test('in five columns, selected and viewed, are accessible in light and dark', async ({ page }) => {
    await openSection(page, 'media-documents-5');

    await test.step('five columns show where configured', async () => {
      expect(await columns(page)).toBe(5);
    });

    await test.step('a selection and the viewer are accessible, in light and dark', async () => {
      await page.getByRole('button', { name: 'Selecionar todos' }).click();
      await settled(page);
      await expectAccessibleInBothModes(page);
      for (const name of ['Ver Licença para dirigir (frente)', 'Ver Romaneio']) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await settled(page);
        await expectAccessibleInBothModes(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });

    await test.step('two columns remain on a narrow screen', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await columns(page)).toBe(2);
    });
  });

  test('offer the actions on the selection as whole words on a phone @phone', async ({ page }) => {
    await openSection(page, 'media-documents');
    await page.getByRole('checkbox', { name: 'Selecionar SOAT' }).tap();
    for (const name of ['Limpar seleção', 'Baixar 1 documento']) {
      const words = page.getByRole('button', { name }).getByText(name);
      expect(await words.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    }
    await expect(page.getByRole('button', { name: 'Baixar 1 documento' })).toBeInViewport({ ratio: 1 });
  });
});

test('photos move by keys and arrows, and nothing to show is said', async ({ page }) => {
  await test.step('photos move by keys and arrows, and the focus with them', async () => {
    await openSection(page, 'media-photos');
    const photo = (at: number) => page.getByRole('button', { name: `Ver a foto ${at} de 4` });
    await photo(1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(photo(2)).toBeFocused();
    await page.keyboard.press('End');
    await expect(photo(4)).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByText('4 de 4', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Foto anterior' }).click();
    await expect(page.getByText('3 de 4', { exact: true })).toBeVisible();
    await expect(photo(3)).toBeInViewport({ ratio: 0.9 });
    await photo(3).click();
    await expect(page.getByText('Mostrando 3 de 4')).toBeVisible();
  });

  await test.step('a message shows when there are no documents or photos', async () => {
    await openSection(page, 'media-documents-none');
    await expect(page.getByText('Sem documentos')).toBeVisible();
    await openSection(page, 'media-photos-none');
    await expect(page.getByText('Sem fotos')).toBeVisible();
  });
});
