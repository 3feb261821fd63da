import { expect, it } from 'vitest';
import { tabFilters, tabOf, withTab } from './list-tabs.ts';

const list = { tabs: { all: {}, waiting: { statuses: 'programmed' }, late: { late: 'true' } } };

it('knows the tab by its filters, whatever else is chosen', () => {
  expect(tabOf(list, {})).toBe('all');
  expect(tabOf(list, { origins: 'La Paz' })).toBe('all');
  expect(tabOf(list, { statuses: 'programmed', origins: 'La Paz' })).toBe('waiting');
  expect(tabOf(list, { late: 'true' })).toBe('late');
});

it('knows no tab where filters of several tabs are mixed', () => {
  expect(tabOf(list, { statuses: 'programmed,assigned' })).toBeUndefined();
  expect(tabOf(list, { statuses: 'programmed', late: 'true' })).toBeUndefined();
});

it('replaces the filters of the other tabs and keeps the rest', () => {
  expect([...tabFilters(list)]).toEqual(['statuses', 'late']);
  expect(withTab(list, 'late', { statuses: 'programmed', origins: 'La Paz' })).toEqual({
    origins: 'La Paz',
    late: 'true',
  });
  expect(withTab(list, 'all', { late: 'true', origins: 'La Paz' })).toEqual({ origins: 'La Paz' });
});
