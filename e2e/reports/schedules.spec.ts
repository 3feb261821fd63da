import { expect } from '@playwright/test';
import { addressIn, OPERATOR } from '../load-orders/office.ts';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { newestMail } from '../support/mailbox.ts';
import { freshEmail, signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

// The page of what was just deleted may ask once more before it is left.
test.use({ expectedErrors: /404 \(Not Found\).*\/api\/reports\/schedules\// });

const PHONE = { width: 390, height: 844 };

test('a report is scheduled, sent now, opened by somebody outside, and its link ended', async ({ page, other }) => {
  const name = `Resumo ${crypto.randomUUID().slice(0, 8)}`;
  const outside = freshEmail('gerencia');
  await signIn(page, OPERATOR, { at: '/reports' });
  await page.getByRole('link', { name: 'Relatórios por e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Relatórios por e-mail' }).first()).toBeAttached();
  await page.getByRole('link', { name: 'Agendar relatório' }).first().click();

  await expect(page.getByLabel('Relatório', { exact: false }).first()).toBeVisible();
  await expectAccessibleInBothModes(page, { exceptions: ['target-size'] });
  await expectFitsPhone(page);
  const input = (field: string) => page.locator(`[data-field="${field}"]`).getByRole('textbox').first();
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.locator('[data-field="name"]')).toContainText('Obrigatório');
  await input('name').fill(name);
  await input('outside').fill(Array.from({ length: 60 }, (_, nth) => `p${nth}@x.test`).join('\n'));
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.locator('[data-field="outside"]')).toContainText('50');
  await input('outside').fill('gerencia@');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.locator('[data-field="outside"]')).toContainText('E-mail inválido');
  await input('outside').fill(outside);
  await expectSnackbar(page, 'Agendamento salvo', () => page.getByRole('button', { name: 'Criar' }).click());

  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Nada enviado ainda')).toBeVisible();
  await expectSnackbar(page, 'Relatório a caminho', () => page.getByRole('button', { name: 'Enviar agora' }).click());
  const runs = page.getByRole('region', { name: 'Últimos envios' });
  await expect(runs.getByText('Enviado', { exact: true })).toBeVisible();
  await expect(runs.getByText(outside)).toBeVisible();
  await expectAccessibleInBothModes(page);
  await expectFitsPhone(page);

  const mail = await newestMail(page.request, outside);
  const holder = await other();
  await holder.setViewportSize(PHONE);
  await holder.goto(addressIn(/https?:\/\/\S+/.exec(mail)![0]));
  await expect(holder.getByRole('heading', { name })).toBeVisible();
  await expectAccessibleInBothModes(holder);
  await expectFitsPhone(holder);
  const downloading = holder.waitForEvent('download');
  await holder.getByRole('link', { name: 'Baixar relatório' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);

  await expectSnackbar(page, /Link encerrado/, () =>
    runs.getByRole('button', { name: `Encerrar o link de ${outside}` }).click(),
  );
  await expect(runs.getByText('link encerrado')).toBeVisible();
  await expectSnackbar(page, 'Agendamento pausado', () => page.getByRole('button', { name: 'Pausar' }).click());
  await page.getByRole('button', { name: 'Excluir' }).click();
  const dialog = page.getByRole('dialog', { name: `Excluir ${name}?` });
  await expectSnackbar(page, 'Agendamento excluído', () => dialog.getByRole('button', { name: 'Excluir' }).click());
});
