import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ListDefinition } from '#kernel/list-definition.ts';
import {
  everything,
  filterQuery,
  isNarrowed,
  readState,
  tidySearch,
  withFilter,
  withSearch,
  withSize,
  withSort,
  writeState,
} from './list-state.ts';

const freights = {
  id: 'freights',
  path: '/freights',
  summary: 'Freights.',
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
} as const satisfies ListDefinition;

const read = (query: string) => readState(freights, new URLSearchParams(query));
const write = (state: ReturnType<typeof read>, query = '') =>
  writeState(freights, state, new URLSearchParams(query)).toString();
const start = read('');

describe('the state read from an address', () => {
  it('begins on the first page, ten rows, in the default order', () => {
    expect(start).toEqual({ page: 1, size: 10, sort: '-code', search: '', filters: {} });
  });

  it('contains everything a link says', () => {
    expect(read('page=3&size=50&sort=code&search=soja&client=a~b,c&state=open&urgent=false&loadedOn=last7')).toEqual({
      page: 3,
      size: 50,
      sort: 'code',
      search: 'soja',
      filters: { client: 'a~b,c', state: 'open', urgent: 'false', loadedOn: 'last7' },
    });
  });

  it.each([
    ['page=0', {}],
    ['page=-2', {}],
    ['page=1e9', {}],
    ['page=9999999', {}],
    ['size=11', {}],
    ['sort=note', {}],
    ['sort=code;drop', {}],
    ['state=sold', {}],
    ['state=open,sold', { filters: { state: 'open' } }],
    ['urgent=maybe', {}],
    ['loadedOn=all', {}],
    ['loadedOn=31-02-2026,01-03-2026', {}],
    ['loadedOn=02-03-2026,01-03-2026', {}],
    ['client=-1', {}],
    ['client=a,-1', {}],
    ['client=%00', {}],
    [`client=${'x'.repeat(9000)}`, {}],
    ['unknown=1', {}],
  ])('ignores what the list does not know: %s', (query, known) => {
    expect(read(query)).toEqual({ ...start, ...known });
  });

  it('has the size of the list where it says one, and keeps another in the address', () => {
    const long = { ...freights, defaultSize: 100 };
    const sizeOf = (query: string) => readState(long, new URLSearchParams(query)).size;
    expect([sizeOf(''), sizeOf('size=10'), sizeOf('size=100'), sizeOf('size=70')]).toEqual([100, 10, 100, 100]);
    expect(writeState(long, { ...start, size: 10 }, new URLSearchParams()).toString()).toBe('size=10');
    expect(writeState(long, { ...start, size: 100 }, new URLSearchParams()).toString()).toBe('');
  });

  it('has no search where the list offers none', () => {
    const { search } = readState({ ...freights, searchable: false }, new URLSearchParams('search=soja'));
    expect(search).toBe('');
  });
});

describe('the address written from a state', () => {
  it('leaves out the defaults', () => {
    expect(write(start)).toBe('');
  });

  it('is read as it was written', () => {
    const query = 'client=a%7Eb%2Cc&loadedOn=01-02-2026%2C28-02-2026&search=%2B+soja+%26&sort=code&size=20&page=2';
    expect(write(read(query))).toBe(query);
  });

  it('is the same for the same state, in whatever order it was reached', () => {
    expect(write(withSort(withSearch(read('page=2'), 'soja'), 'code'), 'page=2')).toBe('search=soja&sort=code');
    expect(write(read('sort=code&search=soja'), 'sort=code&search=soja')).toBe('search=soja&sort=code');
  });

  it('keeps the parameters of others and drops what no longer applies', () => {
    expect(write(start, 'tab=history&state=open&page=4')).toBe('tab=history');
  });
});

describe('a change', () => {
  const far = read('page=5&state=open');

  it('of filter, search or order starts at the first page', () => {
    expect(withFilter(far, 'urgent', 'true')).toEqual({ ...far, page: 1, filters: { state: 'open', urgent: 'true' } });
    expect(withFilter(far, 'state', '').filters).toEqual({});
    expect(withSearch(far, '  soja ')).toEqual({ ...far, page: 1, search: 'soja' });
    expect(withSort(far, 'code')).toEqual({ ...far, page: 1, sort: 'code' });
  });

  it('of the page size keeps the first row on the screen', () => {
    expect(withSize(far, 20)).toEqual({ ...far, size: 20, page: 3 });
    expect(withSize(read('size=50&page=2'), 10).page).toBe(6);
  });

  it('to no filters keeps order and size', () => {
    expect(everything(read('page=2&size=20&sort=code&search=x&state=open'))).toEqual(read('size=20&sort=code'));
    expect([start, far, read('search=x')].map(isNarrowed)).toEqual([false, true, true]);
  });
});

it('a search is trimmed, bounded and free of what no text holds', () => {
  expect(tidySearch('  soja\u0000 a\ngranel ')).toBe('soja  a granel');
  expect(tidySearch('x'.repeat(600))).toHaveLength(500);
  expect(tidySearch(`${'x'.repeat(499)}😀`).isWellFormed()).toBe(true);
});

it('the request contains days, not the names of presets', () => {
  const state = read('loadedOn=last7&client=a~b&search=soja&page=2');
  expect(filterQuery(freights, state, '2026-03-02')).toEqual({
    client: 'a~b',
    loadedOn: '24-02-2026,02-03-2026',
    search: 'soja',
  });
});
