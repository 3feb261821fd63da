import { expect, type Page, test } from '@playwright/test';
import { expectDescribed, openSection, paste, savedValues } from './gallery.ts';

test.beforeEach(async ({ page }) => openSection(page, 'fields-country'));

/** Shows the form of a country; changing the country empties the form. */
const choose = (page: Page, country: string) => page.getByText(country, { exact: true }).click();

test('documents and plates follow the country, take any separators and say what is wrong', async ({ page }) => {
  await test.step('labels and plates follow the country', async () => {
    await expect(page.getByRole('textbox', { name: 'NIT' })).toBeVisible();
    const plate = page.getByRole('textbox', { name: 'Placa' });
    await plate.pressSequentially('1234abc');
    await expect(plate).toHaveValue('1234-ABC');
    await choose(page, 'CL');
    await expect(page.getByRole('textbox', { name: 'RUT' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Patente' }).pressSequentially('bbcl23');
    await expect(page.getByRole('textbox', { name: 'Patente' })).toHaveValue('BB.CL.23');
  });

  await test.step('an impossible number is refused with its reason', async () => {
    await choose(page, 'BO');
    const ci = page.getByRole('textbox', { name: 'CI' });
    await ci.fill('12345');
    await page.getByRole('button', { name: 'Criar' }).click();
    await expect(ci).toBeFocused();
    await expectDescribed(ci, 'Mínimo de 6 dígitos');
  });

  await choose(page, 'CL');
  const run = page.getByRole('textbox', { name: 'RUN' });

  await test.step('the mask grows with the keys and allows corrections in the middle', async () => {
    await run.pressSequentially('123456785');
    await expect(run).toHaveValue('12.345.678-5');
    await run.press('Home');
    await run.press('ArrowRight');
    await run.press('Delete');
    await expect(run).toHaveValue('13.456.785');
    await run.pressSequentially('2');
    await expect(run).toHaveValue('12.345.678-5');
  });

  await test.step('a pasted number keeps its value whatever separators it has', async () => {
    await run.clear();
    for (const text of ['12.345.678-5', '12345678-5', '12 345 678 5']) {
      await paste(page, run, text);
      await expect(run).toHaveValue('12.345.678-5');
    }
  });

  await test.step('an unusual number gives a warning and is accepted', async () => {
    await run.fill('12.345.678-9');
    await run.blur();
    await expectDescribed(run, 'O dígito verificador não confere: revise o número');
    await expect(run).not.toHaveAttribute('aria-invalid', 'true');
    expect(await savedValues(page)).toMatchObject({ document: '123456789' });
  });
});

test('a phone takes digits only, and its prefix comes from the company, a paste or the keys', async ({ page }) => {
  const phone = page.getByRole('textbox', { name: 'Celular' });
  const prefix = (country: string) => page.getByRole('button', { name: `Código do país: ${country}` });
  const startAnew = async () => {
    await choose(page, 'CL');
    await choose(page, 'BO');
    await expect(prefix('Bolívia, +591')).toBeVisible();
  };

  await test.step('a phone takes digits only and starts in the country of the company', async () => {
    await expect(prefix('Bolívia, +591')).toBeVisible();
    await phone.pressSequentially('7a1-23 45 67');
    await expect(phone).toHaveValue('71234567');
    await page.getByRole('textbox', { name: 'CI' }).fill('4567890');
    expect(await savedValues(page)).toMatchObject({ phone: '71234567', phoneCode: '591' });
  });

  await test.step('a pasted international number chooses its country', async () => {
    await startAnew();
    await paste(page, phone, '+57 310-555-0101');
    await expect(phone).toHaveValue('3105550101');
    await expect(prefix('Colômbia, +57')).toBeVisible();
  });

  await test.step('the prefix is chosen with the keyboard, Colombia included', async () => {
    await startAnew();
    await page.getByRole('button', { name: /Código do país/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option')).toHaveCount(9);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(prefix('Peru, +51')).toBeVisible();
  });
});
