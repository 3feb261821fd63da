import { expect } from '@playwright/test';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { callsOf } from '../support/calls.ts';
import { signIn } from '../support/people.ts';
import { expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { addPlace, drawnMap, fresh, OPERATOR, rowMenu } from './library-page.ts';

test.use({ expectedErrors: /409|422/ });

test('a route begins with its two places', async ({ page, request }) => {
  const [from, to] = [fresh('Planta'), fresh('Puerto')];
  const call = await callsOf(request, OPERATOR);
  const load = await addPlace(call, from, { lat: -16.52, lng: -68.16 });
  const unload = await addPlace(call, to, { lat: -17.39, lng: -66.16 });
  await signIn(page, OPERATOR, { at: '/routes' });
  await page.getByRole('button', { name: 'Nueva ruta' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nueva ruta' });
  const choose = async (label: string, name: string) => {
    await dialog.getByRole('combobox', { name: label }).fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
  };
  await choose('Origen', from);
  await choose('Destino', from);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByText('El origen y el destino son el mismo lugar')).toBeVisible();
  await choose('Destino', to);
  await expectAccessibleInBothModes(page);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(new RegExp(`/routes/update/${load._id}/${unload._id}`));
});

test('a route is looked at, archived, brought back and deleted', async ({ page, request }) => {
  const [from, to] = [fresh('Planta'), fresh('Puerto')];
  const call = await callsOf(request, OPERATOR);
  const load = await addPlace(call, from, { lat: -16.52, lng: -68.16 });
  const unload = await addPlace(call, to, { lat: -17.39, lng: -66.16 });
  const name = `${from} → ${to}`;
  await call('post', '/routes', { loadId: load._id, unloadId: unload._id, name });
  await signIn(page, OPERATOR, { at: `/routes?search=${encodeURIComponent(from)}` });
  const act = async (action: string) => {
    await rowMenu(page, from).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Ver en el mapa');
  const seen = page.getByRole('dialog', { name });
  await expect(seen.getByText('Esta ruta aún no tiene camino')).toBeVisible();
  await drawnMap(page, `Caminos de ${name}`);
  await expectAccessibleInBothModes(page);
  await seen.getByRole('button', { name: 'Cerrar' }).click();
  await expectSnackbar(page, `${name}: archivado`, () => act('Archivar'));
  await expectSettledAt(page, `/routes?archived=true&search=${encodeURIComponent(from)}`);
  await expectSnackbar(page, `${name}: restaurado`, () => act('Restaurar'));
  await expect(page.getByRole('row').filter({ hasText: from })).toHaveCount(0);
  await expectSettledAt(page, `/routes?search=${encodeURIComponent(from)}`);
  await act('Eliminar');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Esta acción no se podrá deshacer');
  await expectSnackbar(page, `Ruta ${name} eliminada`, () =>
    question.getByRole('button', { name: 'Eliminar' }).click(),
  );
});
