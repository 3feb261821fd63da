import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothModes, openSection } from './gallery.ts';

const rows = (page: Page) => page.locator('tbody tr:not([aria-hidden])');
const total = (page: Page) => page.getByRole('status').filter({ hasText: 'registro' });
const address = (page: Page) => page.getByTestId('address');
const filter = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Filtros' }).getByRole('button', { name: new RegExp(`^${name}`) });

async function openList(page: Page, section = 'list') {
  await openSection(page, section);
  await expect(rows(page)).toHaveCount(10);
}

test('filters narrow the list, are in the address, and one step back undoes a whole choice', async ({ page }) => {
  await openList(page);
  await filter(page, 'Situação').click();
  await page.getByRole('button', { name: 'Em curso' }).click();
  await expect(address(page)).toHaveText('/freights?state=inProgress');
  await page.getByRole('button', { name: 'Atribuída' }).click();
  await page.getByRole('button', { name: 'Finalizada' }).click();
  await expect(total(page)).toHaveText('1–10 de 74 registros');
  await expect(filter(page, 'Situação')).toHaveText('SituaçãoEm cursoAtribuída+1');
  await page.keyboard.press('Escape');
  await expect(filter(page, 'Situação')).toBeFocused();
  await page.getByTestId('back').click();
  await expect(address(page)).toHaveText('/freights');
  await expect(total(page)).toHaveText('1–10 de 137 registros');

  await test.step('they are removed one by one, or all at once', async () => {
    await filter(page, 'Urgente').click();
    await page.getByRole('button', { name: 'Sim' }).click();
    await filter(page, 'Carregamento').click();
    await page.getByRole('button', { name: 'Últimos 30 dias' }).click();
    await expect(address(page)).toHaveText('/freights?urgent=true&loadedOn=last30');
    await page.getByRole('button', { name: 'Remover o filtro Carregamento' }).click();
    await expect(address(page)).toHaveText('/freights?urgent=true');
    await expect(filter(page, 'Carregamento')).toBeFocused();
    await page.getByRole('searchbox').fill('lima');
    await page.keyboard.press('Enter');
    await expect(address(page)).toHaveText('/freights?urgent=true&search=lima');
    await page.getByRole('button', { name: 'Limpar tudo' }).click();
    await expect(address(page)).toHaveText('/freights');
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
});

test('filters offered by the server are searched, loaded while scrolling, and chosen by keyboard', async ({ page }) => {
  await openList(page);
  await filter(page, 'Motorista').click();
  const find = page.getByRole('combobox', { name: 'Buscar em Motorista' });
  await expect(find).toBeFocused();
  await page.getByRole('option', { name: 'Marisol Benítez' }).scrollIntoViewIfNeeded();
  await page.getByRole('option', { name: 'Rodrigo Valdivia' }).scrollIntoViewIfNeeded();
  await find.fill('nunes');
  await expect(page.getByRole('option')).toHaveText(['Todos', 'Fátima Nunes']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Fátima Nunes' })).toHaveAttribute('aria-selected', 'true');
  await expect(filter(page, 'Motorista')).toHaveText('MotoristaFátima Nunes');
  await page.getByRole('option', { name: 'Todos' }).click();
  await expect(address(page)).toHaveText('/freights');
  await page.keyboard.press('Escape');

  await test.step('days are picked on two months; cancelling clears them', async () => {
    await filter(page, 'Carregamento').click();
    await page.getByRole('button', { name: 'Personalizado' }).click();
    await expect(page.locator('table[role="grid"], [data-month-level]')).toHaveCount(2);
    const days = page.getByRole('dialog').locator('table button');
    await days.filter({ hasText: /^3$/ }).first().click();
    await days.filter({ hasText: /^7$/ }).first().click();
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await expect(address(page)).toHaveText(/^\/freights\?loadedOn=03-\d\d-\d{4}%2C07-\d\d-\d{4}$/);
    await expect(filter(page, 'Carregamento')).toHaveText(/^Carregamento03\/\d\d\/\d{4} – 07\/\d\d\/\d{4}$/);
    await filter(page, 'Carregamento').click();
    await page.getByRole('button', { name: 'Cancelar' }).last().click();
    await expect(address(page)).toHaveText('/freights');
  });
});

test.describe('a link', () => {
  test('restores the screen, with the names of its values, and keeps other parameters', async ({ page }) => {
    await openList(page, 'list-link');
    await expect(filter(page, 'Situação')).toHaveText('SituaçãoEm cursoAtribuída+1');
    await expect(filter(page, 'Transportadora')).toHaveText('TransportadoraAndes Carga');
    await expect(filter(page, 'Carregamento')).toHaveText('Carregamento01/01/2026 – 28/02/2026');
    await expect(page.getByRole('columnheader', { name: 'Código' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(total(page)).toHaveText('1–10 de 18 registros');
    await page.getByRole('button', { name: 'Limpar tudo' }).click();
    await expect(address(page)).toHaveText('/freights?tab=all&sort=code');
  });

  test('behind the last page opens the last one', async ({ page }) => {
    await openSection(page, 'list-behind');
    await expect(total(page)).toHaveText('131–137 de 137 registros');
    await expect(address(page)).toHaveText('/freights?page=14');
  });
});

test('a total that comes later fills its place: what was on the screen stays where it is', async ({ page }) => {
  await openList(page, 'list-counting');
  const foot = page.getByRole('navigation', { name: 'Páginas' });
  await expect(page.getByRole('status').filter({ hasText: '1–10 de …' })).toBeVisible();
  await expect(foot.getByRole('button')).toHaveText(['', '1', '2', '3', '4', '5', '…', '']);
  await expect(foot.getByRole('button', { name: 'Página 8' })).toBeDisabled();
  const places = () => foot.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const before = await places();
  await foot.getByRole('button', { name: 'Próxima página' }).click();
  await expect(total(page)).toHaveText('11–20 de 137 registros');
  await expect(foot.getByRole('button')).toHaveText(['', '1', '2', '3', '4', '5', '14', '']);
  expect(await places()).toEqual(before);
});

test.describe('the search', () => {
  test('is reached by /, follows the typing, marks what it found, and Enter does not wait', async ({ page }) => {
    await openList(page);
    await page.keyboard.press('/');
    const box = page.getByRole('searchbox', { name: 'Buscar na lista' });
    await expect(box).toBeFocused();
    await box.pressSequentially('  asunción / x');
    await expect(address(page)).toHaveText('/freights?search=asunci%C3%B3n+%2F+x');
    await box.fill('  asuncion andes ');
    await page.keyboard.press('Enter');
    await expect(address(page)).toHaveText('/freights?search=asuncion+andes');
    await expect(rows(page).first().locator('mark')).toHaveText(['Asunción', 'Andes']);
    await page.keyboard.press('Escape');
    await expect(address(page)).toHaveText('/freights');
    await expect(page.locator('mark')).toHaveCount(0);
    await page.getByTestId('back').click();
    await expect(box).toHaveValue('asuncion andes');
  });

  test('sends no single letter, and what is typed is no step to go back to', async ({ page }) => {
    await openList(page, 'list-typing');
    await page.getByRole('columnheader', { name: 'Nome' }).getByRole('button').click();
    await expect(address(page)).toHaveText('/cities?sort=-name');
    const box = page.getByRole('searchbox');
    await box.pressSequentially('san', { delay: 300 });
    await expect(rows(page)).toHaveCount(2);
    await box.pressSequentially('tia', { delay: 300 });
    await expect(rows(page)).toHaveText(['Santiago']);
    await expect(box).toHaveValue('santia');
    await box.fill('s');
    await expect(address(page)).toHaveText('/cities?search=santia&sort=-name');
    await box.fill('sa');
    await expect(address(page)).toHaveText('/cities?search=sa&sort=-name');
    await page.getByTestId('back').click();
    await expect(address(page)).toHaveText('/cities');
    await expect(box).toHaveValue('');
  });
});

test.describe('the table', () => {
  const wholeRows = (page: Page) =>
    rows(page).evaluateAll((all) => {
      const { bottom } = all[0]!.closest('table')!.parentElement!.getBoundingClientRect();
      return all.filter((row) => row.getBoundingClientRect().bottom <= bottom).length;
    });

  test('fills the window, in two densities, the chosen one of which stays', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openList(page);
    await page.getByRole('radiogroup', { name: 'Linhas por página' }).getByText('50').click();
    await expect(rows(page)).toHaveCount(50);
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(20);
    await expect(page.getByRole('navigation', { name: 'Páginas' })).toBeInViewport({ ratio: 1 });
    const compact = page.getByRole('button', { name: 'Linhas compactas' });
    await compact.click();
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(25);
    await page.reload();
    await expect(compact).toHaveAttribute('aria-pressed', 'true');
    await rows(page).nth(9).scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader', { name: 'Código' })).toBeInViewport({ ratio: 1 });
    await compact.click();
    await expect(compact).toHaveAttribute('aria-pressed', 'false');
  });

  test('has columns that are dragged, moved by keys and fitted, and stay so', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 900 });
    await openList(page);
    const heading = page.getByRole('columnheader', { name: 'Rota' });
    const edge = page.getByRole('slider', { name: 'Largura da coluna Rota' });
    const width = () => heading.evaluate((cell) => (cell as HTMLElement).offsetWidth);
    const natural = await width();
    const { x = 0, y = 0, width: grip = 0, height = 0 } = (await edge.boundingBox()) ?? {};
    await page.mouse.move(x + grip / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + grip / 2 - 60, y + height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await width()).toBe(natural - 60);
    await expect(heading).toHaveAttribute('aria-sort', 'none');
    await edge.press('ArrowRight');
    await expect(edge).toHaveAttribute('aria-valuenow', String(natural - 44));
    await page.reload();
    await expect(rows(page)).toHaveCount(10);
    expect(await width()).toBe(natural - 44);

    await test.step('the first column and the actions stay in sight', async () => {
      const frame = page.getByRole('table').locator('..');
      await expect(frame).toHaveAttribute('data-hidden-end', '');
      await frame.evaluate((box) => box.scrollTo({ left: 400 }));
      await expect(frame).toHaveAttribute('data-hidden-start', '');
      await expect(page.getByRole('link', { name: 'OC-10000' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Ações de OC-10000' })).toBeInViewport({ ratio: 1 });
      await frame.evaluate((box) => box.scrollTo({ left: 0 }));
    });

    await edge.dblclick();
    await expect.poll(width).toBe(natural);
    await page.getByRole('button', { name: 'Colunas' }).click();
    await page.getByRole('button', { name: 'Restaurar o padrão' }).click();
    await expect(edge).toHaveAttribute('aria-valuetext', 'automática');
  });
});

test('a heading sorts, pages are turned, and another size keeps the first row on the screen', async ({ page }) => {
  await openList(page);
  const weight = page.getByRole('columnheader', { name: 'Peso (kg)' });
  await expect(weight).toHaveAttribute('aria-sort', 'none');
  await weight.getByRole('button').click();
  await expect(weight).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).first()).toContainText('31.685');
  await weight.getByRole('button').click();
  await expect(weight).toHaveAttribute('aria-sort', 'ascending');
  await expect(address(page)).toHaveText('/freights?sort=weight');
  await page.getByTestId('back').click();
  await page.getByTestId('back').click();
  await expect(address(page)).toHaveText('/freights');

  await page.getByRole('button', { name: 'Próxima página' }).click();
  await page.getByRole('button', { name: 'Página 5' }).click();
  await expect(total(page)).toHaveText('41–50 de 137 registros');
  await expect(page.getByRole('button', { name: 'Página 5' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('radiogroup', { name: 'Linhas por página' }).getByText('20').click();
  await expect(total(page)).toHaveText('41–60 de 137 registros');
  await expect(address(page)).toHaveText('/freights?size=20&page=3');
  await page.getByRole('button', { name: 'Página anterior' }).click();
  await expect(rows(page)).toHaveCount(20);
});

test('columns are chosen and stay chosen', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('checkbox', { name: 'Etiquetas' }).uncheck();
  await page.getByRole('checkbox', { name: 'Observação' }).check();
  await expect(page.getByRole('checkbox', { name: 'Código' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Observação' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Etiquetas' })).toBeHidden();
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('button', { name: 'Restaurar o padrão' }).click();
  await expect(page.getByRole('columnheader', { name: 'Etiquetas' })).toBeVisible();
});

test('a view is saved, opened, and restored after deleting', async ({ page }) => {
  await openList(page);
  await filter(page, 'Urgente').click();
  await page.getByRole('button', { name: 'Sim' }).click();
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('checkbox', { name: 'Rota' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Visões' }).click();
  await page.getByRole('textbox', { name: 'Salvar a visão atual como' }).fill('Urgentes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Visões: Urgentes' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('button', { name: 'Restaurar o padrão' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Rota' })).toBeVisible();
  await page.getByRole('button', { name: 'Visões' }).click();
  await page.getByRole('button', { name: 'Urgentes', exact: true }).click();
  await expect(address(page)).toHaveText('/freights?urgent=true');
  await expect(page.getByRole('columnheader', { name: 'Rota' })).toBeHidden();

  await page.getByRole('button', { name: 'Visões: Urgentes' }).click();
  await page.getByRole('button', { name: 'Excluir a visão Urgentes' }).click();
  await expect(page.getByText(/volte a eles com um clique/)).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('button', { name: 'Visões: Urgentes' })).toBeVisible();

  await test.step('one of them opens the list, until its filters are removed', async () => {
    const star = page.getByRole('button', { name: 'Abrir a lista com Urgentes' });
    await page.getByRole('button', { name: 'Visões: Urgentes' }).click();
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await openSection(page, 'list');
    await expect(address(page)).toHaveText('/freights?urgent=true');
    await page.getByRole('button', { name: 'Remover o filtro Urgente' }).click();
    await expect(address(page)).toHaveText('/freights');
    await expect(total(page)).toHaveText('1–10 de 137 registros');
  });

  await test.step('gets another name', async () => {
    await page.getByRole('button', { name: 'Visões' }).click();
    await page.getByRole('button', { name: 'Renomear a visão Urgentes' }).click();
    const name = page.getByRole('textbox', { name: 'Novo nome da visão Urgentes' });
    await expect(name).toBeFocused();
    await name.press('Escape');
    await page.getByRole('button', { name: 'Visões' }).click();
    await page.getByRole('button', { name: 'Renomear a visão Urgentes' }).click();
    await name.fill('Para hoje');
    await name.press('Enter');
    await page.getByRole('button', { name: 'Para hoje', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Visões: Para hoje' })).toBeVisible();
  });

  await test.step('one of a colleague opens, whatever of it no longer exists', async () => {
    await page.getByRole('button', { name: 'Visões' }).click();
    await page.getByRole('region', { name: 'Da empresa' }).getByRole('button', { name: 'Em curso Rui Castro' }).click();
    await expect(address(page)).toHaveText('/freights?state=inProgress');
    await expect(page.getByRole('button', { name: 'Visões: Em curso' })).toBeVisible();
  });
});

test.describe('rows', () => {
  test('open on a click anywhere, in a new tab with the middle button, and by keyboard', async ({ page, context }) => {
    await openList(page);
    const route = rows(page).nth(1).getByText('Asunción');
    const inNewTab: Parameters<typeof route.click>[0][] = [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }];
    for (const how of inNewTab) {
      const opened = context.waitForEvent('page');
      // Not the address of the tab: the product leads it on to its sign-in page.
      const asked = context.waitForEvent('request', (request) => request.url().endsWith('/freights/freight-2'));
      await route.click(how);
      expect((await asked).isNavigationRequest()).toBe(true);
      await (await opened).close();
    }
    await expect(address(page)).toHaveText('/freights');
    await expect(page.getByRole('link', { name: 'OC-10007' })).toHaveAttribute('href', '/freights/freight-2');
    await route.click();
    await expect(address(page)).toHaveText('/freights/freight-2');
    await page.getByTestId('back').click();
    await page.getByRole('link', { name: 'OC-10000' }).focus();
    await page.keyboard.press('Enter');
    await expect(address(page)).toHaveText('/freights/freight-1');
  });

  test('allow their text to be selected, and have a menu that does not open them', async ({ page }) => {
    await openList(page);
    const box = await rows(page).first().getByText('Arequipa').boundingBox();
    const { x = 0, y = 0, height = 0 } = box ?? {};
    await page.mouse.move(x + 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^Santa/);
    await expect(address(page)).toHaveText('/freights');

    await page.getByRole('button', { name: 'Ações de OC-10007' }).click();
    await expect(page.getByRole('menuitem', { name: 'Cancelar' })).toBeDisabled();
    await page.getByRole('menuitem', { name: 'Clonar' }).click();
    await expect(page.getByTestId('done')).toHaveText('clone OC-10007');
    await expect(address(page)).toHaveText('/freights');

    const menu = page.getByRole('button', { name: 'Ações de OC-10014' });
    for (const time of ['first', 'second']) {
      await test.step(`opened by keyboard a ${time} time, it gives the focus back`, async () => {
        await menu.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
        await expect(menu).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toBeHidden();
        await expect(menu).toBeFocused();
      });
    }
    await rows(page).first().locator('time[datetime*="T"]').hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  });

  test('are selected in ranges and over pages; another filter clears the selection', async ({ page }) => {
    await openList(page);
    const bar = page.getByRole('region', { name: 'Ações em lote' });
    await page.getByRole('checkbox', { name: 'Selecionar OC-10000' }).click();
    await page.getByRole('checkbox', { name: 'Selecionar OC-10014' }).click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('3 selecionados');
    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect(page.getByRole('checkbox', { name: 'Selecionar OC-10000' })).toBeHidden();
    await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).click();
    await expect(bar).toContainText('13 selecionados');
    await bar.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByTestId('done')).toHaveText('cancel 13');
    await filter(page, 'Urgente').click();
    await page.getByRole('button', { name: 'Sim' }).click();
    await expect(bar).toBeHidden();
    await page.getByRole('checkbox', { name: 'Selecionar OC-10000' }).click();
    await bar.getByRole('button', { name: 'Atribuir' }).click();
    await expect(page.getByTestId('done')).toHaveText('assign OC-10000');
    await expect(bar).toBeHidden();
  });
});

test.describe('the states of a list', () => {
  test('are of the same height, so that nothing jumps', async ({ page }) => {
    const heights: number[] = [];
    for (const section of ['list', 'list-loading', 'list-empty', 'list-error']) {
      await openSection(page, section);
      const expected = { list: 'OC-10000', 'list-empty': 'Sem registro encontrado', 'list-error': 'Erro ao carregar' }[
        section
      ];
      if (expected) await expect(page.getByText(expected)).toBeVisible();
      heights.push((await page.getByTestId('back').boundingBox())?.y ?? 0);
    }
    // A rounding of the browser is no jump.
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
  });

  test('say that it is loading, and offer the next step where the list is empty', async ({ page }) => {
    await openSection(page, 'list-loading');
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Carregando…' })).toBeVisible();

    await openSection(page, 'list-empty');
    await expect(page.getByRole('heading', { name: 'Sem registro encontrado' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nova ordem' })).toHaveCount(2);
    await openSection(page, 'list-empty', { lang: 'es' });
    await expect(page.getByRole('heading', { name: 'No hay registros' })).toBeVisible();
  });

  test('offer a retry after an error, and a way out of a search without results', async ({ page }) => {
    await openSection(page, 'list-error');
    await expect(page.getByRole('alert')).toContainText('Erro ao carregar os dados da tabela');
    await expect(page.getByText('Houve um problema ao carregar, tente novamente')).toBeVisible();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('searchbox').fill('nada disso');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Sem resultado encontrado' })).toBeVisible();
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(rows(page)).toHaveCount(10);
  });
});

test('a spreadsheet is written while the user works elsewhere, and its link stays', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'Baixar .xlsx' }).click();
  const tray = page.getByRole('region', { name: 'Planilhas' });
  await expect(tray.getByRole('progressbar')).toBeVisible();
  await page.getByRole('link', { name: 'OC-10000' }).click();
  await expect(address(page)).toHaveText('/freights/freight-1');
  await expect(tray).toContainText('Pronta para baixar');
  await expect(tray.getByRole('link', { name: 'Baixar' })).toHaveAttribute('download', 'cargas.xlsx');
  await tray.getByRole('button', { name: 'Fechar a planilha Ordens de carga' }).click();
  await expect(tray).toBeHidden();
});

test('all overlays are accessible, in light and dark', async ({ page }) => {
  test.slow();
  await openSection(page, 'list-link');
  await expect(rows(page)).toHaveCount(10);
  await expect(filter(page, 'Transportadora')).toContainText('Andes Carga');
  await expectAccessibleInBothModes(page);
  for (const name of ['Situação', 'Transportadora', 'Urgente', 'Carregamento']) {
    await filter(page, name).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessibleInBothModes(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
  for (const [name, overlay] of [
    ['Visões', 'dialog'],
    ['Colunas', 'dialog'],
    ['Ações de OC-10070', 'menu'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole(overlay)).toBeVisible();
    await expectAccessibleInBothModes(page, `[role="${overlay}"]`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(overlay)).toBeHidden();
  }
  await page.getByRole('button', { name: 'Baixar .xlsx' }).click();
  await page.getByRole('checkbox', { name: 'Selecionar OC-10070' }).click();
  await expect(page.getByText('Pronta para baixar')).toBeVisible();
  await expectAccessibleInBothModes(page);
});

test('the cards on a phone are accessible, in light and dark @phone', async ({ page }) => {
  await openSection(page, 'list-link');
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('article').first()).toContainText('RotaCuiabá → Córdoba');
  await page.getByRole('checkbox', { name: 'Selecionar OC-10070' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessibleInBothModes(page);
  await page.getByRole('button', { name: 'Filtros: 3 em uso' }).click();
  await page
    .getByRole('button', { name: /^Transportadora/ })
    .last()
    .click();
  await expect(page.getByRole('option', { name: 'Andes Carga' })).toBeVisible();
  await expectAccessibleInBothModes(page);
});

test('on a phone all controls are within reach @phone', async ({ page }) => {
  await openSection(page, 'list');
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Nova ordem' })).toBeInViewport();
  await page.getByRole('button', { name: 'Filtros: 0 em uso' }).click();
  await page.getByRole('button', { name: 'Situação' }).click();
  await page.getByRole('button', { name: 'Em curso' }).click();
  await page.getByRole('button', { name: 'Ver 25 registros' }).click();
  await expect(address(page)).toHaveText('/freights?state=inProgress');
  await page.getByRole('button', { name: 'Ordenar' }).click();
  await page.getByRole('menuitemradio', { name: 'Código: crescente' }).click();
  await expect(address(page)).toHaveText('/freights?state=inProgress&sort=code');
  await page.getByRole('button', { name: 'Visões' }).click();
  await expect(page.getByRole('dialog', { name: 'Visões' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox', { name: 'Salvar a visão atual como' }).fill('Em curso, por código, as mais antigas');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByRole('button', { name: /^Visões/ }).click();
  await expect(page.getByRole('button', { name: /^Excluir .*mais antigas/ })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Colunas' }).click();
  await expect(page.getByRole('dialog', { name: 'Colunas' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remover o filtro Situação' }).click();
  await page.getByRole('checkbox', { name: 'Selecionar OC-10007' }).click();
  await expect(page.getByRole('region', { name: 'Ações em lote' })).toBeInViewport();
  await page.getByRole('button', { name: 'Limpar a seleção' }).click();
  await page.getByRole('article').nth(1).getByText('Asunción').click();
  await expect(address(page)).toHaveText('/freights/freight-2');
});
