import { expect, it } from 'vitest';
import type { CatalogueDefinition } from '#kernel/catalogue.ts';
import type { ListDefinition, ListFilter } from '#kernel/list-definition.ts';
import { areas } from './areas.ts';
import { CATALOGUES } from './catalogues.gen.ts';

const definitions = Object.values<readonly CatalogueDefinition[]>(CATALOGUES).flat();
const lists = areas().flatMap(({ lists: sources = [] }) => sources.map(({ definition }): ListDefinition => definition));
const filters = lists.flatMap(({ id, filters: of }) =>
  Object.entries(of).flatMap(([name, filter]): [string, ListFilter][] =>
    filter.choices ? [[`${id}.${name}`, filter]] : [],
  ),
);

it.each(definitions)('every filter by $id offers it as companies named and ordered it', ({ id, keys }) => {
  const over = filters.filter(
    ([, { choices = [] }]) => choices.length > 2 && choices.every((key) => keys.includes(key)),
  );
  expect(over.filter(([, { catalogue }]) => catalogue !== id).map(([name]) => name)).toEqual([]);
});

it('some catalogues are filtered by', () => {
  const used = new Set(filters.map(([, { catalogue }]) => catalogue));
  expect(definitions.map(({ id }) => id).filter((id) => used.has(id))).toEqual(
    expect.arrayContaining(['countries', 'vehicleTypes', 'categories', 'weightUnits']),
  );
});
