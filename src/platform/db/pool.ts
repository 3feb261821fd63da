import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';
import { ROLES } from './roles.ts';

// Counts and sizes fit a JavaScript number; calendar days stay text, an instant becomes a Date.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface PoolOptions {
  readonly url: string;
  readonly max?: number;
  /** The role every connection of this pool works as; undefined keeps the connecting user (migrations). */
  readonly role?: keyof typeof ROLES;
  readonly name?: string;
  /** When a request is given up. */
  readonly deadlineMs?: number;
}

const USUAL_DEADLINE_MS = 18_000;

/**
 * Below the deadline of a request, so that the database gives up before the caller does. Set per connection, because
 * setting it per transaction would cost every request one more round trip.
 */
function patience(deadlineMs: number) {
  const more = Math.max(0, deadlineMs - USUAL_DEADLINE_MS);
  const [statement, idle] = [15_000 + more, 20_000 + more];
  return {
    connectMs: 5_000 + more,
    options: `-c statement_timeout=${statement} -c idle_in_transaction_session_timeout=${idle}`,
  };
}

/** Sorting a page out of a hundred thousand rows fits into memory; statements this short are never worth compiling. */
const MEANS = '-c work_mem=16MB -c jit=off';

export function createPool({
  url,
  max = 10,
  role,
  name = 'tropeiro',
  deadlineMs = USUAL_DEADLINE_MS,
}: PoolOptions): pg.Pool {
  const { connectMs, options } = patience(deadlineMs);
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Statements started together are sent together, see transaction.ts.
    pipeline: true,
    application_name: name,
    ...(role ? { options: `-c role=${ROLES[role]} ${options} ${MEANS}` } : {}),
  });
  // An idle connection that dies is replaced by the pool; without a listener the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The same for a connection that dies in use: only its query fails.
    client.on('error', () => undefined);
    nameStatements(client);
    sendTogether(client);
  });
  return pool;
}

const names = new Map<string, string>();
const MAX_NAMES = 5_000;

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_NAMES) return undefined;
  const name = createHash('sha1').update(text).digest('base64url').slice(0, 20);
  names.set(text, name);
  return name;
}

/** Sends the statements of one tick in one packet. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  const query = client.query.bind(client) as Query;
  const corked: Query = (...args) => {
    stream.cork();
    process.nextTick(() => stream.uncork());
    return query(...args);
  };
  client.query = corked as typeof client.query;
}

type Query = (text: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/**
 * Names every parameterised statement by a hash of its text, so that PostgreSQL plans it once per connection:
 * re-planning is most of the cost of a short query. Statements without parameters stay unnamed.
 */
function nameStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  const named: Query = (text, values, ...rest) => {
    const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0 && rest.length === 0;
    const name = isPlain ? statementName(text) : undefined;
    if (!isPlain || !name) return query(text, values, ...rest);
    return new Promise((resolve, reject) => {
      const callback = (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result));
      // Made here, because the client copies a description of a query property by property.
      query(Object.assign(new pg.Query(text, values), { name, callback }));
    });
  };
  client.query = named as typeof client.query;
}
