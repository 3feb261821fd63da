import { expect } from '@playwright/test';
import { expectFits } from '../support/settled.ts';
import { test } from '../support/test.ts';
import { expectAccessibleInBothModes, openSection } from './gallery.ts';

test('every form of chart is drawn, and read as a table with the keyboard', async ({ page }) => {
  await openSection(page, 'charts');
  await expect(page.getByRole('img', { name: /\. Gráfico; os números estão na tabela\.$/ })).toHaveCount(6);
  for (const picture of await page.getByRole('img', { name: /Gráfico/ }).all())
    await expect(picture.locator('svg, span[title]').first()).toBeVisible();
  await expect(page.getByText('Sem dados no período')).toBeVisible();
  await expectAccessibleInBothModes(page);

  // Colour is not all that tells series and slices apart.
  for (const title of ['Entregas por dia', 'Situação agora']) {
    const drawn = page.getByRole('img', { name: title }).locator('svg').first();
    expect(await drawn.locator('pattern').count()).toBeGreaterThan(0);
  }

  await test.step('what the legend hides is not drawn, until it is shown again', async () => {
    const card = page.getByRole('region', { name: 'Situação agora', exact: true });
    const slices = card.getByRole('img', { name: /Gráfico/ }).locator('svg path[fill^="#"]');
    const before = await slices.count();
    const first = card.getByRole('list').getByRole('button').first();
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => slices.count()).toBeLessThan(before);
    await expectAccessibleInBothModes(page);
    await first.click();
    await expect.poll(() => slices.count()).toBe(before);
  });

  await test.step('a bar of several lists offers each of them where it is pressed', async () => {
    const bar = page
      .getByRole('img', { name: /^Rotas por margem/ })
      .locator('svg path[fill^="#"]')
      .first();
    await bar.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await bar.boundingBox())!;
    // Its pattern lies above it.
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.getByRole('menuitem')).toHaveText(['Ordens de carga', 'Ordens agro']);
    await expectAccessibleInBothModes(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  const shown: Record<string, readonly [rows: number, columns: number]> = {
    'Rotas por margem': [5, 1],
    'Entregas por dia': [14, 3],
    'OTIF por dia': [14, 2],
    'Operação OP-1204': [14, 2],
    'Situação agora': [5, 1],
    'Uso da frota': [5, 14],
  };
  for (const [title, [rows, columns]] of Object.entries(shown)) {
    await test.step(title, async () => {
      await page.getByRole('button', { name: `Mostrar como tabela: ${title}` }).focus();
      await page.keyboard.press('Enter');
      const table = page.getByRole('region', { name: title, exact: true }).locator('table').first();
      const cells = table.locator('tbody tr').first().locator('td');
      await expect(table.locator('tbody tr')).toHaveCount(rows);
      await expect(cells).toHaveCount(columns);
      await expect(cells.first()).toContainText('Tn');
    });
  }
  await expectAccessibleInBothModes(page);
  await page.getByRole('button', { name: 'Mostrar como gráfico: OTIF por dia' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^OTIF por dia\./ })).toBeVisible();
});

test('numbers, tables and cards that failed are accessible, and what a number counts is said', async ({ page }) => {
  for (const section of ['charts-numbers', 'charts-tables', 'charts-loading'])
    await test.step(section, async () => {
      await openSection(page, section);
      await expectAccessibleInBothModes(page);
    });
  await openSection(page, 'charts-numbers');
  const about = page.getByRole('button', { name: /^Viagens entregues no prazo/ });
  await about.focus();
  await expect(page.getByRole('tooltip')).toHaveText(/^Viagens entregues no prazo/);
  await expect(page.getByRole('article', { name: 'Quilômetros vazios' })).toContainText('Desconhecido');

  await page.getByRole('button', { name: 'Atrasadas agora', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Ordens de carga', 'Ordens agro']);
  await expect(page.getByRole('menuitem', { name: 'Ordens de carga' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Ordens agro' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Atrasadas agora', exact: true })).toBeFocused();
});

test('charts and numbers fit a phone @phone', async ({ page }) => {
  for (const section of ['charts-numbers', 'charts', 'charts-tables', 'charts-loading']) {
    await openSection(page, section);
    await expectFits(page);
  }
  await openSection(page, 'charts-numbers');
  await page.getByRole('button', { name: 'Atrasadas agora', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(2);
  await expectFits(page);
});
