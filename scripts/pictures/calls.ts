/** The password of everybody in the demo. */
const PASSWORD = 'Tropeiro-2026';

export type Call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<T>;

async function read<T>(reply: Response): Promise<T> {
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${reply.url}: ${reply.status} ${text}`);
  return JSON.parse(text) as T;
}

/** Calls of the API in the name of somebody of the demo. */
export async function signedInCalls(address: string, email: string): Promise<Call> {
  const signIn = await fetch(`${address}/api/session/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { accessToken } = await read<{ accessToken: string }>(signIn);
  return async (method, path, body) => {
    const headers = {
      authorization: `Bearer ${accessToken}`,
      'idempotency-key': crypto.randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    return read(await fetch(`${address}/api${path}`, { method, headers, body: JSON.stringify(body) }));
  };
}

export const credentials = (email: string) => ({ email, password: PASSWORD });
