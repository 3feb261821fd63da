import { expect, it } from 'vitest';
import { z } from 'zod';
import type { ListDefinition } from './list-definition.ts';
import { listShownTo } from './shown-list.ts';

const list: ListDefinition = {
  id: 'freights',
  path: '/freights',
  summary: 'Freights.',
  access: 'signed-in',
  row: z.object({}),
  columns: { code: { kind: 'text' }, country: { kind: 'status', shownTo: 'see-countries' } },
  filters: { country: { kind: 'options', shownTo: 'see-countries' }, late: { kind: 'flag' } },
  searchable: true,
  defaultSort: 'code',
};

it('leaves out what others see, and is the same object for readers who see the same', () => {
  const shown = listShownTo(list, new Set(['drive']));
  expect([Object.keys(shown.columns), Object.keys(shown.filters)]).toEqual([['code'], ['late']]);
  expect(listShownTo(list, new Set())).toBe(shown);
  expect(listShownTo(list, new Set(['see-countries']))).toBe(list);
});
