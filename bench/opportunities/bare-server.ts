import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { type BareRead, READS } from './bare-reads.ts';
import { type BareWrite, WRITES } from './bare-writes.ts';

/** `/open?p=[…]` answers with the statement of that name; `/apply?p=[…]` and `/award?p=[…]` write. */
export async function startBareMarket(databaseUrl: string, connections: number): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    answer(pool, url.pathname.slice(1), JSON.parse(url.searchParams.get('p') ?? '[]') as unknown[])
      .then((body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body))
      .catch((error: Error) => response.writeHead(500).end(error.message));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function answer(pool: pg.Pool, work: string, values: unknown[]): Promise<string> {
  if (work in READS) {
    const { rows } = await pool.query({ name: work, text: READS[work as BareRead], values });
    return (rows[0] as { body: string }).body;
  }
  const client = await pool.connect();
  try {
    await client.query('begin');
    const written = await WRITES[work as BareWrite](
      (name, text, of) => client.query({ name: `${work} ${name}`, text, values: of }).then(({ rows }) => rows),
      values as string[],
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
