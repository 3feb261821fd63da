import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const BRAZILIAN = 'operator@serra.demo';
const BOLIVIAN = 'operator@illimani.demo';

async function startClient(page: Page, name: string, taxId: string): Promise<void> {
  await expectSettledAt(page, '/client');
  await page.getByRole('link', { name: 'Novo cliente' }).first().click();
  await page.getByLabel('Nome ou razão social').fill(name);
  await page.getByLabel('CNPJ').fill(taxId);
}

async function addContact(page: Page, number: number, name: string, phone: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar contato' }).click();
  const contact = page.getByRole('group', { name: `Contato ${number}` });
  await contact.getByLabel('Nome completo').fill(name);
  await contact.getByRole('textbox', { name: 'Telefone' }).fill(phone);
  await contact.getByLabel('E-mail').fill(email);
}

async function search(page: Page, text: string): Promise<void> {
  await page.goto('/client');
  const box = page.getByRole('searchbox', { name: 'Buscar na lista' });
  await expect(box).toBeVisible();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('an operator registers a client, finds it, corrects it and disables it', async ({ page }) => {
  await signIn(page, BRAZILIAN);
  await startClient(page, 'Moinhos Guarani Ltda.', '11.222.333/0001-81');
  await addContact(page, 1, 'Rosa Bortolini', '(11) 98765-4321', 'rosa@guarani.test');
  await addContact(page, 2, 'Davi Souza', '11912345678', 'davi@guarani.test');
  await expectSnackbar(page, 'Cliente criado com sucesso', () => page.getByRole('button', { name: 'Criar' }).click());
  await expect(page.getByRole('heading', { name: 'Moinhos Guarani Ltda.' })).toBeVisible();
  await expect(page).toHaveURL(/\/client\/detail\//);
  await expect(page.getByText('Ainda sem ordens')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ligar para Rosa Bortolini' })).toHaveAttribute(
    'href',
    'tel:+5511987654321',
  );
  await expect(page.getByRole('link', { name: 'WhatsApp para Davi Souza' })).toHaveAttribute(
    'href',
    'https://wa.me/5511912345678',
  );

  await page.goto('/client');
  const row = page.getByRole('row', { name: /Moinhos Guarani/ });
  await test.step('the search follows the typing, and gives up what was typed before', async () => {
    const isFirst = (url: string) => new URL(url).searchParams.get('search') === 'gua';
    // Never answered.
    await page.route(
      (url) => isFirst(url.href),
      () => undefined,
    );
    const asked = page.waitForRequest((request) => isFirst(request.url()));
    const givenUp = page.waitForEvent('requestfailed', (request) => isFirst(request.url()));
    const box = page.getByRole('searchbox', { name: 'Buscar na lista' });
    await box.pressSequentially('gua');
    await asked;
    await box.pressSequentially('rani davi');
    await givenUp;
    await expect(page).toHaveURL(/\/client\?search=guarani\+davi$/);
    await expect(row.locator('mark')).toHaveText(['Guarani']);
    await page.unrouteAll();
  });
  await expect(row).toContainText('11.222.333/0001-81');
  await row.getByRole('link', { name: 'Moinhos Guarani Ltda.' }).click();

  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await page.getByLabel('Cidade').first().fill('Campinas');
  await page.getByRole('button', { name: 'Remover o contato 2' }).click();
  await expectSnackbar(page, 'Cliente salvo com sucesso', () => page.getByRole('button', { name: 'Salvar' }).click());
  await expect(page.getByText('Cidade: vazio → Campinas')).toBeVisible();
  await expect(page.getByText('Contatos: Rosa Bortolini, Davi Souza → Rosa Bortolini')).toBeVisible();

  await page.getByRole('button', { name: 'Desativar' }).click();
  await expectSnackbar(page, 'Moinhos Guarani Ltda. foi desativado', () =>
    page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click(),
  );
  await expect(page.getByRole('button', { name: 'Ativar' })).toBeVisible();
  await search(page, 'guarani');
  await expect(page.getByRole('row', { name: /Moinhos Guarani.*Desativado/ })).toBeVisible();

  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(page.getByRole('dialog', { name: 'Importar clientes' })).toBeVisible();
});

test.describe('a tax id that is taken', () => {
  test.use({ expectedErrors: /409/ });

  test('is reported while it is typed, with a link to its owner', async ({ page }) => {
    await signIn(page, BRAZILIAN);
    await startClient(page, 'Óleos Jataí', '04.252.011/0001-10');
    await page.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByRole('heading', { name: 'Óleos Jataí' })).toBeVisible();

    await startClient(page, 'Óleos Jataí, outra vez', '042520110001-10');
    await expect(page.getByText('Já está registrado', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Óleos Jataí', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Erro ao criar o cliente' })).toBeVisible();
    await expect(page.getByText('Já está registrado', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/client\/create$/);
  });

  test('is reported in Spanish to a Bolivian', async ({ page }) => {
    await signIn(page, BOLIVIAN, { at: '/clientTransport' });
    const taken =
      (await page
        .getByRole('row')
        .nth(1)
        .getByText(/^\d{7,}$/)
        .textContent()) ?? '';
    await page.getByRole('link', { name: 'Nueva empresa de transporte' }).first().click();
    await page.getByLabel('Nombre o razón social').fill('Carga Doble');
    await page.getByRole('textbox', { name: 'NIT' }).fill(taken);
    await expect(page.getByText('Ya está registrado', { exact: true })).toBeVisible();
  });
});

test('the rules follow the country, and the first wrong field gets the focus', async ({ page }) => {
  await signIn(page, BRAZILIAN, { at: '/client/create' });
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByLabel('Nome ou razão social')).toBeFocused();
  await expect(page.getByText('Obrigatório')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'País' }).click();
  await page.getByRole('option', { name: 'Peru' }).click();
  await page.getByRole('textbox', { name: 'RUC' }).fill('123');
  await page.getByLabel('Nome ou razão social').fill('Minera');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByText('Deve ter 11 dígitos')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'RUC' })).toBeFocused();
});

test('leaving unsaved work asks first', async ({ page }) => {
  await signIn(page, BRAZILIAN, { at: '/client/create' });
  await page.getByLabel('Nome ou razão social').fill('Rascunho');
  await page.getByRole('link', { name: 'Empresas externas' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await question.getByRole('button').last().click();
  await expect(page).toHaveURL(/\/client\/create$/);
  await expect(page.getByLabel('Nome ou razão social')).toHaveValue('Rascunho');
});

test('documents are added, renamed and removed', async ({ page }) => {
  await signIn(page, BRAZILIAN, { at: '/client' });
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Adicionar documento' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar documento' });
  const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Escolher arquivo' }).click();
  await (await chooser).setFiles({ name: 'acordo.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  await expect(dialog.getByRole('button', { name: /^Ver acordo\.pdf/ })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Vencimento' }).fill('31/12/2030');
  await expectSnackbar(page, 'Documento adicionado', () => dialog.getByRole('button', { name: 'Salvar' }).click());
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Editar acordo.pdf' }).click();
  await page.getByLabel('Nome do arquivo').fill('Acordo marco.pdf');
  await expectSnackbar(page, 'Arquivo renomeado com sucesso', () =>
    page.getByRole('button', { name: 'Salvar' }).click(),
  );
  await expect(page.getByText('Acordo marco.pdf', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Ver Contrato' }).click();
  await page.getByRole('button', { name: 'Excluir' }).click();
  const question = page.getByRole('dialog', { name: 'Você deseja excluir este arquivo?' });
  await expectSnackbar(page, 'Documento excluído', () => question.getByRole('button', { name: 'Excluir' }).click());
  await expect(page.getByText('Sem documentos')).toBeVisible();
});

test('people of the company are assigned to a transport company', async ({ page }) => {
  await signIn(page, BRAZILIAN, { at: '/clientTransport/create' });
  await page.getByLabel('Nome ou razão social').fill('Fretes Caiçara');
  await page.getByLabel('CNPJ').fill('33.000.167/0001-01');
  await page.getByRole('combobox', { name: 'Usuários com acesso' }).click();
  const person = page.getByRole('option').first();
  await person.click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByRole('heading', { name: 'Fretes Caiçara' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Usuários com acesso' }).getByRole('listitem')).toHaveCount(1);
});

test('external companies open over their list, and back closes them', async ({ page }) => {
  await signIn(page, BRAZILIAN, { at: '/externalCompany' });
  await page.getByRole('link', { name: 'Nova empresa externa' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nova empresa externa' });
  await form.getByLabel('Nome ou razão social').fill('Balança do Porto');
  await expectSnackbar(page, 'Empresa externa criada com sucesso', () =>
    form.getByRole('button', { name: 'Criar' }).click(),
  );
  const opened = page.getByRole('dialog', { name: 'Balança do Porto' });
  await expect(opened.getByText('Dados gerais')).toBeVisible();
  await opened.getByRole('link', { name: 'Editar', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Editar empresa externa' });
  await edit.getByLabel('Cidade').first().fill('Paranaguá');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(opened.getByText('Paranaguá', { exact: true })).toBeVisible();
  await opened.getByRole('button', { name: 'Fechar' }).click();
  await expect(opened).toBeHidden();
  await expect(page.getByRole('row', { name: /Balança do Porto/ })).toBeVisible();
});

test('a reader sees everything and changes nothing', async ({ page }) => {
  await signIn(page, 'auditor@charrua.demo', { at: '/client' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nuevo cliente' })).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Datos generales' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Editar', exact: true })).toHaveCount(0);
  await expectSettledAt(page, '/client/create');
  await expect(page).toHaveURL(/\/client$/);
});

test.describe('a partner that does not exist', () => {
  test.use({ expectedErrors: /404/ });

  test('shows a message and a way back', async ({ page }) => {
    await signIn(page, BRAZILIAN, { at: '/client/detail/01890a5d-ac96-774b-bcce-b302099a8057' });
    await expect(page.getByText('Erro ao carregar o cliente')).toBeVisible();
    await page.getByRole('link', { name: 'Voltar à lista' }).click();
    await expect(page).toHaveURL(/\/client$/);
  });
});

test('everything fits a phone @phone', async ({ page }) => {
  await signIn(page, BOLIVIAN);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  await expectSettledAt(page, '/client');
  await expect(page.getByText('Nuevo cliente')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /S\.R\.L\./ })
      .first(),
  ).toBeVisible();
  expect(await fits()).toBe(true);
  await page
    .getByRole('main')
    .getByRole('link', { name: /S\.R\.L\./ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Contactos' })).toBeVisible();
  expect(await fits()).toBe(true);
  const edit = page.getByRole('link', { name: 'Editar', exact: true });
  expect((await edit.boundingBox())?.y).toBeGreaterThan(700);
  await edit.click();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeInViewport();
  expect(await fits()).toBe(true);
});
