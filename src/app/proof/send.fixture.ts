import type { Readable } from 'node:stream';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { AnyCall } from '#kernel/list-definition.ts';
import { signAccessToken } from '#platform/http/access-token.ts';
import type { Sent } from '#testing/example.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';

export interface Received {
  readonly status: number;
  readonly text: string;
  /** The code of an error, when the answer has the shape of one. */
  readonly code: string | undefined;
  readonly isError: boolean;
}

let requests = 0;

/** Every request has its own address, because limits per address are not part of these tests. */
function newAddress(): string {
  requests += 1;
  return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
}

/** Signs in again, because on a slow machine the proofs last longer than a token. */
const freshToken = ({ services: { config, now } }: TestApp, who: TestUser) =>
  signAccessToken(config.AUTH_SECRET, who, now());

export async function send(app: TestApp, who: TestUser | null, call: AnyCall, sent: Sent): Promise<Received> {
  const headers = { ...(who ? { authorization: `Bearer ${await freshToken(app, who)}` } : {}), ...sent.headers };
  const request: InjectOptions = {
    method: call.method,
    url: `/api${pathText(call.path, sent.params)}${queryText(sent.query)}`,
    remoteAddress: newAddress(),
    headers: sent.body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(sent.cookies ? { cookies: { ...sent.cookies } } : {}),
    ...(sent.body === undefined ? {} : { payload: payloadOf(sent.body) }),
  };
  if (isStream(call)) return beginning(await app.product.http.inject({ ...request, payloadAsStream: true }));
  const reply = await app.product.http.inject(request);
  return received(reply.statusCode, `${reply.body}${reply.headers.location ?? ''}`);
}

/** Texts and bytes are sent as they are. */
function payloadOf(body: unknown): string | Buffer {
  if (body instanceof Uint8Array) return Buffer.from(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** A text that cannot be encoded is sent as the bytes a careless program would send. */
function pathText(path: string, params: Sent['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = asText(params[name] ?? '');
    return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
  });
}

/** Path and query are always texts. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function queryText(query: Sent['query']): string {
  if (typeof query === 'string') return query;
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, asText(value)]],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** The private stream of a person, and those of pages behind a link. */
const isStream = ({ id }: AnyCall): boolean => id === 'realtime.stream' || id.endsWith('.follow');

/** An event stream never ends by itself, so only its first part is read. */
async function beginning(reply: LightMyRequestResponse): Promise<Received> {
  const stream: Readable = reply.stream();
  let text = '';
  for await (const chunk of stream) {
    text += chunk;
    if (/^event:|\}$/m.test(text)) break;
  }
  stream.destroy();
  return received(reply.statusCode, text);
}

function received(status: number, text: string): Received {
  const error = status >= 400 ? readError(text) : undefined;
  return { status, text, code: error?.code, isError: error !== undefined };
}

function readError(text: string): { code: string } | undefined {
  try {
    const { code, message } = JSON.parse(text) as Record<string, unknown>;
    return typeof code === 'string' && typeof message === 'string' && message !== '' ? { code } : undefined;
  } catch {
    return undefined;
  }
}

/** Works through a list, a few at a time. */
export async function inTurns<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
