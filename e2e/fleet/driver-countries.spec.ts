import { expect, type Page } from '@playwright/test';
import { FORMS, type Form } from '#areas/fleet/rules/driver-table.fixture.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { signIn } from '../support/people.ts';
import { test } from '../support/test.ts';

interface Country {
  readonly company: string;
  /** A wrong value, its field, and the form's message. */
  readonly wrong: readonly [field: keyof Form, value: string, message: string];
  readonly create: string;
}

const es = { create: 'Crear' } as const;

const COUNTRIES: Readonly<Record<CountryCode, Country>> = {
  BO: { ...es, company: 'illimani', wrong: ['phone', '7123456', 'Debe tener 8 dígitos'] },
  BR: { create: 'Criar', company: 'serra', wrong: ['driverLicense', '1234567890', 'Deve ter 11 dígitos'] },
  CL: { ...es, company: 'araucania', wrong: ['phone', '98765432', 'Debe tener 9 dígitos'] },
  PY: { ...es, company: 'nanduti', wrong: ['phone', '98123456', 'Mínimo 9 dígitos'] },
  PE: { ...es, company: 'pacifico', wrong: ['documentId', '1234567', 'Debe tener 8 dígitos'] },
  MX: { ...es, company: 'sierra', wrong: ['curp', 'QUMR850309MDFSMS0', 'Debe tener 18 caracteres'] },
  AR: { ...es, company: 'pampeano', wrong: ['lastName', '', 'Obligatorio'] },
  UY: { ...es, company: 'charrua', wrong: ['taxId', '21123456001', 'Debe tener 12 dígitos'] },
};

const TYPED = [
  'firstName',
  'lastName',
  'driverLicense',
  'phone',
  'taxId',
  'phoneReference',
  'curp',
  'operator',
] as const;

/** The same number with other last digits: registering a person twice needs another number. */
const renewed = (number: string) =>
  `${number.slice(0, 3)}${number.slice(3).replace(/\d/g, () => String(crypto.getRandomValues(new Uint8Array(1))[0]! % 10))}`;

function newPerson(form: Form): Form {
  const [number = '', state] = (form.documentId ?? '').split('_');
  const documentId = form.documentId && [renewed(number), state].filter(Boolean).join('_');
  return { ...form, documentId, driverLicense: renewed(form.driverLicense), phone: renewed(form.phone) };
}

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const type = (page: Page, name: string, text: string) => field(page, name).locator('input').last().fill(text);

async function choose(page: Page, name: string, option: string): Promise<void> {
  await field(page, name).getByRole('combobox').click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function fill(page: Page, form: Form): Promise<void> {
  const [number = '', state] = (form.documentId ?? '').split('_');
  for (const name of TYPED) if (form[name]) await type(page, name, form[name]);
  await choose(page, 'typeDocumentId', form.typeDocumentId);
  await type(page, 'documentId', number);
  if (state) await choose(page, 'documentState', state);
  await type(page, 'birthDate', form.birthDate.split('-').reverse().join('/'));
  if (form.driverLicenseCategory) await choose(page, 'driverLicenseCategory', form.driverLicenseCategory);
}

for (const [code, { company, wrong, create }] of Object.entries(COUNTRIES) as [CountryCode, Country][]) {
  test(`a driver of ${code} is registered by the rules of the country`, async ({ page }) => {
    const form = newPerson(FORMS[code]);
    const [name, value, message] = wrong;
    await signIn(page, `operator@${company}.demo`, { at: '/carrier/create' });
    await fill(page, form);
    await type(page, name, value);
    await page.getByRole('button', { name: create, exact: true }).click();
    await expect(field(page, name).getByText(message, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/carrier\/create/);

    await type(page, name, String(form[name]).split('_')[0] ?? '');
    await page.getByRole('button', { name: create, exact: true }).click();
    await expect(page).toHaveURL(/\/carrier\/details\//);
    await expect(page.getByRole('heading', { name: `${form.firstName} ${form.lastName}` })).toBeVisible();
    await expect(page.getByText((form.documentId ?? '').replace('_', ' ')).first()).toBeVisible();
  });
}
