import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { z } from 'zod';
import { compose, type Product } from '#app/compose.ts';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { catalogues } from '#app/phrases/catalogues.ts';
import { type ApiCall, type CallInput, type CallReply, fillPath } from '#kernel/api-call.ts';
import type { WireError } from '#kernel/errors.ts';
import type { AreaServer } from '#platform/area.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { drainJobs } from '#platform/jobs/worker.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createWorld, type TestUser, type World } from './world.ts';

export interface TestAppOptions {
  /** The areas under test and those they depend on. */
  readonly areas?: readonly AreaServer[];
  readonly config?: Partial<Config>;
  /** A copy of the migrated template by default; a test that passes its own drops it. */
  readonly database?: TestDatabase;
  /** Where the product logs; nowhere unless TEST_LOG names a level. */
  readonly log?: FastifyBaseLogger;
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  /** The same body, typed as an error. */
  readonly error: WireError;
  readonly headers: LightMyRequestResponse['headers'];
  readonly cookies: LightMyRequestResponse['cookies'];
  readonly raw: LightMyRequestResponse;
}

export interface CallOptions {
  readonly idempotencyKey?: string;
  readonly language?: string;
  readonly cookies?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

export interface TestApp {
  readonly product: Product;
  readonly services: Product['services'];
  readonly databaseUrl: string;
  readonly world: World;
  /** Sends a request as a person (null: signed out) and checks a successful reply against the contract. */
  call<C extends ApiCall>(
    who: TestUser | null,
    call: C,
    input?: CallInput<C>,
    options?: CallOptions,
  ): Promise<Answer<CallReply<C>>>;
  /** Moves the product's clock, not the database's. */
  travel(milliseconds: number): void;
  /** Runs every waiting job, as a worker would, until none is left. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** The product with the given areas on a database of its own. Close it in `afterAll`. */
export async function startTestApp({
  areas = [],
  config: overrides = {},
  database: given,
  log = pino({ level: process.env.TEST_LOG ?? 'silent' }),
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tropeiro-test-'));
  const database = given ?? (await createTestDatabase(inject('clusterUrl')));
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000', DATABASE_POOL: '8' }),
    // A busy machine may take longer than a person would wait; tests of the deadline set their own.
    REQUEST_DEADLINE_MS: 120_000,
    ...overrides,
  };
  let offset = 0;
  const product = await compose({
    config,
    databaseUrl: database.url,
    areas,
    catalogues,
    permissions: PERMISSION_CATALOGUE,
    log,
    now: () => new Date(Date.now() + offset),
  });
  return {
    product,
    services: product.services,
    databaseUrl: database.url,
    world: createWorld(product.services),
    call: async (who, call, input, options = {}) => {
      const raw = await send(product, who, call, input as Parts, options);
      const body = readBody(raw);
      if (raw.statusCode < 300 && !call.raw) (call.reply as z.ZodType).parse(body);
      return {
        status: raw.statusCode,
        body: body as never,
        error: body as WireError,
        headers: raw.headers,
        cookies: raw.cookies,
        raw,
      };
    },
    travel: (milliseconds) => {
      offset += milliseconds;
    },
    drain: () => drainJobs(product.services, product.jobs, database.url),
    close: async () => {
      await product.close();
      if (!given) await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown } | undefined;

function send(product: Product, who: TestUser | null, call: ApiCall, input: Parts, options: CallOptions) {
  const query = Object.entries(input?.query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return product.http.inject({
    method: call.method,
    url: `/api${fillPath(call.path, input?.params)}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`,
    headers: {
      ...(who ? { authorization: `Bearer ${who.token}` } : {}),
      ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      ...(options.language ? { 'x-language': options.language } : {}),
      ...(input?.body === undefined ? {} : { 'content-type': call.bytes ? 'application/pdf' : 'application/json' }),
      ...options.headers,
    },
    ...(options.cookies ? { cookies: options.cookies } : {}),
    ...(input?.body === undefined ? {} : { payload: payloadOf(input.body) }),
  });
}

const payloadOf = (body: unknown) => (body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body));

function readBody(raw: LightMyRequestResponse): unknown {
  if (!String(raw.headers['content-type'] ?? '').startsWith('application/json')) return raw.body;
  return raw.body === '' ? undefined : JSON.parse(raw.body);
}
