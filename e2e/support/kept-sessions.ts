import type { BrowserContext } from '@playwright/test';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

const REFRESH_COOKIE = 'tropeiro_refresh';

/** Sessions that an earlier journey of this worker left open, by person. Each serves one browser at a time. */
const kept = new Map<string, Cookies>();
const holders = new WeakMap<BrowserContext, string>();

/** Goes on with a session of somebody that is open already; false when there is none that still holds. */
export async function resumeSession(context: BrowserContext, email: string): Promise<boolean> {
  const cookies = kept.get(email);
  if (!cookies) return false;
  // The cookie is replaced whenever it is used: nobody else may use this one.
  kept.delete(email);
  await context.addCookies(cookies);
  const reply = await context.request.post('/api/session/refresh');
  if (reply.ok()) holders.set(context, email);
  return reply.ok();
}

/** From now on the browser is somebody's, whose session the next journey may go on with. */
export function holdSession(context: BrowserContext, email: string): void {
  holders.set(context, email);
}

/** At the end of a journey; whoever has signed out leaves nothing to go on with. */
export async function keepSession(context: BrowserContext): Promise<void> {
  const email = holders.get(context);
  if (!email) return;
  const cookies = (await context.cookies()).filter(({ name }) => name === REFRESH_COOKIE);
  if (cookies.length > 0) kept.set(email, cookies);
}
