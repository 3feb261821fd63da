import { expect, it } from 'vitest';
import { z } from 'zod';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { isShown, readChoice, shownColumns, withColumn } from './column-choice.ts';

const freights: ListDefinition = {
  id: 'freights',
  path: '/freights',
  summary: 'Freights.',
  access: 'signed-in',
  row: z.object({}),
  columns: { code: { kind: 'text' }, note: { kind: 'text' }, weight: { kind: 'number', hidden: true } },
  filters: {},
  searchable: true,
  defaultSort: 'code',
};

it('shows what the definition shows until the user decides', () => {
  expect(shownColumns(freights, {})).toEqual(['code', 'note']);
  expect(shownColumns(freights, { note: false, weight: true })).toEqual(['code', 'weight']);
});

it('never hides the column that links to the record', () => {
  expect(isShown(freights, { code: false }, 'code')).toBe(true);
});

it('keeps only decisions that differ, so that later columns show by themselves', () => {
  const chosen = withColumn(freights, withColumn(freights, {}, 'weight', true), 'note', false);
  expect(chosen).toEqual({ weight: true, note: false });
  expect(withColumn(freights, withColumn(freights, chosen, 'weight', false), 'note', true)).toEqual({});
});

it('ignores columns that no longer exist and invalid values', () => {
  expect(readChoice(freights, { note: false, gone: true, weight: 'yes' })).toEqual({ note: false });
  expect([null, 'x', 3, undefined].map((stored) => readChoice(freights, stored))).toEqual([{}, {}, {}, {}]);
});
