import { expect, type Route } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('a Bolivian truck is homologated, shows the source of each answer, and accepts one by hand with evidence', async ({
  page,
}) => {
  await signIn(page, 'operator@illimani.demo', { at: '/transportUnit/create' });
  const plate = `${4000 + (Date.now() % 1000)}HMG`;
  await page.getByRole('textbox', { name: 'Placa', exact: true }).fill(plate);
  await page.getByRole('combobox', { name: 'Tipo', exact: true }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Crear' }).click();
  await expect(page).toHaveURL(/\/transportUnit\/details\//);

  const section = page.getByRole('region', { name: 'Homologación' });
  await expect(section.getByText('SOAT: aún no consultado')).toBeVisible();
  await section.getByRole('button', { name: 'Consultar' }).click();
  await expect(section.getByText('Consulta de seguridad finalizada')).toBeVisible();
  for (const code of ['RUAT: deudas', 'RUAT: datos técnicos', 'RUAT: DIPROVE', 'SOAT']) {
    await expect(section.getByRole('listitem').filter({ hasText: code }).first()).toBeVisible();
  }
  await expect(section.getByText('Simulado: dato de demostración, no es real')).toHaveCount(4);
  await expect(section.getByText(/^(Rechazado|Incompleto)$/)).toBeVisible();

  const soat = section.getByRole('listitem').filter({ hasText: 'SOAT' }).last();
  await soat.getByRole('link', { name: 'Registrar consulta manual' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar consulta manual: SOAT' });
  await dialog.getByRole('button', { name: 'Registrar' }).click();
  await expect(dialog.getByText('Obligatorio', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Comentario' }).fill('Vigente según la aseguradora');
  // Saved too early: the form says to wait, and stops saying so when the upload has ended.
  const sent = new Promise<Route>((resolve) => page.route('**/api/files', resolve, { times: 1 }));
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Elegir archivo' }).click();
  await (await chooser).setFiles({ name: 'soat.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(dialog.getByText('soat.pdf')).toBeVisible();
  const upload = await sent;
  await dialog.getByRole('button', { name: 'Registrar' }).click();
  await expect(dialog.getByText('Espere a que termine el envío o quite lo que falló')).toBeVisible();
  await upload.continue();
  await expect(dialog.getByText('Espere a que termine el envío o quite lo que falló')).toBeHidden();
  await expectSnackbar(page, 'Consulta registrada con éxito', () =>
    dialog.getByRole('button', { name: 'Registrar' }).click(),
  );

  await page.reload();
  await expect(section.getByText('Simulado: dato de demostración, no es real')).toHaveCount(3);
  await expect(soat.getByText('Consulta manual', { exact: true })).toBeVisible();
  await expect(soat.getByText('Vigente según la aseguradora')).toBeVisible();
  await expect(soat.getByRole('button', { name: 'soat.pdf' })).toBeVisible();
});
