import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations as migrateWorker } from 'graphile-worker';
import type pg from 'pg';
import { fillCities } from '../places/fill-cities.ts';
import { createPool } from './pool.ts';
import { ROLES } from './roles.ts';

/** An arbitrary lock number; two instances that start together take turns on it. */
const LOCK = 7_305_414;
const EXTENSIONS = ['citext', 'pg_trgm', 'unaccent', 'btree_gin', 'btree_gist', 'pgcrypto'];
const MINIMUM_VERSION = 150_000;

export interface MigrationResult {
  readonly applied: readonly string[];
}

/** Brings the database to the newest schema. Forward only; each file is one transaction. */
export async function migrate(url: string, folder: string): Promise<MigrationResult> {
  const pool = createPool({ url, max: 2, name: 'tropeiro-migrate' });
  try {
    const client = await pool.connect();
    try {
      await client.query(`select pg_advisory_lock(${LOCK})`);
      await prepareGround(client);
      await migrateWorker({ pgPool: pool });
      await grantWorkerToOwner(client);
      const applied = await applyFiles(client, folder);
      await fillCities(client);
      return { applied };
    } finally {
      await client.query(`select pg_advisory_unlock(${LOCK})`).catch(() => undefined);
      client.release();
    }
  } finally {
    await pool.end();
  }
}

async function prepareGround(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? 0) < MINIMUM_VERSION) throw new Error('Tropeiro needs PostgreSQL 15 or newer');
  for (const role of Object.values(ROLES)) {
    // Roles belong to the whole cluster: another database may be creating the same one right now.
    await client.query(
      `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`,
    );
    await client.query(`do $$ begin
      if not pg_has_role(current_user, '${role}', 'set') then grant ${role} to current_user; end if;
      exception when unique_violation or object_in_use then null; end $$`);
  }
  for (const extension of EXTENSIONS)
    await client.query(`create extension if not exists ${extension} with schema public`);
  await client.query(`create schema if not exists app authorization ${ROLES.owner}`);
  await client.query(`grant create, usage on schema public to ${ROLES.owner}`);
  await client.query('revoke create on schema public from public');
  await client.query(`grant usage on schema public to ${ROLES.app}, ${ROLES.platform}`);
  await client.query(
    'create table if not exists public.schema_migration (name text primary key, applied_at timestamptz not null default now())',
  );
}

/** The definer function `app.enqueue` runs as the owner and must reach the worker's queue. */
async function grantWorkerToOwner(client: pg.PoolClient): Promise<void> {
  await client.query(`grant usage on schema graphile_worker to ${ROLES.owner}`);
  await client.query(`grant all on all tables in schema graphile_worker to ${ROLES.owner}`);
  await client.query(`grant all on all sequences in schema graphile_worker to ${ROLES.owner}`);
  await client.query(`grant execute on all functions in schema graphile_worker to ${ROLES.owner}`);
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'graphile_worker' and c.relkind = 'r' and c.relrowsecurity
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tropeiro')`,
  );
  for (const { name } of rows)
    await client.query(`create policy tropeiro on ${name} to ${ROLES.owner} using (true) with check (true)`);
}

async function applyFiles(client: pg.PoolClient, folder: string): Promise<string[]> {
  const done = new Set(
    (await client.query<{ name: string }>('select name from public.schema_migration')).rows.map((row) => row.name),
  );
  const files = (await readdir(folder)).filter((file) => /^\d{4}_.+\.sql$/.test(file)).sort();
  refuseUnknown(done, files);
  const applied: string[] = [];
  for (const file of files) {
    if (done.has(file)) continue;
    const text = await readFile(join(folder, file), 'utf8');
    try {
      await client.query('begin');
      await client.query(`set local role ${ROLES.owner}`);
      await client.query(text);
      await client.query('reset role');
      await client.query('insert into public.schema_migration (name) values ($1)', [file]);
      await client.query('commit');
    } catch (cause) {
      await client.query('rollback');
      throw new Error(`migration ${file} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
    applied.push(file);
  }
  return applied;
}

/** Data that a newer version wrote is left alone: this version would misread or damage it. */
function refuseUnknown(done: ReadonlySet<string>, files: readonly string[]): void {
  const unknown = [...done].filter((name) => !files.includes(name)).sort();
  if (unknown.length > 0)
    throw new Error(`the database belongs to a newer version of Tropeiro, which has ${unknown.join(', ')}`);
}
