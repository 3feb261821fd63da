import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { confirmPassword, forgetConfirmation, trust } from '../support/confirmation.ts';
import { fillSignIn, freshEmail, mailedPassword, newcomer, PASSWORD, signIn } from '../support/people.ts';
import { expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

test.use({ expectedErrors: /status of 4\d\d/ });

const ADMINISTRATOR = 'company-administrator@serra.demo';
const OWN_PASSWORD = 'Minha-senha-1';

async function fillInvitation(page: Page, email: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Convidar uma pessoa' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill('Rita');
  await dialog.getByLabel('Sobrenome').fill('Nogueira');
  await dialog.getByRole('combobox', { name: 'Funções' }).click();
  await page.getByRole('option', { name: /^Operador/ }).click();
  await page.keyboard.press('Escape');
  return dialog.getByRole('button', { name: 'Enviar convite' });
}

async function find(page: Page, text: string) {
  await page.getByRole('searchbox', { name: 'Buscar na lista' }).fill(text);
  await page.keyboard.press('Enter');
  return page.getByRole('row').filter({ hasText: text });
}

test('an invited person signs in with the mailed password, and is signed out when disabled', async ({
  page,
  other,
  request,
}) => {
  const email = freshEmail('rita');
  await signIn(page, ADMINISTRATOR, { at: '/users' });

  await test.step('the administrator invites', async () => {
    await page.getByRole('link', { name: 'Convidar' }).click();
    await expect(page).toHaveURL(/invite=true/);
    const send = await fillInvitation(page, email);
    await expectSnackbar(page, `Convite enviado para ${email}`, () => send.click());
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Convites em aberto' })).toContainText(email);
  });

  await test.step('the same address is refused beside its field', async () => {
    await page.getByRole('link', { name: 'Convidar' }).click();
    await (await fillInvitation(page, email)).click();
    await expect(page.getByRole('dialog').getByLabel('E-mail')).toHaveAccessibleDescription(
      /Já existe uma conta com o e-mail ou o número de telefone informado\./,
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  const rita = await other();
  await test.step('the person signs in and sets a password of their own', async () => {
    await rita.goto('/login');
    await fillSignIn(rita, email, await mailedPassword(request, email));
    const dialog = rita.getByRole('dialog');
    await dialog.getByLabel(/^Nova senha/).fill(OWN_PASSWORD);
    await dialog.getByLabel(/^Repita a nova senha/).fill(OWN_PASSWORD);
    await rita.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(rita.getByRole('button', { name: 'Menu do perfil' })).toBeVisible();
    await rita.goto('/profile');
    await expect(rita.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Rita');
  });

  await test.step('the administrator disables them', async () => {
    await page.reload();
    const row = await find(page, email);
    await expect(row).toContainText('Ativo');
    await row.getByRole('button', { name: /^Ações de/ }).click();
    await page.getByRole('menuitem', { name: 'Desativar' }).click();
    await expect(page.getByRole('dialog', { name: 'Advertência' })).toContainText('Rita Nogueira');
    await expectSnackbar(page, 'Rita Nogueira foi desativado', () =>
      page.getByRole('button', { name: 'Continuar' }).click(),
    );
    await expect(row).toContainText('Desativado');
  });

  await test.step('they are signed out at once, and cannot sign in again', async () => {
    await expect(rita).toHaveURL(/\/login/);
    await fillSignIn(rita, email, OWN_PASSWORD);
    await expect(rita.getByText('Usuário desabilitado, entre em contato com o administrador.')).toBeVisible();
  });
});

test('somebody of another company is asked, and joins by accepting', async ({ page, other, request }) => {
  const guest = await newcomer(request, 'pampeano', 'operator');
  await signIn(page, ADMINISTRATOR, { at: '/users?invite=true' });
  await (await fillInvitation(page, guest.email)).click();
  const invitations = page.getByRole('region', { name: 'Convites em aberto' });
  await expect(invitations).toContainText(guest.email);
  await expect(invitations).not.toContainText('Nova Pessoa');

  const theirs = await other();
  await signIn(theirs, guest.email, { at: '/profile', password: guest.password });
  await theirs.getByRole('button', { name: /^Aceitar|^Aceptar/ }).click();
  await expect(theirs.getByRole('button', { name: /^Aceitar|^Aceptar/ })).toHaveCount(0);

  await page.reload();
  await expect(await find(page, guest.email)).toContainText('Nova Pessoa');
});

test('a role is created from permissions, assigned, and cannot be deleted while it is used', async ({
  page,
  other,
  request,
}) => {
  const person = await newcomer(request, 'serra', 'trucker');
  const name = `Portaria ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page, ADMINISTRATOR, { at: '/users?tab=roles' });

  await test.step('two permissions are found and chosen', async () => {
    await page.getByRole('link', { name: 'Nova função' }).click();
    await page.getByLabel('Nome da função').fill(name);
    await page.getByRole('searchbox', { name: 'Buscar permissões' }).fill('tickets');
    await page.getByRole('checkbox', { name: 'Validar tickets na portaria' }).check();
    await page.getByRole('searchbox', { name: 'Buscar permissões' }).fill('usuarios ver');
    await page.getByRole('checkbox', { name: 'Ver usuários' }).check();
    await expect(page.getByText('2 de')).toBeVisible();
    await forgetConfirmation(ADMINISTRATOR);
    await page.getByRole('button', { name: 'Criar função' }).click();
    await expectSnackbar(page, 'Função criada com sucesso', () => confirmPassword(page));
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('2 permissões');
  });

  await trust(ADMINISTRATOR);
  await test.step('the person receives it', async () => {
    await page.getByRole('tab', { name: 'Pessoas' }).click();
    const row = await find(page, person.email);
    await row.getByRole('link', { name: 'Nova Pessoa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar usuário' });
    await dialog.getByRole('combobox', { name: 'Funções' }).fill(name);
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    await page.keyboard.press('Escape');
    await expectSnackbar(page, 'Usuário salvo com sucesso', () =>
      dialog.getByRole('button', { name: 'Salvar' }).click(),
    );
    await expect(row).toContainText(name);
  });

  await test.step('and may now see the users, but not write them', async () => {
    const theirs = await other();
    await signIn(theirs, person.email, { at: '/users', password: person.password });
    await expect(theirs.getByRole('row').filter({ hasText: ADMINISTRATOR })).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Convidar' })).toBeHidden();
  });

  await test.step('a role in use is not removed', async () => {
    await expectSettledAt(page, '/users?tab=roles');
    await page.getByRole('button', { name: `Ações de ${name}` }).click();
    await expectSnackbar(page, 'Esta função ainda é usada por 1 usuário(s).', () =>
      page.getByRole('menuitem', { name: 'Excluir' }).click(),
    );
  });
});

test('saving over a newer version is refused, the record is read again, and what was typed stays', async ({
  page,
  other,
}) => {
  const name = `Balança ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page, ADMINISTRATOR, { at: '/users?tab=roles&role=new' });
  await trust(ADMINISTRATOR);
  await page.getByLabel('Nome da função').fill(name);
  await page.getByRole('button', { name: 'Criar função' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByLabel('Nome da função')).toHaveValue(name);
  // Without the stream this tab does not notice what others do.
  await page.route('**/api/realtime', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  await page.reload();
  await expect(page.getByLabel('Nome da função')).toHaveValue(name);

  const second = await other();
  await signIn(second, ADMINISTRATOR);
  await trust(ADMINISTRATOR);
  await second.goto(page.url());
  await second.getByLabel('Nome da função').fill(`${name} 2`);
  await expectSnackbar(second, 'Função salva com sucesso', () =>
    second.getByRole('button', { name: 'Salvar' }).click(),
  );

  await page.getByLabel('Nome da função').fill(`${name} 3`);
  await page.getByRole('button', { name: 'Salvar' }).click();
  const stale = 'Este registro foi alterado por outra pessoa. Os novos valores foram carregados';
  await expect(page.getByRole('alert').filter({ hasText: stale })).toBeVisible();
  await expect(
    page.getByText('Alterado em outro lugar: Nome da função. O que você digitou foi mantido.'),
  ).toBeVisible();
  await expect(page.getByLabel('Nome da função')).toHaveValue(`${name} 3`);
  await page.getByRole('button', { name: 'Usar os novos valores' }).click();
  await expect(page.getByLabel('Nome da função')).toHaveValue(`${name} 2`);

  await expectSettledAt(page, '/users?tab=roles');
  await page.getByRole('button', { name: `Ações de ${name} 2` }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await expectSnackbar(page, 'Função excluída com sucesso', () =>
    page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click(),
  );
});

test('unsaved work is protected, whichever way the form is closed', async ({ page }) => {
  await signIn(page, ADMINISTRATOR, { at: '/users?status=active' });
  await page.getByRole('link', { name: 'Convidar' }).click();
  await page.getByRole('dialog').getByLabel('E-mail').fill('quase@visita.demo');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toHaveValue('quase@visita.demo');
  await page.goBack();
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL(/\/users\?status=active$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the address is open to everybody, the list to those who may see users', async ({ page, request }) => {
  const { email, password } = await newcomer(request, 'serra', 'trucker');
  await signIn(page, email, { password, at: '/users' });
  await expect(page.getByText('Esta lista é de quem administra usuários')).toBeVisible();
  await page.getByRole('link', { name: 'Abrir meu perfil' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('the platform sees the people of any company', async ({ page, request }) => {
  await signIn(page, 'super-administrator@tropeiro.demo');
  const reply = page.waitForResponse(/\/api\/companyUsers\?/);
  const companyId = await someCompany(request);
  await page.goto(`/companies/Serra/${companyId}/users`);
  expect((await reply).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: /Serra/ })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: ADMINISTRATOR })).toBeVisible();
});

async function someCompany(request: APIRequestContext): Promise<string> {
  const signedIn = await request.post('/api/session/sign-in', {
    data: { email: ADMINISTRATOR, password: PASSWORD },
  });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const me = await request.get('/api/users/current', { headers: { authorization: `Bearer ${accessToken}` } });
  return ((await me.json()) as { company: { companyId: string } }).company.companyId;
}
