import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** A prepared statement of a transaction, by its name. */
export type Run = (name: string, text: string, values: unknown[]) => Promise<readonly Record<string, unknown>[]>;
export type BareWrites = Readonly<Record<string, (run: Run, values: readonly string[]) => Promise<unknown>>>;

/** An event of the floor. Never due, so that no worker is busy with what the floor wrote. */
export const EVENT = `with written as (
    insert into outbox_event (id, company_id, actor_id, type, payload) values (gen_random_uuid(), $1, $1, $2, $3) returning id)
  select app.enqueue('platform.deliverEvent', json_build_object('eventId', id), now() + interval '10 years') from written`;

/**
 * node:http and pg, of the owner of the tables: no sign-in, no row-level security. `/name?p=[…]` answers with the `body` of
 * the statement of that name, or runs the transaction of that name.
 */
export async function startBareServer(reads: Readonly<Record<string, string>>, writes: BareWrites): Promise<void> {
  const pool = new pg.Pool({
    connectionString: process.env.DATABASE_URL ?? '',
    max: Number(process.env.DATABASE_POOL),
  });
  const answer = (work: string, values: unknown[]) =>
    reads[work] ? read(pool, work, reads[work], values) : write(pool, work, writes[work]!, values as string[]);
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    answer(url.pathname.slice(1), JSON.parse(url.searchParams.get('p') ?? '[]') as unknown[])
      .then((body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body))
      .catch((error: Error) => response.writeHead(500).end(error.message));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
}

async function read(pool: pg.Pool, name: string, text: string, values: unknown[]): Promise<string> {
  const { rows } = await pool.query({ name, text, values });
  return (rows[0] as { body: string }).body;
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
