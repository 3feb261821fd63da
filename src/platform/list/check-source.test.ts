import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sourceProblems } from './check-source.ts';
import { freightList, freightSource } from './freight.fixture.ts';
import { listRoutes } from './list-routes.ts';
import type { ListSource } from './list-source.ts';

const problemsWith = (change: Partial<ListSource>) => sourceProblems({ ...freightSource, ...change });

describe('a source of a list', () => {
  it('is valid when it covers its whole definition', () => {
    expect(sourceProblems(freightSource)).toEqual([]);
  });

  it('must have a sort expression for every sortable column', () => {
    const { price: _, ...output } = freightSource.output;
    expect(problemsWith({ output })).toEqual(['column price: sortable, but neither output nor sortBy knows it']);
    expect(problemsWith({ sortBy: {} })).toEqual(['column carrier: a sortable custom column needs sortBy']);
  });

  it('must have a default order among the sortable columns', () => {
    expect(problemsWith({ definition: { ...freightList, defaultSort: 'tags' } })).toEqual([
      'defaultSort tags: not a sortable column',
    ]);
  });

  it('must cover every filter, under a name of its own', () => {
    const { note: _, ...filters } = freightSource.filters!;
    expect(problemsWith({ filters })).toEqual(['filter note: the source does not answer it']);
    expect(problemsWith({ definition: { ...freightList, extraQuery: { page: z.string() } } })).toEqual([
      'filter page: the name is taken',
    ]);
  });

  it('must keep the values that its filters take from there', () => {
    const filters = { ...freightSource.filters, note: { sql: sql`f.note`, kept: { field: 'note' } } };
    expect(problemsWith({ filters })).toEqual(['filter note: the source keeps no values']);
  });

  it('must say whether a range is of instants or days', () => {
    const filters = { ...freightSource.filters, loadedOn: { sql: sql`f.loaded_on` } };
    expect(problemsWith({ filters })).toEqual(['filter loadedOn: a range says whether it is of instants or days']);
  });

  it('must have the joins and texts it refers to', () => {
    expect(problemsWith({ joins: {} })).toEqual(['join carrier: unknown']);
    expect(problemsWith({ search: [] })).toEqual(['searchable, but without texts to search']);
  });

  it('must output the files it links to', () => {
    expect(problemsWith({ files: ['photo', 'code'] })).toEqual(['photo: not an output']);
  });

  it('takes part in the search over all records with its definition, and shows only what it outputs', () => {
    const found = { label: { sql: sql`f.code` } };
    expect(problemsWith({ found })).toEqual(['found: the definition and the source must both name it']);
    const definition = { ...freightList, found: z.object({ code: z.string(), driven: z.boolean() }) };
    expect(problemsWith({ definition, found })).toEqual(['found driven: not an output']);
    const output = { driven: { sql: sql`true` } };
    expect(problemsWith({ definition, found: { ...found, output } })).toEqual([]);
  });

  it('must know the filters of its tabs', () => {
    const tabs = { all: {}, late: { late: 'true' }, open: { state: 'open' } };
    expect(problemsWith({ definition: { ...freightList, tabs } })).toEqual(['tab late: the list has no filter late']);
  });

  it('must have a reader for its spreadsheet', () => {
    const { downloadAccess: _, ...definition } = freightList;
    expect(problemsWith({ definition: { ...definition, access: 'public' } })).toEqual([
      'downloadAccess: nobody to make the spreadsheet for',
    ]);
  });

  it('prevents the server from starting when it is invalid', () => {
    expect(() => listRoutes({ ...freightSource, joins: {} })).toThrow('list freights: join carrier: unknown');
  });
});
