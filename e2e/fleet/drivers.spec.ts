import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const BRAZILIAN = 'operator@serra.demo';
const BOLIVIAN = 'operator@illimani.demo';
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** Unique in this run. */
const digits = (count: number) => crypto.randomUUID().replace(/\D/g, '').padStart(count, '7').slice(-count);
const letters = () =>
  crypto
    .randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 6);

const textbox = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

async function search(page: Page, text: string): Promise<void> {
  await page.goto('/carrier');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('a Brazilian driver is looked up, registered, given a document, found and disabled', async ({ page }) => {
  test.slow();
  const [cpf, phone, surname] = [`529.${digits(3)}.${digits(3)}-25`, `119${digits(8)}`, `Borto${letters()}`];
  const name = `Joana ${surname}`;
  await signIn(page, BRAZILIAN, { at: '/carrier' });
  await page.getByRole('link', { name: 'Novo motorista' }).first().click();

  await textbox(page, /^Por documento/).fill(cpf);
  await page.getByRole('button', { name: 'Buscar motorista' }).click();
  await expect(page.getByText('Não encontramos o motorista')).toBeVisible();
  await expect(textbox(page, /^Número do documento/)).toHaveValue(cpf);

  await textbox(page, /^Nome/).fill('Joana');
  await textbox(page, /^Sobrenome/).fill(surname);
  await textbox(page, /^Data de nascimento/).fill('10/05/2020');
  await expect(textbox(page, /^Data de nascimento/)).toHaveAccessibleDescription(/Menor de 18 anos/);
  await textbox(page, /^Data de nascimento/).fill('10/05/1985');
  await textbox(page, /^Celular/).fill('1198');
  await textbox(page, /^Carteira de motorista/).fill('123');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByText('Mínimo de 10 dígitos')).toBeVisible();
  await expect(page.getByText('Deve ter 11 dígitos')).toBeVisible();
  await expect(page).toHaveURL(/\/carrier\/create/);

  await textbox(page, /^Celular/).fill(phone);
  await textbox(page, /^Carteira de motorista/).fill(digits(11));
  await page.getByRole('combobox', { name: 'Categoria da carteira' }).click();
  await page.getByRole('option', { name: 'E', exact: true }).click();
  const licence = page.getByRole('listitem').filter({ hasText: 'Carteira de motorista (frente)' });
  await textbox(page, /^Vencimento da carteira/).fill('31/12/2021');
  await expect(textbox(page, /^Vencimento da carteira/)).toHaveAccessibleDescription(/Já venceu/);
  await expect(licence.getByText('Vencido')).toBeVisible();
  await textbox(page, /^Vencimento da carteira/).fill('31/12/2031');
  await expect(licence.getByText('Falta')).toBeVisible();
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page).toHaveURL(/\/carrier\/details\//);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: `WhatsApp para ${name}` })).toHaveAttribute(
    'href',
    `https://wa.me/55${phone}`,
  );

  await page.getByRole('tab', { name: 'Documentos' }).click();
  await expect(page.getByText('Falta: Carteira de motorista (frente)')).toBeVisible();
  await page.getByRole('link', { name: 'Adicionar Carteira de motorista (frente)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar Carteira de motorista (frente)' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Escolher arquivo' }).click();
  await (await chooser).setFiles({ name: 'cnh.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
  await expect(dialog.getByRole('button', { name: /^Ver cnh\.pdf/ })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Vencimento' })).toHaveValue('31/12/2031');
  await expectSnackbar(page, 'Carteira de motorista (frente): salvo', () =>
    dialog.getByRole('button', { name: 'Salvar' }).click(),
  );
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Falta: Carteira de motorista (frente)')).toHaveCount(0);

  await search(page, name.toLowerCase());
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText(cpf);
  await row
    .getByRole('button', { name: new RegExp(name) })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Desabilitar' }).click();
  await expectSnackbar(page, `${name} foi desabilitado`, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click(),
  );
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*Desabilitado`) })).toBeVisible();
});

test('a Bolivian driver of the spot market follows the rules of Bolivia', async ({ page }) => {
  test.slow();
  const [document, licence, phone] = [digits(7), digits(7), `7${digits(7)}`];
  await signIn(page, BOLIVIAN, { at: '/carrierSpot/create' });
  await textbox(page, /^Nombre/).fill('Wálter');
  await textbox(page, /^Apellido/).fill('Mamani');
  await textbox(page, /^Número de documento/).fill('123');
  await page.getByRole('combobox', { name: /^Expedido/ }).click();
  await page.getByRole('option', { name: 'LP', exact: true }).click();
  await textbox(page, /^Fecha de nacimiento/).fill('02/03/1990');
  await textbox(page, /^Celular/).fill('7123');
  await textbox(page, /^Licencia de conducir/).fill(licence);
  await page.getByRole('button', { name: 'Crear' }).click();
  await expect(page.getByText('Mínimo 6 dígitos')).toBeVisible();
  await expect(page.getByText('Debe tener 8 dígitos')).toBeVisible();

  await textbox(page, /^Número de documento/).fill(document);
  await textbox(page, /^Celular/).fill(phone);
  await page.getByRole('button', { name: 'Crear' }).click();
  await expect(page).toHaveURL(/\/carrierSpot\/details\//);
  await expect(page.getByText(`${document} LP`).first()).toBeVisible();

  await page.getByRole('tab', { name: 'Homologación' }).click();
  await expectSnackbar(page, 'Consulta enviada', () => page.getByRole('button', { name: 'Consultar' }).click());
  await expect(page.getByText('SUS', { exact: true }).first()).toBeVisible();

  await page.getByRole('tab', { name: 'Historial de viajes' }).click();
  await expect(page.getByText('Este conductor todavía no tiene viajes')).toBeVisible();
});

test('a driver opens over the list and as a profile', async ({ page }) => {
  await signIn(page, BRAZILIAN, { at: '/carrier' });
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Ações/ })
    .click();
  await page.getByRole('menuitem', { name: 'Ver detalhes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab', { name: 'Motorista' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Transportadora' }).click();
  await dialog.getByRole('tab', { name: 'Galeria' }).click();
  await expect(dialog.getByText('Documentação')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Ações/ })
    .click();
  await page.getByRole('menuitem', { name: 'Ver perfil' }).click();
  await expect(page.getByRole('tab', { name: 'Driver' })).toBeVisible();
  await expect(page.getByText(/^\d,\d de 5$/)).toBeVisible();
});
