import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const DEMO_PASSWORD = 'Tropeiro-2026';
export const ADMINISTRATOR = 'company-administrator@serra.demo';

/** Nobody else in this run has it. */
export const freshEmail = (name: string): string => `${name}.${crypto.randomUUID().slice(0, 8)}@visita.demo`;

/** Through the sign-in page, as a person does; the page is the same in every language. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.locator('input[autocomplete="username"]').fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.keyboard.press('Enter');
}

export async function enter(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await signIn(page, email, password);
  await expect(page).not.toHaveURL(/\/login/);
}

/** The password in the latest mail to an address. */
export async function mailedPassword(request: APIRequestContext, recipient: string): Promise<string> {
  let password = '';
  await expect
    .poll(async () => {
      const answer = await request.get('/api/dev/mailbox', { params: { recipient } });
      const { messages } = (await answer.json()) as { messages: readonly { text: string }[] };
      password = /(?:senha temporária|contraseña temporal): (\S+)/.exec(messages[0]?.text ?? '')?.[1] ?? '';
      return password;
    })
    .not.toBe('');
  return password;
}

async function tokenOf(request: APIRequestContext, email: string, password: string): Promise<string> {
  const answer = await request.post('/api/session/sign-in', { data: { email, password } });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

interface Newcomer {
  readonly email: string;
  readonly password: string;
}

/** Somebody of a company's own, who has set a password already: a test may change everything about them. */
export async function newcomer(request: APIRequestContext, company: string, role: string): Promise<Newcomer> {
  const boss = {
    authorization: `Bearer ${await tokenOf(request, `company-administrator@${company}.demo`, DEMO_PASSWORD)}`,
  };
  const { roles } = (await (await request.get('/api/company/roles', { headers: boss })).json()) as {
    roles: readonly { _id: string; key: string }[];
  };
  const email = freshEmail('nova');
  const invited = await request.post('/api/company/users/associate', {
    headers: { ...boss, 'idempotency-key': crypto.randomUUID() },
    data: { email, firstName: 'Nova', lastName: 'Pessoa', roles: [roles.find(({ key }) => key === role)?._id] },
  });
  expect(invited.status()).toBe(201);
  const temporary = await mailedPassword(request, email);
  const own = { authorization: `Bearer ${await tokenOf(request, email, temporary)}` };
  const password = 'Primeira-1234';
  const set = await request.post('/api/session/new-password', { headers: own, data: { newPassword: password } });
  expect(set.ok()).toBe(true);
  return { email, password };
}
