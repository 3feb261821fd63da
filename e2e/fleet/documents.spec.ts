import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from '../support/people.ts';
import { test } from '../support/test.ts';

const LICENCE = new URL('../../src/areas/fleet/server/licence.fixture.jpg', import.meta.url);
const VEHICLE_CARD = new URL('../../src/areas/fleet/server/vehicle-card.fixture.jpg', import.meta.url);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function choose(page: Page, button: Locator, file: Upload): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(file);
}

/** A generated portrait photo. */
const portrait = async (): Promise<Upload> => ({
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 240, height: 240, channels: 3, background: '#4A7A8C' } })
    .png()
    .toBuffer(),
});

test.use({ expectedErrors: /503/ });

test('a photographed licence fills the form, photo and document are saved, and all are downloaded as one file', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'operator@illimani.demo', { at: '/carrierSpot/create' });
  const field = (name: string) => page.locator(`[data-field="${name}"]`);

  const licence = { name: 'licencia.jpg', mimeType: 'image/jpeg', buffer: await readFile(LICENCE) };
  // A busy machine may refuse the first try.
  await expect(async () => {
    await choose(page, page.getByRole('button', { name: 'Completar con una foto' }), licence);
    await expect(page.getByText('Nombre: JUAN CARLOS')).toBeVisible();
  }).toPass({ timeout: 480_000 });
  const suggestions = page.getByRole('button', { name: /^Usar / });
  while ((await suggestions.count()) > 0) await suggestions.first().click();
  await expect(field('lastName').locator('input')).toHaveValue('MAMANI QUISPE');
  await expect(field('driverLicense').locator('input')).toHaveValue('4839201');
  await expect(field('birthDate').locator('input')).toHaveValue('14/07/1985');

  await field('phone').locator('input').last().fill('76543210');
  await choose(page, field('photo').getByRole('button', { name: 'Elegir archivo' }), await portrait());
  await expect(field('photo').getByText('foto.png')).toBeVisible();
  const document = page.locator('[data-field="documents.photoLicenseDrivers"]');
  await choose(page, document.getByRole('button', { name: 'Elegir archivo' }), {
    name: 'licencia.pdf',
    mimeType: 'application/pdf',
    buffer: PDF,
  });
  await expect(document.getByText('licencia.pdf')).toBeVisible();
  // The form cannot be saved while a file is being uploaded.
  await expect(async () => {
    await page.getByRole('button', { name: 'Crear', exact: true }).click();
    await expect(page).toHaveURL(/\/carrierSpot\/details\//, { timeout: 20_000 });
  }).toPass();
  await expect(page.getByRole('article').locator('img').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Documentos' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar todos los documentos' }).click();
  const archive = await download;
  expect(archive.suggestedFilename()).toMatch(/JUAN CARLOS MAMANI QUISPE.*\.zip$/);
  expect((await readFile(await archive.path())).subarray(0, 2).toString()).toBe('PK');
});

test('a photographed vehicle card becomes suggestions in the form of a truck', async ({ page }) => {
  test.slow();
  await signIn(page, 'operator@serra.demo', { at: '/transportUnit/create' });
  const card = { name: 'crlv.jpg', mimeType: 'image/jpeg', buffer: await readFile(VEHICLE_CARD) };
  await expect(async () => {
    await choose(page, page.getByRole('button', { name: 'Preencher com uma foto' }), card);
    await expect(page.getByText('Placa: RKJ4D21')).toBeVisible();
  }).toPass({ timeout: 480_000 });
  await page.getByRole('button', { name: 'Usar Placa' }).click();
  await page.getByRole('button', { name: 'Usar Ano' }).click();
  await page.getByRole('button', { name: 'Ignorar Cor' }).click();
  await expect(page.locator('[data-field="plate"] input')).toHaveValue('RKJ4D21');
  await expect(page.locator('[data-field="year"] input')).toHaveValue('2019');
  await expect(page.locator('[data-field="color"] input')).toHaveValue('');
});
