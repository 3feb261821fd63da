import { expect } from '@playwright/test';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { callsOf } from '../support/calls.ts';
import { newcomer, signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { addPlace, drawnMap, findRow, fresh, OPERATOR, rowMenu } from './library-page.ts';

test.use({ expectedErrors: /409|422/ });

test('a planner keeps places: pasted coordinates, bulk edit, archive and restore', async ({ page, request }) => {
  test.slow();
  const both = fresh('Silo');
  const [name, other] = [`${both} norte`, `${both} sur`];
  const call = await callsOf(request, OPERATOR);
  await addPlace(call, other, { lat: -17.97, lng: -67.11 });
  await signIn(page, OPERATOR, { at: '/routes?tab=places' });
  await page.getByRole('button', { name: 'Nuevo lugar' }).first().click();
  const form = page.getByRole('form', { name: 'Nuevo lugar' });
  await form.getByRole('textbox', { name: 'Nombre' }).fill(other);

  await test.step('a position is pasted, and one of exactly 0 is none', async () => {
    await form.getByRole('button', { name: /Posición/ }).click();
    const picker = page.getByRole('dialog', { name: 'Posición' });
    const text = picker.getByRole('textbox', { name: /coordenadas/ });
    await text.fill('0, -67.1');
    await expect(picker.getByText('El link de GoogleMaps no esta bien formateado')).toBeVisible();
    await text.fill('-17.965, -67.105');
    await picker.getByRole('button', { name: 'Continuar' }).click();
    await expect(form.getByRole('button', { name: /Posición/ })).toHaveText('-17.96500, -67.10500');
    await drawnMap(page, 'Mapa de los lugares');
    await expectAccessibleInBothModes(page);
  });

  await test.step('a name that is taken is refused at its field, another one is saved', async () => {
    await form.getByRole('button', { name: 'Crear' }).click();
    await expect(form.getByText(/Ya está registrado/)).toBeVisible();
    await form.getByRole('textbox', { name: 'Nombre' }).fill(name);
    await expectSnackbar(page, `${name}: guardado con éxito`, () =>
      form.getByRole('button', { name: 'Crear' }).click(),
    );
  });

  await test.step('a form that was begun asks before it goes', async () => {
    await page.getByRole('button', { name: 'Nuevo lugar' }).first().click();
    await form.getByRole('textbox', { name: 'Nombre' }).fill(name);
    await form.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(form).toBeHidden();
  });

  await test.step('list and map select the same place', async () => {
    await (await findRow(page, name)).click();
    await expect(page.getByRole('region', { name, exact: true })).toContainText('-17.96500, -67.10500');
    await page.getByRole('button', { name: 'Cerrar la selección' }).click();
    await drawnMap(page, 'Mapa de los lugares');
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  });

  await test.step('two places change at once', async () => {
    await page.getByRole('searchbox').fill(both);
    // Both rows are there once the list has followed the search.
    for (const one of [name, other]) await expect(page.getByRole('row').filter({ hasText: one })).toBeVisible();
    for (const one of [name, other]) await page.getByRole('checkbox', { name: new RegExp(one) }).check();
    await page.getByRole('region', { name: 'Acciones en lote' }).getByRole('button', { name: 'Editar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar 2 lugares' });
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog.getByText('Complete al menos un campo')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Minutos previstos' }).fill('95');
    await expectSnackbar(page, '2 registros cambiados', () => dialog.getByRole('button', { name: 'Guardar' }).click());
    for (const one of [name, other]) {
      await expect(page.getByRole('row').filter({ hasText: one })).toContainText('1 h 35 min');
    }
  });

  await test.step('one is archived and brought back', async () => {
    await rowMenu(page, other).click();
    await expectSnackbar(page, `${other}: archivado`, () => page.getByRole('menuitem', { name: 'Archivar' }).click());
    await expectSettledAt(page, `/routes?tab=places&archived=true&search=${encodeURIComponent(other)}`);
    await rowMenu(page, other).click();
    await expectSnackbar(page, `${other}: restaurado`, () => page.getByRole('menuitem', { name: 'Restaurar' }).click());
    await expect(page.getByRole('row').filter({ hasText: other })).toHaveCount(0);
    await expectSettledAt(page, `/routes?tab=places&search=${encodeURIComponent(other)}`);
    await rowMenu(page, other).click();
    await page.getByRole('menuitem', { name: 'Historial' }).click();
    await expect(page.getByRole('dialog', { name: `Historial de ${other}` })).toContainText('restauró el lugar');
  });
});

test('a reader sees the library and changes nothing', async ({ page, request }) => {
  const name = fresh('Silo');
  await addPlace(await callsOf(request, OPERATOR), name, { lat: -17.97, lng: -67.11 });
  const reader = await newcomer(request, 'illimani', 'auditor');
  await signIn(page, reader.email, {
    at: `/routes?tab=places&search=${encodeURIComponent(name)}`,
    password: reader.password,
  });
  await page.getByRole('link', { name }).click();
  const card = page.getByRole('region', { name, exact: true });
  await expect(card.getByRole('button', { name: 'Historial' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Editar' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nuevo lugar' })).toBeHidden();
  await expectSettledAt(page, '/routes?tab=geofences&edit=new');
  await expect(page.getByRole('button', { name: 'Exportar' }).first()).toBeVisible();
  await expect(page.getByRole('form')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Importar' })).toBeHidden();
});

test('the library fits a phone @phone', async ({ page, request }) => {
  const name = fresh('Silo');
  await addPlace(await callsOf(request, OPERATOR), name, { lat: -17.97, lng: -67.11 });
  await signIn(page, OPERATOR, { at: `/routes?tab=places&search=${encodeURIComponent(name)}` });
  const map = await drawnMap(page, 'Mapa de los lugares');
  const link = page.getByRole('link', { name });
  const [mapBox, rowBox] = [(await map.boundingBox())!, (await link.boundingBox())!];
  expect(mapBox.y + mapBox.height).toBeLessThan(rowBox.y);
  await link.click();
  const card = page.getByRole('region', { name, exact: true });
  await expect(card).toBeInViewport();
  await expectFitsPhone(page);
  // The toolbar of the list lies half under the button at the thumb, until one scrolls.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessibleInBothModes(page);
  await card.getByRole('button', { name: 'Editar' }).click();
  const form = page.getByRole('form', { name });
  await form.getByText('Polígono', { exact: true }).click();
  await drawnMap(page, 'Mapa de los lugares');
  await expectFitsPhone(page);
  await expectAccessibleInBothModes(page);
  await form.getByText('Círculo', { exact: true }).click();
  await form.getByRole('textbox', { name: 'Radio' }).fill('450');
  await expectSnackbar(page, `${name}: guardado con éxito`, () =>
    form.getByRole('button', { name: 'Guardar' }).click(),
  );
  await expect(card).toContainText('450 m');
  await expectSettledAt(page, '/routes?tab=geofences');
  await expectFitsPhone(page);
});
