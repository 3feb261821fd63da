import { expect, type Page, test } from '@playwright/test';
import { expectDescribed, openSection, paste, savedValues } from './gallery.ts';

test.beforeEach(async ({ page }) => openSection(page, 'fields-country'));

const choose = (page: Page, country: string) => page.getByText(country, { exact: true }).click();

test('a pasted number keeps its value whatever separators it has', async ({ page }) => {
  await choose(page, 'CL');
  const run = page.getByRole('textbox', { name: 'RUN' });
  for (const text of ['12.345.678-5', '12345678-5', '12 345 678 5']) {
    await paste(page, run, text);
    await expect(run).toHaveValue('12.345.678-5');
  }
});

test('the mask grows with the keys and allows corrections in the middle', async ({ page }) => {
  await choose(page, 'CL');
  const run = page.getByRole('textbox', { name: 'RUN' });
  await run.pressSequentially('123456785');
  await expect(run).toHaveValue('12.345.678-5');
  await run.press('Home');
  await run.press('ArrowRight');
  await run.press('Delete');
  await expect(run).toHaveValue('13.456.785');
  await run.pressSequentially('2');
  await expect(run).toHaveValue('12.345.678-5');
});

test('an unusual number gives a warning and is accepted', async ({ page }) => {
  await choose(page, 'CL');
  const run = page.getByRole('textbox', { name: 'RUN' });
  await run.fill('12.345.678-9');
  await run.blur();
  await expectDescribed(run, 'O dígito verificador não confere: revise o número');
  await expect(run).not.toHaveAttribute('aria-invalid', 'true');
  expect(await savedValues(page)).toMatchObject({ document: '123456789' });
});

test('an impossible number is refused with its reason', async ({ page }) => {
  const ci = page.getByRole('textbox', { name: 'CI' });
  await ci.fill('12345');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(ci).toBeFocused();
  await expectDescribed(ci, 'Mínimo de 6 dígitos');
});

test('labels and plates follow the country', async ({ page }) => {
  await expect(page.getByRole('textbox', { name: 'NIT' })).toBeVisible();
  const plate = page.getByRole('textbox', { name: 'Placa' });
  await plate.pressSequentially('1234abc');
  await expect(plate).toHaveValue('1234-ABC');
  await choose(page, 'CL');
  await expect(page.getByRole('textbox', { name: 'RUT' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Patente' }).pressSequentially('bbcl23');
  await expect(page.getByRole('textbox', { name: 'Patente' })).toHaveValue('BB.CL.23');
});

test('a phone takes digits only and starts in the country of the company', async ({ page }) => {
  const phone = page.getByRole('textbox', { name: 'Celular' });
  await expect(page.getByRole('button', { name: 'Código do país: Bolívia, +591' })).toBeVisible();
  await phone.pressSequentially('7a1-23 45 67');
  await expect(phone).toHaveValue('71234567');
  await page.getByRole('textbox', { name: 'CI' }).fill('4567890');
  expect(await savedValues(page)).toMatchObject({ phone: '71234567', phoneCode: '591' });
});

test('a pasted international number chooses its country', async ({ page }) => {
  const phone = page.getByRole('textbox', { name: 'Celular' });
  await paste(page, phone, '+57 310-555-0101');
  await expect(phone).toHaveValue('3105550101');
  await expect(page.getByRole('button', { name: 'Código do país: Colômbia, +57' })).toBeVisible();
});

test('the prefix is chosen with the keyboard, Colombia included', async ({ page }) => {
  await page.getByRole('button', { name: /Código do país/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(9);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Código do país: Peru, +51' })).toBeVisible();
});
