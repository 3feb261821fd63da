import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD } from './people.ts';

export type Call = <T>(method: 'get' | 'post' | 'put', path: string, data?: unknown) => Promise<T>;

/** The calls of one person, for what a journey needs but does not look at. */
export async function callsOf(request: APIRequestContext, email: string): Promise<Call> {
  const session = await request.post('/api/session/sign-in', { data: { email, password: PASSWORD } });
  const { accessToken } = (await session.json()) as { accessToken: string };
  return async (method, path, data) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'idempotency-key': crypto.randomUUID() };
    const reply = await request[method](`/api${path}`, { headers, ...(data === undefined ? {} : { data }) });
    expect(reply.ok(), `${path} ${await reply.text()}`).toBe(true);
    return reply.json();
  };
}
