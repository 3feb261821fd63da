import { expect, it } from 'vitest';
import { taskIn, taskSearch } from './carrier-tasks.ts';

it('opens one dialog at a time and keeps the query of the list', () => {
  const list = new URLSearchParams('search=soja&page=2&apply=1');
  const opened = new URLSearchParams(taskSearch(list, 'price', '7'));
  expect(taskIn(opened)).toEqual({ task: 'price', id: '7' });
  expect(opened.get('apply')).toBeNull();
  expect([opened.get('search'), opened.get('page')]).toEqual(['soja', '2']);
});

it('no dialog is open where the query names none', () => {
  expect(taskIn(new URLSearchParams('search=price'))).toBeNull();
});
