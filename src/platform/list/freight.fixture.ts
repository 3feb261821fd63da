import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { EXPORT_MAX_ROWS } from '#kernel/download-calls.ts';
import { createId } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import type { Database } from '../db/database.ts';
import { ROLES } from '../db/roles.ts';
import type { ListSource } from './list-source.ts';

/** A small list with every kind of column and filter, over tables made for the tests. */
export const freightList = {
  id: 'freights',
  path: '/freights',
  summary: 'Freights of the own company.',
  access: { permission: 'freight-read' },
  downloadAccess: { permission: 'freight-download' },
  row: z.object({
    _id: z.uuid(),
    code: z.string(),
    note: z.string().nullable(),
    carrier: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
    state: z.string(),
    urgent: z.boolean().nullable(),
    tags: z.array(z.string()),
    price: z.string().nullable(),
    loadedOn: z.string().nullable(),
    createdAt: z.string(),
  }),
  rowsKey: 'freights',
  columns: {
    code: { kind: 'text', sortable: true },
    note: { kind: 'text', sortable: true },
    carrier: { kind: 'custom', sortable: true },
    state: { kind: 'status', sortable: true },
    urgent: { kind: 'flag', sortable: true },
    tags: { kind: 'tags' },
    price: { kind: 'money', sortable: true },
    loadedOn: { kind: 'day', sortable: true },
    createdAt: { kind: 'instant', sortable: true },
    _id: { kind: 'text', hidden: true },
  },
  filters: {
    carrier: { kind: 'options' },
    note: { kind: 'options' },
    tags: { kind: 'options' },
    weight: { kind: 'options' },
    state: { kind: 'choice', choices: ['open', 'closed'] },
    urgent: { kind: 'flag' },
    loadedOn: { kind: 'range' },
    createdAt: { kind: 'range' },
  },
  searchable: true,
  defaultSort: '-createdAt',
  extraQuery: { minimum: z.coerce.number().int().optional() },
} as const satisfies ListDefinition;

export const freightSource: ListSource = {
  definition: freightList,
  from: sql`freight f`,
  key: sql`f.id`,
  joins: { carrier: sql`left join carrier c on c.id = f.carrier_id` },
  where: (_context, query) => (query.minimum === undefined ? undefined : sql`f.price >= ${query.minimum}`),
  output: {
    _id: { sql: sql`f.id` },
    code: { sql: sql`f.code` },
    note: { sql: sql`f.note` },
    carrier: {
      sql: sql`case when c.id is not null then json_build_object('_id', c.id, 'name', c.name) end`,
      needs: ['carrier'],
    },
    state: { sql: sql`f.state` },
    urgent: { sql: sql`f.urgent` },
    tags: { sql: sql`f.tags` },
    price: { sql: sql`f.price::text` },
    loadedOn: { sql: sql`f.loaded_on` },
    createdAt: { sql: sql`f.created_at` },
  },
  sortBy: {
    carrier: { sql: sql`app.fold(c.name)`, needs: ['carrier'] },
    createdAt: { sql: sql`f.created_at`, notNull: true },
  },
  filters: {
    carrier: { sql: sql`f.carrier_id`, label: sql`c.name`, labelNeeds: ['carrier'] },
    note: { sql: sql`f.note` },
    tags: { sql: sql`f.tags`, array: true },
    weight: { sql: sql`f.weight` },
    state: { sql: sql`f.state` },
    urgent: { sql: sql`f.urgent` },
    loadedOn: { sql: sql`f.loaded_on`, days: 'day' },
    createdAt: { sql: sql`f.created_at`, days: 'instant' },
  },
  search: [{ sql: sql`f.code` }, { sql: sql`f.note` }, { sql: sql`c.name`, needs: ['carrier'] }],
};

/** The same list across companies. */
export const everyFreight: ListSource = {
  ...freightSource,
  definition: { ...freightList, id: 'everyFreight', path: '/everyFreight', scope: 'platform' },
};

/** Longer than any spreadsheet, without a table to fill. */
export const endless: ListSource = {
  definition: {
    id: 'endless',
    path: '/endless',
    summary: 'Numbers.',
    access: 'signed-in',
    row: z.object({ number: z.number() }),
    columns: { number: { kind: 'number', sortable: true } },
    filters: {},
    searchable: false,
    defaultSort: 'number',
  },
  from: sql`generate_series(1, ${sql.lit(EXPORT_MAX_ROWS + 1)}) as n (number)`,
  key: sql`n.number`,
  output: { number: { sql: sql`n.number` } },
};

export async function createFreightTables(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    set role ${ROLES.owner};
    create table carrier (id uuid primary key, company_id uuid not null references company, name text not null);
    create table freight (
      id uuid primary key, company_id uuid not null references company, carrier_id uuid references carrier,
      code text not null, note text, state text not null default 'open', urgent boolean, tags text[] not null default '{}',
      weight int, price numeric(15, 2), loaded_on date, created_at timestamptz not null default now());
    create index freight_newest on freight (company_id, created_at, id);
    call app.protect('carrier', 'company_id = app.company_id()');
    call app.protect('freight', 'company_id = app.company_id()');`);
  await client.end();
}

export interface NewFreight {
  readonly code: string;
  readonly note?: string | null;
  readonly carrier?: string;
  readonly state?: 'open' | 'closed';
  readonly urgent?: boolean | null;
  readonly tags?: readonly string[];
  readonly weight?: number;
  readonly price?: string | null;
  readonly loadedOn?: string | null;
  readonly createdAt?: string;
}

/** Written across companies; carriers are created as they are named, one per freight and company. */
export async function addFreights(
  database: Database,
  companyId: string,
  freights: readonly NewFreight[],
): Promise<readonly { readonly id: string; readonly carrierId: string | null }[]> {
  return database.asPlatform(async (trx) => {
    const added = [];
    for (const freight of freights) {
      const id = createId();
      const carrierId = freight.carrier === undefined ? null : createId();
      if (carrierId) {
        await sql`insert into carrier (id, company_id, name) values (${carrierId}, ${companyId}, ${freight.carrier})`.execute(
          trx,
        );
      }
      await sql`
        insert into freight (id, company_id, carrier_id, code, note, state, urgent, tags, weight, price, loaded_on, created_at)
        values (${id}, ${companyId}, ${carrierId}, ${freight.code}, ${freight.note ?? null}, ${freight.state ?? 'open'},
          ${freight.urgent ?? null}, ${freight.tags ?? []}, ${freight.weight ?? null}, ${freight.price ?? null},
          ${freight.loadedOn ?? null}, coalesce(${freight.createdAt ?? null}, now()))`.execute(trx);
      added.push({ id, carrierId });
    }
    return added;
  });
}

/** Thousands at once, one per minute, with the statistics of a busy table. */
export async function addManyFreights(databaseUrl: string, companyId: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Only rows whose commit is written out count as visible to all, and only those are read from an index alone.
  await client.query('set synchronous_commit = on');
  await client.query(
    `insert into freight (id, company_id, code, note, state, urgent, price, created_at)
     select gen_random_uuid(), $1, 'OC-' || n, 'Carga de soja ' || n, case n % 2 when 0 then 'open' else 'closed' end,
       n % 10 = 0, n % 1000, timestamptz '2025-01-01' + n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [companyId, count],
  );
  await client.query('vacuum analyze freight');
  await client.end();
}
