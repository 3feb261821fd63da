import { describe, expect, it } from 'vitest';
import { readComposition, savedQuery, withPart } from './composed-query.ts';

const at = (query: string) => new URLSearchParams(query);

describe('what a composed report reads from its address', () => {
  it('is the usual period of the report, and everything a link says', () => {
    expect(readComposition('lanes', at(''))).toEqual({ period: '30' });
    expect(readComposition('payments', at(''))).toEqual({ period: 'all' });
    const link = 'period=custom&from=2026-03-01&until=2026-03-20&grouping=month&measures=trips,km&sort=-km&client=c1';
    expect(readComposition('lanes', at(link))).toMatchObject({
      ...{ period: 'custom', from: '2026-03-01', until: '2026-03-20', grouping: 'month' },
      ...{ measures: 'trips,km', sort: '-km', client: 'c1' },
    });
  });

  it.each(['grouping=moon', 'measures=trips,moon', 'sort=moon', 'page=0', 'size=7', 'period=custom&from=2026-03-02'])(
    'leaves out what makes no sense: %s',
    (query) => {
      expect(readComposition('lanes', at(query))).toEqual(readComposition('lanes', at('')));
    },
  );

  it('knows the filters of its report alone', () => {
    expect(readComposition('documents', at('client=c1&fleet=ownTruck'))).not.toHaveProperty('client');
    expect(readComposition('lanes', at('client=c1&fleet=ownTruck'))).not.toHaveProperty('fleet');
  });
});

describe('a change of a part', () => {
  it('begins on the first page, and leaves out the usual', () => {
    expect(withPart('lanes', at('page=3&client=c1'), 'grouping', 'month').toString()).toBe('client=c1&grouping=month');
    expect(withPart('lanes', at('grouping=month&sort=-km'), 'grouping', 'lane').toString()).toBe('');
    expect(withPart('lanes', at('size=50'), 'page', '2').toString()).toBe('size=50&page=2');
  });
});

it('the same composition is saved as the same text, without its page', () => {
  const one = savedQuery('lanes', at('client=c1&grouping=month&page=4&size=50'));
  expect(one).toBe(savedQuery('lanes', at('grouping=month&period=30&client=c1')));
  expect(one).not.toContain('page');
  expect(savedQuery('lanes', at('compare=no'))).toContain('compare=no');
});
