import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ListQuery } from '#kernel/list-definition.ts';
import { freightSource } from './freight.fixture.ts';
import type { ListContext } from './list-source.ts';
import { pageStatement } from './read-page.ts';

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const nobody = {} as ListContext;

function compile(query: Partial<ListQuery> = {}) {
  const { sql: text, parameters } = pageStatement(freightSource, nobody, {
    page: 1,
    size: 10,
    sort: '-createdAt',
    ...query,
  }).compile(compiler);
  const flat = text.replace(/\s+/g, ' ');
  return { text: flat, parameters, keys: flat.slice(0, flat.indexOf('select row_to_json')) };
}

describe('the statement of a page', () => {
  it('joins for the keys only what the filters, the search and the order in use need', () => {
    expect(compile().keys).not.toContain('join carrier');
    expect(compile({ carrier: 'a,b', state: 'open' }).keys).not.toContain('join carrier');
    expect(compile({ sort: 'carrier' }).keys.match(/join carrier/g)).toHaveLength(1);
    expect(compile({ search: 'sal' }).keys).toContain('join carrier');
    expect(compile().text).toContain('join carrier');
  });

  it('has one text, however many values a filter or words a search has', () => {
    expect(compile({ carrier: 'a' }).text).toBe(compile({ carrier: 'a~b,c,d' }).text);
    expect(compile({ search: 'a' }).text).toBe(compile({ search: 'a b c' }).text);
    expect(compile({ page: 2 }).text).toBe(compile({ page: 900 }).text);
  });

  it('has a literal limit and no offset on the first page', () => {
    expect(compile({ size: 50 }).keys).toContain('limit 50');
    expect(compile().keys).not.toContain('offset');
    expect(compile({ page: 3 }).parameters).toContain(20);
  });

  it("never contains the reader's input in its text", () => {
    const typed = "x'; drop table freight; --";
    const { text, parameters } = compile({ search: typed, note: typed, carrier: typed });
    expect(text).not.toContain('drop table');
    expect(JSON.stringify(parameters)).toContain('drop');
  });

  it('puts empty values last, and needs no special index where a value is never null', () => {
    expect(compile({ sort: '-price' }).keys).toContain('order by "sort_value" desc nulls last, "row_key" desc');
    expect(compile({ sort: 'price' }).keys).toContain('order by "sort_value" asc, "row_key" asc');
    expect(compile({ sort: '-createdAt' }).keys).toContain('order by "sort_value" desc, "row_key" desc');
  });

  it('orders texts without case and accents, money as numbers', () => {
    expect(compile({ sort: 'code' }).keys).toContain('app.fold((f.code)::text) as sort_value');
    expect(compile({ sort: 'price' }).keys).toContain('(f.price::text)::numeric as sort_value');
  });

  it('finds the matches of a search once', () => {
    expect(compile({ search: 'sal' }).keys.match(/like all/g)).toHaveLength(1);
    expect(compile({ search: '   ' }).keys).not.toContain('like all');
  });

  it("uses the source's own search condition where it has one", () => {
    const indexed = { ...freightSource, searchBy: (patterns: unknown) => sql`f.id in (select find(${patterns}))` };
    const query = { page: 1, size: 10, sort: 'code', search: 'sal' };
    expect(pageStatement(indexed, nobody, query).compile(compiler).sql).toContain(
      'f.id in (select find((select array_agg',
    );
  });

  it('ignores filters that are missing or "all"', () => {
    expect(compile({ carrier: '-1', state: '', urgent: '-1', loadedOn: '-1' }).text).toBe(compile().text);
  });

  it('finds nothing by a filter of separators alone, without asking the source for a condition', () => {
    const carrier = { sql: sql`f.carrier`, condition: () => sql`f.carrier in ()` };
    const source = { ...freightSource, filters: { ...freightSource.filters, carrier } };
    const query = { page: 1, size: 10, sort: 'code', carrier: ' ,~' };
    const text = pageStatement(source, nobody, query).compile(compiler).sql;
    expect(text).toContain('(false)');
    expect(text).not.toContain('in ()');
  });

  it("reads days of instants in the reader's zone, the last one included", () => {
    const inBrazil = { actor: { timeZone: 'America/Sao_Paulo' } } as ListContext;
    const query = { page: 1, size: 10, sort: 'code', createdAt: '01-02-2026,28-02-2026' };
    expect(pageStatement(freightSource, inBrazil, query).compile(compiler).sql).toContain("'America/Sao_Paulo'");
    const { text, parameters } = compile({ createdAt: '01-02-2026,28-02-2026' });
    expect(text).toContain("::date + 1)::timestamp at time zone 'America/La_Paz'");
    expect(parameters).toEqual(expect.arrayContaining(['2026-02-01', '2026-02-28']));
  });
});
