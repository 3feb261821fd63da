import { describe, expect, it } from 'vitest';
import {
  askedOf,
  isFiltered,
  readReport,
  withDays,
  withFilter,
  withoutFilters,
  withPeriod,
  writeReport,
} from './report-query.ts';

const read = (query: string) => readReport(new URLSearchParams(query));
const write = (state: ReturnType<typeof read>, query = '') => writeReport(state, new URLSearchParams(query)).toString();
const start = read('');

describe('what a control centre reads from its address', () => {
  it('is the last thirty days, compared, without filters', () => {
    expect(start).toEqual({ query: { period: '30' }, compares: true });
    expect(isFiltered(start)).toBe(false);
  });

  it('is everything a link says', () => {
    const link =
      'period=custom&from=2026-03-01&until=2026-03-20&client=c1&lane=Santa+Cruz%0ALa+Paz&kind=agro&compare=no';
    expect(read(link)).toEqual({
      query: {
        period: 'custom',
        from: '2026-03-01',
        until: '2026-03-20',
        client: 'c1',
        lane: 'Santa Cruz\nLa Paz',
        kind: 'agro',
      },
      compares: false,
    });
    expect(write(read(link))).toBe(link);
  });

  it.each([
    'period=90',
    'period=custom',
    'period=custom&from=2026-03-20&until=2026-03-01',
    'period=custom&from=2026-02-31&until=2026-03-01',
    'from=2026-03-01&until=2026-03-20',
    'kind=sea',
    `client=${'x'.repeat(90)}`,
  ])('is the usual where it makes no sense: %s', (query) => {
    expect(read(query)).toEqual(start);
  });
});

describe('a change', () => {
  it('of the period forgets the days, and keeps the filters', () => {
    const days = withDays(read('client=c1'), '2026-03-01', '2026-03-20');
    expect(write(days)).toBe('period=custom&from=2026-03-01&until=2026-03-20&client=c1');
    expect(write(withPeriod(days, '7'))).toBe('period=7&client=c1');
    expect(write(withPeriod(days, '30'))).toBe('client=c1');
  });

  it('of a filter sets it, clears it, or clears all', () => {
    const two = withFilter(withFilter(start, 'carrier', 'p1'), 'kind', 'agro');
    expect(askedOf(two)).toEqual({ period: '30', carrier: 'p1', kind: 'agro' });
    expect(askedOf(withFilter(two, 'kind', undefined))).toEqual({ period: '30', carrier: 'p1' });
    expect(withoutFilters(two)).toEqual(start);
  });

  it('leaves the parameters of others', () => {
    expect(write(withPeriod(start, 'all'), 'tab=1&period=7')).toBe('tab=1&period=all');
  });
});
