import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findProblems } from './find-problems.ts';
import { TABLE_OWNERS } from './table-owners.ts';

const problemsOf = (path: string, text: string) =>
  findProblems(new Map([[path, text]]))
    .filter(({ rule }) => rule === 'table')
    .map(({ message }) => message);

const IN_OPERATIONS = 'src/areas/operations/server/some.repository.ts';

describe('the owner of a table', () => {
  it('may read tables of lower areas and write its own', () => {
    expect(problemsOf(IN_OPERATIONS, `trx.updateTable('operation'); trx.selectFrom('partner as p');`)).toEqual([]);
  });

  it('may not read tables of higher areas', () => {
    expect(problemsOf(IN_OPERATIONS, `trx.selectFrom('load_order as o');`)).toEqual([
      'reads load_order of load-orders, an area above it: declare a port',
    ]);
    expect(problemsOf(IN_OPERATIONS, 'sql`select 1 from operation p join load_order o on true`;')).toEqual([
      'reads load_order of load-orders, an area above it: declare a port',
    ]);
  });

  it('may not write tables of others', () => {
    const message = 'writes partner, which belongs to partners: call its server/index.ts';
    expect(problemsOf(IN_OPERATIONS, `trx.insertInto('partner');`)).toEqual([message]);
    expect(problemsOf(IN_OPERATIONS, 'sql`update partner set name = 1`;')).toEqual([message]);
  });

  it('who may not hide a table in a choice', () => {
    expect(problemsOf(IN_OPERATIONS, `trx.updateTable(isOwn ? 'operation' : 'partner');`)).toEqual([
      'writes partner, which belongs to partners: call its server/index.ts',
    ]);
    expect(problemsOf(IN_OPERATIONS, `sql.table(isOwn ? 'operation' : 'load_order');`)).toEqual([
      'reads load_order of load-orders, an area above it: declare a port',
    ]);
  });

  it('every table of the database has one', () => {
    const schema = readFileSync('src/platform/db/schema.gen.ts', 'utf8');
    const tables = [...(/export interface DB \{([\s\S]*?)\n\}/.exec(schema)?.[1] ?? '').matchAll(/^ {2}(\w+):/gm)];
    expect(tables.length).toBeGreaterThan(40);
    expect(tables.map(([, name = '']) => name).filter((name) => !TABLE_OWNERS[name])).toEqual([]);
  });
});
