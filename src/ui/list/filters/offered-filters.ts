import type { ListDefinition } from '#kernel/list-definition.ts';

/** A filter, or several of one group. */
export type Offered = { readonly filter: string } | { readonly group: string; readonly filters: readonly string[] };

/** The filters in their order, with those of a group in the place of its first; the ones named stand for themselves. */
export function offeredFilters(definition: ListDefinition, apart: (filter: string) => boolean): readonly Offered[] {
  const known = Object.entries(definition.filters);
  const membersOf = (group: string) =>
    known.flatMap(([key, filter]) => (filter.group === group && !apart(key) ? [key] : []));
  return known.flatMap(([filter, { group }]): Offered[] => {
    if (group === undefined || apart(filter)) return [{ filter }];
    const filters = membersOf(group);
    return filters[0] === filter ? [{ group, filters }] : [];
  });
}
