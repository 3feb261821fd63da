import { expect, test } from '@playwright/test';
import { expectSnackbar } from '../support/snackbar.ts';
import { openSection } from './gallery.ts';

test('a notice disappears, offers what can be done next, and is left out where silence is wanted', async ({ page }) => {
  await openSection(page, 'feedback-snackbars');

  await test.step('a success notice shows and disappears', async () => {
    await page.getByRole('button', { name: 'Sucesso' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Configuraciones guardadas con éxito' });
    await expect(notice).toBeVisible();
    await expect(notice).toBeHidden();
  });

  await test.step('it covers no button, wherever one is', async () => {
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.textContent = 'Salvar';
      button.style.cssText = 'position: fixed; inset: auto 1rem 1rem auto';
      document.body.append(button);
    });
    await page.getByRole('button', { name: 'Sucesso' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Configuraciones guardadas con éxito' });
    // Under the pointer it stays.
    await notice.hover();
    const [shown, save] = [
      await notice.boundingBox(),
      await page.getByRole('button', { name: 'Salvar' }).boundingBox(),
    ];
    expect(shown!.x + shown!.width <= save!.x || shown!.y + shown!.height <= save!.y).toBe(true);
    await page.mouse.move(0, 0);
    await expect(notice).toBeHidden();
  });

  await test.step('an action that can be undone offers it', async () => {
    await page.getByRole('button', { name: 'Desfazível' }).click();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByTestId('done')).toHaveText('undone');
  });

  await test.step('a failure to load the user is not shown', async () => {
    await page.getByRole('button', { name: 'Silencioso' }).click();
    await expectSnackbar(page, 'Limite atingido! Máximo de 3 documentos.', () =>
      page.getByRole('button', { name: 'Aviso' }).click(),
    );
    await expect(page.getByText('Erro ao carregar o usuário')).toHaveCount(0);
  });

  await test.step('an error names what failed and why, and offers to load again', async () => {
    await openSection(page, 'feedback-snackbars', { lang: 'es' });
    await page.getByRole('button', { name: 'Erro' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Error al cargar a ordem de carga' });
    await expect(notice).toContainText('Tenemos problemas de conexión con el servidor, por favor intente nuevamente');
    await notice.getByRole('button', { name: 'Volver a cargar' }).click();
    await expect(page.getByTestId('done')).toHaveText('reloaded');
    await expect(notice).toBeHidden();
  });
});

test('copying is confirmed for a moment, and a relative time shows the exact one', async ({ page }) => {
  await test.step('copying is confirmed for a moment', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openSection(page, 'feedback-small', { lang: 'en' });
    await page.getByRole('button', { name: 'Copy 1234-ABC' }).click();
    await expect(page.getByRole('tooltip', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1234-ABC');
    await expect(page.getByRole('tooltip', { name: 'Copied' })).toBeHidden();
  });

  await test.step('a relative time shows the exact one on hover, in La Paz', async () => {
    await page.clock.setFixedTime(new Date('2025-03-12T15:00:00Z'));
    await openSection(page, 'feedback-small');
    await page.getByText('há 3 minutos').hover();
    await expect(page.getByRole('tooltip')).toHaveText('12/03/2025 10:57');
  });
});

test('chips show the state of documents, and a QR code is drawn', async ({ page }) => {
  await test.step('an expiry counts days, then years, and shows when it has passed', async () => {
    await openSection(page, 'feedback-chips');
    const words = ['Data expirada', 'Vence hoje', '1 dia', '30 dias', '200 dias', '365 dias', '1 ano', '2 anos'];
    for (const word of words) await expect(page.getByText(word, { exact: true })).toBeVisible();
  });

  await test.step("an incomplete set of documents has its country's word", async () => {
    await openSection(page, 'feedback-chips', { lang: 'es' });
    await expect(page.getByText('No completo')).toBeVisible();
    await expect(page.getByText('Pendiente')).toBeVisible();
  });

  await test.step('a QR code is drawn', async () => {
    await openSection(page, 'feedback-qr');
    const code = page.getByRole('img', { name: 'Abre a validação do agendamento' });
    await expect(code.locator('path')).toHaveAttribute('d', /^M0 0h7v1H0z/);
  });

  await test.step('placeholders do not pulse for people who want less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSection(page, 'feedback-skeletons');
    await expect(page.locator('.mantine-Skeleton-root').first()).toBeVisible();
    const pulsing = () => document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length;
    expect(await page.evaluate(pulsing)).toBe(0);
  });
});

test('a failure says what happened and what to do: failed list, missing page, server error', async ({ page }) => {
  await test.step('a failed list has its exact words and tries again', async () => {
    await openSection(page, 'feedback-states');
    await expect(page.getByText('Erro ao carregar os dados da tabela')).toBeVisible();
    await expect(page.getByText('Houve um problema ao carregar, tente novamente')).toBeVisible();
    await page.getByRole('button', { name: 'Tentar novamente' }).first().click();
    await expect(page.getByTestId('retried')).toHaveText('1');
  });

  await test.step('the not-found screen is Spanish in Portuguese too', async () => {
    await openSection(page, 'feedback-not-found');
    await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  });

  await test.step('the server-error screen opens a mail with time, path and name', async () => {
    await openSection(page, 'feedback-server-error');
    await expect(page.getByRole('heading', { name: 'Erro de servidor interno' })).toBeVisible();
    const href = await page.getByRole('link', { name: 'Escrever para o suporte' }).getAttribute('href');
    const mail = new URL(href ?? '');
    expect(mail.searchParams.get('body')).toMatch(
      /Hora: \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}\s+Caminho: \/loadOrder\s+Usuário: Ana Quispe/,
    );
  });
});
