import { expect, type Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { expectAccessible, expectAccessibleInBothModes } from '../support/accessible.ts';
import { connect } from '../support/database.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { scan } from '../warehouses/scan.ts';

const ADMINISTRATOR = 'company-administrator@serra.demo';
const AUDITOR = 'auditor@charrua.demo';
const PLATFORM = 'super-administrator@tropeiro.demo';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const fresh = () => crypto.randomUUID().slice(0, 8);

/** The secret in the dialog, which goes away when it is closed; what a phone reads from its code sets it up. */
async function takeSecret(page: Page, identifier: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Segredo do dispositivo' });
  const code = dialog.getByRole('img', { name: 'Código para o Traccar Client' });
  await expect(code).toBeVisible();
  const secret = (await dialog.locator('code').first().textContent()) ?? '';
  await expect(dialog.getByText(`/api/positions/osmand/${secret}`)).toBeVisible();
  const { text = '' } = await scan(code);
  const { origin, pathname, searchParams } = new URL(text);
  expect([origin, pathname]).toEqual([new URL(page.url()).origin, `/api/positions/osmand/${secret}`]);
  expect(Object.fromEntries(searchParams)).toEqual({ id: identifier, interval: '60' });
  await dialog.getByRole('button', { name: 'Já copiei' }).click();
  await expect(dialog).toBeHidden();
  return secret;
}

async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Plates of trucks of the administrator's company without a device. */
async function freeTrucks(skipped: number, count: number): Promise<readonly string[]> {
  const database = await connect();
  try {
    const { rows } = await database.query<{ plate: string }>(
      `select app.shown_plate(v.country_code, v.plate) as plate from vehicle v
       where v.kind = 'truck' and v.market = 'own' and v.gps_device_id is null
         and v.company_id = (select m.company_id from membership m join app_user u on u.id = m.user_id where u.email = $1)
       order by v.plate desc offset $2 limit $3`,
      [ADMINISTRATOR, skipped, count],
    );
    return rows.map(({ plate }) => plate);
  } finally {
    await database.end();
  }
}

async function oneDevice(email: string): Promise<string> {
  const database = await connect();
  try {
    const { rows } = await database.query<{ id: string }>(
      `select d.id from device d join membership m on m.company_id = d.company_id join app_user u on u.id = m.user_id
       where u.email = $1 order by d.identifier limit 1`,
      [email],
    );
    return rows[0]?.id ?? '';
  } finally {
    await database.end();
  }
}

// What is already taken is refused.
test.use({ expectedErrors: /status of 409/ });

test('a phone is registered, reports, is put on a truck, gets a new secret, and is disabled', async ({ page }) => {
  const identifier = `fone-${fresh()}`;
  const report = async (secret: string, lat = -29.17) =>
    (await page.request.get(`/api/positions/osmand/${secret}?id=${identifier}&lat=${lat}&lon=-51.18&batt=81`)).status();
  await signIn(page, ADMINISTRATOR, { at: '/connectedDevices' });
  await page.getByRole('link', { name: 'Registrar dispositivo' }).first().click();
  const form = page.getByRole('dialog', { name: 'Registrar dispositivo' });
  await form.getByLabel('Identificador').fill(identifier);
  await form.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Celular', exact: true }).click();
  // A driver has one phone, so a second try of this journey names none.
  await expect(form.getByRole('combobox', { name: 'Motorista' })).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await form.getByRole('button', { name: 'Registrar dispositivo' }).click();
  const first = await takeSecret(page, identifier);

  await test.step('its identifier is taken from now on, however it is spelled', async () => {
    await page.goto('/connectedDevices?create=yes&session=open');
    const field = form.getByLabel('Identificador');
    await field.fill(identifier.toUpperCase());
    await form.getByRole('button', { name: 'Registrar dispositivo' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(form).toContainText('Já está registrado');
  });

  await test.step('its record shows what it reports without being opened anew', async () => {
    await page.goto(`/connectedDevices/devices/${identifier}?session=open`);
    await expect(page.getByRole('heading', { name: identifier })).toBeVisible();
    await expect(page.getByText('Nenhuma posição recebida até agora')).toBeVisible();
    expect(await report(first)).toBe(200);
    await expect(page.getByText('On-line', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('81%').first()).toBeVisible();
    // A phone is followed while its driver shares the position, and at no other time.
    await expect(page.getByRole('row').filter({ hasText: 'O motorista não compartilhava a posição' })).toHaveCount(1);
    await expectAccessibleInBothModes(page);
  });

  await test.step('it is put on a truck and taken off again, and both are kept', async () => {
    const [plate = ''] = await freeTrucks(0, 1);
    await act(page, 'Vincular a um caminhão');
    const linking = page.getByRole('dialog', { name: 'Vincular a um caminhão' });
    await linking.getByRole('combobox', { name: 'Caminhão' }).fill(plate);
    await page.getByRole('option', { name: new RegExp(plate) }).click();
    await expectSnackbar(page, 'Dispositivo vinculado', () => linking.getByRole('button', { name: 'Salvar' }).click());
    await page.getByRole('link', { name: plate }).click();
    await page.getByRole('link', { name: identifier }).click();
    await expect(page.getByRole('heading', { name: identifier })).toBeVisible();
    await act(page, 'Desvincular');
    await expectSnackbar(page, 'Dispositivo desvinculado', () =>
      page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click(),
    );
    await expect(page.getByRole('link', { name: plate })).toHaveCount(0);
    await expect(page.getByText(/ até /).first()).toBeVisible();
  });

  await act(page, 'Novo segredo');
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
  const second = await takeSecret(page, identifier);
  expect(second).not.toBe(first);
  expect([await report(first), await report(second, -29.18)]).toEqual([401, 200]);
  await act(page, 'Desativar');
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Desativado', { exact: true }).first()).toBeVisible();
  expect(await report(second)).toBe(401);
});

test('a spreadsheet registers devices, and their secrets can be saved once', async ({ page }) => {
  const [plate = ''] = await freeTrucks(1, 1);
  const [unit, phone] = [`35${Date.now()}`, `fone-${fresh()}`];
  const rows = [
    ['Identificador', 'Tipo', 'Caminhão', 'Intervalo esperado'],
    [unit, 'Rastreador', plate, '20'],
    [phone, 'Celular', '', ''],
    [`x-${fresh()}`, 'Rastreador', 'ZZZ9Z99', ''],
  ].map((line) => line.map((value) => ({ value })));
  await signIn(page, ADMINISTRATOR, { at: '/connectedDevices' });
  await page.getByRole('link', { name: 'Importar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar dispositivos' });
  const chooser = page.waitForEvent('filechooser');
  await dialog
    .getByRole('button', { name: /^Escolher/ })
    .first()
    .click();
  const buffer = await writeXlsxFile(rows).toBuffer();
  await (await chooser).setFiles({ name: 'dispositivos.xlsx', mimeType: XLSX, buffer });
  await expect(dialog.getByRole('row', { name: /ZZZ9Z99.*Nenhum caminhão seu tem esta placa/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Importar só as 2 linhas corretas' }).click();
  await expect(dialog.getByText('2 registros importados')).toBeVisible();
  await expect(dialog.getByText('Esta planilha só existe aqui')).toBeVisible();
  await expectAccessibleInBothModes(page, { within: '[role="dialog"]' });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar Segredos dos dispositivos.xlsx' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Segredos dos dispositivos.xlsx');
  const sheets = (await readXlsxFile(await file.path())) as unknown as readonly {
    readonly data: readonly string[][];
  }[];
  const [, made = []] = sheets[0]!.data;
  expect(made[0]).toBe(unit);
  const path = new URL(made[2] ?? '').pathname;
  expect((await page.request.get(`${path}?id=${unit}&lat=-29.2&lon=-51.2`)).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  await page.goto(`/connectedDevices?search=${unit}&session=open`);
  await expect(page.getByRole('row', { name: new RegExp(`${unit}.*On-line.*${plate}`) })).toBeVisible();

  await page.goto('/connectedDevices?settings=yes&session=open');
  const settings = page.getByRole('dialog', { name: 'Configurações de GPS' });
  const limit = settings.getByRole('textbox', { name: 'Limite de precisão' });
  await limit.fill('2');
  await settings.getByRole('button', { name: 'Salvar' }).click();
  await expect(limit).toHaveAttribute('aria-invalid', 'true');
  await limit.fill('250');
  await expectAccessibleInBothModes(page, { within: '[role="dialog"]' });
  await expectSnackbar(page, 'Configurações salvas', () => settings.getByRole('button', { name: 'Salvar' }).click());
});

test('the platform decides who gets a number that two companies claim', async ({ page }) => {
  const identifier = `86${Date.now()}`;
  const database = await connect();
  try {
    await database.query(
      `insert into device (id, company_id, identifier, kind, claimed_protocol)
       select gen_random_uuid(), m.company_id, $1, 'hardware', 'gt06' from membership m join app_user u on u.id = m.user_id
       where u.email = any($2)`,
      [identifier, [ADMINISTRATOR, AUDITOR]],
    );
  } finally {
    await database.end();
  }
  await signIn(page, PLATFORM, { at: '/connectedDevices' });
  const dispute = page.getByRole('group', { name: new RegExp(identifier) });
  await expect(dispute.getByRole('button', { name: /^Conceder a / })).toHaveCount(2);
  await expectAccessibleInBothModes(page);
  await expectSnackbar(page, 'Número concedido', () =>
    dispute
      .getByRole('button', { name: /^Conceder a / })
      .first()
      .click(),
  );
  await expect(dispute.getByText('Concedido')).toBeVisible();
  await expect(dispute.getByRole('button', { name: /^Conceder a / })).toHaveCount(1);
});

test('an auditor sees the devices of the company and changes none @phone', async ({ page }) => {
  await signIn(page, AUDITOR, { at: '/connectedDevices' });
  await expect(page.getByText('Nunca transmitió').first()).toBeVisible();
  for (const name of ['Registrar dispositivo', 'Importar', 'Configuración de GPS']) {
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  }
  await expectAccessible(page);
  await page.goto(`/connectedDevices/devices/${await oneDevice(AUDITOR)}?session=open`);
  await expect(page.getByRole('heading', { name: 'Últimos mensajes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Alertas', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Más acciones' })).toHaveCount(0);
  await expectFitsPhone(page);
  await expectAccessibleInBothModes(page);
});
