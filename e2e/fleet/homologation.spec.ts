import { expect } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { test } from '../support/test.ts';

test('a Bolivian truck is homologated, and says where each answer comes from', async ({ page }) => {
  await signIn(page, 'operator@illimani.demo', { at: '/transportUnit/create' });
  await page.getByRole('textbox', { name: 'Placa', exact: true }).fill('4821HMG');
  await page.getByRole('combobox', { name: 'Tipo', exact: true }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Crear' }).click();
  await expect(page).toHaveURL(/\/transportUnit\/details\//);

  const section = page.getByRole('region', { name: 'Homologación' });
  await expect(section.getByText('SOAT: aún no consultado')).toBeVisible();
  await section.getByRole('button', { name: 'Consultar' }).click();
  await expect(section.getByText('Consulta de seguridad finalizada')).toBeVisible({ timeout: 30_000 });
  for (const code of ['RUAT: deudas', 'RUAT: datos técnicos', 'RUAT: DIPROVE', 'SOAT']) {
    await expect(section.getByRole('listitem').filter({ hasText: code }).first()).toBeVisible();
  }
  await expect(section.getByText('Simulado: dato de demostración, no es real')).toHaveCount(4);
  await expect(section.getByText(/^(Rechazado|Incompleto)$/)).toBeVisible();
  await page.reload();
  await expect(section.getByText('Simulado: dato de demostración, no es real')).toHaveCount(4);
});
