import type pg from 'pg';

const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  json: 'Json',
  jsonb: 'Json',
  timestamptz: 'Instant',
  _text: 'string[]',
  _uuid: 'string[]',
  _int4: 'number[]',
};

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly generated: boolean;
}

/** TypeScript types of every table of the migrated database; a test compares the file with the database. */
export async function generateTypes(client: Pick<pg.ClientBase, 'query'>): Promise<string> {
  const { rows } = await client.query<Column>(`
    select c.relname as "table", a.attname as "column", t.typname as "type", not a.attnotnull as nullable,
      (a.atthasdef or a.attidentity <> '') as generated
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_type t on t.oid = a.atttypid
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname, a.attnum`);
  const tables = new Map<string, Column[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  const interfaces = [...tables].map(
    ([table, columns]) => `export interface ${pascal(table)} {\n${columns.map(line).join('\n')}\n}\n`,
  );
  const index = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)};`).join('\n');
  return [
    '// Generated from the migrated database by `npm run db:types`. Do not edit.',
    "import type { ColumnType } from 'kysely';\n",
    '/** The database fills it in when it is left out. */',
    'export type Generated<T> =',
    '  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;',
    'export type Instant = ColumnType<Date, Date | string, Date | string>;',
    'export type Json = ColumnType<unknown, string, string>;\n',
    ...interfaces,
    `export interface DB {\n${index}\n}\n`,
  ].join('\n');
}

function line({ column, type, nullable, generated }: Column): string {
  const base = TYPES[type] ?? 'string';
  const full = nullable ? `${base} | null` : base;
  return `  ${column}: ${generated && !nullable ? `Generated<${full}>` : full};`;
}

function pascal(name: string): string {
  return name.replace(/(^|_)(\w)/g, (_, _start, letter: string) => letter.toUpperCase());
}
