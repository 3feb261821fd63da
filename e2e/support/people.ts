import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { registerSession, resumeSession } from './kept-sessions.ts';
import { newestMail } from './mailbox.ts';

/** The password of all demo accounts. */
export const PASSWORD = 'Tropeiro-2026';

/** Unique in this run. */
export const freshEmail = (name: string): string => `${name}.${crypto.randomUUID().slice(0, 8)}@visita.demo`;

/** Types into the sign-in page, as a person does. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(/^(E-mail|Correo electrónico)/).fill(email);
  await page.getByLabel(/^(Senha|Contraseña)/).fill(password);
  await page.getByRole('button', { name: /^(Entrar|Ingresar)$/ }).click();
}

interface Arrival {
  readonly at?: string;
  readonly password?: string;
}

/**
 * Signs in at an address, with the session an earlier journey left open where there is one; the sign-in page itself has
 * journeys of its own.
 */
export async function signIn(
  page: Page,
  email: string,
  { at = '/', password = PASSWORD }: Arrival = {},
): Promise<void> {
  const context = page.context();
  if (password !== PASSWORD || !(await resumeSession(context, email))) {
    const reply = await page.request.post('/api/session/sign-in', { data: { email, password } });
    expect(reply.status()).toBe(200);
    if (password === PASSWORD) registerSession(context, email);
  }
  await page.goto(`${at}${at.includes('?') ? '&' : '?'}session=open`);
  await expectShell(page);
}

export async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Menu do perfil|Menú del perfil|Profile menu)/ })).toBeVisible();
}

/** The temporary password in the latest mail to an address. */
export async function mailedPassword(request: APIRequestContext, recipient: string): Promise<string> {
  const text = await newestMail(request, recipient);
  return /(?:senha temporária|contraseña temporal): (\S+)/.exec(text)?.[1] ?? '';
}

async function tokenOf(request: APIRequestContext, email: string, password: string): Promise<string> {
  const reply = await request.post('/api/session/sign-in', { data: { email, password } });
  return ((await reply.json()) as { accessToken: string }).accessToken;
}

interface Newcomer {
  readonly email: string;
  readonly password: string;
}

/** A new user of a company, with the temporary password of the mail. */
export async function invited(request: APIRequestContext, company: string, role: string): Promise<Newcomer> {
  const boss = { authorization: `Bearer ${await tokenOf(request, `company-administrator@${company}.demo`, PASSWORD)}` };
  const { roles } = (await (await request.get('/api/company/roles', { headers: boss })).json()) as {
    roles: readonly { _id: string; key: string }[];
  };
  const email = freshEmail('nova');
  const reply = await request.post('/api/company/users/associate', {
    headers: { ...boss, 'idempotency-key': crypto.randomUUID() },
    data: { email, firstName: 'Nova', lastName: 'Pessoa', roles: [roles.find(({ key }) => key === role)?._id] },
  });
  expect(reply.status()).toBe(201);
  return { email, password: await mailedPassword(request, email) };
}

/** A new user of a company with a password already set: a test may change everything about them. */
export async function newcomer(request: APIRequestContext, company: string, role: string): Promise<Newcomer> {
  const { email, password: temporary } = await invited(request, company, role);
  const own = { authorization: `Bearer ${await tokenOf(request, email, temporary)}` };
  const password = 'Primeira-1234';
  const set = await request.post('/api/session/new-password', { headers: own, data: { newPassword: password } });
  expect(set.ok()).toBe(true);
  return { email, password };
}
