import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseRange } from './day-span.ts';
import { isNoFilter, type ListDefinition, listCalls, splitValues } from './list-definition.ts';

const freights = {
  id: 'freights',
  path: '/freights',
  summary: 'Freights of the company.',
  access: 'signed-in',
  row: z.object({ _id: z.string() }),
  columns: { code: { kind: 'text', sortable: true }, note: { kind: 'text' } },
  filters: {
    client: { kind: 'options' },
    state: { kind: 'choice', choices: ['open', 'closed'] },
    urgent: { kind: 'flag' },
    loadedOn: { kind: 'range' },
  },
  searchable: true,
  defaultSort: '-code',
  extraQuery: { market: z.enum(['spot', 'own']).optional() },
} as const satisfies ListDefinition;

const { read, options, download } = listCalls(freights);
const accepts = (query: Record<string, string>) => read.query!.safeParse(query).success;

describe('values of a filter', () => {
  it('are joined by commas, ids of one label by ~, and each counts once', () => {
    expect(splitValues('a~b,c,a, ,')).toEqual(['a', 'b', 'c']);
  });

  it('may contain the separators themselves, percent-encoded', () => {
    expect(splitValues('La Paz%2C BO,50%25,x%7Ey,%41')).toEqual(['La Paz, BO', '50%', 'x~y', '%41']);
  });

  it('mean no filter when nothing is chosen or "all" is among them', () => {
    expect(['', ' ', '-1', 'a,-1'].map(isNoFilter)).toEqual([true, true, true, true]);
    expect(isNoFilter('a,b')).toBe(false);
  });

  it('span calendar days from the first to the last', () => {
    expect(parseRange('01-02-2026,28-02-2026')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    for (const text of [
      '28-02-2026,01-02-2026',
      '30-02-2026,01-03-2026',
      '01-02-2026',
      '01-02-2026,02-02-2026,x',
      '',
    ]) {
      expect(parseRange(text)).toBeUndefined();
    }
  });
});

describe('the calls of a list', () => {
  it('start with the first page, ten rows and the default order', () => {
    expect(read.query!.parse({})).toEqual({ page: 1, size: 10, sort: '-code' });
  });

  it('take the page sizes 10, 20 and 50 and no other', () => {
    expect(['10', '20', '50'].every((size) => accepts({ size }))).toBe(true);
    expect(['0', '11', '100', '-1', 'x', '1e9'].some((size) => accepts({ size }))).toBe(false);
  });

  it('sort by sortable columns only', () => {
    expect(accepts({ sort: 'code' }) && accepts({ sort: '-code' })).toBe(true);
    expect(accepts({ sort: 'note' }) || accepts({ sort: 'code; drop table' })).toBe(false);
  });

  it('refuse invalid page numbers', () => {
    expect(['0', '-1', '1.5', '100001', 'x'].some((page) => accepts({ page }))).toBe(false);
  });

  it('read every filter, and "-1" in each as no filter', () => {
    expect(accepts({ client: 'a~b', state: 'open,closed', urgent: 'true', loadedOn: '01-01-2026,31-01-2026' })).toBe(
      true,
    );
    expect(accepts({ client: '-1', state: '-1', urgent: '-1', loadedOn: '-1' })).toBe(true);
  });

  it('refuse unknown choices, flags, broken ranges and characters that PostgreSQL cannot store', () => {
    expect(accepts({ state: 'open,gone' })).toBe(false);
    expect(accepts({ urgent: 'yes' })).toBe(false);
    expect(accepts({ loadedOn: '2026-01-01,2026-01-31' })).toBe(false);
    expect(accepts({ client: 'a\u0000b' })).toBe(false);
    expect(accepts({ search: 'a\ud800' })).toBe(false);
  });

  it('offer options of the option filters only, with the same extra query', () => {
    const parses = (query: object) => options.query!.safeParse(query).success;
    expect(parses({ column: 'client', market: 'spot' })).toBe(true);
    expect(parses({ column: 'client', market: 'moon' })).toBe(false);
    expect(parses({ column: 'state' })).toBe(false);
  });

  it('offer no options where no filter has any', () => {
    const { options: none } = listCalls({ ...freights, filters: {} });
    expect(none.query!.safeParse({ column: 'client' }).success).toBe(false);
  });

  it('order a spreadsheet of known columns and filters', () => {
    const parses = (body: object) => download.body!.safeParse(body).success;
    expect(parses({ columns: ['note', 'code'], state: 'open' })).toBe(true);
    expect(parses({ columns: ['secret'] })).toBe(false);
    expect(parses({ page: 2 })).toBe(false);
  });
});
