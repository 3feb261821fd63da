import { expect, type Page, test } from '@playwright/test';
import { expectDescribed, openSection } from './gallery.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('a problem found by the server is shown at its field', async ({ page }) => {
  await openSection(page, 'form-shell');
  await field(page, 'Nome').fill('Central');
  await field(page, 'Cidade').fill('Oruro');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(field(page, 'Nome')).toBeFocused();
  await expectDescribed(field(page, 'Nome'), 'Já está registrado');
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao criar o armazém' })).toBeVisible();
});

test('a lost connection is shown with its reason', async ({ page }) => {
  await openSection(page, 'form-shell');
  await field(page, 'Nome').fill('Rede');
  await field(page, 'Cidade').fill('Oruro');
  await page.getByRole('button', { name: 'Criar' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Erro ao criar o armazém' });
  await expect(notice).toContainText('Estamos com problemas de conexão com o servidor, tente novamente');
  await expect(field(page, 'Nome')).toHaveValue('Rede');
});

test('a new record is created, an existing one saved', async ({ page }) => {
  await openSection(page, 'form-shell');
  await expect(page.getByRole('button', { name: 'Criar' })).toBeVisible();
  await openSection(page, 'form-shell-update');
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeVisible();
});

test('leaving unsaved work asks first', async ({ page }) => {
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

test('leaving does not ask while nothing was typed, nor after saving', async ({ page }) => {
  await openSection(page, 'form-shell');
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByTestId('left')).toBeVisible();

  await openSection(page, 'form-shell');
  await field(page, 'Nome').fill('Norte');
  await field(page, 'Cidade').fill('Oruro');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByTestId('saved')).toContainText('Norte');
  await page.getByRole('link', { name: 'Outra página' }).click();
  await expect(page.getByTestId('left')).toBeVisible();
});

test('a draft survives a reload and can be discarded', async ({ page }) => {
  await openSection(page, 'form-shell');
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

test('a draft is gone once saved or discarded', async ({ page }) => {
  await openSection(page, 'form-shell');
  await field(page, 'Nome').fill('Norte');
  await field(page, 'Cidade').fill('Oruro');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByTestId('saved')).toContainText('Norte');
  await page.reload();
  await expect(field(page, 'Nome')).toHaveValue('');

  await field(page, 'Nome').fill('Sul');
  await page.getByRole('link', { name: 'Outra página' }).click();
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page.getByTestId('left')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Nome')).toHaveValue('');
});

test('on a phone the buttons stay visible @phone', async ({ page }) => {
  await openSection(page, 'fields-choice');
  const create = page.getByRole('button', { name: 'Criar' });
  await expect(create).toBeInViewport();
  expect((await create.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
