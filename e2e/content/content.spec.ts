import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { signIn } from '../support/people.ts';
import { expectFits, expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const EDITOR = 'super-administrator@tropeiro.demo';
/** In Paraguay: a driver, and the administrator of another company there. */
const DRIVER = 'trucker@nanduti.demo';
const NEIGHBOUR = 'company-administrator@chaco.demo';

const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('news go from a draft to their reader, and are counted', async ({ page, other }) => {
  const title = unique('Desvío en la ruta 2');
  await signIn(page, EDITOR, { at: '/news' });
  await page.getByRole('link', { name: 'Nova notícia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova notícia' });
  await dialog.getByRole('textbox', { name: 'Título' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Resumo' }).fill('Por Piribebuy hasta el viernes.');
  const text = dialog.getByRole('textbox', { name: 'Texto' });
  await text.fill('Hola <script>alert(1)</script>');
  await text.blur();
  await expect(dialog.getByText('Não use HTML', { exact: false })).toBeVisible();
  await choose(page, 'País', 'Paraguai');
  await text.fill(
    '# Desvío\n- Por **Piribebuy**\n\n| Tramo | Demora |\n| Todo | 2 h |\n\n[Más](https://example.org/ruta)',
  );
  await dialog.getByText('Prévia').click();
  await expect(dialog.getByRole('columnheader', { name: 'Demora' })).toBeVisible();
  await expectAccessibleInBothModes(page, { within: '[role=dialog]' });
  await expectSnackbar(page, `Rascunho salvo: ${title}`, () =>
    dialog.getByRole('button', { name: 'Salvar rascunho' }).click(),
  );

  // Nobody reads a draft.
  const reader = await other();
  await signIn(reader, DRIVER);
  const cards = reader.getByRole('region', { name: 'Noticias' });
  await expect(cards).toBeVisible();
  await expect(cards.getByText(title)).toHaveCount(0);

  const edited = page.getByRole('dialog', { name: 'Editar notícia' });
  await expectSnackbar(page, 'Publicado', () => edited.getByRole('button', { name: 'Publicar', exact: true }).click());
  // It comes by itself to whoever has the screen open.
  const card = cards.getByRole('link', { name: title });
  await expect(card).toContainText('No leída');
  await expectAccessibleInBothModes(reader, { within: 'section' });
  await card.click();
  await expect(reader.getByRole('heading', { name: title })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Más' })).toHaveAttribute('href', 'https://example.org/ruta');
  await expect(reader.getByRole('link', { name: 'Compartir por WhatsApp' })).toHaveAttribute('href', /wa\.me\/\?text=/);
  await expectAccessibleInBothModes(reader);
  await reader.goBack();
  await expect(card).not.toContainText('No leída');
  await cards.getByRole('link', { name: 'Ver todas' }).click();
  await expect(reader.getByRole('row', { name: title })).toBeVisible();
  await reader.goBack();
  await expect(edited.getByText('Pessoas que abriram: 1')).toBeVisible();

  await expectSnackbar(page, 'De volta a rascunho', () =>
    edited.getByRole('button', { name: 'Voltar a rascunho' }).click(),
  );
  await expect(cards.getByText(title)).toHaveCount(0);
});

test('the last benefit is taken with its code, and nobody else gets one', async ({ page, other }) => {
  const title = unique('Gomería a mitad de precio');
  await signIn(page, EDITOR, { at: '/benefits/create' });
  await page.getByRole('textbox', { name: 'Título' }).fill(title);
  await page.getByRole('textbox', { name: 'Parceiro', exact: true }).fill('Gomería Central');
  await choose(page, 'Categoria', 'Pneus');
  await page.getByRole('textbox', { name: 'Desconto' }).fill('50 %');
  await choose(page, 'País', 'Paraguai');
  await page.getByRole('textbox', { name: 'Código' }).fill('GOMA50');
  await page.getByRole('textbox', { name: 'Válido até' }).fill('31/12/2030');
  await page.getByRole('textbox', { name: 'Quantidade' }).fill('1');
  await expectAccessibleInBothModes(page);
  await expectSnackbar(page, `Rascunho salvo: ${title}`, () =>
    page.getByRole('button', { name: 'Salvar rascunho' }).click(),
  );
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByRole('main').getByText('Publicado')).toBeVisible();

  const driver = await other();
  await signIn(driver, DRIVER, { at: '/benefits/mine' });
  const neighbour = await other();
  await signIn(neighbour, NEIGHBOUR, { at: '/benefits/mine' });
  const offeredTo = (who: Page) => who.getByRole('article', { name: title });
  await expect(offeredTo(neighbour)).toContainText('Queda 1');
  await offeredTo(driver).getByRole('button', { name: 'Retirar' }).click();
  const ticket = driver.getByRole('dialog', { name: title });
  await expect(ticket.getByText('GOMA50')).toBeVisible();
  await expect(ticket.getByRole('img', { name: `QR del beneficio ${title}` })).toBeVisible();
  await expectAccessibleInBothModes(driver, { within: '[role=dialog]' });
  await ticket.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await expect(offeredTo(neighbour).getByRole('button', { name: 'Agotado' })).toBeDisabled();
  await driver.getByRole('tab', { name: 'Retirados' }).click();
  await expect(offeredTo(driver)).toBeVisible();
});

test('news and benefits fit a phone @phone', async ({ page, other }) => {
  await signIn(page, EDITOR);
  for (const address of ['/news', '/news?edit=new', '/benefits', '/benefits/create']) {
    await expectSettledAt(page, address);
    await expectFits(page);
  }
  const driver = await other();
  await signIn(driver, DRIVER);
  for (const address of ['/trips', '/benefits/mine', '/news/all']) {
    await expectSettledAt(driver, address);
    await expectFits(driver);
  }
  await driver.goto('/trips');
  await driver.getByRole('region', { name: 'Noticias' }).getByRole('listitem').first().getByRole('link').click();
  await expect(driver.getByRole('link', { name: 'Compartir por WhatsApp' })).toBeVisible();
  await expectFits(driver);
});
