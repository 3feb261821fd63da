import type { BrowserContext } from '@playwright/test';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

const REFRESH_COOKIE = 'tropeiro_refresh';

/** Sessions that an earlier journey of this worker left open, by person. Each is used by one browser at a time. */
const kept = new Map<string, Cookies>();
const holders = new WeakMap<BrowserContext, string>();

/** Continues an open session of a person; false when there is no valid one. */
export async function resumeSession(context: BrowserContext, email: string): Promise<boolean> {
  const cookies = kept.get(email);
  if (!cookies) return false;
  // The cookie is replaced whenever it is used, so no other browser may use this one.
  kept.delete(email);
  await context.addCookies(cookies);
  const reply = await context.request.post('/api/session/refresh');
  if (reply.ok()) holders.set(context, email);
  return reply.ok();
}

/** Marks the browser as signed in as this person, so that the next journey can continue the session. */
export function registerSession(context: BrowserContext, email: string): void {
  holders.set(context, email);
}

/** At the end of a journey; after a sign-out there is no session to keep. */
export async function keepSession(context: BrowserContext): Promise<void> {
  const email = holders.get(context);
  if (!email) return;
  holders.delete(context);
  const cookies = (await context.cookies()).filter(({ name }) => name === REFRESH_COOKIE);
  if (cookies.length > 0) kept.set(email, cookies);
}
