import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const OPERATOR = 'operator@serra.demo';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function chooseCity(page: Page, place: string, typed: string): Promise<void> {
  const city = page.getByRole('region', { name: place }).getByRole('combobox', { name: 'Cidade' });
  await city.fill(typed);
  await page
    .getByRole('option', { name: new RegExp(`^${typed}`) })
    .first()
    .click();
}

/** Completes a task, with a photo where it requires one. */
async function doTask(page: Page, name: string, isPhoto: boolean): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('link', { name: 'Realizar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Realizar tarefa' });
  if (isPhoto) {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Escolher arquivos' }).click();
    await (await chooser).setFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PNG });
    await expect(dialog.getByRole('button', { name: /^Ver foto/ })).toBeVisible();
  }
  await expectSnackbar(page, `${name}: feita`, () => dialog.getByRole('button', { name: 'Realizar' }).click());
  await expect(dialog).toBeHidden();
}

test('two orders are created; one of them is assigned, driven, accepted and paid', async ({ page }) => {
  test.slow();
  const codes = `PED-${crypto.randomUUID().slice(0, 8)}, PED-772`;
  await signIn(page, OPERATOR, { at: '/loadOrder' });
  await page.getByRole('link', { name: 'Nova ordem' }).first().click();

  await page.getByRole('button', { name: 'Seguinte' }).click();
  await expect(page.getByText('Obrigatório').first()).toBeVisible();
  await chooseCity(page, 'Origem', 'Paranaguá');
  await chooseCity(page, 'Destino', 'Campinas');
  await expect(page.getByRole('switch', { name: 'Com referência' }).first()).toBeChecked();
  const origin = page.getByRole('region', { name: 'Origem' });
  await expect(origin.getByRole('button', { name: /^Posição no mapa/ })).toContainText('-25.5');
  await expect(page.getByRole('textbox', { name: 'Distância' })).not.toHaveValue('');
  await expect(page.getByText('Distância estimada')).toBeVisible();
  // Who writes the order looks after it, and the client brings its tax id along.
  await expect(page.getByRole('combobox', { name: 'Operador' })).not.toHaveValue('');
  await page.getByRole('combobox', { name: 'Cliente' }).fill('a');
  await page.getByRole('option').filter({ hasText: /\d/ }).first().click();
  const taxId = page.getByRole('textbox', { name: 'Documento fiscal do cliente' });
  await expect(taxId).toHaveValue(/\d/);
  const street = `Rua das Docas ${codes.slice(4, 12)}`;
  await origin.getByRole('textbox', { name: 'Endereço' }).fill(street);
  await expectSnackbar(page, 'Endereço salvo na agenda', () =>
    origin.getByRole('button', { name: 'Salvar na agenda' }).click(),
  );
  await origin.getByRole('button', { name: 'Agenda de endereços' }).click();
  await expect(page.getByRole('textbox', { name: 'Buscar na agenda' })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${street}, Paranaguá`) }).click();
  await expect(origin.getByRole('textbox', { name: 'Endereço' })).toHaveValue(street);
  // An operation is created with the orders, so its dates and freights are asked for.
  await page.getByRole('button', { name: 'Seguinte' }).click();
  await expect(page.getByRole('textbox', { name: 'Data de carregamento' })).toHaveAccessibleDescription(/Obrigatório/);
  await page.getByRole('textbox', { name: 'Data de carregamento' }).fill('20/11/2016');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Data de carregamento' })).toHaveAccessibleDescription(/30 dias/);
  await page.getByRole('textbox', { name: 'Data de carregamento' }).fill('20/11/2026');
  await page.getByRole('textbox', { name: 'Data de entrega' }).fill('22/11/2026');
  await page.getByRole('button', { name: 'Seguinte' }).click();
  const weight = page.getByRole('textbox', { name: 'Peso' });
  await expect(weight).toBeVisible();
  // Another client brings another tax id, also after a step forth and back.
  await page.getByRole('button', { name: 'Anterior' }).click();
  const before = await taxId.inputValue();
  await page.getByRole('combobox', { name: 'Cliente' }).fill('a');
  await page.getByRole('option').filter({ hasText: /\d/ }).filter({ hasNotText: before }).first().click();
  await expect(taxId).not.toHaveValue(before);
  await expect(taxId).toHaveValue(/\d/);
  await page.getByRole('button', { name: 'Seguinte' }).click();
  await weight.fill('32.500');
  await page.getByRole('combobox', { name: 'Unidade de peso' }).click();
  await page.getByRole('option', { name: /^Toneladas/ }).click();
  await expect(weight).toHaveAccessibleDescription(/Mais do que as 75 Tn/);
  await weight.fill('32,5');
  await expect(weight).not.toHaveAccessibleDescription(/Mais do que/);
  const container = page.getByRole('textbox', { name: 'Número do contêiner' });
  await container.fill('CSQU3054384');
  await expect(container).toHaveAccessibleDescription(/dígito verificador/);
  await container.fill('CSQU3054383');
  await expect(container).not.toHaveAccessibleDescription(/dígito verificador/);
  await page.getByRole('textbox', { name: 'Códigos de pedido' }).fill(codes);
  await page.getByRole('button', { name: 'Seguinte' }).click();
  const carrier = page.getByRole('region', { name: 'Frete da transportadora' });
  await carrier.getByRole('combobox', { name: 'Tipo de frete' }).click();
  await page.getByRole('option', { name: 'Composto' }).click();
  await carrier.getByRole('textbox', { name: 'Valor' }).fill('210,50');
  const client = page.getByRole('region', { name: 'Frete do cliente' });
  await client.getByRole('combobox', { name: 'Tipo de frete' }).click();
  await page.getByRole('option', { name: 'A negociar' }).click();
  await page.getByRole('button', { name: 'Seguinte' }).click();
  await expect(carrier.getByText('Obrigatório')).toBeVisible();
  await carrier.getByRole('combobox', { name: 'Por unidade de peso' }).click();
  await page.getByRole('option', { name: /^Toneladas/ }).click();
  await page.getByRole('button', { name: 'Seguinte' }).click();
  await expect(page.getByRole('textbox', { name: 'Quantidade de ordens' })).toHaveValue('2');
  await expectSnackbar(page, '2 ordens criadas com sucesso', () => page.getByRole('button', { name: 'Criar' }).click());

  await expect(page).toHaveURL(/\/loadOrder(\?|$)/);
  await page.goto(`/loadOrder?search=${codes.slice(0, 12)}`);
  await expect(page.getByRole('row', { name: /Programada/ })).toHaveCount(2);
  const totals = page.getByRole('region', { name: 'Totais da lista' });
  await expect(totals).toContainText('65 Tn');
  await expect(totals).toContainText('13,682.50');
  await page
    .getByRole('link', { name: /^Atribuir OC-/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog', { name: 'Atribuir caminhão e motorista' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/loadOrder\?search=[^&]+$/);

  await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
  await page.getByRole('button', { name: 'Alterar várias' }).click();
  const changing = page.getByRole('dialog', { name: 'Alterar 2 ordens' });
  await changing.getByRole('textbox', { name: 'Comentário' }).fill('Levar lona');
  await expectSnackbar(page, '2 ordens alteradas', () => changing.getByRole('button', { name: 'Salvar' }).click());
  await expect(changing).toBeHidden();

  await page
    .getByRole('row', { name: /Programada/ })
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/operation\/[^/]+\/loadOrder\/show\//);
  const code = (await page.getByRole('heading', { name: /^OC-/ }).textContent()) ?? '';
  await expect(page.getByText(codes)).toBeVisible();
  await expect(page.getByText(/km · Distância estimada/)).toBeVisible();

  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Preencher um campo' }).click();
  const filling = page.getByRole('dialog', { name: 'Preencher um campo' });
  await filling.getByRole('textbox', { name: 'Valor' }).fill('AS-700');
  await filling.getByRole('button', { name: 'Salvar' }).click();
  await expect(filling).toBeHidden();
  await expect(page.getByText('AS-700').first()).toBeVisible();

  await page.getByRole('link', { name: 'Atribuir', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Atribuir caminhão e motorista' });
  await expect(dialog.getByText('Livre', { exact: true }).first()).toBeVisible();
  await dialog.getByRole('radiogroup', { name: 'Caminhões' }).getByRole('radio').first().click();
  await dialog.getByRole('button', { name: /^Atribuir / }).click();
  await expect(dialog.getByText(new RegExp(`${code} foi atribuída`))).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Iniciar viagem' })).toBeVisible();
  await expect(page.getByText(/\d+ viage(m|ns)$/)).toBeVisible();

  await page.getByRole('tab', { name: 'Tarefas' }).click();
  await expect(page.getByText('0 de')).toBeVisible();
  await doTask(page, 'Chegada ao local de carga', false);
  await doTask(page, 'Fotos do carregamento', true);
  await expect(page.getByRole('button', { name: 'Ver foto.png' })).toBeVisible();
  await page.getByRole('link', { name: 'Finalizar' }).click();
  const ending = page.getByRole('dialog', { name: 'Finalizar viagem' });
  await ending.getByRole('textbox', { name: 'Carregado' }).fill('32,5');
  await ending.getByRole('textbox', { name: 'Entregue' }).fill('32.3');
  await expect(ending.getByText('Diferença de balança: -0,2 Tn')).toBeVisible();
  await ending.getByRole('button', { name: 'Finalizar' }).click();

  await page.getByRole('button', { name: 'Aceitar documentos' }).click();
  await expectSnackbar(page, `${code} pode ser paga`, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click(),
  );
  await page.getByRole('link', { name: 'Registrar pagamento' }).click();
  const payment = page.getByRole('dialog', { name: 'Registrar pagamento' });
  const amount = payment.getByRole('textbox', { name: 'Valor' });
  await expect(amount).toHaveValue('6,799.15');
  await amount.fill('6000');
  await expect(payment.getByText('Sem motivo, a ordem continua a pagar até o valor ficar completo.')).toBeVisible();
  await expectSnackbar(page, new RegExp(`Pagamento de ${code} registrado, resta .* 799\\.15`), () =>
    payment.getByRole('button', { name: 'Registrar pagamento' }).click(),
  );
  await expect(payment).toBeHidden();
  await page.getByRole('link', { name: 'Registrar pagamento' }).click();
  await expect(amount).toHaveValue('799.15');
  await expectSnackbar(page, new RegExp(`^Pagamento de ${code} registrado$`), () =>
    payment.getByRole('button', { name: 'Registrar pagamento' }).click(),
  );

  await page.getByRole('tab', { name: 'Linha do tempo' }).click();
  for (const event of [
    'Pagamento registrado',
    'Pagamento parcial registrado',
    'Documentos de entrega aceitos',
    'Ordem criada',
  ]) {
    await expect(page.getByText(event, { exact: true })).toBeVisible();
  }
});
