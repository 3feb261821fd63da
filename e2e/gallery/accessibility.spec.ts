import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, openSection } from './gallery.ts';

async function sectionIds(page: Page): Promise<string[]> {
  await page.goto('/gallery.html');
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => (link.getAttribute('href') ?? '').slice(1)));
}

for (const mode of ['light', 'dark'] as const) {
  test(`every section can be used by everybody in ${mode} mode`, async ({ page }) => {
    test.slow();
    for (const id of await sectionIds(page)) {
      await test.step(id, async () => {
        await openSection(page, id, { mode });
        await expectAccessible(page);
      });
    }
  });

  test(`errors, warnings and open lists too in ${mode} mode`, async ({ page }) => {
    await openSection(page, 'fields-text', { mode });
    await page.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByText('Obrigatório').first()).toBeVisible();
    await expectAccessible(page);

    await openSection(page, 'fields-country', { mode });
    await page.getByRole('textbox', { name: 'Placa' }).fill('1');
    await page.getByRole('textbox', { name: 'Celular' }).fill('11111111');
    await page.getByRole('textbox', { name: 'Celular' }).blur();
    await expect(page.getByText('Número fora do formato usual').first()).toBeVisible();
    await page.getByRole('button', { name: /Código do país/ }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);

    await openSection(page, 'fields-choice', { mode });
    await page.getByRole('combobox', { name: 'Tipos aceitos' }).click();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page);

    await openSection(page, 'fields-range', { mode });
    await page.getByRole('button', { name: /^Período/ }).click();
    await page.getByRole('button', { name: 'Personalizado' }).click();
    await expectAccessible(page);
  });
}

test('nothing scrolls sideways on a phone @phone', async ({ page }) => {
  test.slow();
  for (const id of await sectionIds(page)) {
    await test.step(id, async () => {
      await openSection(page, id);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, id).toBeLessThanOrEqual(0);
    });
  }
});
