import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** Direct access to the database, for what no screen can do. */
export async function connect(): Promise<pg.Client> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'postgres');
  const read = async (name: string) => (await readFile(path.join(folder, name), 'utf8')).trim();
  const [port, password] = [Number(await read('port')), await read('superuser-password')];
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await client.connect();
  return client;
}
