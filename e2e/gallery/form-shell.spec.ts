import { expect, type Page, test } from '@playwright/test';
import { expectDescribed, openSection } from './gallery.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('says why a record was not saved, and does not ask when left after saving', async ({ page }) => {
  const create = page.getByRole('button', { name: 'Criar' });
  const notice = page.getByRole('alert').filter({ hasText: 'Erro ao criar o armazém' });
  await openSection(page, 'form-shell');

  await test.step('a new record is created', async () => {
    await expect(create).toBeVisible();
  });

  await test.step('a problem found by the server is shown at its field', async () => {
    await field(page, 'Nome').fill('Central');
    await field(page, 'Cidade').fill('Oruro');
    await create.click();
    await expect(field(page, 'Nome')).toBeFocused();
    await expectDescribed(field(page, 'Nome'), 'Já está registrado');
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Fechar' }).click();
    await expect(notice).toBeHidden();
  });

  await test.step('a lost connection is shown with its reason', async () => {
    await field(page, 'Nome').fill('Rede');
    await create.click();
    await expect(notice).toContainText('Estamos com problemas de conexão com o servidor, tente novamente');
    await expect(field(page, 'Nome')).toHaveValue('Rede');
  });

  await test.step('leaving does not ask after saving', async () => {
    await field(page, 'Nome').fill('Norte');
    await create.click();
    await expect(page.getByTestId('saved')).toContainText('Norte');
    await page.getByRole('link', { name: 'Outra página' }).click();
    await expect(page.getByTestId('left')).toBeVisible();
  });

  await test.step('an existing record is saved', async () => {
    await openSection(page, 'form-shell-update');
    await expect(page.getByRole('button', { name: 'Salvar' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  });
});

test('leaving asks first when work is unsaved, and only then', async ({ page }) => {
  await test.step('leaving does not ask while nothing was typed', async () => {
    await openSection(page, 'form-shell');
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect(page.getByTestId('left')).toBeVisible();
  });

  await test.step('leaving unsaved work asks first', async () => {
    await openSection(page, 'form-shell', { lang: 'es' });
    await field(page, 'Nome').fill('Norte');
    await page.getByRole('link', { name: 'Outra página' }).click();
    const question = page.getByRole('dialog', { name: '¿Seguro que desea salir sin guardar la tarea?' });
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(question).toBeHidden();
    await expect(field(page, 'Nome')).toHaveValue('Norte');

    await page.getByRole('button', { name: 'Volver' }).click();
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(page.getByTestId('left')).toBeVisible();
  });
});

test('a draft survives a reload until it is discarded or saved', async ({ page }) => {
  await openSection(page, 'form-shell');

  await test.step('a draft survives a reload and can be discarded', async () => {
    await field(page, 'Nome').fill('Norte');
    await page.reload();
    await expect(field(page, 'Nome')).toHaveValue('Norte');
    await expect(page.getByText('Recuperamos o que você tinha preenchido.')).toBeVisible();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(field(page, 'Nome')).toHaveValue('');
    await page.reload();
    await expect(field(page, 'Nome')).toHaveValue('');
    await expect(page.getByText('Recuperamos o que você tinha preenchido.')).toBeHidden();
  });

  await test.step('a draft is gone once saved', async () => {
    await field(page, 'Nome').fill('Norte');
    await field(page, 'Cidade').fill('Oruro');
    await page.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByTestId('saved')).toContainText('Norte');
    await page.reload();
    await expect(field(page, 'Nome')).toHaveValue('');
  });

  await test.step('a draft is gone once the form was left without saving', async () => {
    await field(page, 'Nome').fill('Sul');
    await page.getByRole('link', { name: 'Outra página' }).click();
    await page.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect(page.getByTestId('left')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Nome')).toHaveValue('');
  });
});

test('on a phone the buttons stay visible @phone', async ({ page }) => {
  await openSection(page, 'fields-choice');
  const create = page.getByRole('button', { name: 'Criar' });
  await expect(create).toBeInViewport();
  expect((await create.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
