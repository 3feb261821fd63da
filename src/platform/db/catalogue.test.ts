import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { generateTypes } from './generate-types.ts';
import { ROLES } from './roles.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase(inject('clusterUrl'));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const names = async (text: string, values: unknown[] = []) =>
  (await client.query<{ name: string }>(text, values)).rows.map((row) => row.name);

/** Reference data that everybody may read and nobody may write. */
const SHARED_REFERENCE = ['schema_migration', 'type_operation'];

describe('the catalogue of the database', () => {
  it('has forced row-level security with USING and WITH CHECK for the application on every table of a company', async () => {
    const tables =
      await names(`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
    const safe = await names(
      `select c.relname as name from pg_class c join pg_policy p on p.polrelid = c.oid
       where c.relrowsecurity and c.relforcerowsecurity and p.polqual is not null and p.polwithcheck is not null
         and $1::regrole = any (p.polroles)`,
      [ROLES.app],
    );
    expect(tables.length).toBeGreaterThan(5);
    expect(tables.filter((table) => !safe.includes(table))).toEqual([]);
  });

  it('protects every other table too, apart from shared reference data', async () => {
    const open = await names(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity) order by 1`);
    expect(open).toEqual(SHARED_REFERENCE);
    const writable = await names(
      `select table_name as name from information_schema.role_table_grants
       where grantee = $1 and privilege_type in ('INSERT', 'UPDATE', 'DELETE') and table_name = any ($2)`,
      [ROLES.app, SHARED_REFERENCE],
    );
    expect(writable).toEqual([]);
  });

  it('lets the application role own nothing and bypass nothing', async () => {
    for (const role of [ROLES.app, ROLES.platform]) {
      const owned = await names(
        `select relname as name from pg_class where relowner = $1::regrole
         union all select proname from pg_proc where proowner = $1::regrole
         union all select nspname from pg_namespace where nspowner = $1::regrole`,
        [role],
      );
      expect(owned).toEqual([]);
    }
    const privileged = await names(
      `select rolname as name from pg_roles where rolname = any ($1) and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin)`,
      [Object.values(ROLES)],
    );
    expect(privileged).toEqual([]);
  });

  it('has no view that bypasses the policies', async () => {
    const views = await names(`select relname as name from pg_class
      where relnamespace in ('public'::regnamespace, 'app'::regnamespace) and relkind in ('v', 'm')
        and not coalesce(reloptions::text[] @> array['security_invoker=true'], false)`);
    expect(views).toEqual([]);
  });

  it('fixes the search path of every function that runs as the owner, and hides it from everybody else', async () => {
    const loose = await names(`select proname as name from pg_proc
      where pronamespace = 'app'::regnamespace and prosecdef
        and (proconfig is null or not exists (select from unnest(proconfig) setting where setting like 'search_path=%')
          or has_function_privilege('public', oid, 'execute'))`);
    expect(loose).toEqual([]);
  });

  it('matches the generated types', async () => {
    const file = await readFile(new URL('./schema.gen.ts', import.meta.url), 'utf8');
    expect(await generateTypes(client)).toBe(file);
  });
});
