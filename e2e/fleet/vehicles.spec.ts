import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { expectFits, expectSettled, expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const OWNER = 'operator@serra.demo';
const REQUESTER = 'operator@campos.demo';

async function choose(field: Locator, page: Page, option: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: option }).first().click();
}

async function register(page: Page, path: string, plate: string, type: string): Promise<void> {
  await expectSettledAt(page, `${path}/create`);
  await page.getByRole('textbox', { name: 'Placa', exact: true }).fill(plate);
  await choose(page.getByRole('combobox', { name: 'Tipo', exact: true }), page, type);
}

/** The first driver who is free and has no expired document: no note below the name. */
async function chooseFreeDriver(page: Page): Promise<string> {
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Motorista' });
  for (const letters of ['an', 'ar', 'ri', 'ma', 'os']) {
    await field.fill(letters);
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    for (const option of await options.all()) {
      const lines = (await option.innerText()).split('\n').filter(Boolean);
      if (lines.length === 1 && (await option.isEnabled())) {
        await option.click();
        return lines[0]!;
      }
    }
  }
  throw new Error('no free driver was found');
}

test.describe('a truck of the own fleet', () => {
  test.use({ expectedErrors: /409/ });

  test('is registered, coupled, refused a driver with expired documents, assigned, and handed over', async ({
    page,
    other,
  }) => {
    test.slow();
    await signIn(page, OWNER);
    await register(page, '/semitruck', 'SEM2K41', 'Sider');
    await expectSnackbar(page, 'Semirreboque criado com sucesso', () =>
      page.getByRole('button', { name: 'Criar' }).click(),
    );
    await expect(page).toHaveURL(/\/semitruck\/detail\//);

    await register(page, '/transportUnit', 'CAV3L52', 'Cavalo mecânico (3 eixos)');
    await page.getByRole('combobox', { name: 'Marca' }).fill('Scania');
    await page.getByRole('textbox', { name: 'Capacidade (Tn)' }).fill('30,5');
    await page.getByRole('textbox', { name: 'Vencimento do CRLV' }).fill('01/02/2024');
    await expectSnackbar(page, 'Caminhão criado com sucesso', () =>
      page.getByRole('button', { name: 'Criar' }).click(),
    );
    await expect(page.getByRole('heading', { name: 'CAV3L52' })).toBeVisible();
    await expect(page.getByText('Não pode ser atribuído: há documentos obrigatórios vencidos')).toBeVisible();

    await page.getByRole('link', { name: 'Engatar semirreboque' }).click();
    const coupling = page.getByRole('dialog', { name: 'Engatar semirreboque' });
    await coupling.getByRole('combobox', { name: 'Semirreboque', exact: true }).fill('SEM2');
    await page.getByRole('option', { name: /SEM2K41/ }).click();
    await expectSnackbar(page, 'Semirreboques atualizados', () =>
      coupling.getByRole('button', { name: 'Salvar' }).click(),
    );
    await expect(page.getByRole('link', { name: 'SEM2K41' })).toBeVisible();

    await page.getByRole('link', { name: 'Atribuir motorista' }).click();
    const assigning = page.getByRole('dialog', { name: 'Atribuir motorista' });
    await expect(assigning.getByText('CAV3L52: CRLV venceu em 01/02/2024')).toBeVisible();
    await expect(assigning.getByRole('combobox', { name: 'Motorista' })).toBeFocused();
    await expect(assigning.getByRole('button', { name: 'Atribuir' })).toBeDisabled();
    await assigning.getByRole('button', { name: 'Cancelar' }).click();

    await page.getByRole('link', { name: /(Adicionar|Alterar) CRLV/ }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Vencimento' }).fill('31/12/2030');
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Não pode ser atribuído')).toHaveCount(0);

    await page.getByRole('link', { name: 'Atribuir motorista' }).click();
    const name = await chooseFreeDriver(page);
    await expectSnackbar(page, `${name} agora dirige CAV3L52`, () =>
      assigning.getByRole('button', { name: 'Atribuir' }).click(),
    );

    const requester = await other();
    await signIn(requester, REQUESTER, { at: '/transportUnit?find=true' });
    const search = requester.getByRole('dialog', { name: 'Buscar por placa' });
    await search.getByRole('textbox', { name: 'Placa', exact: true }).fill('CAV3L52');
    await choose(search.getByRole('combobox', { name: 'Onde buscar' }), requester, 'No mercado aberto');
    await search.getByRole('button', { name: 'Buscar' }).click();
    await expect(search.getByText('Pertence à frota fechada de outra empresa')).toBeVisible();
    await expectSnackbar(requester, 'O dono de CAV3L52 recebeu o seu pedido', () =>
      search.getByRole('button', { name: 'Pedir ao dono' }).click(),
    );
    await expect(requester).toHaveURL(/\/transportUnit\?tab=claims/);
    await expect(requester.getByRole('row', { name: /CAV3L52.*Enviado.*Aguardando resposta/ })).toBeVisible();

    await expectSettledAt(page, '/transportUnit?tab=claims');
    const request = page.getByRole('row', { name: /CAV3L52.*Recebido/ });
    await request.getByRole('button', { name: /Ações/ }).click();
    await page.getByRole('menuitem', { name: 'Aceitar' }).click();
    await expectSnackbar(page, /CAV3L52 passou para/, () =>
      page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click(),
    );

    await requester.goto('/transportUnit?search=CAV3L52');
    await expect(requester.getByRole('row', { name: /CAV3L52/ })).toBeVisible();
    await expectSettledAt(page, '/transportUnitSpot?search=CAV3L52');
    const kept = page.getByRole('row', { name: /CAV3L52/ });
    await kept.getByRole('button', { name: /Ações/ }).click();
    await page.getByRole('menuitem', { name: 'Desabilitar' }).click();
    await expectSnackbar(page, 'CAV3L52 foi desabilitado', () =>
      page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click(),
    );
  });
});

/** A new row for one type of truck, whose operation is still to be chosen. */
async function newCategory(page: Page) {
  await expectSettledAt(page, '/transportUnit?categories=true');
  const dialog = page.getByRole('dialog', { name: 'Categorias' });
  await dialog.getByRole('button', { name: 'Adicionar categoria' }).click();
  const row = dialog.getByRole('group').last();
  const operation = row.getByRole('combobox', { name: 'Tipo de operação' });
  await expect(operation).not.toHaveValue('');
  await choose(row.getByRole('combobox', { name: 'Tipo de caminhão' }), page, 'Caminhão munck');
  await expect(operation).toHaveValue('');
  return { dialog, row, operation };
}

test('a category is added once, and its operation is not offered a second time', async ({ page }) => {
  await signIn(page, OWNER, { at: '/transportUnit' });
  const first = await newCategory(page);
  await first.operation.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const offered = await page.getByRole('option').allTextContents();
  const chosen = page.getByRole('option', { name: offered.at(-1)!, exact: true });
  await chosen.click();
  const minutes = first.row.getByRole('textbox', { name: 'Duração (minutos)' });
  await minutes.fill('95');
  await minutes.press('ArrowUp');
  await expect(minutes).toHaveValue('96');
  await expectSnackbar(page, 'Categorias salvas com sucesso', () =>
    first.dialog.getByRole('button', { name: 'Salvar' }).click(),
  );
  await expect(page.getByRole('dialog', { name: 'Categorias' })).toBeHidden();
  const second = await newCategory(page);
  await second.operation.click();
  await expect(page.getByRole('option')).toHaveText(offered.slice(0, -1));
  await expect(chosen).toHaveCount(0);
});

test('vehicles can be used on a phone @phone', async ({ page }) => {
  await signIn(page, OWNER, { at: '/transportUnit' });
  await expectSettled(page);
  await expectFits(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/transportUnit\/details\//);
  await expectSettled(page);
  await expectFits(page);
  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await expectSettled(page);
  await expectFits(page);
});
