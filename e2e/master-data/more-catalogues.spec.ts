import { expect } from '@playwright/test';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { callsOf } from '../support/calls.ts';
import { signIn } from '../support/people.ts';
import { expectFits, expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const PLATFORM = 'super-administrator@tropeiro.demo';
const OWNER = 'company-administrator@campos.demo';

interface Catalogue {
  readonly version: number;
  readonly entries: readonly {
    readonly key: string;
    readonly names: Readonly<Record<string, string | null>>;
    readonly behavesAs: string | null;
    readonly hidden: boolean;
  }[];
}

// A country in which companies work is refused, and so is whoever saves second.
test.use({ expectedErrors: /409 .*\/api\/masterData\/(countries|vehicleBrands)/ });

test('a company adds a make for its trucks, orders the list, and reads who else changed it', async ({
  page,
  request,
}) => {
  const make = `Tatra ${crypto.randomUUID().slice(0, 8)}`;
  await test.step('the make is added to the list', async () => {
    await signIn(page, OWNER, { at: '/masterData/vehicleBrands' });
    await page.getByRole('button', { name: 'Nova entrada' }).click();
    await page.getByRole('textbox', { name: 'Nome em português' }).fill(make);
    await page.getByRole('combobox', { name: 'Usada em' }).click();
    await page.getByRole('option', { name: 'Caminhões', exact: true }).click();
    await expectAccessibleInBothModes(page);
    await expectSnackbar(page, 'Lista salva', () => page.getByRole('button', { name: 'Salvar lista' }).click());
  });
  await test.step('the form of a truck suggests it', async () => {
    await expectSettledAt(page, '/transportUnit/create');
    const field = page.getByRole('textbox', { name: 'Marca' }).or(page.getByRole('combobox', { name: 'Marca' }));
    await field.fill(make.slice(0, 10));
    await expect(page.getByRole('option', { name: make })).toBeVisible();
  });

  await test.step('makes are ordered by the arrow keys and by dragging', async () => {
    // A reload, because leaving the begun form would ask first.
    await page.goto('/masterData/vehicleBrands');
    const handles = page.getByRole('button', { name: /^Mover .*, posição \d+$/ });
    await expect(handles.first()).toBeVisible();
    const nameAt = async (at: number) =>
      ((await handles.nth(at).getAttribute('aria-label')) ?? '').replace(/^Mover (.*), posição \d+$/, '$1');
    const [first, second, third] = [await nameAt(0), await nameAt(1), await nameAt(2)];
    await handles.nth(0).press('ArrowDown');
    await expect(handles.nth(1)).toHaveAccessibleName(`Mover ${first}, posição 2`);
    await expect(page.getByText(/Movida para a posição 2 de \d+/)).toBeAttached();
    await handles.nth(2).scrollIntoViewIfNeeded();
    const [from, to] = [await handles.nth(2).boundingBox(), await handles.nth(0).boundingBox()];
    await page.mouse.move(from!.x + 8, from!.y + 8);
    await page.mouse.down();
    await page.mouse.move(to!.x + 8, to!.y + 2, { steps: 12 });
    await page.mouse.up();
    await expect(handles.nth(0)).toHaveAccessibleName(`Mover ${third}, posição 1`);
    await expectSnackbar(page, 'Lista salva', () => page.getByRole('button', { name: 'Salvar lista' }).click());
    await page.reload();
    await expect(handles.first()).toBeVisible();
    expect([await nameAt(0), await nameAt(1), await nameAt(2)]).toEqual([third, second, first]);
  });

  await test.step('who saves second reads who was first', async () => {
    const call = await callsOf(request, OWNER);
    await page.getByRole('button', { name: `Editar ${make}`, exact: true }).click();
    await page.getByRole('textbox', { name: 'Nome em inglês' }).fill(`${make} EN`);
    let isFirst = true;
    // At the last moment: earlier, the open form would follow the change by itself.
    await page.route('**/api/masterData/vehicleBrands', async (route) => {
      if (route.request().method() !== 'PUT' || !isFirst) return route.continue();
      isFirst = false;
      const { version, entries } = await call<Catalogue>('get', '/masterData/vehicleBrands');
      await call('put', '/masterData/vehicleBrands', {
        version,
        entries: entries.map(({ key, names, behavesAs, hidden }) => ({
          ...{ key, behavesAs, hidden },
          names: names['pt-BR'] === make ? { ...names, es: `${make} ES` } : names,
        })),
      });
      return route.continue();
    });
    await page.getByRole('button', { name: 'Salvar lista' }).click();
    await expect(page.getByText(/\S+ alterou esta lista\. Os novos valores foram carregados/)).toBeVisible();
  });
});

test('the platform adds a town that every company then finds, hides it, and keeps a country with companies', async ({
  page,
  request,
}) => {
  const town = `Vila Nova ${crypto.randomUUID().slice(0, 8)}`;
  const other = await callsOf(request, OWNER);
  const found = () =>
    other<{ cities: { name: string }[] }>('get', `/places/cities?search=${encodeURIComponent(town)}`).then(
      ({ cities }) => cities.map(({ name }) => name).includes(town),
    );

  await test.step('the town is added', async () => {
    await signIn(page, PLATFORM, { at: '/masterData/cities' });
    await expect(page.getByRole('row')).not.toHaveCount(1);
    await expectAccessibleInBothModes(page);
    await page.getByRole('link', { name: 'Nova cidade' }).click();
    await page.getByRole('combobox', { name: 'Estado ou região' }).click();
    await page.getByRole('option', { name: 'Paraná', exact: true }).click();
    await page.getByRole('textbox', { name: 'Cidade' }).fill(town);
    await page.getByRole('textbox', { name: 'Latitude' }).fill('-25,1');
    await page.getByRole('textbox', { name: 'Longitude' }).fill('-50,2');
    await expectAccessibleInBothModes(page);
    await expectSnackbar(page, 'Cidade salva', () => page.getByRole('button', { name: 'Salvar cidade' }).click());
    expect(await found()).toBe(true);
  });

  await test.step('it is hidden and no longer found', async () => {
    await expectSettledAt(page, `/masterData/cities?search=${encodeURIComponent(town)}`);
    const row = page.getByRole('row').filter({ hasText: town });
    await row.getByRole('button').last().click();
    await expectSnackbar(page, 'Cidade oculta', () => page.getByRole('menuitem', { name: 'Ocultar' }).click());
    expect(await found()).toBe(false);
  });

  await test.step('a country in which companies work is not hidden', async () => {
    await expectSettledAt(page, '/masterData/countries');
    await page.getByRole('button', { name: 'Esconder Bolívia', exact: true }).click();
    await page.getByRole('button', { name: 'Salvar lista' }).click();
    await expect(page.getByText(/Em Bolívia há \d+ empresas? ativas?/)).toBeVisible();
  });

  await test.step('the screens fit a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/masterData/cities/create');
    await expect(page.getByRole('textbox', { name: 'Cidade' })).toBeVisible();
    await expectFits(page);
  });
});
