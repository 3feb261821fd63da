import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import pg from 'pg';
import { ROLES } from '#platform/db/roles.ts';

/** A prepared statement of a transaction, by its name. */
export type Run = (name: string, text: string, values: unknown[]) => Promise<readonly Record<string, unknown>[]>;
export type BareWrites = Readonly<Record<string, (run: Run, values: readonly string[]) => Promise<unknown>>>;

/** An event of the floor. Never due, so that no worker is busy with what the floor wrote. */
export const EVENT = `with written as (
    insert into outbox_event (id, company_id, actor_id, type, payload) values (gen_random_uuid(), $1, $1, $2, $3) returning id)
  select app.enqueue('platform.deliverEvent', json_build_object('eventId', id), now() + interval '10 years') from written`;

/**
 * node:http and pg, of the owner of the tables: no sign-in, no row-level security. `/name?p=[…]` answers with the `body` of
 * the statement of that name, or runs the transaction of that name; posted values do the same. `/armed/name?as=…` runs the
 * statement as the product's role in a transaction of that session, all of it in one round trip.
 */
export async function startBareServer(reads: Readonly<Record<string, string>>, writes: BareWrites): Promise<void> {
  const settings = { connectionString: process.env.DATABASE_URL ?? '', max: Number(process.env.DATABASE_POOL) };
  const pool = new pg.Pool(settings);
  const armed = new pg.Pool({
    ...settings,
    pipeline: true,
    options: `-c role=${ROLES.app}`,
  });
  const answer = async (request: http.IncomingMessage) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const text = request.method === 'POST' ? await bodyOf(request) : (searchParams.get('p') ?? '[]');
    const values = JSON.parse(text) as unknown[];
    const [, work = '', armedWork] = pathname.split('/');
    if (armedWork) {
      const begin = request.method === 'POST' ? 'begin' : 'begin read only';
      return readArmed(armed, [begin, searchParams.get('as')!], armedWork, reads[armedWork]!, values);
    }
    return reads[work] ? read(pool, work, reads[work], values) : write(pool, work, writes[work]!, values as string[]);
  };
  const server = http.createServer((request, response) => {
    answer(request)
      .then((body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body))
      .catch((error: Error) => response.writeHead(500).end(error.message));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function read(pool: pg.Pool, name: string, text: string, values: unknown[]): Promise<string> {
  const { rows } = await pool.query({ name, text, values });
  return (rows[0] as { body: string }).body;
}

async function readArmed(
  pool: pg.Pool,
  [begin, session]: readonly [string, string],
  name: string,
  text: string,
  values: unknown[],
): Promise<string> {
  const client = await pool.connect();
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  try {
    stream.cork();
    const all = Promise.all([
      client.query(begin),
      client.query({ name: 'enter', text: 'select app.enter($1)::text as actor', values: [session] }),
      client.query({ name, text, values }),
      client.query('commit'),
    ]);
    stream.uncork();
    const [, entered, { rows }] = await all;
    JSON.parse((entered.rows[0] as { actor: string }).actor);
    return (rows[0] as { body: string }).body;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function write(pool: pg.Pool, name: string, work: BareWrites[string], values: readonly string[]) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const written = await work(
      (part, text, of) => client.query({ name: `${name} ${part}`, text, values: of }).then(({ rows }) => rows),
      values,
    );
    await client.query('commit');
    return JSON.stringify(written);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
