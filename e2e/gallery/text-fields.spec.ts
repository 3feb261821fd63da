import { expect, test } from '@playwright/test';
import { expectDescribed, openSection, paste, savedValues } from './gallery.ts';

test('tidies what is typed, and reports what is wrong once the field was left', async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Nome', exact: true });
  await openSection(page, 'fields-text');

  await test.step('shows no error before a field was left, and removes it as soon as the value is right', async () => {
    await name.pressSequentially('Ana 2');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await name.blur();
    await expectDescribed(name, 'Use somente letras e espaços');
    await name.press('End');
    await name.press('Backspace');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('removes superfluous blanks', async () => {
    await name.fill('  Ana   María ');
    await name.blur();
    await expect(name).toHaveValue('Ana María');
  });

  await test.step('keeps digits only where nothing else is allowed, typed or pasted', async () => {
    const account = page.getByRole('textbox', { name: 'Conta' });
    await account.pressSequentially('1a2-b3');
    await expect(account).toHaveValue('123');
    await paste(page, account, '12.345-6');
    await expect(account).toHaveValue('123456');
  });

  await test.step('reports more than two decimals and forbidden characters', async () => {
    const weight = page.getByRole('textbox', { name: 'Peso' });
    await weight.fill('1.234');
    await weight.blur();
    await expectDescribed(weight, 'Casas decimais: no máximo 2');
    const address = page.getByRole('textbox', { name: 'Endereço' });
    await address.fill('Rua <script>');
    await address.blur();
    await expectDescribed(address, 'Contém caracteres não permitidos');
  });

  await test.step('counts near the limit and never cuts pasted text', async () => {
    const notes = page.getByRole('textbox', { name: 'Observações' });
    await notes.fill('x'.repeat(440));
    await expect(page.getByText('440/500')).toBeHidden();
    await notes.fill('x'.repeat(460));
    await expect(page.getByText('460/500')).toBeVisible();
    await paste(page, notes, 'y'.repeat(520));
    await notes.blur();
    await expect(page.getByText('520/500')).toBeVisible();
    await expectDescribed(notes, 'Máximo de 500 caracteres');
  });
});

test('asks for what is missing, in the language of the page, and sends the tidied values', async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Nome', exact: true });
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await openSection(page, 'fields-text');

  await test.step('marks required fields and focuses the first wrong one', async () => {
    await expect(name).toHaveAttribute('aria-required', 'true');
    await expect(page.getByText('Nome *')).toBeVisible();
    await page.getByRole('button', { name: 'Criar' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expectDescribed(name, 'Obrigatório');
    await expectDescribed(email, 'Obrigatório');
  });

  await test.step('sends the tidied values', async () => {
    await name.fill('Ana');
    await email.fill(' Ana@Empresa.BO ');
    await page.getByRole('textbox', { name: 'Código' }).pressSequentially('ab-1');
    await page.getByLabel(/^Senha/).fill('segredo');
    expect(await savedValues(page)).toMatchObject({ name: 'Ana', email: 'ana@empresa.bo', code: 'AB-1', notes: null });
  });

  await test.step('changes the language of a visible message', async () => {
    await openSection(page, 'fields-text', { lang: 'es' });
    await page.getByRole('button', { name: 'Crear' }).click();
    await expectDescribed(name, 'Obligatorio');
  });
});
