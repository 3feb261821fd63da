import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createId } from '#kernel/ids.ts';
import type { AnyCall } from '#kernel/list-definition.ts';
import type { Services } from '../services.ts';
import { hostTest } from './allowed-host.ts';
import { languageOf } from './caller.ts';
import { toAppError, wireError } from './error-reply.ts';
import { directText, routePath } from './mount.ts';
import { noteReply } from './observe.ts';
import type { AnyRoute, DirectHandler, DirectRequest } from './route.ts';

/** The reply is for a machine that may pay for each byte: only what matters to it, and to whoever opens it in a browser. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
/** One after the other, which costs least to write. */
const PLAIN_HEADERS: readonly string[] = Object.entries(HEADERS).flat();
const PLAIN_VALUE = /^[\w.~-]{1,200}$/;
/** As the framework says where a call sets no limit of its own. */
const BODY_LIMIT = 256 * 1024;

interface DirectCall {
  readonly call: AnyCall;
  readonly handle: DirectHandler;
  /** The one value at the end of its address, if it has any. */
  readonly param: string | undefined;
  readonly path: string;
}

interface Asked {
  readonly called: DirectCall;
  readonly value: string | undefined;
  readonly query: string;
}

/**
 * Takes direct calls straight from the connection: for a message of a device the framework costs several times what its
 * message does. Whatever is not quite usual (another spelling of the address, an unknown host, a body of unknown length)
 * is left to the framework, which serves the same calls.
 */
export function openDirectDoor(
  app: FastifyInstance,
  services: Services,
  routes: readonly AnyRoute[],
  ending: { readonly begun: boolean },
): void {
  const calls = directCalls(routes);
  if (calls.size === 0) return;
  const isOurs = rememberingHost(services.config);
  const others = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const asked = ending.begun || !isUsual(request, services, isOurs) ? undefined : find(calls, request);
    if (asked) void answer(services, asked, request, response);
    else for (const other of others) other.call(app.server, request, response);
  });
}

function directCalls(routes: readonly AnyRoute[]): ReadonlyMap<string, DirectCall> {
  const calls = new Map<string, DirectCall>();
  for (const { call, direct } of routes) {
    if (!direct) continue;
    const [path = '', param] = routePath(call).split('/:', 2);
    calls.set(keyOf(call.method, path, param !== undefined), {
      ...{ call, handle: direct, param, path: routePath(call) },
    });
  }
  return calls;
}

const keyOf = (method: string, path: string, hasParam: boolean) => `${method} ${path}${hasParam ? '/' : ''}`;

/** Whether a host is ours; nearly all requests name the one that the request before them named. */
function rememberingHost(config: Services['config']): (host: string) => boolean {
  const isName = hostTest(config);
  let last: string | undefined;
  return (host) => {
    if (host === last) return true;
    const isOurs = isName(host.replace(/:\d+$/, '').toLowerCase());
    if (isOurs) last = host;
    return isOurs;
  };
}

function isUsual({ headers }: IncomingMessage, { config }: Services, isOurs: (host: string) => boolean): boolean {
  if (config.TRUST_PROXY && headers['x-forwarded-host'] !== undefined) return false;
  if (headers['transfer-encoding'] !== undefined || headers.expect !== undefined) return false;
  return isOurs(headers.host ?? '');
}

function find(
  calls: ReadonlyMap<string, DirectCall>,
  { method = '', url = '', headers }: IncomingMessage,
): Asked | undefined {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark + 1);
  const end = path.lastIndexOf('/');
  const called = calls.get(keyOf(method, path, false)) ?? calls.get(keyOf(method, path.slice(0, end), true));
  if (!called || Number(headers['content-length'] ?? 0) > (called.call.bodyLimit ?? BODY_LIMIT)) return undefined;
  if (called.param === undefined) return { called, value: undefined, query };
  const value = path.slice(end + 1);
  return PLAIN_VALUE.test(value) ? { called, value, query } : undefined;
}

async function answer(
  services: Services,
  asked: Asked,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const begun = performance.now();
  const { call, handle, path } = asked.called;
  let status: number = call.status ?? 200;
  try {
    const text = request.headers['content-length'] ? await bodyOf(request) : '';
    const body = directText(await handle(services, directRequest(services, asked, request, text)));
    response.writeHead(status, [...PLAIN_HEADERS, 'content-length', String(Buffer.byteLength(body))]).end(body);
  } catch (thrown) {
    const error = toAppError(thrown);
    const requestId = createId();
    if (error.status === 500) services.log.error({ err: thrown, requestId }, 'unforeseen error');
    status = error.status;
    const body = JSON.stringify(wireError(error, languageOf(request), services.translate, requestId));
    const more = error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) };
    const said = { ...HEADERS, ...more, 'x-request-id': requestId, 'content-length': Buffer.byteLength(body) };
    response.writeHead(status, said).end(body);
  }
  const ms = performance.now() - begun;
  noteReply(services, services.log, { call: call.id, method: call.method, path, status, ms, isForApi: true });
}

function directRequest(
  { config }: Services,
  { value, query }: Asked,
  { headers, socket }: IncomingMessage,
  text: string,
): DirectRequest {
  const passedOn = config.TRUST_PROXY ? headers['x-forwarded-for'] : undefined;
  return {
    value,
    query,
    text,
    contentType: headers['content-type'] ?? null,
    authorization: headers.authorization,
    address: (passedOn === undefined ? '' : lastHop(String(passedOn))) || (socket.remoteAddress ?? ''),
  };
}

/** One hop: what the proxy itself added. */
const lastHop = (addresses: string): string => addresses.slice(addresses.lastIndexOf(',') + 1).trim();

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => resolve(parts.length === 1 ? parts[0]!.toString() : Buffer.concat(parts).toString()));
    request.on('error', reject);
    request.on('close', () => {
      if (!request.complete) reject(new Error('the sender went away'));
    });
  });
}
