import { DEMO_PASSWORD } from '#app/demo/accounts.ts';
import { signIn } from '#areas/session/contract/session.calls.ts';
import { type ApiCall, type CallInput, type CallReply, fillPath } from '#kernel/api-call.ts';

export interface Answered<T> {
  readonly status: number;
  readonly body: T;
}

/** A client of a running product, over the network like any other. */
export interface Client {
  call<C extends ApiCall>(
    call: C,
    input?: CallInput<C>,
    headers?: Record<string, string>,
  ): Promise<Answered<CallReply<C>>>;
  /** The names of the events of a stream, as they come, until it ends. */
  listen(onEvent: (name: string) => void): Promise<{ readonly ended: Promise<void>; close(): void }>;
}

const PATIENCE_MS = 30_000;

export async function signInAt(address: string, email: string, password = DEMO_PASSWORD): Promise<string> {
  const { body, status } = await clientAt(() => address, '').call(signIn, { body: { email, password } });
  if (status !== 200) throw new Error(`${email} was not let in: ${status} ${JSON.stringify(body)}`);
  return body.accessToken;
}

/** `address` is asked for every time: a product that was started again answers elsewhere. */
export function clientAt(address: () => string, token: string): Client {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return {
    call: async (call, input, headers = {}) => {
      const { params, query, body } = (input ?? {}) as {
        params?: Record<string, unknown>;
        query?: Record<string, string>;
        body?: unknown;
      };
      const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
      const response = await fetch(`${address()}/api${fillPath(call.path, params)}${search}`, {
        method: call.method,
        headers: {
          ...authorization,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return { status: response.status, body: (await response.json()) as never };
    },
    listen: async (onEvent) => {
      const abort = new AbortController();
      const response = await fetch(`${address()}/api/realtime`, { headers: authorization, signal: abort.signal });
      if (!response.ok || !response.body) throw new Error(`no stream: ${response.status}`);
      return { ended: readEvents(response.body, onEvent), close: () => abort.abort() };
    },
  };
}

async function readEvents(stream: ReadableStream<Uint8Array>, onEvent: (name: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of stream) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('event: ')) onEvent(line.slice('event: '.length));
    }
  } catch {
    // Closed by us or cut off: either way it is over.
  }
}
